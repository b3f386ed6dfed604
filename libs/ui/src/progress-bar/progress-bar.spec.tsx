import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { ProgressBar } from './progress-bar';

it('says how far it has come', () => {
  renderUi(
    <>
      <ProgressBar label="Read" value={40} />
      <ProgressBar label="Answered" value={3} max={12} valueLabel="3 of 12" />
    </>,
  );
  expect(screen.getByRole('progressbar', { name: 'Read' })).toHaveAttribute('aria-valuetext', '40%');
  expect(screen.getByRole('progressbar', { name: 'Answered' })).toHaveAttribute('aria-valuetext', '3 of 12');
  expect(screen.getByText('3 of 12')).toBeVisible();
});
