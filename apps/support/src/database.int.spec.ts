import { schemaDrift } from '@colophon/testing';
import { supportDatabase } from './database';

it('has the tables that the entities describe', async () => {
  expect(await schemaDrift(supportDatabase)).toEqual([]);
});
