import { schemaDrift } from '@colophon/testing';
import { examDatabase } from './database';

it('has the tables that the entities describe', async () => {
  expect(await schemaDrift(examDatabase)).toEqual([]);
});
