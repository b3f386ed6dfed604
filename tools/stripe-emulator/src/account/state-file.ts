import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { emptyState, type EmulatorState } from './records';

/** The emulator's memory in one JSON file, replaced as a whole so that a crash leaves the old or the new one. */
export class StateFile {
  private writing: Promise<void> = Promise.resolve();
  private queued: Promise<void> | undefined;

  private constructor(
    private readonly path: string,
    readonly state: EmulatorState,
  ) {}

  static async open(path: string): Promise<StateFile> {
    await mkdir(dirname(path), { recursive: true });
    return new StateFile(path, await read(path));
  }

  /** Resolves when everything changed before the call is on disk; calls made meanwhile share one write. */
  save(): Promise<void> {
    this.queued ??= this.writing.then(() => {
      this.queued = undefined;
      return this.write();
    });
    this.writing = this.queued.catch(() => undefined);
    return this.queued;
  }

  private async write(): Promise<void> {
    const temporary = `${this.path}.new`;
    await writeFile(temporary, JSON.stringify(this.state), { mode: 0o600 });
    await rename(temporary, this.path);
  }
}

async function read(path: string): Promise<EmulatorState> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyState();
    throw error;
  }
  const state = parse(path, text);
  if (state.formatVersion !== 1)
    throw new Error(`${path} was written by another version of the Stripe emulator`);
  return state;
}

function parse(path: string, text: string): EmulatorState {
  try {
    return JSON.parse(text) as EmulatorState;
  } catch (cause) {
    throw new Error(`${path} is not the Stripe emulator's state; move it away to start afresh`, { cause });
  }
}
