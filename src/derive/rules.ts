import type { AnyCalculator, InputFields, InputValues, Rule } from '#catalogue/define.ts';

/** The fields' defaults, which stand in for what a caller leaves out. */
function defaultsOf(fields: InputFields): InputValues {
  const defaults = Object.entries(fields).flatMap(([name, field]) =>
    field.default === undefined ? [] : [[name, field.default]],
  );
  return Object.fromEntries(defaults) as InputValues;
}

const defaultsByFields = new WeakMap<InputFields, InputValues>();

/** The rules that values do not keep, which are valid one by one. */
export function brokenRules(
  { input, rules = [] }: Pick<AnyCalculator, 'input' | 'rules'>,
  values: InputValues,
): readonly Rule<never>[] {
  if (rules.length === 0) return rules;
  const defaults = defaultsByFields.get(input) ?? defaultsOf(input);
  defaultsByFields.set(input, defaults);
  const complete = { ...defaults, ...values };
  return rules.filter((rule) => !rule.holds(complete as never));
}
