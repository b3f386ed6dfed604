import { repeatUntil } from './repeat-until';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks ever more slowly until the answer is yes', async () => {
  const ask = jest.fn().mockResolvedValue(false).mockResolvedValueOnce(false);
  const onYes = jest.fn();
  repeatUntil(ask, onYes);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockResolvedValue(true);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(onYes).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('takes a failure for a no, and asks at once when the connection is back', async () => {
  const ask = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(true);
  const onYes = jest.fn();
  repeatUntil(ask, onYes);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(onYes).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(onYes).toHaveBeenCalledTimes(1);
});

it('can be stopped', async () => {
  const ask = jest.fn().mockResolvedValue(false);
  repeatUntil(ask)();
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
});
