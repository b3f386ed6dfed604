import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './browser/accessible';
import { openBrowser } from './browser/browser';
import { answerEveryQuestion } from './browser/exam-room';
import { practiseFirstChapter } from './browser/practice';
import { signUp } from './browser/sign-up';
import { startEmbeddedColophon } from './colophon/embedded-colophon';
import type { RunningColophon } from './colophon/running-colophon';

describe('Colophon in a browser', () => {
  let colophon: RunningColophon;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [colophon, browser] = await Promise.all([startEmbeddedColophon(), openBrowser()]);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    page = await context.newPage();
    page.setDefaultTimeout(15_000);
  }, 180_000);

  afterAll(async () => {
    await browser.close();
    await colophon.stop();
  });

  it('takes a person from the landing page to a certificate that verifies', async () => {
    const problems = noteProblems(page);
    await signUp(page, colophon);
    await page.getByRole('link', { name: /The Art of War/ }).waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: /The Art of War/ }).click();
    await page.getByRole('heading', { level: 1, name: 'The Art of War' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: /Laying Plans/ }).click();
    await practiseFirstChapter(page);

    await subscribe(page, colophon);
    await page.goto(`${colophon.url}/book/the-art-of-war?tab=exam`);
    await page.getByRole('button', { name: 'Start Exam' }).click();
    await page.waitForURL('**/exam/*');
    await answerEveryQuestion(page);
    await page.getByRole('button', { name: 'Submit Exam' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, submit' }).click();

    await page.waitForURL('**/results');
    await page.getByText('You passed').waitFor({ timeout: 30_000 });
    await expectAccessible(page);
    await page.getByRole('link', { name: 'View Detailed Results' }).click();
    await page.waitForURL('**/detailed-results');
    await page.getByRole('button', { name: 'Show Answer' }).first().click();
    await page.getByText('Correct', { exact: true }).first().waitFor();
    await expectAccessible(page);

    await certificateVerifies(page, colophon);
    expect(problems).toEqual([]);
  }, 240_000);
});

/** A learner who has not paid is offered the plan, pays at the checkout, and comes back subscribed. */
async function subscribe(page: Page, { url }: RunningColophon): Promise<void> {
  await page.goto(`${url}/book/the-art-of-war?tab=exam`);
  await page.getByRole('button', { name: 'Start Exam' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  await page.getByRole('dialog').getByText('View Pricing & Subscribe').click();
  await page.waitForURL('**/billing');
  await page.getByRole('button', { name: 'Subscribe' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL('**/dev/stripe/**');
  await page.locator('button[value=paid]').click();
  await page.waitForURL('**/billing/success');
  await page.getByText('Your subscription is active').waitFor();
  await expectAccessible(page);
}

async function certificateVerifies(page: Page, { url }: RunningColophon): Promise<void> {
  await page.goto(`${url}/my-badges`);
  const card = page.getByRole('article', { name: 'The Art of War' });
  await card.waitFor();
  await expectAccessible(page);
  const badgeId = /CLP[-0-9A-Z]+/.exec(await card.innerText())?.[0];
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^certificate-the-art-of-war-.*\.pdf$/);
  const verified = await fetch(`${url}/api/badges/${badgeId}`);
  expect(await verified.json()).toMatchObject({ badgeId, bookTitle: 'The Art of War', valid: true });
}

/** What the browser complains of: a script that failed, a resource that is missing. */
function noteProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}
