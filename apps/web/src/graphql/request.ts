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
  const { data, errors = [] } = await exchange<Data>(operation, variables, send);
  if (!data || errors.length > 0) throw new GraphQLReplyError(errors);
  return data;
}

/** The reply to one GraphQL call, with its errors if it has any; throws when there is none or it is not GraphQL. */
export async function exchange<Data>(
  operation: string,
  variables: unknown,
  send: Fetch,
): Promise<Reply<Data>> {
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
  if (!reply.data && !reply.errors?.length) throw new HttpStatusError(response.status);
  return reply;
}

async function readReply<Data>(response: Response): Promise<Reply<Data>> {
  try {
    return (await response.json()) as Reply<Data>;
  } catch (error) {
    if (error instanceof DOMException) throw error;
    throw new HttpStatusError(response.status);
  }
}
