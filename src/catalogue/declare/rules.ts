/** Rules between two fields that several calculators have. They say nothing of a field that is absent. */

/** Fits `Rule` of a calculator that has both fields, with values that compare. */
interface Comparison<Field extends string, Other extends string, Value> {
  readonly field: Field;
  readonly demand: string;
  readonly holds: (values: { readonly [Name in Field | Other]: Value }) => boolean;
}

type NumberRule<Field extends string, Other extends string> = Comparison<Field, Other, number>;

export function above<Field extends string, Other extends string>(
  field: Field,
  other: Other,
): NumberRule<Field, Other> {
  return {
    field,
    demand: `must be above ${other}`,
    holds: (values) => !(values[field] <= values[other]),
  };
}

export function below<Field extends string, Other extends string>(
  field: Field,
  other: Other,
): NumberRule<Field, Other> {
  return {
    field,
    demand: `must be below ${other}`,
    holds: (values) => !(values[field] >= values[other]),
  };
}

export function notAbove<Field extends string, Other extends string>(
  field: Field,
  other: Other,
): NumberRule<Field, Other> {
  return {
    field,
    demand: `must not be above ${other}`,
    holds: (values) => !(values[field] > values[other]),
  };
}

export function notBelow<Field extends string, Other extends string>(
  field: Field,
  other: Other,
): NumberRule<Field, Other> {
  return {
    field,
    demand: `must not be below ${other}`,
    holds: (values) => !(values[field] < values[other]),
  };
}

/** Of dates, which compare as texts. */
export function after<Field extends string, Other extends string>(
  field: Field,
  other: Other,
): Comparison<Field, Other, string> {
  return {
    field,
    demand: `must be after ${other}`,
    holds: (values) => !(values[field] <= values[other]),
  };
}

/** Of fields that say the same thing in different ways. */
export function exactlyOne<Field extends string, Other extends string>(
  field: Field,
  ...others: readonly Other[]
): Comparison<Field, Other, unknown> & { readonly alternatives: readonly string[] } {
  const fields = [field, ...others];
  return {
    field,
    demand:
      others.length === 1
        ? `must be given exactly when ${others[0]} is not`
        : `must be given exactly when neither ${others.join(' nor ')} is`,
    holds: (values) => fields.filter((name) => values[name] !== undefined).length === 1,
    alternatives: fields,
  };
}

/** Of a field that would change nothing without another one. */
export function onlyBeside<Field extends string, Other extends string>(
  field: Field,
  other: Other,
): Comparison<Field, Other, unknown> {
  return {
    field,
    demand: `must be left out unless ${other} is given`,
    holds: (values) => values[field] === undefined || values[other] !== undefined,
  };
}
