import { schemaDrift } from '@colophon/testing';
import { progressDatabase } from './database';

it('has the tables that the entities describe', async () => {
  expect(await schemaDrift(progressDatabase)).toEqual([]);
});
