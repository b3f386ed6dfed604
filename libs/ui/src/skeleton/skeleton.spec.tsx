import { screen } from '@testing-library/react';
import { Spinner } from '../spinner/spinner';
import { renderUi } from '../testing/render-ui';
import { Skeleton, SkeletonGroup } from './skeleton';

it('says once that its region is loading', () => {
  renderUi(
    <SkeletonGroup>
      <Skeleton shape="heading" />
      <Skeleton shape="box" height="4rem" />
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
});

it('is silent where the words beside it say it', () => {
  renderUi(
    <>
      <Spinner />
      <Spinner size="small" isDecorative />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
});
