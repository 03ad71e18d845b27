import { isEqual, readDecimal } from '#core/arithmetic/exact-decimal.ts';

/** A step of an explanation as a reply has it; numbers are their texts. */
export interface ExplainedStep {
  readonly symbol: string;
  readonly meaning: string;
  readonly equation: string;
  readonly condition?: string;
  readonly cases?: string;
  readonly with_numbers?: string;
  readonly value?: string;
  readonly result?: unknown;
  readonly rows?: readonly ExplainedRow[];
}

/** One value of a function or of a sequence, one term of a sum, or one number that a search tried. */
export interface ExplainedRow {
  readonly symbol: string;
  readonly condition?: string;
  readonly with_numbers?: string;
  readonly value?: string;
  readonly holds?: boolean;
  readonly result?: unknown;
}

/** When the equation of a step holds: "if" what, or "unless" what. */
export interface StepCondition {
  readonly word: 'if' | 'unless';
  readonly condition: string;
}

/**
 * Undefined where there is one case only, or where chosen options left only the one that holds otherwise.
 */
export function conditionOf({
  symbol,
  equation,
  condition,
  cases,
}: ExplainedStep): StepCondition | undefined {
  // An input that was given stands for itself.
  if (condition === undefined || equation === symbol) return undefined;
  if (condition !== OTHERWISE) return { word: 'if', condition };
  const others = cases === undefined ? [] : splitCases(cases).flatMap(({ when }) => when ?? []);
  return others.length === 0 ? undefined : { word: 'unless', condition: others.join(' or ') };
}

/** The condition of a case that holds where no other one does. */
export const OTHERWISE = 'otherwise';

/** The text of all cases as its cases; `when` is undefined for one that always holds or holds otherwise. */
export function splitCases(
  cases: string,
): readonly { readonly value: string; readonly when: string | undefined }[] {
  return cases.split('; ').map((text) => {
    const isOther = text.endsWith(` ${OTHERWISE}`);
    const end = isOther ? text.length - OTHERWISE.length - 1 : lastCondition(text);
    return {
      value: end < 0 ? text : text.slice(0, end),
      when: isOther || end < 0 ? undefined : text.slice(end + IF.length),
    };
  });
}

const IF = ' if ';

/** Where the condition of a case begins, which that of a sum is no part of. */
function lastCondition(text: string): number {
  const end = text.lastIndexOf(IF);
  const before = text.slice(0, Math.max(end, 0));
  return before.split('(').length === before.split(')').length ? end : -1;
}

/** The numbers in a text of the language of equations, written in another way. */
export function replaceNumbers(text: string, write: (number: string) => string): string {
  return text.replaceAll(/(?<!\w)\d+(?:\.\d+)?/g, write);
}

/** "≈" where a value has more digits than are shown of it. */
export function signBefore(value: string | undefined, shown: string): '=' | '≈' {
  // A date is shown in full.
  if (value === undefined || Number.isNaN(Number(shown))) return '=';
  return isEqual(readDecimal(value), readDecimal(shown)) ? '=' : '≈';
}

/** Whether a step says a number, and nothing is to be put in. */
export function isNumber({ equation, value }: ExplainedStep): boolean {
  return value !== undefined && equation.replace('−', '-') === value;
}

/** What the rows of a step are, in one word or a few. */
export function describeRows({ equation, value, rows = [] }: ExplainedStep): string {
  const [first] = rows;
  if (first?.holds !== undefined) return 'Beginning and end of the search';
  if (first?.symbol.includes(' = ') === true) {
    return equation.startsWith('root(') ? 'Both ends, and the root' : listed(rows, 'term');
  }
  return value === undefined && first?.symbol.includes('(') === true ? listed(rows, 'value') : 'Its values';
}

/** Of three, those between the second and the last may have been left out. */
function listed(rows: readonly unknown[], name: string): string {
  if (rows.length === 1) return 'Value';
  return rows.length === 2 ? `Both ${name}s` : `First, second and last ${name}`;
}
