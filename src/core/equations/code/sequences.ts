import { createBlock, createVariable, once, type Code } from './code.ts';
import { writeCases, writeCondition, type CaseWriter } from './cases.ts';
import type { Bound, Bindings } from './bindings.ts';
import { takeOutInvariants } from './invariants.ts';
import type { SequenceTable, Table } from './table.ts';
import { mentions } from '#core/equations/language/mentions.ts';
import type { Definition, Expression, IndexRange } from '#core/equations/language/tree.ts';
import type { Value } from './values.ts';

/** How far a sequence, a sum or a search goes: 200 years of months, or ten years of trading days. */
export const MAX_STEPS = 2_600;

/** What reads an item of a list, which may not be there, a figure, or what code answers. */
const READING = /\b[fnv]\b|\["|\bh\.dayOf\b/;

/** A sequence in the code. */
export interface Sequence<Term> {
  readonly table: SequenceTable<Term>;
  /**
   * A function of the code that calculates the values up to an index; undefined while it is written itself,
   * and where all are known.
   */
  readonly march: string | undefined;
  /**
   * Whether values that nothing asks for can be calculated, too: no step reads a list or a figure, or calls
   * code.
   */
  readonly isFree?: boolean;
}

export interface SequenceWriter<Term> extends CaseWriter<Term> {
  readonly table: Table<Term>;
  readonly sequences: Map<string, Sequence<Term>>;
}

/** Collects sequences until all that have started have their step; they are then calculated side by side. */
export interface SequenceGroup<Term> {
  readonly starts: Map<string, Term>;
  readonly steps: Definition[];
}

/**
 * Writes what calculates the values of a group, from the first to any other, each when it is first needed.
 */
export function writeSequences<Term>(
  writer: SequenceWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  { starts, steps }: SequenceGroup<Term>,
): void {
  const { table, sequences } = writer;
  const inMoney = new Set(steps.flatMap(({ name }) => (table.isMoney(starts.get(name)!) ? [name] : [])));
  let body: Code<Term>;
  const [march, last, index] = [createVariable(code), createVariable(code), createVariable(code)];
  // A sequence that starts as money is taken to be money; where a step of it is not, all is written again.
  for (let isWritten = false; !isWritten;) {
    isWritten = true;
    body = createBlock(code);
    for (const { name } of steps) {
      sequences.set(name, { table: table.sequence(code, inMoney.has(name)), march: undefined });
    }
    for (const { name, parameters, cases } of steps) {
      const within = new Map(bindings).set(parameters![0]!, indexOf(table, index));
      // A sequence always has a value.
      const term = writeCases(writer, body, within, cases).value!.term(body);
      if (inMoney.has(name) && !table.isMoney(term)) {
        inMoney.delete(name);
        isWritten = false;
        break;
      }
      body.lines.push(...sequences.get(name)!.table.store(body, index, term));
    }
  }
  const isFree = !body!.lines.some((line) => READING.test(line));
  for (const { name } of steps) {
    const { table: values } = sequences.get(name)!;
    code.lines.push(values.declaration, ...values.store(code, '0', starts.get(name)!));
    sequences.set(name, { table: values, march, isFree });
  }
  // The last to be stored: a step that ends without a decision is begun again.
  const { length } = sequences.get(steps.at(-1)!.name)!.table;
  const loop = takeOutInvariants(body!.lines, index);
  const run = createVariable(code);
  // A few more than are asked for, as the next ones are likely to be needed, too.
  const end = isFree && table.isHarmless === true ? `Math.min(${last} + (${last} >> 2), ${MAX_STEPS})` : last;
  code.lines.push(
    `const ${run} = (${last}) => {`,
    ...loop.before,
    `for (let ${index} = ${length}; ${index} <= ${last}; ${index}++) {`,
    ...loop.body,
    '}',
    '};',
    `const ${march} = (${last}) => ${length} > ${last} || (${run}(${end}), ${length} > ${last});`,
  );
}

/** The value of a sequence at an index. */
export function readSequence<Term>(
  { table, sequences }: SequenceWriter<Term>,
  code: Code<Term>,
  name: string,
  index: Term,
): Term {
  const { table: values, march } = sequences.get(name)!;
  const at = table.index(code, index);
  return once(code, `${name}(${at})`, () => {
    const reached = `${march}(${at})`;
    if (march !== undefined && !code.conditions.has(reached)) {
      // In doubles it may end without a decision.
      code.lines.push(`if (${reached} !== true) return;`);
      code.conditions.set(reached, true);
    }
    return values.at(code, at);
  });
}

export function writeSum<Term>(
  writer: SequenceWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  expression: Sum,
): Value<Term> {
  const term = once(code, keyOfSum(writer, code, bindings, expression), () =>
    writeNewSum(writer, code, bindings, expression),
  );
  return { term: () => term };
}

type Sum = Expression & { readonly kind: 'sum' };

/** The same number for the same place in the equations alone. */
const places = new WeakMap<Sum, number>();
let placeCount = 0;

/** A sum is the same where its names stand for the same, in the equation of the same row. */
function keyOfSum<Term>(
  { chosen, row = '', table }: SequenceWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  sum: Sum,
): string {
  if (!places.has(sum)) places.set(sum, placeCount++);
  const names = mentions(sum).map((name) => {
    const { value, isInput } = bindings.get(name) ?? {};
    return value === undefined || isInput === true ? name : table.keyOf(value.term(code));
  });
  return `sum ${places.get(sum)!} ${chosen[row] ?? ''} (${names.join(', ')})`;
}

function writeNewSum<Term>(
  writer: SequenceWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  { operand, condition, ...range }: Sum,
): Term {
  const { table } = writer;
  const loop = writeRange(writer, code, bindings, range);
  const { body: turn, within } = loop;
  const test = condition && writeCondition(writer, turn, within, condition);
  const body = test === undefined ? turn : createBlock(turn);
  const term = writer.write(body, within, operand).term(body);
  const sum = table.variable(code, table.isMoney(term));
  code.lines.push(sum.declaration, sum.assign(code, table.zero(code, table.isMoney(term))));
  body.lines.push(sum.assign(body, table.add(body, sum.term, term)));
  if (test !== undefined) turn.lines.push(`if (${test}) {`, ...body.lines, '}');
  code.lines.push(...linesOf(loop));
  return sum.term;
}

/** The variable is below 0 where the condition holds for no number of the range. */
export function writeFirst<Term>(
  writer: SequenceWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  { condition, ...range }: Expression & { readonly kind: 'first' },
): { readonly test: string; readonly term: Term } {
  const loop = writeRange(writer, code, bindings, range);
  const { body, within, index } = loop;
  const found = createVariable(code);
  const test = writeCondition(writer, body, within, condition);
  body.lines.push(`if (${test}) { ${found} = ${index}; break; }`);
  code.lines.push(`let ${found} = -1;`, ...linesOf(loop));
  return { test: `${found} >= 0`, term: writer.table.ofIndex(found) };
}

/** The values of a function at every index of a list, each calculated once. */
export function writeTable<Term>(
  writer: SequenceWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  { name, parameters, cases }: Definition,
  list: string,
): void {
  const { table, sequences } = writer;
  const index = createVariable(code);
  const body = createBlock(code);
  const within = new Map(bindings).set(parameters![0]!, indexOf(table, index));
  // A function always has a value.
  const term = writeCases(writer, body, within, cases).value!.term(body);
  const values = table.sequence(code, table.isMoney(term));
  body.lines.push(...values.store(body, index, term));
  const loop = linesOf({ index, body, first: '0', last: `${list}.length - 1` });
  code.lines.push(values.declaration, ...loop);
  sequences.set(name, { table: values, march: undefined });
}

interface Loop<Term> {
  readonly index: string;
  readonly body: Code<Term>;
  readonly within: Bindings<Term>;
  readonly first: string;
  readonly last: string;
}

function linesOf<Term>({ index, body, first, last }: Omit<Loop<Term>, 'within'>): readonly string[] {
  const lines = takeOutInvariants(body.lines, index);
  const loop = [`for (let ${index} = ${first}; ${index} <= ${last}; ${index}++) {`, ...lines.body, '}'];
  return lines.before.length === 0 ? loop : [`if (${first} <= ${last}) {`, ...lines.before, ...loop, '}'];
}

function writeRange<Term>(
  { table, write }: SequenceWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  { index: name, from, to }: IndexRange,
): Loop<Term> {
  const [first, last] = [from, to].map((one) =>
    table.index(code, write(code, bindings, one).term(code), one === to),
  );
  const index = createVariable(code);
  return {
    index,
    body: createBlock(code),
    within: new Map(bindings).set(name, indexOf(table, index)),
    first: first!,
    last: last!,
  };
}

/** What a variable with a whole number stands for. */
export function indexOf<Term>(table: Table<Term>, variable: string): Bound<Term> {
  const term = table.ofIndex(variable);
  return { value: { term: () => term } };
}
