import { currencyCode, moneyDecimalsOf } from './money.ts';
import { fastIntervals, fineIntervals, type Oracle } from './oracle.ts';
import { order, rational, times, type Rational } from './rational.ts';
import { findUnits, isRounded, type ExactOutput, type Side, type Values } from './rounded.ts';

/** What is nearer than this, relative to a rounding boundary, lies on it: "equal in 60-digit arithmetic". */
const TIE_DISTANCE: Rational = { numerator: 1n, denominator: 10n ** 60n };
const MAX_RESULT = rational(1e21);
const NUMBER = /^-?(0|[1-9]\d*)(?:\.\d*[1-9])?$/;

/** A reply as text, or the code of the problem. */
export type Reply = string;

export interface Verdict {
  /** What is wrong and what would be right; undefined when the reply is right in every character. */
  readonly fault: string | undefined;
  /** Whether a result lies on a rounding boundary, or nearer to it than 60 digits tell. */
  readonly isTie: boolean;
}

/**
 * Judges a reply. A result within the distance of a tie may be rounded as what it is, or as if it were a tie.
 */
export function judge(oracle: Oracle, values: Values, reply: Reply): Verdict {
  const outputs = oracle(values, fastIntervals);
  if (outputs === 'goal-unreachable') return verdict(reply, outputs, false);
  const seen = { isTie: false };
  const fine = createFineSides(oracle, values, seen);
  const exact = outputs.map((output, index) => ({
    ...output,
    side: (bound: Rational) => output.side(bound) || fine(index).exact(bound),
  }));
  const code = currencyCode(values);
  const moneyDecimals = moneyDecimalsOf(values);
  const isRight = isReply(exact, moneyDecimals, code, reply);
  const tied = outputs.map((output, index) => ({ ...output, side: fine(index).tied }));
  if (isRight || isReply(tied, moneyDecimals, code, reply)) return { fault: undefined, isTie: seen.isTie };
  return verdict(reply, expectReply(exact, moneyDecimals, code), seen.isTie);
}

function verdict(reply: Reply, expected: Reply, isTie: boolean): Verdict {
  return { fault: reply === expected ? undefined : `got ${reply}, expected ${expected}`, isTie };
}

/** The sides at the fine precision; `tied` is 0 within the distance of a tie. */
interface FineSides {
  readonly exact: Side;
  readonly tied: Side;
}

/** Computed once, when one is asked for. */
function createFineSides(
  oracle: Oracle,
  values: Values,
  seen: { isTie: boolean },
): (index: number) => FineSides {
  let outputs: readonly ExactOutput[] | undefined;
  const sideOf = (index: number) =>
    (outputs ??= oracle(values, fineIntervals) as readonly ExactOutput[])[index]!.side;
  return (index) => {
    const tied: Side = (bound) => {
      const side = sideOf(index);
      if (bound.numerator === 0n) return side(bound);
      const { numerator, denominator } = TIE_DISTANCE;
      const nearer = side(times(bound, { numerator: denominator - numerator, denominator }));
      const farther = side(times(bound, { numerator: denominator + numerator, denominator }));
      if (nearer === 0 || farther === 0) throw new Error('the fine precision is too coarse');
      if (nearer === farther) return nearer;
      seen.isTie = true;
      return 0;
    };
    // What even the fine precision leaves open has to be within the distance of a tie.
    return { exact: (bound) => tied(bound) || sideOf(index)(bound), tied };
  };
}

interface Member {
  readonly name: string;
  readonly text: string;
}

function readMembers(reply: Reply): readonly Member[] | undefined {
  if (!reply.startsWith('{')) return undefined;
  return [...reply.matchAll(/"(\w+)":(-?[\d.]+)/g)].map(([, name, text]) => ({ name: name!, text: text! }));
}

function writeReply(
  outputs: readonly ExactOutput[],
  members: readonly Member[],
  code: string | undefined,
): Reply {
  const numbers = outputs.map(({ name }, index) => `"${name}":${members[index]!.text}`);
  return `{${[...numbers, ...(code === undefined ? [] : [`"currency":"${code}"`])].join(',')}}`;
}

function isReply(
  outputs: readonly ExactOutput[],
  moneyDecimals: number,
  code: string | undefined,
  reply: Reply,
): boolean {
  const members = readMembers(reply);
  if (members === undefined) return false;
  const isRight = outputs.every((output, index) => isMember(output, moneyDecimals, members[index]));
  return isRight && reply === writeReply(outputs, members, code);
}

function isMember(output: ExactOutput, moneyDecimals: number, member: Member | undefined): boolean {
  const decimals = output.decimals ?? moneyDecimals;
  if (member?.name !== output.name || !NUMBER.test(member.text) || member.text === '-0') return false;
  const [whole, part = ''] = member.text.split('.') as [string, string?];
  if (part.length > decimals) return false;
  const units = BigInt(whole + part.padEnd(decimals, '0'));
  const isNear = order({ numerator: units, denominator: 10n ** BigInt(decimals) }, MAX_RESULT) < 0;
  return isRounded(output, units, decimals) && (isNear || !isOutOfRange(output));
}

function isOutOfRange({ side }: ExactOutput): boolean {
  return side(MAX_RESULT) > 0 || side(times(MAX_RESULT, -1)) < 0;
}

/** What the reply has to be, by bisection. */
function expectReply(
  outputs: readonly ExactOutput[],
  moneyDecimals: number,
  code: string | undefined,
): Reply {
  if (outputs.some(isOutOfRange)) return 'result-out-of-range';
  const members = outputs.map((output): Member => {
    const decimals = output.decimals ?? moneyDecimals;
    const units = findUnits(output, decimals);
    const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
    const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
    const fraction = part.replace(/0+$/, '');
    const text = `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
    return { name: output.name, text };
  });
  return writeReply(outputs, members, code);
}
