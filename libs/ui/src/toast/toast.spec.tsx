import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui';
import { showToast, ToastRegion } from './toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

it('speaks for four seconds', () => {
  renderUi(<ToastRegion />);
  act(() => showToast('success', 'Chapter passed'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Chapter passed');
  act(() => jest.advanceTimersByTime(3999));
  expect(screen.getByText('Chapter passed')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Chapter passed')).toBeNull();
});

it('can be closed before', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderUi(<ToastRegion />);
  act(() => showToast('warning', 'Not passed yet'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Not passed yet')).toBeNull();
});
