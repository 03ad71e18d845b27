import { UNDECIDED, type Arithmetic, type Operand } from '#core/arithmetic/arithmetic.ts';
import { exactly, type DecimalBall } from '#core/arithmetic/decimal-ball.ts';
import { readDecimal, toNumber, type ExactDecimal } from '#core/arithmetic/exact-decimal.ts';
import { findOver, substitute, substituteIn, type Over } from '#core/equations/language/substitution.ts';
import { textOf, textOfCondition } from '#core/equations/language/text.ts';
import type { Trace, TracedValue } from '#core/equations/compile/trace.ts';
import type { Definition, Expression } from '#core/equations/language/tree.ts';
import { findOpenCases, type ChosenOptions } from '#core/equations/language/chosen-options.ts';
import type { Named } from './named-equations.ts';
import { KNOWN_DIGITS, shownExpression } from './shown-number.ts';

/** Relative to a value, how large its bound may be: what is shown of it is right. */
const MAX_RELATIVE_RADIUS = 10 ** -(KNOWN_DIGITS + 5);

export interface SolvedRow {
  /** "B(2)", or "k = 2". */
  readonly symbol: string;
  readonly condition?: string;
  readonly withNumbers?: string;
  readonly value?: ExactDecimal;
  /** Of a search: whether its condition holds there. */
  readonly holds?: boolean;
  /** Of a field of an output: the index of its item, or the word of its row. */
  readonly item?: number | string;
}

type Number = Operand<DecimalBall>;
type Cases = Definition['cases'];

/** A calculation, of which steps are shown. */
export interface Solving {
  readonly a: Arithmetic<DecimalBall>;
  readonly chosen: ChosenOptions;
  readonly trace: Trace<DecimalBall>;
  /** The operands of all calls, by the names of functions and sequences. */
  readonly calls: ReadonlyMap<string, ReadonlyMap<unknown, readonly Number[]>>;
  /** The items of an output: their indices, or the words of its rows. */
  readonly itemsOf: (output: string) => readonly (number | string)[];
}

/** Keeps the operands of each call once. */
export function recordCalls(): {
  readonly calls: Solving['calls'];
  readonly called: (name: string, operands: readonly Number[]) => void;
} {
  const calls = new Map<string, Map<unknown, readonly Number[]>>();
  const called = (name: string, operands: readonly Number[]) => {
    let known = calls.get(name);
    if (known === undefined) calls.set(name, (known = new Map()));
    known.set(operands.length === 1 ? keyOf(operands[0]!) : operands.map(keyOf).join(), operands);
  };
  return { calls, called };
}

/** A ledger has thousands of calls, nearly all with a plain number. */
function keyOf(operand: Number): number | string {
  return typeof operand === 'number' ? operand : `${operand.middle}e${operand.exponent}`;
}

/** The first, the second and the last value of a function or a sequence that was needed, after its start. */
export function listRows(solving: Solving, definition: Named): readonly SolvedRow[] {
  const { name, cases, list } = definition;
  const call = solving.trace.functions[name]!;
  const { open, isDecided } = findOpenCases(cases, solving.chosen);
  const hasCases = !isDecided || open.length > 1;
  return shownOperands(solving, definition).flatMap((operands): SolvedRow[] => {
    const given = operands.map((one) => (typeof one === 'number' ? solving.a.of(one) : one));
    const traced = call(...given);
    if (traced?.value === undefined) return [];
    const [word] = operands;
    const chosen = typeof word === 'string' ? { [definition.parameters![0]!]: word } : {};
    const { condition, withNumbers } = describeValue(cases, traced, chosen);
    return [
      {
        symbol: writeCall(name, operands),
        ...(hasCases && condition !== undefined && { condition }),
        ...(withNumbers !== undefined && { withNumbers }),
        value: decimalOf(traced.value),
        ...(list !== undefined && { item: operands[0] as number | string }),
      },
    ];
  });
}

/** The numbers among the values that code answered. */
export function listAnswers(
  name: string,
  answers: Readonly<Record<string, Number | undefined>> = {},
): readonly SolvedRow[] {
  return Object.entries(answers).flatMap(([part, value]) =>
    value === undefined ? [] : [{ symbol: `${name}.${part}`, value: decimalOf(value) }],
  );
}

type Operands = readonly (Number | string)[];

/** In the order of their size where there is one operand, otherwise as they were needed. */
function shownOperands(
  { trace, calls, itemsOf }: Solving,
  { name, list, parameters = [] }: Named,
): readonly Operands[] {
  const operands = [...(calls.get(name)?.values() ?? [])];
  // A list within a record is shown where another equation needs it.
  if (parameters.length > 1) return firstAndLast(operands);
  if (list !== undefined) return firstAndLast(itemsOf(list).map((item) => [item]));
  const isSequence = trace.starts[name] !== undefined;
  const places = operands
    .map(([operand]) => ({
      operand: operand!,
      place: typeof operand === 'number' ? operand : toNumber(decimalOf(operand!)),
    }))
    .filter(({ place }) => !isSequence || place !== 0)
    .sort((x, y) => x.place - y.place);
  const sorted = places.filter(({ place }, index) => place !== places[index - 1]?.place);
  return firstAndLast(sorted.map(({ operand }) => [operand]));
}

function firstAndLast<Item>(items: readonly Item[]): readonly Item[] {
  return items.length <= 3 ? items : [items[0]!, items[1]!, items.at(-1)!];
}

function writeCall(name: string, operands: Operands): string {
  const shown = operands.map((one) =>
    typeof one === 'string' ? one : textOf(shownExpression(decimalOf(one))),
  );
  return `${name}(${shown.join(', ')})`;
}

/** How a value came about, with the rows of a sum, a search or a root. */
export function describeValue(
  cases: Cases,
  traced: TracedValue<DecimalBall>,
  chosen: ChosenOptions = {},
): Pick<SolvedRow, 'condition' | 'withNumbers'> & { readonly rows: readonly SolvedRow[] } {
  const value = cases[traced.taken]!.value!;
  const condition = conditionOf(cases, traced.taken);
  if (value.kind === 'native') return { ...condition, rows: [] };
  const shown = substitute(value, replaceWith(traced.parts()), chosen);
  const over = findOver(value);
  const indices = over && listIndices(findOver(shown)!, traced, over === value);
  const rows = indices?.flatMap((index) => describeTerm(over!, index, traced.at!(index)) ?? []);
  return { ...condition, ...withNumbersOf(value, shown), rows: rows ?? [] };
}

/** Unless it would only repeat the equation or the value. */
function withNumbersOf(value: Expression, shown: Expression): { readonly withNumbers?: string } {
  const withNumbers = textOf(shown);
  const isNumber = ({ kind }: Expression) => kind === 'number' || kind === 'name';
  const isValue =
    isNumber(value) || isNumber(shown) || (shown.kind === 'negation' && isNumber(shown.operand));
  return isValue || withNumbers === textOf(value) ? {} : { withNumbers };
}

/** The condition of the case that was taken; none where a definition has a single case without one. */
export function conditionOf(cases: Cases, taken: number): { readonly condition?: string } {
  const { when } = cases[taken]!;
  if (when !== undefined) return { condition: textOfCondition(when) };
  return cases.length === 1 ? {} : { condition: 'otherwise' };
}

/** What each part comes to, one after the other. */
function replaceWith(parts: readonly (Number | undefined)[]): (part: Expression) => Expression {
  const rest = parts.values();
  return (part) => {
    const { value } = rest.next();
    return value === undefined ? part : shownExpression(decimalOf(value));
  };
}

/**
 * First, second and last of what is summed; where a search begins and ends; both ends of a root, and the
 * root.
 */
function listIndices(
  over: Over,
  { value, at }: TracedValue<DecimalBall>,
  isWhole: boolean,
): readonly DecimalBall[] {
  const { kind, from, to } = over;
  const [low, high] = [from, to].map((end) => exactly(decimalTextOf(end)));
  const found = isWhole && value !== undefined ? [ballOf(value)] : [];
  if (kind === 'root') return [low!, high!, ...found];
  const end = kind === 'first' && isWhole ? found[0]! : high!;
  const [first, last] = [low!, end].map((one) => toNumber(decimalOf(one))) as [number, number];
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => exactly(first + index));
  if (over.kind === 'first') return [...new Set([all[0]!, ...all.slice(-2)])];
  return firstAndLast(over.condition === undefined ? all : all.filter((index) => at!(index)));
}

/** Of a number as it is shown, such as −2.5·10^−7. */
function decimalTextOf(shown: Expression): string {
  return textOf(shown).replaceAll('−', '-').replace('·10^', 'e').replaceAll(/[()]/g, '');
}

function ballOf(value: Number): DecimalBall {
  return typeof value === 'number' ? exactly(value) : value;
}

/** One term of a sum, one turn of a search, or one end of a root. */
function describeTerm(
  over: Over,
  index: DecimalBall,
  traced: ReturnType<NonNullable<TracedValue<DecimalBall>['at']>>,
): SolvedRow | undefined {
  if (traced === undefined) return undefined;
  const { value, parts } = traced;
  const replace = replaceWith(parts());
  const symbol = `${over.index} = ${textOf(shownExpression(decimalOf(index)))}`;
  if (over.kind === 'first') {
    const withNumbers = textOfCondition(substituteIn(over.condition, replace));
    return { symbol, withNumbers, holds: value as boolean };
  }
  const withNumbers = withNumbersOf(over.operand, substitute(over.operand, replace));
  return { symbol, ...withNumbers, value: decimalOf(value as Number) };
}

/**
 * What contains 0 with so many digits is 0. Throws UNDECIDED where not all digits that are shown are known.
 */
export function decimalOf(value: Number): ExactDecimal {
  if (typeof value === 'number') return readDecimal(value);
  const { middle, exponent, radius } = value;
  const size = Math.abs(Number(middle));
  if (size <= radius) return readDecimal(0);
  if (radius > size * MAX_RELATIVE_RADIUS) throw UNDECIDED;
  return { digits: middle, exponent };
}
