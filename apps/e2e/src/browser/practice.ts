import type { Page } from 'playwright-core';
import { firstChapterQuestions } from '../journey/answer-key';
import { expectAccessible } from './accessible';

/** Answers the practice test of the first chapter: every option explained, the scenario scored by the grader. */
export async function practiseFirstChapter(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /Laying Plans/ }).waitFor();
  for (const { questionText, type, answer = 1, samples = [] } of firstChapterQuestions()) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: questionText }) });
    if (type === 'mcq') {
      await card
        .getByRole('button')
        .nth(answer - 1)
        .click();
      await card.getByText('Correct, your answer').waitFor();
      continue;
    }
    await expectAccessible(page);
    await card.getByRole('textbox', { name: 'Your answer' }).fill(samples[0]?.answer ?? '');
    await card.getByRole('button', { name: 'Submit for scoring' }).click();
    await card.getByRole('button', { name: 'Try Again' }).waitFor();
  }
  await page.getByRole('heading', { name: 'Chapter test passed' }).waitFor();
  await expectAccessible(page);
}
