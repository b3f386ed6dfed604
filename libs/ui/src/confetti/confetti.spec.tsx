import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { Confetti } from './confetti';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('throws fifty pieces for three seconds', () => {
  renderUi(<Confetti />);
  expect(screen.getByTestId('confetti').childElementCount).toBe(50);
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.queryByTestId('confetti')).toBeNull();
});

it('stays away from those who want less motion', () => {
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  renderUi(<Confetti />);
  expect(screen.queryByTestId('confetti')).toBeNull();
});
