import { schemaDrift } from '@colophon/testing';
import { startSupport, type SupportUnderTest } from '../test/support';

let support: SupportUnderTest;
beforeAll(async () => (support = await startSupport()));
afterAll(() => support.stop());

it('has the tables that the entities describe', async () => {
  expect(await schemaDrift(support.service.database)).toEqual([]);
});
