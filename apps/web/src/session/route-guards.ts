import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { readAccessToken } from './access-token';
import { loginPath, returnPath } from './return-path';

/** Sends visitors to the login screen before any loader of the branch runs. */
export const requireSignedIn: MiddlewareFunction = ({ request }) => {
  if (readAccessToken() === null) throw redirect(loginPath(new URL(request.url)));
};

/** Login and registration are for signed-out people. */
export const requireSignedOut: MiddlewareFunction = ({ request }) => {
  if (readAccessToken() !== null) throw redirect(returnPath(new URL(request.url).searchParams));
};
