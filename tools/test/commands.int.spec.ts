import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartedTool } from './started-tool';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colophon-data-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  it('says that its port is in use', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, done));
    const { port } = other.address() as AddressInfo;

    const tool = StartedTool.run('start.mjs', [], { PORT: String(port), DATA_DIR: folder });

    expect(await tool.ended()).toEqual({
      code: 1,
      output: `Port ${port} is in use. Stop what uses it, or set PORT to another port.`,
    });
    await new Promise((done) => other.close(done));
  });

  it.each(['abc', '-1', '70000', '4000.5'])('refuses %s as its port', async (port) => {
    const tool = StartedTool.run('start.mjs', [], { PORT: port, DATA_DIR: folder });
    expect(await tool.ended()).toEqual({
      code: 1,
      output: `PORT must be a whole number from 1 to 65535, not "${port}".`,
    });
  });
});

describe('npm run reset', () => {
  const reset = (...args: string[]) => StartedTool.run('reset.mjs', args, { DATA_DIR: folder }).ended();

  it('empties a data folder', async () => {
    writeFileSync(join(folder, 'version'), '1\n');
    expect(await reset('--yes')).toEqual({ code: 0, output: `Removed the data in ${folder}.` });
    expect(existsSync(folder)).toBe(false);
  });

  it('leaves it alone without a yes', async () => {
    writeFileSync(join(folder, 'version'), '1\n');
    const { code, output } = await reset();
    expect(code).toBe(1);
    expect(output).toContain('Nothing was removed.');
    expect(existsSync(join(folder, 'version'))).toBe(true);
  });

  it('leaves a folder alone that is not a data folder', async () => {
    writeFileSync(join(folder, 'thesis.txt'), 'precious');
    expect(await reset('--yes')).toEqual({ code: 0, output: `There is no Colophon data in ${folder}.` });
    expect(existsSync(join(folder, 'thesis.txt'))).toBe(true);
  });

  it('refuses while Colophon runs', async () => {
    const colophon = StartedTool.run('test/hold-database.mjs', [folder]);
    await colophon.printed(/ready/);
    const { code, output } = await reset('--yes');
    expect(code).toBe(1);
    expect(output).toContain(`in use by another Colophon (process ${colophon.pid})`);
    await colophon.signal('SIGINT');
  });
});

describe('npm run migrate', () => {
  it('says what it needs', async () => {
    const env = { DATABASE_URL: '', SERVICE_DATABASE_PASSWORD: '' };
    const { code, output } = await StartedTool.run('migrate.mjs', [], env).ended();
    expect(code).toBe(1);
    expect(output).toMatch(/^Set DATABASE_URL and SERVICE_DATABASE_PASSWORD: /);
  });
});
