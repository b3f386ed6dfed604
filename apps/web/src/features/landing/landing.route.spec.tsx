import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at';
import * as landing from './landing.route';

beforeEach(() => renderAt('/', { path: '/', ...landing }));

it('leads to registration and sign-in', async () => {
  const hero = await screen.findByRole('region', { name: 'Learn. Test. Certify.' });
  expect(within(hero).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
  expect(within(hero).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Create your free account' })).toHaveAttribute('href', '/register');
});

it('names the three features, the numbers and the plan', async () => {
  for (const name of [
    'Structured Learning',
    'Comprehensive Exams',
    'Professional Badges',
    'Premium Access',
  ]) {
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  }
  for (const number of ['6+', '100+', '24/7', '$20']) expect(screen.getByText(number)).toBeVisible();
  const plan = screen.getByRole('region', { name: 'One plan, everything in it' });
  expect(within(plan).getAllByRole('listitem')).toHaveLength(6);
});

it('answers four questions', async () => {
  const faq = await screen.findByRole('region', { name: 'Frequently asked questions' });
  expect(within(faq).getAllByRole('group')).toHaveLength(4);
  await userEvent.click(within(faq).getByText('What do I need to pass an exam?'));
  expect(within(faq).getByText(/70% or higher/)).toBeVisible();
});
