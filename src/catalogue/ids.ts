import type { AnyDeclaration } from './declare/define.ts';

/** The ids under which a calculator answers: its own, and its aliases. */
export function idsOf({ id, aliases = [] }: Pick<AnyDeclaration, 'id' | 'aliases'>): readonly string[] {
  return [id, ...aliases];
}

/** Calculators, or what is made of them, by all their ids. */
export function byIds<One>(
  all: readonly One[],
  calculatorOf: (one: One) => Pick<AnyDeclaration, 'id' | 'aliases'>,
): ReadonlyMap<string, One> {
  return new Map(all.flatMap((one) => idsOf(calculatorOf(one)).map((id) => [id, one] as const)));
}
