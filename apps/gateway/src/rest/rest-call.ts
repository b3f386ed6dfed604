import { z } from 'zod';

export type Variables = Record<string, unknown>;

/** One row of the facade: a call of the /api contract and the GraphQL operation that answers it. */
export interface RestCall {
  method: 'GET' | 'POST' | 'PUT';
  /** Below /api, with {parameters}. */
  path: string;
  summary: string;
  /** Whether a bearer token is needed. */
  signedIn?: boolean;
  /** Path parameters, query and body together; what it yields are the operation's variables. */
  input: z.ZodType<Variables>;
  operation: string;
  /** For callers who are not signed in, where there is less for them. */
  visitorOperation?: string;
  /** How long a reply to a request without a token may be kept and given to others: public data only. */
  cacheSeconds?: number;
  /** Of the replies that tell more than one story. */
  status?: number | ((value: Record<string, unknown>) => number);
  /** Makes the reply's body of the operation's root field, where the two differ. */
  reply?: (value: never) => unknown;
  /** Said with 404 when the root field is null. */
  missing?: string;
}

/** A required text; the message is the one that callers see under the field's name. */
export const text = (name: string) =>
  z.string({ error: `${name} is required` }).min(1, `${name} is required`);

export const NOTHING = z.object({});
