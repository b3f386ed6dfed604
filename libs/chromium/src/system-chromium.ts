import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Executable } from './executable';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The browsers of this family that are installed on the machine. */
export async function systemChromiums(): Promise<Executable[]> {
  const found = await Promise.all(
    SYSTEM_PATHS.map((path) =>
      access(path, constants.X_OK).then(
        () => [{ path, env: {} }],
        () => [],
      ),
    ),
  );
  return found.flat();
}
