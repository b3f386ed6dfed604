/** Stands in for the gateway: the far side of the network is the one thing that these tests fake. */

type Answer = { data: unknown } | { errors: { message: string; extensions: Record<string, unknown> }[] };
type Respond = (variables: Record<string, unknown>) => Answer;

export interface SentOperation {
  operation: string;
  variables: Record<string, unknown>;
  authorization: string | null;
}

/**
 * Answers GraphQL calls by the name of the operation, and records them in order. An array gives one answer a call,
 * the last one again and again; a name without an answer is refused as if the connection were lost.
 */
export function fakeGraphQL(
  answers: Record<string, Answer | Respond | (Answer | Respond)[]>,
): SentOperation[] {
  const sent: SentOperation[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => {
    const { query, variables } = JSON.parse(String(init?.body)) as {
      query: string;
      variables: SentOperation['variables'];
    };
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    const earlier = sent.filter((call) => call.operation === operation).length;
    sent.push({ operation, variables, authorization: new Headers(init?.headers).get('authorization') });
    const answer = pick(answers[operation], earlier);
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json(typeof answer === 'function' ? answer(variables) : answer));
  });
  return sent;
}

function pick<Item>(answers: Item | Item[] | undefined, index: number): Item | undefined {
  return Array.isArray(answers) ? answers[Math.min(index, answers.length - 1)] : answers;
}

/** A refusal with one of the codes that cross the wire. */
export function refusal(code: string, extensions: Record<string, unknown> = {}): Answer {
  return { errors: [{ message: code, extensions: { code, ...extensions } }] };
}
