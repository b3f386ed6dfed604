import { Supergraph } from '@apollo/federation-internals';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedColophon, type EmbeddedColophon } from './colophon/embedded-colophon';
import { BOOK_ID } from './journey/answer-key';

/** What anybody may ask. A new operation is refused to visitors, or it stands here on purpose. */
const PUBLIC_OPERATIONS = [
  ...['Query.popularBooks', 'Query.bookBySlug', 'Query.book', 'Query.badge', 'Query.status'],
  ...['Mutation.register', 'Mutation.verifyEmail', 'Mutation.resendVerification'],
  ...['Mutation.login', 'Mutation.logout'],
];

const PUBLIC_CALLS = [
  ...['POST /auth/register', 'POST /auth/login', 'POST /auth/verify-email'],
  ...['POST /auth/resend-verification', 'POST /auth/logout'],
  ...[
    'GET /books/popular',
    'GET /books/slug/{slug}',
    'GET /books/{bookId}/exam',
    'GET /chapters/book/{bookId}',
  ],
  ...['GET /badges/{badgeId}', 'GET /status'],
];

const FORGED = `${base64url({ alg: 'none' })}.${base64url({ sub: '00000000-0000-4000-8000-000000000000' })}.`;

const supergraph = readFileSync(join(__dirname, '../../gateway/supergraph.graphql'), 'utf8');
const schema = Supergraph.build(supergraph).apiSchema().toGraphQLJSSchema();

const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => [`${type?.name}.${field.name}`, field] as const),
);

describe('who may ask what', () => {
  let colophon: EmbeddedColophon;

  beforeAll(async () => {
    colophon = await startEmbeddedColophon();
  }, 180_000);

  afterAll(async () => {
    await colophon.stop();
  });

  async function ask(query: string, authorization?: string) {
    const response = await fetch(`${colophon.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] };
  }

  async function codesOf(query: string, authorization?: string): Promise<(string | undefined)[]> {
    const { errors = [] } = await ask(query, authorization);
    return errors.map(({ extensions }) => extensions.code);
  }

  it.each(operations)('%s is for everybody on purpose, or for those signed in', async (name, field) => {
    const query = minimalOperation(name, field);
    for (const authorization of [undefined, `Bearer ${FORGED}`]) {
      const codes = await codesOf(query, authorization);
      if (PUBLIC_OPERATIONS.includes(name)) expect(codes).not.toContain('UNAUTHENTICATED');
      else expect(codes).toEqual(['UNAUTHENTICATED']);
    }
  });

  it('every call of /api is for everybody on purpose, or for those signed in', async () => {
    const { paths } = (await (await fetch(`${colophon.url}/api/docs`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    );
    for (const { method, path } of [...calls, { method: 'POST', path: '/badges/pdf' }]) {
      const name = `${method} ${path}`;
      const address = `${colophon.url}/api${path.replace(/\{\w+\}/g, BOOK_ID)}`;
      const reply = await (await fetch(address, { method })).text();
      const isRefused = reply.includes('Sign in to go on.');
      expect({ name, isRefused }).toEqual({ name, isRefused: !PUBLIC_CALLS.includes(name) });
    }
  });

  it('shows a visitor nothing of a person in what is public', async () => {
    const { data } = await ask(`{
      bookBySlug(slug: "${BOOK_ID}") {
        progressPct
        badge { id }
        myExam { passed }
        chapters { progress { isRead } }
      }
    }`);
    const chapters = Array.from({ length: 13 }, () => ({ progress: null }));
    expect(data).toEqual({ bookBySlug: { progressPct: null, badge: null, myExam: null, chapters } });
  });

  it('keeps the practice questions with their answers from a visitor', async () => {
    const codes = await codesOf(
      `{ bookBySlug(slug: "${BOOK_ID}") { chapters { questions { answerIndex } } } }`,
    );
    expect(new Set(codes)).toEqual(new Set(['UNAUTHENTICATED']));
  });

  it('has no way around the gateway to the entities of services', async () => {
    for (const query of ['{ _entities(representations: []) { __typename } }', '{ _service { sdl } }']) {
      expect(await codesOf(query)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    }
  });
});

/** Asks for one root field with arguments that are well formed and as little of the answer as can be. */
function minimalOperation(name: string, { name: field, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${literal(arg.type)}`);
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
  const operation = name.startsWith('Mutation') ? 'mutation' : 'query';
  return `${operation} { ${field}${given.length ? `(${given.join(', ')})` : ''}${selection} }`;
}

function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return String(type.getValues()[0]?.name);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
  }
  return { Int: '1', Float: '1', Boolean: 'true' }[type.name] ?? '"nobody@example.org"';
}

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
