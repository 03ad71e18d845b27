import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { dayOf } from '#core/finance/calendar.ts';
import type { ExplainedStep } from '#calculate/explain/explained-step.ts';

/**
 * The dates among the values of a calculation, by their days since 1970-01-01, with which equations
 * calculate.
 */
export function datesByDay(values: unknown): ReadonlyMap<string, string> {
  if (typeof values === 'string')
    return new Map(/^\d{4}-\d\d-\d\d$/.test(values) ? [[String(dayOf(values)), values]] : []);
  if (typeof values !== 'object' || values === null) return new Map();
  return new Map(Object.values(values).flatMap((value) => [...datesByDay(value)]));
}

/**
 * The steps in which a number may be a date: those that name an input that is one, or what such a step
 * calculated.
 */
export function findDatedSteps(
  { input }: AnyCalculator,
  steps: readonly ExplainedStep[],
  days: ReadonlyMap<string, string>,
): ReadonlySet<ExplainedStep> {
  const fields = Object.values(input).flatMap((field) => Object.entries(field.fields ?? {}));
  const all = [...Object.entries(input), ...fields];
  const names = new Set(all.flatMap(([name, { kind }]) => (kind === 'date' ? [name] : [])));
  const dated = steps.filter(({ symbol, equation, value, rows = [] }) => {
    if (![...equation.matchAll(/[a-z]\w*/gi)].some(([name]) => names.has(name))) return false;
    const values = [value, ...rows.map((row) => row.value)];
    if (values.some((one) => one !== undefined && days.has(one))) names.add(symbol.split('(')[0]!);
    return true;
  });
  return new Set(dated);
}
