import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { DomainError } from '#base/errors.ts';
import { settled } from '#core/arithmetic/settle.ts';
import { createReply } from '#calculate/result/result.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { findInputSource, type CaseKind, type InputSource } from './inputs.ts';
import { oracles } from './oracle.ts';
import type { Values } from './rounded.ts';
import { createRandom, type Random } from './random.ts';
import { judge } from './verdict.ts';

/** One case in so many is hard. */
const HARD_SHARE = 0.3;
/** How many wrong cases a tally keeps in full. */
const KEPT_FAULTS = 5;

export interface Tally {
  readonly cases: number;
  readonly wrong: number;
  readonly faults: readonly string[];
  /** How many cases were calculated, and how many of them doubles and exact fractions left to decimals. */
  readonly drawn: Readonly<Record<CaseKind, number>>;
  readonly slow: Readonly<Record<CaseKind, number>>;
  /** How many of the slow ones lie on a rounding boundary, which no number of digits would decide. */
  readonly slowTies: Readonly<Record<CaseKind, number>>;
}

/** Whether a calculator has an independent evaluation and a source of cases. */
export function isProvable(id: string): boolean {
  return oracles[id] !== undefined && findInputSource(id) !== undefined;
}

/**
 * Compares so many random cases, exactly, with the independent evaluation. The same seed and chunk give the
 * same.
 */
export function tallyCases(calculator: AnyCalculator, seed: number, chunk: number, cases: number): Tally {
  const { id, input } = calculator;
  const oracle = oracles[id]!;
  const source = findInputSource(id)!;
  const check = createInputCheck(input, rulesOf(calculator));
  const calculate = createReply(calculator);
  const reply = (values: Values) => replyText(calculate, values);
  const random = createRandom(seed, `${id}/${chunk}`);
  const tally = {
    cases,
    wrong: 0,
    faults: [] as string[],
    drawn: counts(),
    slow: counts(),
    slowTies: counts(),
  };

  for (let i = 0; i < cases; i++) {
    const kind: CaseKind = random.chance(HARD_SHARE) ? 'hard' : 'ordinary';
    const values = drawCase(source, random, kind, reply);
    const text = JSON.stringify(values);
    const violations = check(values);
    if (violations !== undefined) throw new Error(`invalid case ${text}: ${JSON.stringify(violations)}`);
    const before = settled.slow;
    const got = reply(values);
    const isSlow = settled.slow > before;
    const { fault, isTie } = judge(oracle, values, got);
    tally.drawn[kind]++;
    if (isSlow) tally.slow[kind]++;
    if (isSlow && isTie) tally.slowTies[kind]++;
    if (fault === undefined) continue;
    tally.wrong++;
    if (tally.faults.length < KEPT_FAULTS) tally.faults.push(`${id} ${text}\n    ${fault}`);
  }
  return tally;
}

function counts(): Record<CaseKind, number> {
  return { ordinary: 0, hard: 0 };
}

/** What is thrown beside a DomainError is a fault of the code, and shown as what it replied. */
function replyText(calculate: (values: Values) => string, values: Values): string {
  try {
    return calculate(values);
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}

/** A third of the hard cases is moved so that the first output falls next to a half of its last place. */
function drawCase(
  source: InputSource,
  random: Random,
  kind: CaseKind,
  reply: (values: Values) => string,
): Values {
  const values = source.draw(random, kind);
  if (kind === 'ordinary' || source.scaled.length === 0 || !random.chance(0.33)) return values;
  const base = source.draw(random, 'ordinary');
  const first = Number(/:(-?[\d.]+)/.exec(reply(base))?.[1]);
  const factor = (first + 0.005) / first;
  const moved = Object.fromEntries(source.scaled.map((name) => [name, (base[name] as number) * factor]));
  const isUsable = Object.values(moved).every(
    (value) => Number.isFinite(value) && value >= 0.01 && value <= 1e12,
  );
  return isUsable ? { ...base, ...moved } : values;
}
