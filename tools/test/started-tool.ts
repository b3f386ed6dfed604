import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const TOOLS = join(__dirname, '..');

/** One of the commands in tools/, running; what it prints is kept. */
export class StartedTool {
  private text = '';
  private readonly closed: Promise<number | null>;

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (this.text += data));
    this.closed = new Promise((done) => child.once('close', (code) => done(code)));
  }

  static run(script: string, args: string[], env: Record<string, string> = {}): StartedTool {
    const options = { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] as const };
    return new StartedTool(
      spawn(process.execPath, [join(TOOLS, script), ...args], { ...options, stdio: [...options.stdio] }),
    );
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** The first capture of the pattern, as soon as it has been printed. */
  async printed(pattern: RegExp): Promise<string> {
    const printed = new Promise<string>((done) => {
      const look = () => {
        const found = pattern.exec(this.text);
        if (found) done(found[1] ?? found[0]);
      };
      for (const stream of [this.child.stdout, this.child.stderr]) stream?.on('data', look);
      look();
    });
    const ended = this.closed.then((code) => {
      throw new Error(`It ended with ${code} and printed:\n${this.text}`);
    });
    return Promise.race([printed, ended]);
  }

  async ended(): Promise<{ code: number | null; output: string }> {
    const code = await this.closed;
    return { code, output: this.text.trim() };
  }

  async signal(signal: NodeJS.Signals): Promise<{ code: number | null; output: string }> {
    this.child.kill(signal);
    return this.ended();
  }
}
