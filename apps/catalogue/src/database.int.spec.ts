import { schemaDrift } from '@colophon/testing';
import { catalogueDatabase } from './database';

it('has the tables that the entities describe', async () => {
  expect(await schemaDrift(catalogueDatabase)).toEqual([]);
});
