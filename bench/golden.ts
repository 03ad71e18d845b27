// The calculators held against the second opinions of golden/: `npm run bench -- golden [ID …] [--cases N] [--seed S]`.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { DomainError } from '#base/errors.ts';
import { createReply } from '#derive/result.ts';
import { createInputCheck } from '#derive/validation.ts';
import { formatTable } from './table.ts';

const MAX_SHOWN = 5;
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { cases: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});

interface Drawn {
  readonly input: InputValues;
  /** The output as JSON text without spaces, or the code of a problem. */
  readonly expected: string;
}

function draw(id: string): Drawn[] {
  const args = ['golden/golden.py', 'draw', id, values.cases, values.seed];
  const lines = execFileSync('python3', args, { maxBuffer: 2 ** 31 - 1 })
    .toString()
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const { input, problem } = JSON.parse(line) as { readonly input: InputValues; readonly problem?: string };
    const start = line.indexOf(', "output": ');
    return { input, expected: problem ?? withoutReasons(withoutSpaces(line.slice(start + 12, -1))) };
  });
}

/** Spaces within texts stay. */
function withoutSpaces(json: string): string {
  return json.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}

/** Why outputs are omitted is prose, which golden/ need not have; that they are absent is compared. */
function withoutReasons(reply: string): string {
  return reply.replace(/,"omitted":\{.*\}\}$/, '}');
}

function compare(calculator: AnyCalculator): string[] {
  const { id, input, rules } = calculator;
  const check = createInputCheck(input, rules);
  const reply = createReply(calculator);
  const answer = (given: InputValues): string => {
    const violations = check(given);
    if (violations !== undefined) return `invalid: ${JSON.stringify(violations)}`;
    try {
      return withoutReasons(reply(given));
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  };
  let [differ, refused] = [0, 0];
  const cases = draw(id);
  for (const { input: given, expected } of cases) {
    const found = answer(given);
    if (!expected.startsWith('{')) refused++;
    if (found === expected) continue;
    if (++differ <= MAX_SHOWN)
      process.stderr.write(`${id} ${JSON.stringify(given)}\n  program  ${found}\n  opinion  ${expected}\n`);
  }
  return [id, String(cases.length), String(refused), String(differ)];
}

const ids = new Set(positionals);
const chosen = (catalogue as readonly AnyCalculator[]).filter(({ id }) => ids.size === 0 || ids.has(id));
const rows = chosen.map(compare);
process.stdout.write(formatTable(['calculator', 'cases', 'no answer', 'differ'], rows));
if (rows.some(([, , , differ]) => differ !== '0')) process.exitCode = 1;
