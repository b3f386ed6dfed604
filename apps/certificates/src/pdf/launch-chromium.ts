import type { Executable } from '@colophon/chromium';
import type { Browser } from 'playwright-core';

const LAUNCH_TIMEOUT_MS = 15_000;

/** What a browser may know of our environment; never our secrets. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'SYSTEMROOT', 'TEMP'];

const ARGUMENTS = [
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

export interface Launch {
  executable: Executable;
  isSandboxed: boolean;
}

/**
 * The ways to start a browser, best first. Root cannot have Chromium's sandbox, and some kernels and containers
 * deny it to everybody; as our pages run no script and reach no network, going without comes last but does come.
 */
export function launches(executables: readonly Executable[], isRoot: boolean): Launch[] {
  const sandboxed = executables.map((executable) => ({ executable, isSandboxed: true }));
  const plain = executables.map((executable) => ({ executable, isSandboxed: false }));
  return isRoot ? plain : [...sandboxed, ...plain];
}

/**
 * Starts Chromium on a pipe, so that it ends with us even when we are killed; signals stay ours.
 * @throws when it does not start.
 */
export async function launchChromium({ executable, isSandboxed }: Launch): Promise<Browser> {
  // Loaded at the first use: it is large, and most processes never print.
  const { chromium } = await import('playwright-core');
  const inherited = INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return chromium.launch({
    executablePath: executable.path,
    env: { ...Object.fromEntries(inherited), ...executable.env },
    args: ARGUMENTS,
    chromiumSandbox: isSandboxed,
    timeout: LAUNCH_TIMEOUT_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
