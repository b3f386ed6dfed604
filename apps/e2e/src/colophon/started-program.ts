import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const START_TIMEOUT_MS = 120_000;

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** One of the project's own commands, running as it would for an operator. */
export class StartedProgram {
  private constructor(
    private readonly child: ChildProcess,
    readonly output: () => string,
  ) {}

  /**
   * Starts a program and waits for a line of its output.
   * @throws with all it printed when it ends, or is silent for two minutes.
   */
  static async start(
    args: string[],
    env: Record<string, string>,
    untilLine: RegExp,
  ): Promise<StartedProgram> {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const program = new StartedProgram(child, () => output);
    await new Promise<void>((ready, failed) => {
      const giveUp = () => {
        child.kill('SIGKILL');
        failed(new Error(`No line like ${untilLine}:\n${output}`));
      };
      const timer = setTimeout(giveUp, START_TIMEOUT_MS);
      const finish = (error?: Error) => {
        clearTimeout(timer);
        if (error) failed(error);
        else ready();
      };
      const read = (text: Buffer) => {
        output += text.toString();
        if (untilLine.test(output)) finish();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('close', (code) => finish(new Error(`${args.join(' ')} ended with ${code}:\n${output}`)));
    });
    return program;
  }

  /** Asks it to end, as Ctrl-C does or a container's host. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<Ending> {
    this.child.kill(signal);
    return this.ended();
  }

  /** Waits until it has ended. */
  async ended(): Promise<Ending> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return { code: this.child.exitCode, signal: this.child.signalCode };
  }
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
