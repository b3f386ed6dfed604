import { clearedRefreshCookie, refreshCookie } from './refresh-cookie';

describe('the refresh cookie', () => {
  it('is out of reach of scripts, other sites and plain HTTP', () => {
    expect(refreshCookie('token', 'https://colophon.example')).toBe(
      'colophon_refresh=token; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure',
    );
  });

  it('works without TLS where the site has none', () => {
    expect(refreshCookie('token', 'http://localhost:4000')).not.toContain('Secure');
  });

  it('is taken away by one that is over', () => {
    expect(clearedRefreshCookie('http://localhost:4000')).toContain('colophon_refresh=; Max-Age=0;');
  });
});
