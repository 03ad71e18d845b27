import { askPython } from '../packages.ts';
import { type Figures, roundRows, rowsByPeriod, rowsOfHoliday } from './rounding.ts';
import { type Answer, type Answerer, roundPayment, type Stage } from './stages.ts';

const SCRIPT = 'loans/quantlib.py';

interface Answered {
  /** Unrounded, of one leg of coupons; null where it needs balances that QuantLib does not calculate. */
  readonly rows: readonly Figures[] | null;
  /** Level payments. */
  readonly levels: readonly number[];
  /** Interest of each period on a balance of one. */
  readonly parts: readonly number[];
  /** Balances without a payment. */
  readonly owed: readonly number[] | null;
  /** Interest of a balance of one between the two dates of the question. */
  readonly accrued: number | null;
}

/** Each question starts Python, so none is asked twice. */
const answered = new Map<string, Answered>();

function ask(principal: number, stage: Stage, until: readonly string[]): Answered {
  const key = JSON.stringify({ ...stage, principal, until });
  const found = answered.get(key) ?? (askPython(SCRIPT, JSON.parse(key)) as Answered);
  answered.set(key, found);
  return found;
}

function answer(principal: number, stage: Stage): Answer | undefined {
  const { rows, levels, parts, owed } = ask(principal, stage, []);
  const accrue = (balance: number, from: string, to: string) =>
    balance * ask(principal, stage, [from, to]).accrued!;
  if (stage.method === 'holiday')
    return owed === null ? undefined : { ways: [rowsOfHoliday(principal, owed)] };
  const ofLeg = rows === null ? [] : roundRows(rows);
  const interestOf = (balance: number, index: number) => balance * parts[index]!;
  const byPeriod = levels.flatMap((level) =>
    rowsByPeriod(principal, roundPayment(level, stage), stage.periods, interestOf),
  );
  return { ways: [...ofLeg, ...byPeriod], accrue };
}

/** How QuantLib is told of a stage; undefined where Python has no QuantLib. */
export function findQuantLib(): Answerer | undefined {
  return askPython(SCRIPT, null) === undefined ? undefined : answer;
}
