import { wordValue } from './javascript.ts';
import { createBlock, createVariable, type Code } from './code.ts';
import { mentionsIn } from '#core/equations/language/mentions.ts';
import type { Condition, Definition, Expression, Item, Relation } from '#core/equations/language/tree.ts';
import {
  isNever,
  missingIn,
  NEVER,
  presencesOf,
  testOf,
  where,
  type Bound,
  type Bindings,
  type ExpressionWriter,
} from './bindings.ts';
import type { Table } from './table.ts';
import type { Value } from './values.ts';
import {
  decideByOptions,
  findOpenCases,
  type OpenCases,
  type ChosenOptions,
} from '#core/equations/language/chosen-options.ts';

/** What the code of cases and conditions is written with. */
export interface CaseWriter<Term> extends ExpressionWriter<Term> {
  readonly chosen: ChosenOptions;
  /** While the equation for a row is written: the parameter that stands for its word. */
  readonly row?: string;
  readonly table: Pick<Table<Term>, 'merge' | 'relate'>;
  /** JavaScript for the option of a choice that was not chosen before the code was written. */
  readonly writeOption: (name: string) => string;
  /** JavaScript for the field of an item, as the request has it and as it is used. */
  readonly writeField: (
    code: Code<Term>,
    bindings: Bindings<Term>,
    item: Item,
  ) => { readonly given: string; readonly access: string };
  /** Whether a value is there only where it is found. */
  readonly isSearch: (expression: Expression) => boolean;
  readonly search: (
    code: Code<Term>,
    bindings: Bindings<Term>,
    expression: Expression,
  ) => { readonly test: string; readonly term: Term };
}

/** What cases come to. */
export interface Chosen<Term> extends Bound<Term> {
  /** Index of the case that was taken, a number or a variable; −1 for an absent value. */
  readonly taken: string;
  /** Whether the code decides which case it is. */
  readonly isMerged: boolean;
}

/** The first case whose condition holds. Options decide it here, numbers when the code runs. */
export function writeCases<Term>(
  writer: CaseWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  cases: Definition['cases'],
): Chosen<Term> {
  const { open, isDecided } = findOpenCases(cases, writer.chosen);
  const [only] = open;
  const value = isDecided && open.length === 1 ? only!.one.value : undefined;
  if (value !== undefined && !writer.isSearch(value) && missingIn(value, bindings).length === 0) {
    const written = calculated(writer.write(code, bindings, value), code);
    return { value: written, taken: String(only!.index), isMerged: false };
  }
  return writeOpenCases(writer, code, bindings, { open, isDecided });
}

/** What all cases of a definition share. */
interface Joint<Term> {
  /** Variables for the index of the case, and for the reason why there is no value. */
  readonly taken: string;
  readonly reason: string;
  readonly ends: { readonly block: Code<Term>; readonly term: Term }[];
  mayBeAbsent: boolean;
}

/** Where the code decides among cases: variables for the value and for the case, which each of them sets. */
function writeOpenCases<Term>(
  writer: CaseWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  { open, isDecided }: OpenCases,
): Chosen<Term> {
  const [taken, reason] = [createVariable(code), createVariable(code)];
  code.lines.push(`let ${taken} = -1, ${reason};`);
  const joint: Joint<Term> = { taken, reason, ends: [], mayBeAbsent: !isDecided };
  const { ends } = joint;

  /** Writes what is nested into `block`, and returns what puts the parts together. */
  function nest(block: Code<Term>, known: Bindings<Term>, [first, ...others]: OpenCases['open']): () => void {
    if (first === undefined) return () => undefined;
    if (others.length === 0 && isDecided) return writeEnd(writer, block, known, first, joint);
    const condition = first.one.when!;
    const test = writeCondition(writer, block, known, condition);
    // What is never absent, or always, is known here.
    if (test === 'true') return writeEnd(writer, block, known, first, joint);
    if (test === 'false') return nest(block, known, others);
    const [yes, no] = [createBlock(block), createBlock(block)];
    const joins = [
      writeEnd(writer, yes, where(writer, yes, known, condition, true), first, joint),
      nest(no, where(writer, no, known, condition, false), others),
    ];
    return () => {
      for (const join of joins) join();
      block.lines.push(`if (${test}) {`, ...yes.lines, '} else {', ...no.lines, '}');
    };
  }

  const join = nest(code, bindings, open);
  const presence = { test: `${taken} >= 0`, reason };
  if (ends.length === 0) {
    join();
    return { value: undefined, taken, isMerged: true, presence: { test: NEVER, reason } };
  }
  const { declaration, assign, term } = writer.table.merge(
    code,
    ends.map((one) => one.term),
  );
  code.lines.push(declaration);
  for (const { block, term: one } of ends) block.lines.push(assign(block, one));
  join();
  return { value: { term: () => term }, taken, isMerged: true, ...(joint.mayBeAbsent && { presence }) };
}

/** Writes the value of a case into `block`, and returns what completes it. */
function writeEnd<Term>(
  writer: CaseWriter<Term>,
  block: Code<Term>,
  known: Bindings<Term>,
  { one, index }: OpenCases['open'][number],
  joint: Joint<Term>,
): () => void {
  const leaveOut = (reason: string) => {
    joint.mayBeAbsent = true;
    block.lines.push(`${joint.reason} = ${reason};`);
  };
  const { value, reason } = one;
  const missing = value === undefined ? [] : missingIn(value, known);
  const reasons = missing.flatMap(({ reason: why }) => why ?? []);
  const why = reasons.length === 0 ? 'undefined' : reasons.join(' ?? ');
  if (value === undefined || isNever(missing)) {
    leaveOut(reason === undefined ? why : JSON.stringify(reason));
    return () => undefined;
  }
  const inner = missing.length === 0 ? block : createBlock(block);
  const found = writer.isSearch(value) ? writer.search(inner, known, value) : undefined;
  const ending = found === undefined ? inner : createBlock(inner);
  ending.lines.push(`${joint.taken} = ${index};`);
  const term = found?.term ?? writer.write(ending, known, value).term(ending);
  joint.ends.push({ block: ending, term });
  return () => {
    if (found !== undefined) {
      joint.mayBeAbsent = true;
      inner.lines.push(`if (${found.test}) {`, ...ending.lines, '}');
    }
    if (inner === block) return;
    leaveOut(why);
    block.lines.push(`if (${testOf(missing)}) {`, ...inner.lines, '}');
  };
}

/** The value, with its code at this place, so that all that follows finds it calculated. */
export function calculated<Term>(value: Value<Term>, code: Code<Term>): Value<Term> {
  const term = value.term(code);
  return { ...value, term: () => term };
}

/**
 * JavaScript that is true or false; the right side of "and" and "or" is asked only where the left leaves it
 * open.
 */
export function writeCondition<Term>(
  writer: CaseWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  condition: Condition,
): string {
  const known = decideByOptions(condition, writer.chosen);
  if (known !== undefined) return String(known);
  switch (condition.kind) {
    case 'word':
      return `${writer.writeOption(condition.name)} === ${wordValue(condition.word)}`;
    case 'presence': {
      const presences = presencesOf(mentionsIn(condition), bindings);
      if (presences.length === 0 || isNever(presences))
        return String(condition.isGiven === (presences.length === 0));
      return condition.isGiven ? testOf(presences) : `!(${testOf(presences)})`;
    }
    case 'item-word':
    case 'item-presence':
    case 'relation': {
      const missing = presencesOf(mentionsIn(condition), bindings);
      const write = (block: Code<Term>) =>
        condition.kind === 'relation'
          ? writeRelation(writer, block, bindings, condition)
          : writeFieldTest(writer, block, bindings, condition);
      if (missing.length === 0) return write(code);
      return isNever(missing) ? 'false' : writeNext(code, testOf(missing), true, write);
    }
    case 'and':
    case 'or': {
      const { kind, left, right } = condition;
      const isAnd = kind === 'and';
      const first = writeCondition(writer, code, bindings, left);
      return writeNext(code, first, isAnd, (block) =>
        writeCondition(writer, block, where(writer, block, bindings, left, isAnd), right),
      );
    }
  }
}

function writeFieldTest<Term>(
  { chosen, row, writeField }: CaseWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  condition: Condition & { readonly kind: 'item-word' | 'item-presence' },
): string {
  const { given, access } = writeField(code, bindings, condition.item);
  if (condition.kind === 'item-presence') return `${given} ${condition.isGiven ? '!==' : '==='} undefined`;
  const { word } = condition;
  return `${access} === ${wordValue(word === row ? chosen[row]! : word)}`;
}

function writeRelation<Term>(
  { table, write }: CaseWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  { left, relation, right }: Condition & { readonly kind: 'relation' },
): string {
  const sides = [left, right].map((side) => write(code, bindings, side));
  const [a, b] = sides.map(({ constant }) => constant);
  if (a !== undefined && b !== undefined) return String(holds(a, relation, b));
  const [x, y] = sides.map((side) => side.term(code)) as [Term, Term];
  return table.relate(code, x, relation, y);
}

/** Whether numbers that are known before the code runs are in a relation. */
function holds(a: number, relation: Relation, b: number): boolean {
  if (a === b) return relation === '=' || relation === '≤' || relation === '≥';
  return a < b ? relation === '<' || relation === '≤' : relation === '>' || relation === '≥';
}

/** A variable that is `first`, or what `second` says where the first is `asked`. */
function writeNext<Term>(
  code: Code<Term>,
  first: string,
  asked: boolean,
  second: (block: Code<Term>) => string,
): string {
  // What is known before the code runs.
  if (first === String(!asked)) return first;
  if (first === String(asked)) return second(code);
  const holds = createVariable(code);
  code.lines.push(`let ${holds} = ${first};`);
  const block = createBlock(code);
  const test = second(block);
  code.lines.push(`if (${asked ? holds : `!${holds}`}) {`, ...block.lines, `${holds} = ${test};`, '}');
  return holds;
}
