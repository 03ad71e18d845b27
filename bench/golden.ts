// The calculators held against the second opinions of golden/:
//   npm run bench -- golden [ID …] [--cases N] [--seed S] [--jobs N] [--ordinary]
// Interrupted, it ends with the table of what it has compared.
import { parseArgs } from 'node:util';
import { chooseCalculators } from './chosen.ts';
import { compareWithOpinion } from './opinions.ts';
import { formatTable } from './table.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    ordinary: { type: 'boolean', default: false },
  },
});

let isInterrupted = false;
process.once('SIGINT', () => (isInterrupted = true));

const rows: string[][] = [];
const waiting = chooseCalculators(positionals).entries();
const order = { cases: Number(values.cases), seed: Number(values.seed), isOrdinary: values.ordinary };
const work = async (): Promise<void> => {
  for (const [index, calculator] of waiting) {
    if (isInterrupted) return;
    const compared = await compareWithOpinion(calculator, order, () => isInterrupted);
    const { cases, refused, nearlyEqual, askedAgain, differing, faults } = compared;
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    rows[index] = [calculator.id, ...[cases, refused, nearlyEqual, askedAgain, differing].map(String)];
  }
};
await Promise.all(Array.from({ length: Number(values.jobs) }, work));
process.stdout.write(
  formatTable(['calculator', 'cases', 'no answer', 'nearly equal', 'asked again', 'differ'], rows.flat(0)),
);
if (rows.some((row) => row.at(-1) !== '0')) process.exitCode = 1;
