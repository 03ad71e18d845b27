// Every result calculated again from its explanation alone: `npm run bench -- explanations [ID …] [--cases
// N]`.
import { parseArgs } from 'node:util';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { drawCases, goldenInputs } from '../test/kit/accuracy/drawn.ts';
import { explainedReplies, recompute } from '../test/kit/accuracy/recomputed.ts';
import { chooseCalculators } from './chosen.ts';
import { formatTable } from './table.ts';

const MAX_SHOWN = 5;
const columns = ['replies', 'steps', 'results', 'equations', 'rows', 'open', 'faulty'];
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { cases: { type: 'string', default: '100' } },
});

function check(calculator: AnyCalculator): string[] {
  const inputs = drawCases(calculator, goldenInputs(calculator.id), Number(values.cases));
  const replies = explainedReplies(calculator, inputs);
  const { faults, counts } = recompute(replies);
  for (const fault of faults.slice(0, MAX_SHOWN)) {
    const [, index, text] = /^reply (\d+): (.*)$/.exec(fault)!;
    const { explanation } = JSON.parse(replies[Number(index) - 1]!) as {
      readonly explanation: { readonly inputs: unknown };
    };
    process.stderr.write(`${calculator.id} ${JSON.stringify(explanation.inputs)}\n  ${text}\n`);
  }
  return [calculator.id, ...columns.map((name) => String(counts[name] ?? 0))];
}

const chosen = chooseCalculators(positionals);
const rows = chosen.map(check);
process.stdout.write(formatTable(['calculator', ...columns], rows));
if (rows.some((cells) => cells.at(-1) !== '0')) process.exitCode = 1;
