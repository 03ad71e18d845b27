import { reduceByOptions } from '#core/equations/language/excerpt.ts';
import { namesIn, rename } from '#core/equations/language/names.ts';
import { parseEquations } from '#core/equations/language/parse.ts';
import { choicesAmong } from '#core/equations/language/program.ts';
import { textOfCondition } from '#core/equations/language/text.ts';
import type { Condition, Definition, Expression } from '#core/equations/language/tree.ts';
import type { AnyDeclaration, InputValues } from '#catalogue/declare/define.ts';
import { describeInputs } from '#catalogue/run/inputs.ts';
import { literalOf } from './equations.ts';
import type { Origin } from './origin.ts';

type Laws = AnyDeclaration['laws'];

/** The laws of the base that can be told of the inputs and outputs of a preset. */
export function ownLaws(origin: Origin): Laws {
  const { base, inputs, outputs } = origin;
  const { rises = {}, falls = {}, identities = [], when, unscaled } = base.laws;
  const ofOutputs = <Value>(declared: Readonly<Record<string, Value | undefined>>) =>
    Object.entries(declared).flatMap(([name, value]) =>
      outputs.has(name) && value !== undefined ? [[outputs.get(name)!, value] as const] : [],
    );
  const ofInputs = (declared: Readonly<Record<string, readonly string[] | undefined>>) =>
    Object.fromEntries(
      ofOutputs(declared)
        .map(([output, fields]) => [output, fields.flatMap((field) => inputs.get(field) ?? [])] as const)
        .filter(([, fields]) => fields.length > 0),
    );
  return {
    rises: ofInputs(rises),
    falls: ofInputs(falls),
    identities: identities.flatMap((text) => ownIdentity(origin, text)),
    ...(when !== undefined && ownRange(origin, when)),
    ...(unscaled !== undefined && {
      unscaled: typeof unscaled === 'string' ? unscaled : Object.fromEntries(ofOutputs(unscaled)),
    }),
  };
}

function ownIdentity(origin: Origin, text: string): readonly string[] {
  const { base, names, fixed, outputs } = origin;
  const identity = readCondition(origin, text);
  const isUnknown = (name: string) => {
    // Of a name that inputs and outputs have, a law tells of the output.
    if (name in base.output) return !outputs.has(name);
    return name in base.input && !names.has(name) && typeof fixed.get(name) !== 'number';
  };
  return [...namesIn(identity)].some(isUnknown) ? [] : [textOfOwn(origin, identity)];
}

/** Of which inputs the laws hold. */
function ownRange(origin: Origin, when: NonNullable<Laws['when']>): Pick<Laws, 'when'> {
  if (typeof when === 'function') return { when: (values: InputValues) => when(origin.toBase(values)) };
  const condition = reduceByOptions(readCondition(origin, when), origin.given);
  if (typeof condition === 'boolean') return condition ? {} : { when: () => false };
  return { when: textOfOwn(origin, condition) };
}

/** An identity is one, too. */
function readCondition({ base }: Origin, text: string): Condition {
  const choices = choicesAmong(describeInputs(base.input));
  return (parseEquations(`value = 0 if ${text}`, choices)[0] as Definition).cases[0].when!;
}

/** Numbers that are fixed stand for the names that they have in the base. */
function textOfOwn({ names, fixed }: Origin, condition: Condition): string {
  const numbers = [...fixed].flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, literalOf(value)] as const] : [],
  );
  return textOfCondition(rename(condition, new Map<string, string | Expression>([...names, ...numbers])));
}
