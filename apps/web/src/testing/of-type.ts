/** What a screen asked for, with the name of its type, by which the cache knows it. */
export function ofType<Fields extends object>(typename: string, fields: Fields): Fields {
  return { __typename: typename, ...fields };
}
