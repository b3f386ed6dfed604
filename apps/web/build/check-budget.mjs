import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/* Fails when the JavaScript that a screen loads before it can be used outgrows its limit, gzipped. */

const LANDING_LIMIT = 110_000;
const OTHER_LIMIT = 180_000;

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const LANDING = 'src/features/landing/landing.route.tsx';
const EVERY_PAGE = ['index.html', 'src/locales/en/shell.po'];
const SIGNED_IN = [
  'src/app/layout/signed-in-layout.tsx',
  'src/app/layout/account-menu.tsx',
  'src/session/keep-session.ts',
  'src/locales/en/signed-in.po',
];
/** What the screens of a folder load besides; every other screen is behind the sign-in. */
const BRANCHES = {
  'src/app/': [],
  'src/features/landing/': ['src/locales/en/landing.po'],
  'src/features/auth/': ['src/locales/en/auth.po'],
  'src/features/exam/': [...SIGNED_IN, 'src/locales/en/exam.po'],
};
/** Set before the first paint by a script of its own. */
const UNBUNDLED = ['appearance.js'];

const screens = Object.keys(manifest).filter((source) => source.endsWith('.route.tsx'));
const sizes = screens.map((screen) => ({ screen, bytes: firstLoad(screen), limit: limitOf(screen) }));
const tooLarge = sizes.filter(({ bytes, limit }) => bytes > limit);

for (const { screen, bytes, limit } of tooLarge) {
  console.error(
    `${screen} loads ${kilobytes(bytes)} of JavaScript first, gzipped; its limit is ${kilobytes(limit)}`,
  );
}
if (screens.length === 0) console.error('The manifest of the build names no screen');
if (tooLarge.length > 0 || screens.length === 0) process.exitCode = 1;
else console.log(summary());

function limitOf(screen) {
  return screen === LANDING ? LANDING_LIMIT : OTHER_LIMIT;
}

function firstLoad(screen) {
  const files = new Set(UNBUNDLED);
  const [, branch] = Object.entries(BRANCHES).find(([folder]) => screen.startsWith(folder)) ?? [
    '',
    SIGNED_IN,
  ];
  for (const source of [...EVERY_PAGE, ...branch, screen]) collect(source, files);
  return [...files].reduce((bytes, file) => bytes + gzipped(file), 0);
}

function collect(source, files) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The manifest of the build does not name ${source}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, files);
}

function gzipped(file) {
  return gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
}

function summary() {
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0];
  const landing = sizes.find(({ screen }) => screen === LANDING);
  return `First load, JavaScript gzipped: landing ${kilobytes(landing.bytes)}, at most ${kilobytes(largest.bytes)} (${largest.screen})`;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
