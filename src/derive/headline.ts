import type { AnyDeclaration } from '#catalogue/define.ts';
import type { OutputField } from '#catalogue/fields.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The output that answers the question: the first that a reply has and that does not just repeat an input;
 * undefined when a reply has no single value. Numbers may be strings.
 */
export function findHeadline(
  calculator: AnyDeclaration,
  values: Values,
  results: Values,
): string | undefined {
  const { answers = [], output } = calculator;
  const present = [...answers, ...Object.keys(output)].filter(
    (name) => results[name] !== undefined && isSingle(output[name]!),
  );
  return present.find((name) => !isEcho(calculator, name, values, results)) ?? present[0];
}

function isSingle({ item, fields }: OutputField): boolean {
  return item === undefined && fields === undefined;
}

/** Whether an output repeats an input, by its name or as the same number in the same unit. */
function isEcho({ input, output }: AnyDeclaration, name: string, values: Values, results: Values): boolean {
  if (values[name] !== undefined) return true;
  const result = Number(results[name]);
  if (output[name]!.kind !== 'number' || result === 0) return false;
  const unit = unitOf(output[name]!.schema);
  return Object.entries(input).some(
    ([field, { schema }]) => values[field] === result && unitOf(schema) === unit,
  );
}

function unitOf(schema: object): string | undefined {
  return (schema as { readonly 'x-unit'?: string })['x-unit'];
}
