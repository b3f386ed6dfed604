import {
  chromiumCacheFolder,
  runsPackagedChromium,
  systemChromiums,
  unpackChromium,
} from '@colophon/chromium';
import { chromium, type Browser } from 'playwright-core';

const ARGUMENTS = [
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The Chromium that certificates are printed with too; the machine's own where that does not run. */
export async function openBrowser(): Promise<Browser> {
  const packaged = runsPackagedChromium() ? [await unpackChromium(chromiumCacheFolder())] : [];
  const [executable] = [...packaged, ...(await systemChromiums())];
  if (!executable)
    throw new Error('There is no Chromium on this machine; install one to run the browser tests');
  return chromium.launch({
    executablePath: executable.path,
    env: { ...process.env, ...executable.env } as Record<string, string>,
    args: ARGUMENTS,
    chromiumSandbox: false,
  });
}
