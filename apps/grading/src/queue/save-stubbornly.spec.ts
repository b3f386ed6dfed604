import { saveStubbornly } from './save-stubbornly';

describe('saveStubbornly', () => {
  it('saves again until it succeeds', async () => {
    let tries = 0;
    const save = async () => {
      tries += 1;
      if (tries < 3) throw new Error('The database is away');
      return 'saved';
    };
    expect(await saveStubbornly(save, [0, 0, 0])).toBe('saved');
    expect(tries).toBe(3);
  });

  it('gives up in the end', async () => {
    const save = () => Promise.reject(new Error('The database is away'));
    await expect(saveStubbornly(save, [0, 0])).rejects.toThrow('The database is away');
  });
});
