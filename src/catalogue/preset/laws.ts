import type { AnyDeclaration, InputValues } from '../define.ts';
import type { Origin } from './origin.ts';
import { foldCondition, literalOf, namesIn, renameIn, type Renames } from './text.ts';

type Laws = AnyDeclaration['laws'];
type Monotony = Readonly<Record<string, readonly string[] | undefined>>;

/** The laws of the base that can be told of the inputs and outputs of a preset. */
export function ownLaws(origin: Origin): Laws {
  const { base, outputs } = origin;
  const { rises, falls, identities = [], when, unscaled } = base.laws;
  const literals = withLiterals(origin);
  const own = identities.filter((one) => namesIn(one).every((name) => literals.has(name)));
  const within = when === undefined ? undefined : ownCondition(origin, when, literals);
  return {
    ...(rises !== undefined && { rises: ownMonotony(origin, rises) }),
    ...(falls !== undefined && { falls: ownMonotony(origin, falls) }),
    identities: own.map((one) => renameIn(one, literals)),
    ...(within !== undefined && { when: within }),
    ...(typeof unscaled === 'string' && { unscaled }),
    ...(typeof unscaled === 'object' && {
      unscaled: Object.fromEntries(
        Object.entries(unscaled).flatMap(([name, why]) =>
          outputs.has(name) ? [[outputs.get(name)!, why]] : [],
        ),
      ),
    }),
  };
}

function ownMonotony({ inputs, outputs }: Origin, declared: Monotony): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(declared).flatMap(([output, fields = []]): [string, string[]][] => {
      const own = fields.flatMap((field) => inputs.get(field) ?? []);
      return outputs.has(output) && own.length > 0 ? [[outputs.get(output)!, own]] : [];
    }),
  );
}

/** Names of the base, with what they are here: another name, or the number at which they are fixed. */
function withLiterals({ names, fixed }: Origin): Renames {
  const numbers = [...fixed].flatMap(([name, value]): [string, string][] =>
    typeof value === 'number' ? [[name, literalOf(value)]] : [],
  );
  return new Map([...names, ...numbers, ['ln', 'ln'], ['max', 'max'], ['floor', 'floor'], ['ceil', 'ceil']]);
}

function ownCondition(
  { fixed, toBase }: Origin,
  when: NonNullable<Laws['when']>,
  literals: Renames,
): Laws['when'] {
  if (typeof when === 'function') return (values: InputValues) => when(toBase(values));
  const condition = foldCondition(when, fixed);
  if (typeof condition === 'string') return renameIn(condition, literals);
  return condition ? undefined : () => false;
}
