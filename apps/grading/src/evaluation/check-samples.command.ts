import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { gradeSamples, sampleDisagreement, type SampledQuestion } from './sample-disagreement';

const contentSchema = z.object({
  questions: z.array(
    z.object({
      id: z.string(),
      questionText: z.string(),
      prompt: z.string().optional(),
      whatToLookFor: z.array(z.string()).default([]),
      samples: z.array(z.object({ score: z.number(), answer: z.string() })).default([]),
    }),
  ),
});

function readQuestions(path: string): SampledQuestion[] {
  const content = contentSchema.safeParse(parse(readFileSync(path, 'utf8')));
  if (!content.success) return [];
  return content.data.questions
    .filter((question) => question.samples.length > 0)
    .map(({ id, questionText, prompt = '', whatToLookFor, samples }) => ({
      id: `${basename(path)} ${id}`,
      prompt: `${questionText}\n\n${prompt}`,
      markingPoints: whatToLookFor,
      samples,
    }));
}

function main(folder: string | undefined): void {
  if (!folder) {
    console.error('Usage: node apps/grading/dist/evaluation/check-samples.command.js <content folder>');
    process.exitCode = 2;
    return;
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  const graded = gradeSamples(files.sort().flatMap((file) => readQuestions(join(folder, file))));
  const off = sampleDisagreement(graded);
  for (const { questionId, sample, expected, given } of off) {
    console.log(`${questionId} sample ${sample}: author ${expected}, grader ${given}`);
  }
  console.log(`${off.length} of ${graded.length} samples are off by more than 2.5 of 10`);
}

if (require.main === module) main(process.argv[2]);
