import { launches } from './launch-chromium';

const packaged = { path: '/cache/chromium', env: {} };
const system = { path: '/usr/bin/chromium', env: {} };

describe('the ways to start a browser', () => {
  it('try every browser with its sandbox before any without', () => {
    expect(launches([packaged, system], false)).toEqual([
      { executable: packaged, isSandboxed: true },
      { executable: system, isSandboxed: true },
      { executable: packaged, isSandboxed: false },
      { executable: system, isSandboxed: false },
    ]);
  });

  it('have no sandbox as root', () => {
    expect(launches([packaged], true)).toEqual([{ executable: packaged, isSandboxed: false }]);
  });
});
