import { Injectable } from '@nestjs/common';

export type CheckState = 'ok' | 'degraded' | 'down';
export type Probe = () => Promise<CheckState>;

const PROBE_TIMEOUT_MS = 2500;

/** What a service depends on, each with a probe that really tries it. */
@Injectable()
export class DependencyChecks {
  private readonly probes = new Map<string, Probe>();

  register(name: 'database' | 'stripe' | 'openai' | 'storage' | 'pdf', probe: Probe): void {
    this.probes.set(name, probe);
  }

  /** Runs the probes side by side, all or the named ones; one that fails or takes over two and a half seconds is down. */
  async run(names?: readonly string[]): Promise<Record<string, CheckState>> {
    const asked = [...this.probes].filter(([name]) => names?.includes(name) ?? true);
    const results = asked.map(async ([name, probe]) => [name, await limited(probe)] as const);
    return Object.fromEntries(await Promise.all(results));
  }
}

async function limited(probe: Probe): Promise<CheckState> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<CheckState>((give) => {
    timer = setTimeout(() => give('down'), PROBE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([probe(), timeUp]);
  } catch {
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}
