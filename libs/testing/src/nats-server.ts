import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './eventually';

/** A nats-server with JetStream, its port and its store its own; it keeps both over restarts. */
export class NatsServer {
  private child: ChildProcess | undefined;
  private port = -1;

  private constructor(private readonly folder: string) {}

  static async start(): Promise<NatsServer> {
    const server = new NatsServer(await mkdtemp(join(tmpdir(), 'nats-')));
    await server.up();
    return server;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    const options = ['--addr', '127.0.0.1', '--port', String(this.port), '--jetstream'];
    const folders = ['--store_dir', join(this.folder, 'store'), '--ports_file_dir', this.folder];
    const child = spawn('nats-server', [...options, ...folders], { stdio: 'ignore' });
    this.child = child;
    const file = await eventually(async () => {
      const name = (await readdir(this.folder)).find((entry) => entry.endsWith(`_${child.pid}.ports`));
      if (!name) throw new Error('nats-server has not told its port yet');
      return JSON.parse(await readFile(join(this.folder, name), 'utf8')) as { nats: string[] };
    });
    this.port = Number(new URL(file.nats[0] ?? '').port);
  }

  async kill(): Promise<void> {
    const gone = new Promise((done) => this.child?.once('exit', done));
    this.child?.kill('SIGKILL');
    await gone;
  }

  /** Forgets everything JetStream holds; only while the server is down. */
  async deleteStore(): Promise<void> {
    await rm(join(this.folder, 'store'), { recursive: true, force: true });
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
