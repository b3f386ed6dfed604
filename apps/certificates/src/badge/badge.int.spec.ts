import { randomUUID } from 'node:crypto';
import { buildCaller } from '@colophon/testing';
import { Press } from '../../test/press';

const VERIFY = `query ($badgeId: ID!) { badge(badgeId: $badgeId) {
  id badgeId bookId bookTitle score issuedOn primaryHex accentHex valid revokedAt holderName
} }`;
const ENTITIES = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  ... on Book { badge { badgeId } }
  ... on Badge { holderName }
} }`;

describe('badges', () => {
  let press: Press;

  beforeAll(async () => {
    press = await Press.open();
    await press.publishBook();
  });

  afterAll(() => press.close());

  describe('my badges', () => {
    it('are the caller’s own', async () => {
      const { caller } = await press.holder();
      expect(await press.badgesOf(caller)).toHaveLength(1);
      expect(await press.badgesOf(buildCaller())).toEqual([]);
    });

    it('need sign-in', async () => {
      const { errors } = await press.service.graphql('{ myBadges { id } }');
      expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    });
  });

  describe('verification', () => {
    it('tells anybody what the badge says, but not whose it is', async () => {
      const { badge } = await press.holder();
      const { holderName: _, ...told } = badge;
      const { data } = await press.service.graphql(VERIFY, { badgeId: badge.badgeId.toLowerCase() });
      expect(data).toEqual({ badge: { ...told, valid: true, revokedAt: null, holderName: null } });
    });

    it.each(['CLP-0000-0000-0000-0000', 'nonsense', '', "' or 1=1 --"])(
      'knows no badge "%s"',
      async (badgeId) => {
        expect(await press.service.graphql(VERIFY, { badgeId })).toEqual({
          data: { badge: null },
          errors: undefined,
        });
      },
    );
  });

  describe('in the graph', () => {
    it('hang on their books, for their holder only', async () => {
      const { caller, badge } = await press.holder();
      const representations = ['the-art-of-war', 'walden'].map((id) => ({ __typename: 'Book', id }));
      const own = await press.service.graphql(ENTITIES, { representations }, caller);
      expect(own.data).toEqual({ _entities: [{ badge: { badgeId: badge.badgeId } }, { badge: null }] });
      for (const other of [null, buildCaller()]) {
        const reply = await press.service.graphql(ENTITIES, { representations }, other);
        expect(reply).toEqual({ data: { _entities: [{ badge: null }, { badge: null }] }, errors: undefined });
      }
    });

    it('are found by reference, by their holder only', async () => {
      const { caller, badge } = await press.holder();
      const ids = [badge.id, randomUUID(), 'nonsense'];
      const representations = ids.map((id) => ({ __typename: 'Badge', id }));
      const own = await press.service.graphql(ENTITIES, { representations }, caller);
      expect(own).toEqual({
        data: { _entities: [{ holderName: 'Ada Lovelace' }, null, null] },
        errors: undefined,
      });
      const other = await press.service.graphql(ENTITIES, { representations }, buildCaller());
      expect(other).toEqual({ data: { _entities: [null, null, null] }, errors: undefined });
    });

    it('take one statement for any number of books', async () => {
      const { caller } = await press.holder();
      const statements = (count: number): Promise<number> =>
        press.service.countStatements(() => {
          const ids = ['the-art-of-war', ...Array.from({ length: count }, (_, index) => `book-${index}`)];
          const representations = ids.map((id) => ({ __typename: 'Book', id }));
          return press.service.graphql(ENTITIES, { representations }, caller);
        });
      expect(await statements(1)).toBe(1);
      expect(await statements(100)).toBe(1);
    });
  });
});
