import { readFileSync } from 'node:fs';
import { readCsv } from './csv';
import { evaluateAnswers } from './evaluate-answers';

function main(path: string | undefined): void {
  if (!path) {
    console.error('Usage: node apps/grading/dist/evaluation/evaluate.command.js <file.csv>');
    console.error('Columns: question, desired_answer, student_answer, score_avg (0 to 5).');
    process.exitCode = 2;
    return;
  }
  const rows = readCsv(readFileSync(path, 'utf8'));
  const evaluation = evaluateAnswers(
    rows.map((row) => ({
      question: row['question'] ?? '',
      referenceAnswer: row['desired_answer'] ?? '',
      answer: row['student_answer'] ?? '',
      score: Number(row['score_avg']),
    })),
  );
  console.log(`answers ${evaluation.answers}, questions ${evaluation.questions}, 10 folds by question`);
  console.log(`r ${evaluation.r.toFixed(3)}`);
  console.log(`RMSE ${evaluation.rootMeanSquareError.toFixed(3)}`);
}

if (require.main === module) main(process.argv[2]);
