import { createBlock, createVariable, type Code } from '../code.ts';
import { absentIn, presentUnless, presentWhere } from './absence.ts';
import { mentionsIn } from './reach.ts';
import type { Condition, Definition, Expression, Item } from './tree.ts';
import type { Table } from './table.ts';
import type { Value } from './values.ts';
import { decideByWords, findOpenCases, type OpenCases, type Words } from './words.ts';

/** What a name stands for in the code. */
export interface Bound<Term> {
  /** Undefined where it never has a value with these words. */
  readonly value: Value<Term> | undefined;
  /** Undefined where it always has a value. */
  readonly presence?: Presence;
}

export interface Presence {
  /** JavaScript that is true where there is a value. */
  readonly test: string;
  /** A variable with the reason where there is none; it may be undefined. */
  readonly reason?: string;
}

const NEVER = 'false';
/** For what has no value with these words. */
export const ABSENT = { value: undefined, presence: { test: NEVER } } as const;

export type Scope<Term> = ReadonlyMap<string, Bound<Term>>;

/** What the code of cases and conditions is written with. */
export interface CaseWriter<Term> {
  readonly words: Words;
  readonly table: Pick<Table<Term>, 'merge' | 'relate'>;
  readonly write: (code: Code<Term>, scope: Scope<Term>, expression: Expression) => Value<Term>;
  /** JavaScript for the field of an item. */
  readonly writeField: (code: Code<Term>, scope: Scope<Term>, item: Item) => string;
  readonly writeFirst: (
    code: Code<Term>,
    scope: Scope<Term>,
    expression: Expression & { readonly kind: 'first' },
  ) => { readonly test: string; readonly term: Term };
}

/** What cases come to. */
export interface Chosen<Term> extends Bound<Term> {
  /** The index of the case that was taken, −1 where there is no value: a number, or a variable. */
  readonly taken: string;
  /** Whether the code decides which case it is. */
  readonly isMerged: boolean;
}

/** The first case whose condition holds. Words decide it here, numbers when the code runs. */
export function writeCases<Term>(
  writer: CaseWriter<Term>,
  code: Code<Term>,
  scope: Scope<Term>,
  cases: Definition['cases'],
): Chosen<Term> {
  const { open, isDecided } = findOpenCases(cases, writer.words);
  const [only] = open;
  const value = isDecided && open.length === 1 ? only!.one.value : undefined;
  if (value !== undefined && value.kind !== 'first' && missingIn(value, scope).length === 0) {
    const written = calculated(writer.write(code, scope, value), code);
    return { value: written, taken: String(only!.index), isMerged: false };
  }
  return writeOpenCases(writer, code, scope, { open, isDecided });
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
  scope: Scope<Term>,
  { open, isDecided }: OpenCases,
): Chosen<Term> {
  const [taken, reason] = [createVariable(code), createVariable(code)];
  code.lines.push(`let ${taken} = -1, ${reason};`);
  const joint: Joint<Term> = { taken, reason, ends: [], mayBeAbsent: !isDecided };
  const { ends } = joint;

  /** Writes what is nested into `block`, and returns what puts the parts together. */
  function nest(block: Code<Term>, known: Scope<Term>, [first, ...others]: OpenCases['open']): () => void {
    if (first === undefined) return () => undefined;
    if (others.length === 0 && isDecided) return writeEnd(writer, block, known, first, joint);
    const { condition } = first.one.when!;
    const test = writeCondition(writer, block, known, condition);
    const [yes, no] = [createBlock(block), createBlock(block)];
    const joins = [
      writeEnd(writer, yes, present(known, presentWhere(condition)), first, joint),
      nest(no, present(known, presentUnless(condition)), others),
    ];
    return () => {
      for (const join of joins) join();
      block.lines.push(`if (${test}) {`, ...yes.lines, '} else {', ...no.lines, '}');
    };
  }

  const join = nest(code, scope, open);
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
  known: Scope<Term>,
  { one, index }: OpenCases['open'][number],
  joint: Joint<Term>,
): () => void {
  const leaveOut = (reason: string) => {
    joint.mayBeAbsent = true;
    block.lines.push(`${joint.reason} = ${reason};`);
  };
  const { value, text } = one;
  const missing = value === undefined ? [] : missingIn(value, known);
  const reasons = missing.flatMap(({ reason: why }) => why ?? []);
  const why = reasons.length === 0 ? 'undefined' : reasons.join(' ?? ');
  if (value === undefined || isNever(missing)) {
    leaveOut(value !== undefined ? why : text === '' ? 'undefined' : JSON.stringify(text));
    return () => undefined;
  }
  const inner = missing.length === 0 ? block : createBlock(block);
  const found = value.kind === 'first' ? writer.writeFirst(inner, known, value) : undefined;
  const place = found === undefined ? inner : createBlock(inner);
  place.lines.push(`${joint.taken} = ${index};`);
  const term = found?.term ?? writer.write(place, known, value).term(place);
  joint.ends.push({ block: place, term });
  return () => {
    if (found !== undefined) {
      joint.mayBeAbsent = true;
      inner.lines.push(`if (${found.test}) {`, ...place.lines, '}');
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

/** What an expression needs that may be absent. */
function missingIn<Term>(expression: Expression, scope: Scope<Term>): readonly Presence[] {
  return presencesOf(absentIn(expression, unsureIn(scope)), scope);
}

function unsureIn<Term>(scope: Scope<Term>): ReadonlySet<string> {
  return new Set([...scope].flatMap(([name, { presence }]) => (presence === undefined ? [] : [name])));
}

function presencesOf<Term>(names: readonly string[], scope: Scope<Term>): readonly Presence[] {
  return [...new Set(names)].flatMap((name) => scope.get(name)?.presence ?? []);
}

function isNever(presences: readonly Presence[]): boolean {
  return presences.some(({ test }) => test === NEVER);
}

function testOf(presences: readonly Presence[]): string {
  return presences.map(({ test }) => test).join(' && ');
}

/** Where these names have a value. */
function present<Term>(scope: Scope<Term>, names: readonly string[]): Scope<Term> {
  const known = new Map(scope);
  for (const name of names) {
    const bound = scope.get(name);
    if (bound?.value !== undefined) known.set(name, { value: bound.value });
  }
  return known;
}

/** JavaScript that is true or false; the right side of "and" and "or" is asked only where the left leaves it open. */
export function writeCondition<Term>(
  writer: CaseWriter<Term>,
  code: Code<Term>,
  scope: Scope<Term>,
  condition: Condition,
): string {
  const known = decideByWords(condition, writer.words);
  if (known !== undefined) return String(known);
  switch (condition.kind) {
    case 'word':
      throw new Error('Words decide at once.');
    case 'presence': {
      const test = scope.get(condition.name)?.presence?.test ?? 'true';
      return condition.isGiven ? test : `!(${test})`;
    }
    case 'item-word':
    case 'relation': {
      const missing = presencesOf(mentionsIn(condition), scope);
      const write = (block: Code<Term>) =>
        condition.kind === 'relation'
          ? writeRelation(writer, block, scope, condition)
          : `${writer.writeField(block, scope, condition.item)} === ${JSON.stringify(condition.word)}`;
      if (missing.length === 0) return write(code);
      return isNever(missing) ? 'false' : writeNext(code, testOf(missing), true, write);
    }
    case 'and':
    case 'or': {
      const { kind, left, right } = condition;
      const isAnd = kind === 'and';
      const first = writeCondition(writer, code, scope, left);
      const then = present(scope, isAnd ? presentWhere(left) : presentUnless(left));
      return writeNext(code, first, isAnd, (block) => writeCondition(writer, block, then, right));
    }
  }
}

function writeRelation<Term>(
  { table, write }: CaseWriter<Term>,
  code: Code<Term>,
  scope: Scope<Term>,
  { left, relation, right }: Condition & { readonly kind: 'relation' },
): string {
  const [x, y] = [left, right].map((side) => write(code, scope, side).term(code)) as [Term, Term];
  return table.relate(code, x, relation, y);
}

/** A variable that is `first`, or what `second` says where the first is `asked`. */
function writeNext<Term>(
  code: Code<Term>,
  first: string,
  asked: boolean,
  second: (block: Code<Term>) => string,
): string {
  const holds = createVariable(code);
  code.lines.push(`let ${holds} = ${first};`);
  const block = createBlock(code);
  const test = second(block);
  code.lines.push(`if (${asked ? holds : `!${holds}`}) {`, ...block.lines, `${holds} = ${test};`, '}');
  return holds;
}
