/** Makes a switch over a union exhaustive: a new member no longer compiles. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
