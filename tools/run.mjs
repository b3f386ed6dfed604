import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { root } from './services.mjs';

/**
 * Runs a program to its end and returns what it printed. Programs of the workspace's packages are found by
 * their bare name. One that fails is a problem told in `saying`, with the program's own output after it.
 */
export function run(program, args, { saying, env = {} }) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.once('error', (error) => fail(new Problem(`${saying}: ${error.message}`)));
    child.once('close', (code) =>
      code === 0 ? done(output) : fail(new Problem(`${saying}:\n${output.trim()}`)),
    );
  });
}
