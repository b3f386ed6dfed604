import { describeEventTransport } from '@colophon/testing';

describeEventTransport('PostgreSQL', () => undefined);
