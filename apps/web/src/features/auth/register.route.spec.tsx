import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraphQL, refusal } from '../../testing/fake-graphql';
import { renderAt } from '../../testing/render-at';
import * as register from './register.route';

async function signUp(answers: Parameters<typeof fakeGraphQL>[0]) {
  fakeGraphQL(answers);
  const { router } = renderAt('/register', { path: '/register', ...register });
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  return router;
}

afterEach(() => jest.restoreAllMocks());

it('goes on to the verification of the address', async () => {
  const router = await signUp({ Register: { data: { register: { email: 'ada@example.org' } } } });
  await screen.findByText('elsewhere');
  expect(router.state.location).toMatchObject({
    pathname: '/verify-email',
    search: '?email=ada%40example.org',
  });
});

it('says that the registration failed', async () => {
  await signUp({ Register: refusal('INTERNAL') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed');
});

it('hints at the length of the password and shows it on demand', async () => {
  renderAt('/register', { path: '/register', ...register });
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveAccessibleDescription('At least 6 characters');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});
