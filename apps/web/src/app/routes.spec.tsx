import { matchRoutes } from 'react-router-dom';
import { FOOTER_COLUMNS, LEGAL_LINKS } from './layout/footer-links';
import { routes } from './routes';

const leafOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

it.each(['/verify-email', '/login', '/register', '/home', '/billing', '/my-badges', '/settings'])(
  'has a screen at %s',
  (path) => expect(leafOf(path)).not.toBe('*'),
);

it('has a page behind every link of the footer', () => {
  const links = [...FOOTER_COLUMNS.flatMap((column) => column.links), ...LEGAL_LINKS];
  expect(links.filter(({ to }) => leafOf(to) === '*')).toEqual([]);
});

it('answers any other address itself', () => {
  expect(leafOf('/no/such/page')).toBe('*');
});
