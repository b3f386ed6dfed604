import { randomUUID } from 'node:crypto';
import type { EventContract, EventData } from '@colophon/contracts';
import { EVENT_TRANSPORT, EventDispatcher } from '@colophon/events';
import type { ServiceDatabase } from '@colophon/persistence';
import { toPublicError, type Caller, type RequestContext } from '@colophon/service-kit';
import type { Type } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import { getDataSourceToken } from '@nestjs/typeorm';
import { graphql, type GraphQLFormattedError } from 'graphql';
import type { DataSource } from 'typeorm';
import { idleTransport } from './idle-transport';
import { buildRequestContext } from './request-context.factory';
import { StatementCounter } from './statement-counter';
import { createTestDatabase, TEST_SERVICE_PASSWORD, type TestDatabase } from './test-database';

export interface StartOptions {
  /** Environment variables in force while the service boots. */
  env?: Record<string, string>;
  override?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
}

/** The shape of a reply is the test's to know: it wrote the query. */
export interface Reply<Data> {
  data: Data;
  errors: readonly GraphQLFormattedError[] | undefined;
}

/** Boots one service, whole, on a fresh database; its events stay in its outbox. */
export async function startService(
  module: Type,
  database: ServiceDatabase,
  { env = {}, override = (builder) => builder }: StartOptions = {},
): Promise<TestService> {
  const testDatabase = await createTestDatabase([database]);
  const app = await withEnvironment(
    { DATABASE_URL: testDatabase.url, SERVICE_DATABASE_PASSWORD: TEST_SERVICE_PASSWORD, ...env },
    async () => {
      const builder = Test.createTestingModule({ imports: [module] });
      const compiled = await override(
        builder.overrideProvider(EVENT_TRANSPORT).useValue(idleTransport),
      ).compile();
      const created = compiled.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), {
        logger: process.env.LOG_LEVEL ? undefined : false,
        rawBody: true,
      });
      await created.init();
      await created.getHttpAdapter().getInstance().ready();
      return created;
    },
  );
  return new TestService(app, testDatabase);
}

export class TestService {
  constructor(
    private readonly app: NestFastifyApplication,
    private readonly testDatabase: TestDatabase,
  ) {}

  get database(): DataSource {
    return this.app.get(getDataSourceToken());
  }

  /** Answers requests to the service's own HTTP routes without a port. */
  get http(): ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance'] extends () => infer Instance
    ? Instance
    : never {
    return this.app.getHttpAdapter().getInstance();
  }

  get<Provider>(token: Type<Provider> | string | symbol): Provider {
    return this.app.get<Provider>(token, { strict: false });
  }

  // The reply's shape depends on the query, which only the test knows.
  async graphql<Data = never>(
    source: string,
    variableValues: Record<string, unknown> = {},
    caller: Caller | null | RequestContext = null,
  ): Promise<Reply<Data>> {
    const contextValue: RequestContext =
      caller && 'responseCookies' in caller ? caller : buildRequestContext({ caller });
    const schema = this.app.get(GraphQLSchemaHost).schema;
    const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
    return { data: JSON.parse(JSON.stringify(data ?? null)) as Data, errors: errors?.map(toPublicError) };
  }

  /** Hands an event to its handler as a transport would; the same id again is a redelivery. */
  async deliver<Contract extends EventContract>(
    contract: Contract,
    data: EventData<Contract>,
    { id = randomUUID() }: { id?: string } = {},
  ): Promise<void> {
    await this.app.get(EventDispatcher, { strict: false }).handle(contract.subject, {
      specversion: '1.0',
      id,
      source: '/test',
      type: contract.subject,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data,
    });
  }

  /** What the service has recorded to tell others, oldest first. */
  async published<Contract extends EventContract>(contract: Contract): Promise<EventData<Contract>[]> {
    const rows: { data: EventData<Contract> }[] = await this.database.query(
      `select event->'data' as data from outbox where subject = $1 order by position`,
      [contract.subject],
    );
    return rows.map((row) => row.data);
  }

  /** How many SQL statements a piece of work takes, transaction commands included. */
  async countStatements(work: () => Promise<unknown>): Promise<number> {
    return StatementCounter.count(this.database, work);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.testDatabase.drop();
  }
}

async function withEnvironment<Result>(
  env: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    return await work();
  } finally {
    process.env = before;
  }
}
