import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const START_TIMEOUT_MS = 120_000;

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
      const timer = setTimeout(
        () => failed(new Error(`No line like ${untilLine}:\n${output}`)),
        START_TIMEOUT_MS,
      );
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
      child.once('exit', (code) => finish(new Error(`${args.join(' ')} ended with ${code}:\n${output}`)));
    });
    return program;
  }

  /** Asks it to end, as Ctrl-C does. @returns its exit code. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    const ended = new Promise<number | null>((done) => this.child.once('exit', (code) => done(code)));
    this.child.kill('SIGINT');
    return ended;
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
