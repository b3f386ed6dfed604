import { readFileSync } from 'node:fs';
import { readCsv } from './csv';
import { evaluateAnswers, type Agreement } from './evaluate-answers';

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
  console.log(`answers ${evaluation.answers}, questions ${evaluation.questions}`);
  print('likeness alone, curve fitted in 10 folds by question', evaluation.likeness);
  print('with what is struck out (reference may be copied), curve fitted', evaluation.guarded);
  print('as shipped: everything struck out, shipped curve', evaluation.shipped);
}

function print(what: string, { r, rootMeanSquareError }: Agreement): void {
  console.log(`r ${r.toFixed(3)}  RMSE ${rootMeanSquareError.toFixed(3)}  ${what}`);
}

if (require.main === module) main(process.argv[2]);
