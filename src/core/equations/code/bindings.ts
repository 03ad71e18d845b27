import type { Code } from './code.ts';
import { absentIn, decidedBy, presentBy } from '#core/equations/language/absence.ts';
import type { Condition, Expression } from '#core/equations/language/tree.ts';
import type { Value } from './values.ts';

/** What a name stands for in the code. */
export interface Bound<Term> {
  /** Undefined where it never has a value with these options. */
  readonly value: Value<Term> | undefined;
  /** Undefined where it always has a value. */
  readonly presence?: Presence;
  /** Whether it is an input, and not what a definition of that name made of it. */
  readonly isInput?: boolean;
}

export interface Presence {
  /** JavaScript that is true where there is a value. */
  readonly test: string;
  /** A variable with the reason where there is none; it may be undefined. */
  readonly reason?: string;
}

export const NEVER = 'false';
/** For what has no value with these options. */
export const ABSENT = { value: undefined, presence: { test: NEVER } } as const;

export type Bindings<Term> = ReadonlyMap<string, Bound<Term>>;

export interface ExpressionWriter<Term> {
  /** What the requirements so far demand. */
  readonly required: Condition[];
  readonly write: (code: Code<Term>, bindings: Bindings<Term>, expression: Expression) => Value<Term>;
}

/** What an expression needs that may be absent. */
export function missingIn<Term>(expression: Expression, bindings: Bindings<Term>): readonly Presence[] {
  const unsure = { has: (name: string) => bindings.get(name)?.presence !== undefined };
  return presencesOf(absentIn(expression, unsure), bindings);
}

export function presencesOf<Term>(names: readonly string[], bindings: Bindings<Term>): readonly Presence[] {
  return [...new Set(names)].flatMap((name) => bindings.get(name)?.presence ?? []);
}

export function isNever(presences: readonly Presence[]): boolean {
  return presences.some(({ test }) => test === NEVER);
}

export function testOf(presences: readonly Presence[]): string {
  return presences.map(({ test }) => test).join(' && ');
}

/** What is known of names where a condition holds, or does not. */
export function where<Term>(
  { required, write }: ExpressionWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  condition: Condition,
  holds: boolean,
): Bindings<Term> {
  let known = bindings;
  const know = (name: string, bound: Bound<Term>) => {
    known = new Map(known).set(name, bound);
  };
  const { present, absent } = decidedBy(condition, holds);
  for (const name of present) {
    const { presence, ...bound } = bindings.get(name) ?? ABSENT;
    if (bound.value !== undefined && presence !== undefined) know(name, bound);
  }
  for (const name of absent) {
    const bound = bindings.get(name);
    const presence = bound?.presence && { ...bound.presence, test: NEVER };
    if (presence !== undefined) know(name, { ...bound, value: undefined, presence });
  }
  const never = { has: (name: string) => known.get(name)?.presence?.test === NEVER };
  for (const name of presentBy(required, never)) {
    const bound = known.get(name);
    // What never has a value although it must is not reached.
    if (bound?.presence === undefined) continue;
    const { presence: _, ...rest } = bound;
    know(name, { ...rest, value: bound.value ?? write(code, bindings, ZERO) });
  }
  return known;
}

const ZERO = { kind: 'number', text: '0' } as const;
