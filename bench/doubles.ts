// What decides the answers to ordinary inputs, drawn by golden/: `npm run bench -- doubles [ID …] [--cases N]
// [--seed S]`.
import { parseArgs } from 'node:util';
import { countDecisions, drawOrdinary } from '../test/kit/ordinary.ts';
import { chooseCalculators } from './chosen.ts';
import { describeMachine, formatTable } from './table.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { cases: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});

const chosen = chooseCalculators(positionals);
const ids = chosen.map(({ id }) => id);
const drawn = drawOrdinary(Number(values.cases), Number(values.seed), ids);
const rows = chosen.map((calculator) => {
  const { refused, huge, ...decided } = countDecisions(calculator, drawn.get(calculator.id)!);
  const { doubles, balls, exact, slow } = decided;
  const answers = doubles + balls + exact + slow;
  const percent = (count: number) => (count === 0 ? '0' : ((100 * count) / answers).toFixed(1));
  const inDoubles = percent(doubles + balls);
  return [
    calculator.id,
    String(answers),
    String(refused),
    String(huge),
    inDoubles,
    ...[doubles, balls, exact, slow].map(percent),
  ];
});
const columns = [
  'answers',
  'no answer',
  'above 10 billion',
  'in doubles %',
  'compiled',
  'balls',
  'fractions',
  'decimals',
];
process.stdout.write(
  `${describeMachine()}, seed ${values.seed}\n\n${formatTable(['calculator', ...columns], rows)}`,
);
