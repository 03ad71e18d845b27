import type {
  AnyCalculator,
  Convention,
  Example,
  InputFields,
  OutputFields,
} from '#catalogue/declare/define.ts';
import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import { describeFormula } from '#calculate/explain/formula.ts';
import { intervalsOf } from '#calculate/schedule/schedule.ts';
import { expectationOf } from '#calculate/check/violations.ts';

/** Beyond so many bytes a description leaves out the equations, and most rows of the example. */
const MAX_BYTES = 8_000;
const ROWS_SHOWN = 3;

/** What a language model needs to call a calculator and to read its reply, in as few words as possible. */
export function describeForAgent(calculator: AnyCalculator): object {
  const whole = describeWhole(calculator);
  if (Buffer.byteLength(JSON.stringify(whole)) <= MAX_BYTES) return whole;
  const equation = 'the tool explain gives the equations, each with its numbers';
  const { reference } = describeFormula(calculator);
  return { ...whole, formula: { equation, reference }, ...shorten(calculator.examples[0]) };
}

/** An example with the first rows of each list in its output, and the numbers of rows that are left out. */
function shorten({ input, output }: Example) {
  const lists = Object.entries(output).flatMap(([name, rows]) =>
    Array.isArray(rows) && rows.length > ROWS_SHOWN ? [[name, rows] as const] : [],
  );
  if (lists.length === 0) return {};
  const shown = Object.fromEntries(lists.map(([name, rows]) => [name, rows.slice(0, ROWS_SHOWN)]));
  const leftOut = Object.fromEntries(lists.map(([name, rows]) => [name, rows.length - ROWS_SHOWN]));
  return { example: { input, output: { ...output, ...shown } }, example_rows_left_out: leftOut };
}

/** The description with every equation, however long it is. */
export function describeWhole(calculator: AnyCalculator): object {
  const { id, name, category, summary, input, rules = [], output, conventions, examples } = calculator;
  const intervals = intervalsOf(calculator);
  const conditions = requirementsOf(calculator);
  const others = rules.filter(({ demand }) => !demand.startsWith(REQUIRED));
  return {
    id,
    name,
    category,
    summary,
    inputs: describeInputs(input, conditions),
    ...(others.length > 0 && { rules: others.map(({ field, demand }) => `${field} ${demand}`) }),
    outputs: describeOutputs(output),
    ...(intervals.length > 0 && { schedule: intervals }),
    formula: describeFormula(calculator),
    conventions: Object.fromEntries(
      Object.entries<Convention>({ ...conventions }).map(([subject, convention]) => [
        subject,
        typeof convention === 'string' ? convention : `depends on ${convention.by}`,
      ]),
    ),
    example: examples[0],
  };
}

const REQUIRED = 'is required ';

/** The inputs that are required under a condition, such as "unless assets are given". */
export function requirementsOf({ rules = [] }: AnyCalculator): Readonly<Record<string, string>> {
  const found = rules.filter(({ demand }) => demand.startsWith(REQUIRED));
  return Object.fromEntries(found.map(({ field, demand }) => [field, demand.slice(REQUIRED.length)]));
}

function describeInputs(fields: InputFields, conditions: Readonly<Record<string, string>> = {}): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { default: value, item, fields: members } = field;
      const required = field.required || conditions[name];
      return [
        name,
        {
          ...(required && { required }),
          description: descriptionOf(field),
          accepts: expectationOf(field),
          ...(value !== undefined && { default: value }),
          ...(item !== undefined && { items: descriptionOf(item) }),
          ...(members !== undefined && { items: describeInputs(members) }),
        },
      ];
    }),
  );
}

function describeOutputs(fields: OutputFields): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { fields: members, optional } = field;
      const text = `${field.description}${unitOf(field)}${optional ? '; not in every reply' : ''}`;
      return [name, members === undefined ? text : { description: text, items: describeOutputs(members) }];
    }),
  );
}

function unitOf({ schema, item }: OutputField): string {
  const unit = (schema as { readonly 'x-unit'?: string })['x-unit'];
  if (unit !== undefined) return ` (${unit})`;
  return item === undefined ? '' : unitOf(item);
}

export function descriptionOf({ schema }: InputField): string {
  return (schema as unknown as { readonly description: string }).description;
}
