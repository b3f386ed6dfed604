import { screen } from '@testing-library/react';
import { renderAt } from '../testing/render-at';
import * as comingSoon from './coming-soon.route';
import * as notFound from './not-found.route';

it('has the title of its page', async () => {
  renderAt('/about', { path: '/about', ...comingSoon });
  expect(await screen.findByRole('heading', { name: 'About', level: 1 })).toBeVisible();
  expect(screen.getByText('Coming soon...')).toBeVisible();
  expect(document.title).toBe('About - Colophon');
});

it('says that there is no such page', async () => {
  renderAt('/x', { path: '/x', ...notFound });
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
