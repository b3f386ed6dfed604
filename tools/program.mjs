import { realpathSync } from 'node:fs';
import { Problem } from './problem.mjs';

/** Runs `main` when the module is the program that Node was started with, and not when another imports it. */
export async function runAsProgram(module, main) {
  if (!process.argv[1] || realpathSync(process.argv[1]) !== module.filename) return;
  try {
    await main();
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}

export function report(error) {
  console.error(error instanceof Problem ? error.message : error);
}
