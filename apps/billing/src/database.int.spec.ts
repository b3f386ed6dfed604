import { schemaDrift } from '@colophon/testing';
import { billingDatabase } from './database';

it('has the tables that the entities describe', async () => {
  expect(await schemaDrift(billingDatabase)).toEqual([]);
});
