/** An event came before the one it builds on; it is tried again, by when that one has come. */
export class NotKnownYet extends Error {
  override readonly name = 'NotKnownYet';

  constructor(what: string) {
    super(`${what} is not known here yet`);
  }
}
