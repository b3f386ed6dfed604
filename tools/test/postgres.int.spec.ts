import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { eventually } from '@colophon/testing';
import { StartedTool } from './started-tool';

// A temporary folder is one that only its owner may enter.
let dataDir: string;
const running: StartedTool[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'colophon-data-'));
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((tool) => tool.signal('SIGINT')));
  rmSync(dataDir, { recursive: true, force: true });
});

function hold(): StartedTool {
  const tool = StartedTool.run('test/hold-database.mjs', [dataDir]);
  running.push(tool);
  return tool;
}

async function query(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function parentOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
}

describe('a data folder of its own', () => {
  it('keeps its data from one start to the next, and Ctrl-C leaves no process', async () => {
    const first = hold();
    await query(await first.printed(/ready (.*)/), 'create table kept as select 42 as answer');
    const pid = postmasterPid();

    expect((await first.signal('SIGINT')).code).toBe(0);
    expect(isRunning(pid)).toBe(false);

    const url = await hold().printed(/ready (.*)/);
    expect(await query(url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('takes two hundred connections, from this machine and with the password only', async () => {
    const url = await hold().printed(/ready (.*)/);
    expect(await query(url, 'show max_connections')).toEqual([{ max_connections: '200' }]);
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);

    const stranger = new URL(url);
    stranger.password = 'guessed';
    await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('stops with whoever started it, even by kill -9', async () => {
    const tool = hold();
    await tool.printed(/ready/);
    const left = postmasterPid();
    await tool.signal('SIGKILL');

    const url = await hold().printed(/ready (.*)/);
    expect(isRunning(left)).toBe(false);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('stops a database process that was left behind, and starts afresh with its data', async () => {
    const tool = hold();
    await query(await tool.printed(/ready (.*)/), 'create table kept as select 42 as answer');
    const orphan = postmasterPid();
    process.kill(parentOf(orphan), 'SIGKILL');
    await tool.signal('SIGKILL');
    expect(isRunning(orphan)).toBe(true);

    const url = await hold().printed(/ready (.*)/);
    expect(postmasterPid()).not.toBe(orphan);
    expect(await query(url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('starts PostgreSQL again when it is killed', async () => {
    const tool = hold();
    const url = await tool.printed(/ready (.*)/);
    const killed = postmasterPid();
    process.kill(killed, 'SIGKILL');
    await tool.printed(/starting it again/);
    await eventually(async () => expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]));
    expect(postmasterPid()).not.toBe(killed);
  });

  it('starts after a first start was interrupted before it was ready', async () => {
    const tool = hold();
    tool.signal('SIGKILL');
    await tool.ended();
    await hold().printed(/ready/);
  });
});

describe('a data folder that cannot be used', () => {
  it('is in use', async () => {
    const owner = hold();
    await owner.printed(/ready/);
    expect(await hold().ended()).toEqual({
      code: 1,
      output:
        `The data folder ${dataDir} is in use by another Colophon (process ${owner.pid}). ` +
        'Stop it, or set DATA_DIR to another folder.',
    });
  });

  it('holds other files', async () => {
    writeFileSync(join(dataDir, 'thesis.txt'), 'precious');
    expect(await hold().ended()).toEqual({
      code: 1,
      output: `The folder ${dataDir} holds other files. Set DATA_DIR to a new or empty folder.`,
    });
  });

  it('was written by a newer Colophon', async () => {
    writeFileSync(join(dataDir, 'version'), '99\n');
    expect(await hold().ended()).toEqual({
      code: 1,
      output:
        `The data folder ${dataDir} was written by a newer Colophon (data version 99, this one knows 1). ` +
        'Use the newer one, or set DATA_DIR to another folder.',
    });
  });

  it('was written by a newer PostgreSQL', async () => {
    const tool = hold();
    await tool.printed(/ready/);
    await tool.signal('SIGINT');
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '99\n');

    const { code, output } = await hold().ended();
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The data folder .* was written by PostgreSQL 99, and this Colophon brings PostgreSQL 18\./,
    );
    expect(output).not.toContain('\n');
  });
});
