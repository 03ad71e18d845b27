import type { AnyDeclaration } from './define.ts';

/**
 * The sentence that answers the question of a calculator, with names of its outputs and inputs in braces:
 * "You would pay {monthly_payment} a month". {|name|} is a number without its sign, {list[0].name} and
 * {list[index_output].name} are a field of a row, and {*name} is the value that stands out, by default the
 * first output of the sentence. Of several sentences, the first whose condition holds is said.
 */
export type Headline = string | readonly HeadlineCase[];

export interface HeadlineCase {
  /**
   * Clauses with " and " between them: "name" and "no name" for a result or input that is there or not,
   * "given name" and "not given name" for an input, and "name < 0" with =, !=, <, <=, > or >= and a number, a
   * word, or the name of another result or input.
   */
  readonly when?: string;
  readonly say: string;
}

/** What several calculators of growing savings answer. */
export const futureValueHeadline = 'You would have {future_value} after {years}';

/** A sentence that was read. */
export interface Sentence {
  readonly clauses: readonly Clause[];
  readonly parts: readonly Part[];
}

export type Part = string | Placeholder;

export interface Placeholder {
  readonly name: string;
  readonly isMain: boolean;
  readonly hasNoSign: boolean;
  /** Of a field of a row: the row, by its number or by the output that has it, and the field. */
  readonly row?: { readonly index: string; readonly field: string };
}

export interface Clause {
  readonly name: string;
  readonly test: 'is there' | 'is absent' | 'is given' | 'is not given' | Comparison;
  readonly operand?: string;
}

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/**
 * Throws an Error where a sentence is not written as it must be, or names what the calculator does not have.
 */
export function readHeadline(
  calculator: Pick<AnyDeclaration, 'input' | 'output'>,
  headline: Headline,
): readonly Sentence[] {
  const cases = typeof headline === 'string' ? [{ say: headline }] : headline;
  return cases.map(({ when, say }) => {
    const clauses = when === undefined ? [] : when.split(' and ').map((text) => readClause(calculator, text));
    return { clauses, parts: readParts(calculator, say) };
  });
}

const PLACEHOLDER = /(\{[^}]*\})/;
const NAMED = /^\{(\*?)(\|?)([a-z0-9_]+)(?:\[([a-z0-9_]+)\]\.([a-z0-9_]+))?(\|?)\}$/;

function readParts(calculator: Pick<AnyDeclaration, 'input' | 'output'>, say: string): readonly Part[] {
  const parts = say
    .split(PLACEHOLDER)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? readPlaceholder(calculator, part) : part));
  const named = parts.filter((part) => typeof part !== 'string');
  const outputs = named.filter(({ name }) => Object.hasOwn(calculator.output, name));
  const main = named.find(({ isMain }) => isMain) ?? outputs[0];
  if (main === undefined || !outputs.includes(main))
    throw new Error(`"${say}" must have an output that answers the question, such as {total_paid}.`);
  return parts.map((part) => (part === main ? { ...part, isMain: true } : part));
}

function readPlaceholder(calculator: Pick<AnyDeclaration, 'input' | 'output'>, text: string): Placeholder {
  const [, star, open, name, index, field, close] = NAMED.exec(text) ?? [];
  if (name === undefined || open !== close) throw new Error(`${text} must be a name, such as {total_paid}.`);
  const declared = requireField(calculator, name);
  if (field !== undefined) {
    if (declared.fields?.[field] === undefined) throw new Error(`${name} has no field ${field}.`);
    if (!/^\d+$/.test(index!)) requireField(calculator, index!);
  }
  return {
    name,
    isMain: star === '*',
    hasNoSign: open === '|',
    ...(field !== undefined && { row: { index: index!, field } }),
  };
}

const conditionTexts = { no: 'is absent', given: 'is given', 'not given': 'is not given' } as const;

function readClause(calculator: Pick<AnyDeclaration, 'input' | 'output'>, text: string): Clause {
  const compared = /^([a-z0-9_]+) (=|!=|<|<=|>|>=) (\S+)$/.exec(text);
  if (compared !== null) {
    const [, name, test, operand] = compared as unknown as [string, string, Comparison, string];
    requireField(calculator, name);
    return { name, test, operand };
  }
  const [, word, name] = /^(?:(no|given|not given) )?([a-z0-9_]+)$/.exec(text) ?? [];
  if (name === undefined) throw new Error(`"${text}" must be a condition, such as "total_saved < 0".`);
  requireField(calculator, name);
  return {
    name,
    test: word === undefined ? 'is there' : conditionTexts[word as keyof typeof conditionTexts],
  };
}

function requireField({ input, output }: Pick<AnyDeclaration, 'input' | 'output'>, name: string) {
  const fields = Object.hasOwn(output, name) ? output : input;
  const found = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (found === undefined) throw new Error(`${name} must be an output or an input.`);
  return found;
}
