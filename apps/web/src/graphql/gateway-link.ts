import { Observable } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { sessionFetch } from '../session/session-fetch';
import { exchange } from './request';

/** Sends Apollo Client's operations as every other call of ours goes; its own link can do a lot more than we need. */
export const gatewayLink = new ApolloLink(
  ({ query, variables }) =>
    new Observable((observer) => {
      const unwanted = new AbortController();
      exchange<Record<string, unknown>>(print(query), variables, (input, init) =>
        sessionFetch(input, { ...init, signal: unwanted.signal }),
      ).then(
        (reply) => {
          observer.next(reply);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => unwanted.abort();
    }),
);
