import type { Page } from 'playwright-core';
import { rightAnswerTo } from '../journey/answer-key';
import { expectAccessible } from './accessible';

/** Answers every question of an open exam as a well-prepared learner would. */
export async function answerEveryQuestion(page: Page): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const heading = page.getByRole('heading', { name: /Question \d+ of \d+/ });
    const [, number, count] = /Question (\d+) of (\d+)/.exec(await heading.innerText()) ?? [];
    const kind = await answerQuestion(page, await heading.innerText());
    await page.getByText('Saved', { exact: true }).first().waitFor();
    if (!seen.has(kind)) await expectAccessible(page);
    seen.add(kind);
    if (number === count) return;
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: new RegExp(`Question ${Number(number) + 1} of`) }).waitFor();
  }
}

async function answerQuestion(page: Page, heading: string): Promise<'mcq' | 'open'> {
  const answer = rightAnswerTo(heading.replace(/^\s*Question \d+ of \d+\s*/i, '').trim());
  if ('mcqIndex' in answer) {
    await page.getByRole('radio').nth(answer.mcqIndex).check({ force: true });
    return 'mcq';
  }
  await page.getByRole('textbox', { name: 'Your answer' }).fill(answer.openAnswerText);
  await page.getByRole('button', { name: 'Save Answer' }).click();
  return 'open';
}
