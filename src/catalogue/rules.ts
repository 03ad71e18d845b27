/** Rules between two fields that several calculators have. They say nothing of a field that is absent. */
import { checkedName, makeFunction } from './evaluate.ts';

/** Fits `Rule` of a calculator that has both fields, with values that compare. */
interface Comparison<Field extends string, Other extends string, Value> {
  readonly field: Field;
  readonly demand: string;
  readonly holds: (values: { readonly [Name in Field | Other]: Value }) => boolean;
}

type NumberRule<Field extends string, Other extends string> = Comparison<Field, Other, number>;

/**
 * Code made for the two fields, so that the engine sees the same object shapes at every call. It says when the rule is
 * broken, as no comparison with an absent value is true.
 */
function unless(field: string, sign: '<=' | '>=' | '<' | '>', other: string): (values: object) => boolean {
  const broken = `v.${checkedName(field)} ${sign} v.${checkedName(other)}`;
  return makeFunction('v', `!(${broken})`) as (values: object) => boolean;
}

export function above<Field extends string, Other extends string>(
  field: Field,
  other: Other,
): NumberRule<Field, Other> {
  return {
    field,
    demand: `must be above ${other}`,
    holds: unless(field, '<=', other),
  };
}

export function below<Field extends string, Other extends string>(
  field: Field,
  other: Other,
): NumberRule<Field, Other> {
  return {
    field,
    demand: `must be below ${other}`,
    holds: unless(field, '>=', other),
  };
}

export function notAbove<Field extends string, Other extends string>(
  field: Field,
  other: Other,
): NumberRule<Field, Other> {
  return {
    field,
    demand: `must not be above ${other}`,
    holds: unless(field, '>', other),
  };
}

export function notBelow<Field extends string, Other extends string>(
  field: Field,
  other: Other,
): NumberRule<Field, Other> {
  return {
    field,
    demand: `must not be below ${other}`,
    holds: unless(field, '<', other),
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
    holds: unless(field, '<=', other),
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
