import type { Arithmetic } from '../arithmetic/arithmetic.ts';
import { createBlock, createVariable, type Code } from './code.ts';
import type { Bound, Scope } from './scope.ts';
import type { Known } from './known.ts';
import { givenInput, givenInputs } from './javascript.ts';
import type { Program } from './program.ts';
import { UNWRITABLE } from './roots.ts';
import type { Table } from './table.ts';
import { EquationError, type Definition, type Expression } from './tree.ts';
import type { Value } from './values.ts';

/**
 * A part of a formula that no equation says, such as a search for all rates of return or a calendar. A
 * definition has what it answers as the whole value of a case; it runs once, and only where that case is
 * taken.
 *
 * An operand that names an input is given as the request has it: numbers as plain ones, which every
 * arithmetic takes, dates as the numbers of their days, and defaults filled in. Any other operand is a number
 * of the arithmetic, or a plain one where it is whole in any case. One that is a name is undefined where that
 * has no value. `decimals` is how many decimals money has.
 */
export interface Native {
  /** What it answers and by which algorithm, for people: a phrase. */
  readonly words: string;
  readonly answers: Answers;
  /**
   * Of one that takes and answers whole numbers: it is called without an arithmetic, so that doubles can call
   * it, too.
   */
  readonly needsNoArithmetic?: true;
  /** May throw a DomainError. */
  readonly of: <N>(a: Arithmetic<N>, ...operands: never[]) => unknown;
}

/**
 * "?" follows where the value may be absent. A number may be a plain one, a whole number is one. A course is
 * for a schedule.
 */
export type Answer = AnswerKind | `${AnswerKind}?`;
type AnswerKind = 'number' | 'whole' | 'text' | 'list' | 'course';

/** One value, or several by their names. */
export type Answers = Answer | Readonly<Record<string, Answer>>;

export type Natives = Readonly<Record<string, Native>>;

/**
 * The operands that are the number of decimals of money, and a record of all inputs, each as natives are
 * given it.
 */
const DECIMALS = 'decimals';
const INPUTS = 'inputs';
const OWN_OPERANDS = new Set([DECIMALS, INPUTS]);

export function kindOf(answer: Answer): AnswerKind {
  return answer.replace('?', '') as AnswerKind;
}

function isOptional(answer: Answer): boolean {
  return answer.endsWith('?');
}

/**
 * What a definition is where that is not a number: its values by their names, or the kind of the one that it
 * has.
 */
export type Kind = Readonly<Record<string, Answer>> | 'text' | 'list' | 'course';

/** Undefined for a number. */
function nonNumber(answers: Answers): Kind | undefined {
  if (typeof answers !== 'string') return answers;
  const kind = kindOf(answers);
  return kind === 'number' || kind === 'whole' ? undefined : kind;
}

export type NativeCall = Expression & { readonly kind: 'native' };

/**
 * Checks a native as the whole value of a case. `checkOperand` is for what is not a name. Throws an
 * EquationError.
 */
export function checkNative(
  { name, operands, place }: NativeCall,
  { natives, names }: Known,
  checkOperand: (operand: Expression) => void,
): void {
  const expected = natives[name]!.of.length - 1;
  if (operands.length !== expected) {
    const noun = expected === 1 ? 'operand' : 'operands';
    throw new EquationError(place, `${name} takes ${expected} ${noun}, not ${operands.length}.`);
  }
  for (const operand of operands) {
    if (operand.kind !== 'name') checkOperand(operand);
    else if (!names.has(operand.name) && !OWN_OPERANDS.has(operand.name)) {
      throw new EquationError(operand.place, `${operand.name} is neither an input nor defined above.`);
    }
  }
}

/** What the cases of a definition are; undefined for a number. Throws an EquationError where they differ. */
export function kindOfCases({ name, cases, place }: Definition, { natives, kinds }: Known): Kind | undefined {
  const values = cases.flatMap(({ value }) => value ?? []);
  const all = values.map((value) => {
    if (value.kind === 'native') return nonNumber(natives[value.name]!.answers);
    return value.kind === 'name' ? kinds.get(value.name) : undefined;
  });
  if (new Set(all).size <= 1) return all[0];
  throw new EquationError(place, `The cases of ${name} must be of one kind.`);
}

/** Whether a native leaves one of the cases without a value. */
export function mayLackAnswer({ cases }: Definition, { natives }: Known): boolean {
  return cases.some(({ value }) => {
    const answers = value?.kind === 'native' ? natives[value.name]!.answers : '';
    return typeof answers === 'string' && answers.endsWith('?');
  });
}

/** Makes the values of a definition known by their names. */
export function knowParts(name: string, kind: Kind, { names, kinds, absent }: Known): void {
  kinds.set(name, kind);
  if (typeof kind === 'string') return;
  for (const [part, answer] of Object.entries(kind)) {
    const whole = `${name}.${part}`;
    const own = nonNumber(answer);
    names.add(whole);
    if (own !== undefined) kinds.set(whole, own);
    // Where the definition has no value, none of them is missed by its own name.
    if (isOptional(answer)) absent.add(whole);
  }
}

/** Writes the call of a native, as a table has it. */
export interface NativeWriter<Term> {
  /** Whether it calls only those that need no arithmetic. */
  readonly hasNoArithmetic?: true;
  readonly call: (code: Code<Term>, name: string, operands: readonly string[], answers: Answers) => Term;
  /** JavaScript for an operand that was calculated; a plain number where it must be. */
  readonly operand: (code: Code<Term>, term: Term, isPlain: boolean) => string;
  /** JavaScript for what a native answered, or for one of several values by its name; it may be undefined. */
  readonly part: (term: Term, name?: string) => string;
  readonly read: (code: Code<Term>, part: string, answer: Answer) => Term;
}

interface Writer<Term> {
  readonly program: Program;
  readonly table: Table<Term>;
  readonly write: (code: Code<Term>, scope: Scope<Term>, expression: Expression) => Value<Term>;
}

/** Whether the table can call it. */
export function isCallable<Term>(
  { program, table: { native } }: Pick<Writer<Term>, 'program' | 'table'>,
  { name }: NativeCall,
): boolean {
  return (
    native !== undefined && (!native.hasNoArithmetic || program.natives[name]!.needsNoArithmetic === true)
  );
}

export function writeNative<Term>(
  { program, table: { native }, write }: Writer<Term>,
  code: Code<Term>,
  scope: Scope<Term>,
  { name, operands }: NativeCall,
): Value<Term> {
  const { answers, needsNoArithmetic } = program.natives[name]!;
  if (native === undefined || (native.hasNoArithmetic && !needsNoArithmetic)) throw UNWRITABLE;
  const operandOf = (block: Code<Term>, term: Term) =>
    native.operand(block, term, needsNoArithmetic === true);
  const given = operands.map((operand) => {
    if (operand.kind !== 'name') return operandOf(code, write(code, scope, operand).term(code));
    if (operand.name === DECIMALS) return 'm';
    if (operand.name === INPUTS) return givenInputs(program.inputs);
    const bound = scope.get(operand.name);
    const input = program.inputs[operand.name];
    if (input !== undefined && (bound === undefined || bound.isInput === true)) {
      return givenInput(operand.name, input);
    }
    if (bound?.value === undefined) return 'undefined';
    if (bound.presence === undefined) return operandOf(code, bound.value.term(code));
    const variable = createVariable(code);
    const block = createBlock(code);
    const value = operandOf(block, bound.value.term(block));
    code.lines.push(`let ${variable};`, `if (${bound.presence.test}) {`, ...block.lines);
    code.lines.push(`${variable} = ${value};`, '}');
    return variable;
  });
  const term = native.call(code, name, given, answers);
  return { term: () => term };
}

/** Whether a native may leave the value absent that it is. */
export function isSearch({ natives }: Program, expression: Expression): boolean {
  if (expression.kind !== 'native') return false;
  const { answers } = natives[expression.name]!;
  return typeof answers === 'string' && isOptional(answers);
}

/** As `writeNative`, with a test whether there is a value. */
export function searchNative<Term>(
  writer: Writer<Term>,
  code: Code<Term>,
  scope: Scope<Term>,
  call: NativeCall,
): { readonly test: string; readonly term: Term } {
  const term = writeNative(writer, code, scope, call).term(code);
  return { test: `${writer.table.native!.part(term)} !== undefined`, term };
}

/** The values of a definition by their names; the term is undefined where it never has them. */
export function bindParts<Term>(
  { table: { native } }: Pick<Writer<Term>, 'table'>,
  scope: Map<string, Bound<Term>>,
  name: string,
  kind: Kind | undefined,
  term: Term | undefined,
): void {
  if (typeof kind !== 'object') return;
  const whole = scope.get(name)!;
  for (const [part, answer] of Object.entries(kind)) {
    if (term === undefined || native === undefined) {
      scope.set(`${name}.${part}`, whole);
      continue;
    }
    const place = native.part(term, part);
    scope.set(`${name}.${part}`, {
      value: { term: (code) => native.read(code, place, answer) },
      ...(isOptional(answer) && { presence: { test: `${place} !== undefined` } }),
    });
  }
}
