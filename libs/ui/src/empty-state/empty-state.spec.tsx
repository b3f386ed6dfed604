import { screen } from '@testing-library/react';
import { LinkButton } from '../button/link-button';
import { renderUi } from '../testing/render-ui';
import { EmptyState } from './empty-state';

it('names what is missing and shows the way on', () => {
  renderUi(
    <EmptyState
      title="No Badges Yet"
      headingLevel={1}
      action={<LinkButton to="/books">Browse Books</LinkButton>}
    >
      Pass an exam to earn the first.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'No Badges Yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Books' })).toHaveAttribute('href', '/books');
});
