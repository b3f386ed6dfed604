import { fetchReply } from '../graphql/failure';
import { readAccessToken } from './access-token';
import { refreshSession } from './refresh';
import { noteServerTime } from './server-clock';

/**
 * `fetch` with the caller's token. When the reply says that the token does not count any more, the session is
 * renewed once and the call repeated. GraphQL, plain JSON and file downloads all go through here.
 */
export async function sessionFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const response = await send(input, init);
  if (readAccessToken() === null || !(await isUnauthenticated(response))) return response;
  return (await refreshSession()) === 'renewed' ? send(input, init) : response;
}

async function send(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = readAccessToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const sentAt = Date.now();
  const reply = await fetchReply(input, { ...init, headers, credentials: 'same-origin' });
  noteServerTime(reply, sentAt);
  return reply;
}

async function isUnauthenticated(response: Response): Promise<boolean> {
  if (response.status === 401) return true;
  if (!response.headers.get('content-type')?.includes('json')) return false;
  const text = await response.clone().text();
  if (!text.includes('"UNAUTHENTICATED"')) return false;
  const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
  return errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
}
