const PARAMETER = 'returnTo';

/** The address of the login screen that comes back to where the reader was. */
export function loginPath(from?: { pathname: string; search: string }): string {
  if (!from) return '/login';
  const path = `${from.pathname}${from.search}`;
  return path === '/home' ? '/login' : `/login?${new URLSearchParams({ [PARAMETER]: path })}`;
}

/** Where to go after signing in. Only a path of this site counts: the address comes from outside. */
export function returnPath(search: URLSearchParams): string {
  const path = search.get(PARAMETER) ?? '';
  return /^\/(?![/\\])/.test(path) ? path : '/home';
}
