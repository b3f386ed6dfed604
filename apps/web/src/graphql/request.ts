import { fetchReply, GraphQLReplyError, HttpStatusError } from './failure';

type Fetch = typeof fetchReply;

interface Reply<Data> {
  data?: Data | null;
  errors?: GraphQLReplyError['errors'];
}

/**
 * One GraphQL call without Apollo Client, for the pages that must stay light: the public ones and the session's own.
 * Throws what `readFailure` reads.
 */
export async function request<Data, Variables = Record<string, never>>(
  operation: string,
  variables: Variables,
  send: Fetch = fetchReply,
): Promise<Data> {
  const response = await send('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
    },
    body: JSON.stringify({ query: operation, variables }),
  });
  const reply = await readReply<Data>(response);
  if (reply.errors?.length) throw new GraphQLReplyError(reply.errors);
  if (!reply.data) throw new HttpStatusError(response.status);
  return reply.data;
}

async function readReply<Data>(response: Response): Promise<Reply<Data>> {
  try {
    return (await response.json()) as Reply<Data>;
  } catch {
    throw new HttpStatusError(response.status);
  }
}
