/** Ends a switch over `__typename`: a new member of the union stops the build here. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
