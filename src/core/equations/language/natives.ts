import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import type { Known } from './known.ts';
import { EquationError, type Definition, type Expression } from './tree.ts';

/**
 * A part of a formula that no equation says, such as a search for all rates of return or a calendar. A
 * definition has what it answers as the whole value of a case; it runs once, and only where that case is
 * taken. A field may have a quick one, which answers a whole number without an arithmetic, once for each
 * item.
 *
 * An operand that names an input is given as the request has it: numbers as plain ones, which every
 * arithmetic takes, dates as the numbers of their days, and defaults filled in. Any other operand is a number
 * of the arithmetic, or a plain one where it is whole in any case. One that is a name is undefined where that
 * has no value. `decimals` is how many decimals money has.
 */
export interface Native {
  /** What it answers and by which algorithm, for people: a phrase. */
  readonly description: string;
  readonly answers: Answers;
  /**
   * Of one that takes and answers whole numbers: it is called without an arithmetic. Any other is called over
   * balls where the equations run in doubles, which are left without an answer where it throws UNDECIDED.
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
export const DECIMALS = 'decimals';
export const INPUTS = 'inputs';
const OWN_OPERANDS = new Set([DECIMALS, INPUTS]);

export function kindOf(answer: Answer): AnswerKind {
  return answer.replace('?', '') as AnswerKind;
}

export function isOptional(answer: Answer): boolean {
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
  { name, operands, position }: NativeCall,
  { natives, names }: Known,
  checkOperand: (operand: Expression) => void,
): void {
  const expected = natives[name]!.of.length - 1;
  if (operands.length !== expected) {
    const noun = expected === 1 ? 'operand' : 'operands';
    throw new EquationError(position, `${name} takes ${expected} ${noun}, not ${operands.length}.`);
  }
  for (const operand of operands) {
    if (operand.kind !== 'name') checkOperand(operand);
    else if (!names.has(operand.name) && !OWN_OPERANDS.has(operand.name)) {
      throw new EquationError(operand.position, `${operand.name} is neither an input nor defined above.`);
    }
  }
}

/** What the cases of a definition are; undefined for a number. Throws an EquationError where they differ. */
export function kindOfCases(
  { name, cases, position }: Definition,
  { natives, kinds }: Known,
): Kind | undefined {
  const values = cases.flatMap(({ value }) => value ?? []);
  const all = values.map((value) => {
    if (value.kind === 'native') return nonNumber(natives[value.name]!.answers);
    return value.kind === 'name' ? kinds.get(value.name) : undefined;
  });
  if (new Set(all).size <= 1) return all[0];
  throw new EquationError(position, `The cases of ${name} must be of one kind.`);
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
