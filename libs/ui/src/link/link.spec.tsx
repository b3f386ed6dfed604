import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link } from './link';

function Here() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

function renderLink() {
  render(
    <MemoryRouter>
      <Link to="/book/emma?tab=exam" state={{ awaiting: 'emma' }}>
        Emma
      </Link>
      <Here />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Emma' });
}

it('has the address that the browser shows, copies and opens elsewhere', () => {
  expect(renderLink()).toHaveAttribute('href', '/book/emma?tab=exam');
});

it('goes there without loading the page anew', async () => {
  await userEvent.click(renderLink());
  expect(screen.getByText('/book/emma?tab=exam {"awaiting":"emma"}')).toBeVisible();
});

it('leaves a click with a modifier to the browser', async () => {
  const link = renderLink();
  link.addEventListener('click', (event) => event.preventDefault());
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(screen.getByText('/ null')).toBeVisible();
});
