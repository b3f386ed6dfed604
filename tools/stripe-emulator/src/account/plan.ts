/** The one thing this account sells; every price id stands for it. */
export const PLAN = {
  productId: 'prod_premium_access',
  name: 'Premium Access',
  amountMinor: 2000,
  currency: 'usd',
  created: 1_735_689_600,
} as const;

const DAY_SECONDS = 86_400;

/** The same day of the next month, or that month's last day when it is shorter. */
export function addMonth(seconds: number): number {
  const date = new Date(seconds * 1000);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const daysInNextMonth = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), daysInNextMonth);
  return Date.UTC(year, month + 1, day) / 1000 + (seconds % DAY_SECONDS);
}
