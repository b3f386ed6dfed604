import { request } from '../graphql/request';
import type { LogoutMutation } from '../generated/graphql';
import { removeAccessToken } from './access-token';
import { LOGOUT } from './session.operations';
import { sessionFetch } from './session-fetch';

/** Ends the session here whatever the server says; the rest follows from the token being gone. */
export async function signOut(): Promise<void> {
  try {
    await request<LogoutMutation>(LOGOUT, {}, sessionFetch);
  } catch {
    // Without a connection the cookie stays until it expires; the person still wants to be out of this browser.
  }
  removeAccessToken('signed-out');
}
