import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { RunningColophon } from '../colophon/running-colophon';
import { PASSWORD } from '../journey/learner';
import { expectAccessible } from './accessible';

/** From the landing page to the dashboard: registers, reads the code in the mail, verifies, signs in. */
export async function signUp(page: Page, colophon: RunningColophon): Promise<string> {
  const email = `reader-${randomUUID()}@example.org`;
  await page.goto(colophon.url);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();

  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL('**/register');
  await expectAccessible(page);
  await enterCredentials(page, email);
  await page
    .getByRole('main')
    .getByRole('button', { name: /sign up|create|register/i })
    .click();

  await page.waitForURL('**/verify-email?*');
  await expectAccessible(page);
  const code = await colophon.fromMail(email, /\b(\d{6})\b/);
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Email Verified').first().waitFor();

  await page.waitForURL('**/login');
  await expectAccessible(page);
  await enterCredentials(page, email);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home');
  return email;
}

async function enterCredentials(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}
