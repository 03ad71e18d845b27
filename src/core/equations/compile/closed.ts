import { findOpenCases, type ChosenOptions } from '#core/equations/language/chosen-options.ts';
import { mentions, mentionsIn } from '#core/equations/language/mentions.ts';
import type { Program } from '#core/equations/language/program.ts';
import type { Case, Definition, Expression, Statement } from '#core/equations/language/tree.ts';

/**
 * Sequences of which no step needs the one before, with these options, as functions: a closed form is asked
 * where it is needed, and its values are not kept. What sums and searches go over stays a sequence, so that
 * no value is calculated twice.
 */
export function closeSequences(
  program: Program,
  statements: readonly Statement[],
  chosen: ChosenOptions,
): { readonly program: Program; readonly statements: readonly Statement[] } {
  const functions = new Map(program.functions);
  const sequences = new Set(program.sequences);
  const openOf = ({ cases }: Definition) => findOpenCases(cases, chosen).open.map(({ one }) => one);
  const needs = (one: Case, isMeant: (name: string) => boolean): boolean =>
    namesOf(one).some((name) => isMeant(name) || needsOf(functions.get(name), isMeant));
  const needsOf = (one: Definition | undefined, isMeant: (name: string) => boolean) =>
    one !== undefined && !sequences.has(one.name) && openOf(one).some((each) => needs(each, isMeant));
  const calculated = statements.filter((one) => one.kind === 'definition');
  const ranges = [...calculated, ...functions.values()].flatMap((one) =>
    openOf(one).filter(({ value }) => value !== undefined && hasRange(value)),
  );
  const closed = new Set<Statement>();
  const starts = new Map<string, Definition>();
  for (const one of calculated) {
    if (!sequences.has(one.name)) continue;
    if (one.isStart === true) starts.set(one.name, one);
    const start = starts.get(one.name)!;
    const [first, ...others] = start.cases;
    if (one === start || others.length > 0) continue;
    if (openOf(one).some((each) => needs(each, (name) => sequences.has(name)))) continue;
    if (ranges.some((each) => needs(each, (name) => name === one.name))) continue;
    functions.set(one.name, { ...one, cases: [atZero(first, one), ...one.cases] });
    sequences.delete(one.name);
    closed.add(start).add(one);
  }
  if (closed.size === 0) return { program, statements };
  return {
    program: { ...program, functions, sequences },
    statements: statements.filter((one) => !closed.has(one)),
  };
}

function namesOf({ value, when }: Case): readonly string[] {
  return [...(value === undefined ? [] : mentions(value)), ...(when === undefined ? [] : mentionsIn(when))];
}

function hasRange(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
    case 'name':
      return false;
    case 'negation':
      return hasRange(expression.operand);
    case 'operation':
      return hasRange(expression.left) || hasRange(expression.right);
    case 'call':
    case 'native':
      return expression.operands.some(hasRange);
    case 'sum':
    case 'root':
    case 'first':
      return true;
  }
}

/** The value at the start, as a case of the step. */
function atZero({ value }: Case, { parameters, position }: Definition): Case {
  const [name] = parameters as readonly [string];
  const left = { kind: 'name', name, position } as const;
  return {
    value,
    when: { kind: 'relation', left, relation: '=', right: { kind: 'number', text: '0' } },
  };
}
