// A calculator held against its second opinion in golden/, on random cases.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { inDoubles } from '#catalogue/plans/plan.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { DomainError } from '#base/errors.ts';
import { createReply } from '#calculate/result/result.ts';
import { createInputCheck } from '#calculate/check/validation.ts';

const MAX_SHOWN = 5;
/**
 * Where a result is all but a tie, an opinion of 100 digits takes it for one: it is asked again with so many
 * times the digits.
 */
const MORE_DIGITS = [6, 40];
/** Of a calculator that is wrong everywhere, the others differ without being asked again. */
const MAX_ASKED_AGAIN = 500;
/** The relative difference up to which results of two simulations in doubles are nearly equal. */
const DOUBLES_DIFFER = 1e-10;

/** What came of the cases of a calculator; each fault has the input and both answers. */
export interface Comparison {
  readonly cases: number;
  readonly refused: number;
  readonly askedAgain: number;
  /** Of a simulation in doubles, which can differ in the last digit of large amounts. */
  readonly nearlyEqual: number;
  readonly differing: number;
  readonly faults: readonly string[];
}

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
  const check = createInputCheck(calculator.input, rulesOf(calculator));
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

/** Whether two answers differ in nothing but the last digits of large numbers. */
function areNearlyEqual(answer: string, expected: string): boolean {
  const NUMBER = /(?<=[:[,])-?\d[\d.e+-]*/g;
  const [numbers, others] = [answer, expected].map((text) => (text.match(NUMBER) ?? []).map(Number)) as [
    number[],
    number[],
  ];
  return (
    answer.replaceAll(NUMBER, '') === expected.replaceAll(NUMBER, '') &&
    numbers.every((number, index) => Math.abs(number - others[index]!) <= DOUBLES_DIFFER * Math.abs(number))
  );
}

/** Ends early, with what it has compared, once `isStopped`. */
export async function compareWithOpinion(
  calculator: AnyCalculator,
  {
    cases: count,
    seed,
    isOrdinary = false,
  }: { readonly cases: number; readonly seed: number; readonly isOrdinary?: boolean },
  isStopped = () => false,
): Promise<Comparison> {
  const { id } = calculator;
  const answer = createAnswer(calculator);
  let [cases, refused, notAsked] = [0, 0, 0];
  let differing: Opinion[] = [];
  const drawn = ['draw', id, String(count), String(seed), ...(isOrdinary ? ['--ordinary'] : [])];
  for await (const opinion of opinions(drawn)) {
    if (isStopped()) break;
    cases++;
    if (!opinion.expected.startsWith('{')) refused++;
    if (answer(opinion.input) === opinion.expected) continue;
    if (differing.length < MAX_ASKED_AGAIN) differing.push(opinion);
    else notAsked++;
  }
  const withoutNearlyEqual = differing.filter(
    ({ input, expected }) => !areNearlyEqual(answer(input), expected),
  );
  const nearlyEqual =
    calculator.conventions.rounding === inDoubles ? differing.length - withoutNearlyEqual.length : 0;
  if (nearlyEqual > 0) differing = withoutNearlyEqual;
  const askedAgain = differing.length;
  for (const times of MORE_DIGITS) {
    if (differing.length === 0) break;
    const inputs = differing.map(({ input }) => `${input}\n`).join('');
    differing = [];
    for await (const opinion of opinions(['answer', id, String(times)], inputs))
      if (answer(opinion.input) !== opinion.expected) differing.push(opinion);
  }
  const faults = differing
    .slice(0, MAX_SHOWN)
    .map(({ input, expected }) => `${id} ${input}\n  program  ${answer(input)}\n  opinion  ${expected}`);
  return { cases, refused, askedAgain, nearlyEqual, differing: differing.length + notAsked, faults };
}
