const interactive = process.stdout.isTTY;

/** Does one step of a longer command and prints a line with its name and how long it took. */
export async function step(name, work) {
  const startedAt = performance.now();
  if (interactive) process.stdout.write(`${name} …`);
  try {
    const result = await work();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`${interactive ? '\r\u001b[K' : ''}${name} … ${seconds} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(interactive ? '\n' : `${name} … failed\n`);
    throw error;
  }
}
