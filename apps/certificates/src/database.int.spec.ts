import { schemaDrift } from '@colophon/testing';
import { certificatesDatabase } from './database';

it('has the tables that the entities describe', async () => {
  expect(await schemaDrift(certificatesDatabase)).toEqual([]);
});
