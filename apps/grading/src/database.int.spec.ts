import { schemaDrift } from '@colophon/testing';
import { gradingDatabase } from './database';

it('has the tables that the entities describe', async () => {
  expect(await schemaDrift(gradingDatabase)).toEqual([]);
});
