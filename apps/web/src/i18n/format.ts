import { i18n } from '@lingui/core';

/** "3 May 2025", in the language of the page. A day without a time is the same day everywhere. */
export function formatDate(iso: string): string {
  const zone = iso.includes('T') ? {} : { timeZone: 'UTC' };
  return i18n.date(new Date(iso), { dateStyle: 'long', ...zone });
}

/** "12:30", in the language of the page. */
export function formatTime(iso: string): string {
  return i18n.date(new Date(iso), { timeStyle: 'short' });
}

/** An amount in minor units: 2000 in usd is "$20". */
export function formatMoney(amountMinor: number, currency: string): string {
  const isWhole = amountMinor % 100 === 0;
  const digits = isWhole ? 0 : 2;
  return i18n.number(amountMinor / 100, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** An amount in minor units, always with them: 2000 in usd is "$20.00", 2000 in jpy "¥2,000". */
export function formatPrice(amountMinor: number, currency: string): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat(i18n.locale, style).resolvedOptions();
  return i18n.number(amountMinor / 10 ** maximumFractionDigits, style);
}

/** 85 is "85%". */
export function formatPercent(percent: number): string {
  return i18n.number(percent / 100, { style: 'percent' });
}
