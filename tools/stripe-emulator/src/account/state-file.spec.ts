import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StateFile } from './state-file';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stripe-emulator-'));
});
afterEach(() => rm(folder, { recursive: true }));

const portal = (id: string) => ({ id, customerId: 'cus_1', returnUrl: null, created: 1 });

describe('StateFile', () => {
  it('starts empty, and gives back what was saved', async () => {
    const path = join(folder, 'deeper', 'state.json');
    const file = await StateFile.open(path);
    expect(file.state.portals).toEqual({});
    file.state.portals['bps_1'] = portal('bps_1');
    const first = file.save();
    file.state.portals['bps_2'] = portal('bps_2');
    await Promise.all([first, file.save(), file.save()]);
    expect(Object.keys((await StateFile.open(path)).state.portals)).toEqual(['bps_1', 'bps_2']);
    expect(await readdir(join(folder, 'deeper'))).toEqual(['state.json']);
  });

  it('refuses a file that is not its own', async () => {
    const path = join(folder, 'state.json');
    await writeFile(path, '{"formatVersion": 1');
    await expect(StateFile.open(path)).rejects.toThrow('is not the Stripe emulator');
    await writeFile(path, '{"formatVersion": 2}');
    await expect(StateFile.open(path)).rejects.toThrow('another version');
  });
});
