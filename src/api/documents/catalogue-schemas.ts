import * as Type from '#base/json-schema.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { targetOutputs } from '#calculate/solve/questions.ts';
import { variableFields } from '#calculate/solve/sweeping.ts';
import { inputNameSchema, inputsSchema, targetSchema } from '#api/operations/question-operations.ts';

type Schema = Type.Schema;

/**
 * The schemas by name that only the catalogue can fill: whatever the calculator, an input or a target has one
 * of these names. A name means the same in all calculators, so it has one type.
 */
export function describeCatalogue(catalogue: readonly AnyCalculator[]): Readonly<Record<string, Schema>> {
  const uses = Map.groupBy(
    catalogue.flatMap(({ input }) => Object.entries(input)),
    ([name]) => name,
  );
  const inputs = [...uses].map(([name, fields]) => [name, mergeTypes(fields.map(([, one]) => one.schema))]);
  const targets = catalogue.flatMap(targetOutputs).map((name) => [name, Type.number()]);
  return {
    Inputs: fill(inputsSchema, inputs as [string, Schema][]),
    Target: fill(targetSchema, targets as [string, Schema][]),
    InputName: Type.words([...new Set(catalogue.flatMap(variableFields))], inputNameSchema),
  };
}

/** The schema of a map, with the members that it can have. */
function fill(map: Schema, members: [string, Schema][]): Schema {
  const keywords = Type.without(map, 'patternProperties');
  return Type.partial(Object.fromEntries(members), { ...keywords, additionalProperties: false });
}

/** The type without bounds, which the calculation of each calculator has; of a choice, all words. */
function mergeTypes(schemas: readonly Schema[]): Schema {
  const texts = schemas.map((schema) => JSON.stringify(Type.without(schema, 'default')));
  const [first, ...others] = [...new Set(texts)].map((text) => JSON.parse(text) as Schema);
  const words = schemas.flatMap(({ enum: known = [] }) => known as readonly string[]);
  if (words.length === 0 && first!['items'] === undefined)
    return { type: schemas.some(({ type }) => type === 'number') ? 'number' : first!['type'] };
  if (others.length === 0) return first!;
  return words.length > 0 ? Type.words([...new Set(words)]) : Type.anyOf([first!, ...others]);
}
