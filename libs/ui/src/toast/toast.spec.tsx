import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui';
import { showToast } from './toast-queue';
import { ToastRegion } from './toast-region';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

it('speaks for four seconds', async () => {
  renderUi(<ToastRegion />);
  act(() => showToast('success', 'Chapter passed'));
  expect(await screen.findByRole('alertdialog', { name: 'Chapter passed' })).toBeVisible();
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.queryByText('Chapter passed')).toBeNull();
});

it('can be closed before', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderUi(<ToastRegion />);
  act(() => showToast('warning', 'Not passed yet'));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Not passed yet')).toBeNull();
});
