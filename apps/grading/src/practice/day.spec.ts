import { dayOf, secondsUntilTomorrow } from './day';

describe('day', () => {
  it('is the day in UTC', () => {
    expect(dayOf(new Date('2026-03-01T23:30:00-05:00'))).toBe('2026-03-02');
  });

  it('counts the seconds that are left', () => {
    expect(secondsUntilTomorrow(new Date('2026-03-01T23:59:00Z'))).toBe(60);
    expect(secondsUntilTomorrow(new Date('2026-03-01T00:00:00Z'))).toBe(86_400);
    expect(secondsUntilTomorrow(new Date('2026-03-01T23:59:59.999Z'))).toBe(1);
  });
});
