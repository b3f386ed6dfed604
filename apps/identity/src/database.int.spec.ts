import { schemaDrift } from '@colophon/testing';
import { identityDatabase } from './database';

it('has the tables that the entities describe', async () => {
  expect(await schemaDrift(identityDatabase)).toEqual([]);
});
