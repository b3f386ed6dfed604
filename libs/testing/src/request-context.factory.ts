import type { Caller, RequestContext } from '@colophon/service-kit';
import { randomUUID } from 'node:crypto';

export function buildCaller(overrides: Partial<Caller> = {}): Caller {
  const userId = overrides.userId ?? randomUUID();
  return { userId, email: `reader-${userId.slice(0, 8)}@example.org`, name: 'reader', ...overrides };
}

export function buildRequestContext(overrides: Partial<RequestContext> = {}): RequestContext {
  return {
    caller: null,
    accessToken: null,
    refreshToken: null,
    clientAddress: '127.0.0.1',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    responseCookies: [],
    ...overrides,
  };
}
