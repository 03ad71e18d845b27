// The calculators held against the second opinions of golden/:
//   npm run bench -- golden [ID …] [--cases N] [--seed S] [--jobs N] [--ordinary]
// Interrupted, it ends with the table of what it has compared.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import { DomainError } from '#base/errors.ts';
import { createReply } from '#derive/result.ts';
import { createInputCheck } from '#derive/validation.ts';
import { chooseCalculators } from './chosen.ts';
import { formatTable } from './table.ts';

const MAX_SHOWN = 5;
/** Where a result is all but a tie, an opinion of 100 digits takes it for one: it is asked again with so many times the digits. */
const MORE_DIGITS = [6, 40];
/** Of a calculator that is wrong everywhere, the others differ without being asked again. */
const MAX_ASKED_AGAIN = 500;
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

interface Opinion {
  /** As JSON. */
  readonly input: string;
  /** The output as JSON text without spaces, or the code of a problem. */
  readonly expected: string;
}

/** One at a time, as Python calculates them: 100,000 schedules are gigabytes. */
async function* opinions(args: readonly string[], inputs = ''): AsyncGenerator<Opinion> {
  // In a process group of its own, which an interrupt at the terminal does not reach.
  const python = spawn('python3', ['golden/golden.py', ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const closed = once(python, 'close');
  python.stdin.end(inputs);
  try {
    let rest = '';
    for await (const chunk of python.stdout.setEncoding('utf8')) {
      const lines = `${rest}${chunk as string}`.split('\n');
      rest = lines.pop()!;
      yield* lines.map(readOpinion);
    }
    const [code] = (await closed) as [number | null];
    if (code !== 0) throw new Error(`golden.py ${args.join(' ')} ended with ${code}`);
  } finally {
    python.kill();
  }
}

function readOpinion(line: string): Opinion {
  const [, input, member, answer] = /^\{"input": (.*?), "(output|problem)": (.*)\}$/s.exec(line)!;
  const isProblem = member === 'problem';
  const expected = isProblem ? (JSON.parse(answer!) as string) : withoutReasons(withoutSpaces(answer!));
  return { input: input!, expected };
}

/** Spaces within texts stay. */
function withoutSpaces(json: string): string {
  return json.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}

/** Why outputs are omitted is prose, which golden/ need not have; that they are absent is compared. */
function withoutReasons(reply: string): string {
  return reply.replace(/,"omitted":\{.*\}\}$/, '}');
}

/** What the program answers to an input, to be compared with an opinion. */
function createAnswer(calculator: AnyCalculator): (input: string) => string {
  const check = createInputCheck(calculator.input, calculator.rules);
  const reply = createReply(calculator);
  return (input) => {
    const given = JSON.parse(input) as InputValues;
    const violations = check(given);
    if (violations !== undefined) return `invalid: ${JSON.stringify(violations)}`;
    try {
      return withoutReasons(reply(given));
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  };
}

async function compare(calculator: AnyCalculator): Promise<string[]> {
  const { id } = calculator;
  const answer = createAnswer(calculator);
  let [cases, refused, notAsked] = [0, 0, 0];
  let differing: Opinion[] = [];
  for await (const opinion of opinions([
    'draw',
    id,
    values.cases,
    values.seed,
    ...(values.ordinary ? ['--ordinary'] : []),
  ])) {
    if (isInterrupted) break;
    cases++;
    if (!opinion.expected.startsWith('{')) refused++;
    if (answer(opinion.input) === opinion.expected) continue;
    if (differing.length < MAX_ASKED_AGAIN) differing.push(opinion);
    else notAsked++;
  }
  const askedAgain = differing.length;
  for (const times of MORE_DIGITS) {
    if (differing.length === 0) break;
    const inputs = differing.map(({ input }) => `${input}\n`).join('');
    differing = [];
    for await (const opinion of opinions(['answer', id, String(times)], inputs))
      if (answer(opinion.input) !== opinion.expected) differing.push(opinion);
  }
  for (const { input, expected } of differing.slice(0, MAX_SHOWN))
    process.stderr.write(`${id} ${input}\n  program  ${answer(input)}\n  opinion  ${expected}\n`);
  return [id, ...[cases, refused, askedAgain, differing.length + notAsked].map(String)];
}

const rows: string[][] = [];
const waiting = chooseCalculators(positionals).entries();
const work = async (): Promise<void> => {
  for (const [index, calculator] of waiting) if (!isInterrupted) rows[index] = await compare(calculator);
};
await Promise.all(Array.from({ length: Number(values.jobs) }, work));
process.stdout.write(
  formatTable(['calculator', 'cases', 'no answer', 'asked again', 'differ'], rows.flat(0)),
);
if (rows.some((row) => row.at(-1) !== '0')) process.exitCode = 1;
