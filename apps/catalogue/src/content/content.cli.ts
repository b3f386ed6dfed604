import { relative } from 'node:path';
import { checkLibrary } from './check';
import { SHIPPED_LIBRARY } from './library-folder';

const USAGE = 'Usage: npm run content -- check [folder of a library]';

/** Returns the exit code: 0 for a sound library, 1 for mistakes, 2 for a command that does not exist. */
async function main([command, folder = SHIPPED_LIBRARY]: string[]): Promise<number> {
  if (command !== 'check') {
    console.error(USAGE);
    return 2;
  }
  const library = relative(process.cwd(), folder) || '.';
  return (await checkLibrary(library, (line) => console.log(line))) ? 0 : 1;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
