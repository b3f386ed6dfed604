import { useEffect, useState } from 'react';
import type { AccountQuery } from '../../generated/graphql';
import { request } from '../../graphql/request';
import { watchAccessToken } from '../../session/access-token';
import { sessionFetch } from '../../session/session-fetch';

const ACCOUNT = /* GraphQL */ `
  query Account {
    me {
      id
      email
    }
  }
`;

/** The e-mail of whoever is signed in; empty until it is known. Without Apollo Client, so that the bar is there early. */
export function useEmail(): string {
  const [email, setEmail] = useState('');

  useEffect(() => {
    let isMounted = true;
    const ask = async () => {
      const answer = await request<AccountQuery>(ACCOUNT, {}, sessionFetch).catch(() => null);
      if (isMounted) setEmail(answer?.me.email ?? '');
    };
    void ask();
    const stop = watchAccessToken((change) => (change === 'switched' ? void ask() : undefined));
    return () => {
      isMounted = false;
      stop();
    };
  }, []);

  return email;
}
