import { schemaDrift } from '@colophon/testing';
import { startIdentity, type IdentityUnderTest } from '../test/factories';

let identity: IdentityUnderTest;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

it('has the tables that the entities describe', async () => {
  expect(await schemaDrift(identity.service.database)).toEqual([]);
});
