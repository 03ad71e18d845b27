import { Type, type TObject, type TSchema } from 'typebox';
import type { AnyCalculator, InputFields } from '#catalogue/define.ts';
import { scheduleColumns } from './schedule.ts';
import { ratesToWatch } from './result.ts';

const strict = { additionalProperties: false };

/** The JSON Schema of an object with these fields and no others. */
export function inputSchema(fields: InputFields): TObject {
  return Type.Object(looseSchema(fields).properties, { additionalProperties: false });
}

/** `inputSchema`, but with other members allowed. */
export function looseSchema(fields: InputFields): TObject {
  const properties: Record<string, TSchema> = {};
  for (const [name, field] of Object.entries(fields)) {
    properties[name] = field.required ? field.schema : Type.Optional(field.schema);
  }
  return Type.Object(properties);
}

/** The JSON Schema of a calculator's reply: its outputs, and the currency when one was given. */
export function outputSchema(calculator: AnyCalculator): TObject {
  const properties: Record<string, TSchema> = {};
  for (const [name, { schema, optional }] of Object.entries(calculator.output)) {
    properties[name] = optional ? Type.Optional(schema) : schema;
  }
  if ('currency' in calculator.input) {
    const description = 'Currency of the request, in upper case; absent when none was given';
    properties['currency'] = Type.Optional(Type.String({ description, pattern: '^[A-Z]{3}$' }));
  }
  const omittable = Object.entries(calculator.output).filter(([, { isOmittable }]) => isOmittable);
  if (omittable.length > 0) {
    const reasons = omittable.map(([name]) => [name, Type.Optional(Type.String())]);
    const description = 'Reason for each result without a value, by name; absent when every result has one';
    properties['omitted'] = Type.Optional(
      Type.Object(Object.fromEntries(reasons) as Record<string, TSchema>, { ...strict, description }),
    );
  }
  if (ratesToWatch(calculator.input).length > 0) properties['warnings'] = Type.Optional(warningsSchema);
  return Type.Object(properties, { additionalProperties: false });
}

const warningsSchema = Type.Array(
  Type.Object(
    {
      pointer: Type.String({ description: 'JSON pointer to the input' }),
      code: Type.Enum(['looks-like-a-fraction'], { type: 'string' }),
      detail: Type.String(),
    },
    strict,
  ),
  {
    description:
      'Inputs that are valid but look like a mistake, such as a rate of 0.07; absent when there are none',
  },
);

/** The values of the include parameter. */
export type Include = 'schedule' | 'chart' | 'explanation' | 'assumptions';

export function includesOf(calculator: AnyCalculator): readonly Include[] {
  const always: readonly Include[] = ['explanation', 'assumptions'];
  return calculator.schedule === undefined ? always : ['schedule', 'chart', ...always];
}

const valueSchema = Type.Number({
  description:
    'Unrounded value: 20 digits, or fewer if those are all; a date is in days since 1970-01-01. Absent for functions, and for steps described only in words',
});
const withNumbersSchema = Type.String({
  description: 'Equation with numbers substituted; absent where it would only repeat the value',
});
const decimalsSchema = Type.Integer({
  description: 'Decimal places to which the value is rounded for the result',
});
const resultSchema = Type.Unknown({ description: 'Result in the reply' });
const conditionSchema = Type.String({
  description: 'Condition for the equation, or "otherwise"; absent where it always holds',
});

const rowSchema = Type.Object(
  {
    symbol: Type.String({ description: 'Symbol of the row, such as B(2) or k = 2' }),
    condition: Type.Optional(conditionSchema),
    with_numbers: Type.Optional(withNumbersSchema),
    value: Type.Optional(valueSchema),
    holds: Type.Optional(
      Type.Boolean({ description: 'True when the condition of a search holds in this row' }),
    ),
    decimals: Type.Optional(decimalsSchema),
    result: Type.Optional(resultSchema),
  },
  strict,
);

const stepSchema = Type.Object(
  {
    symbol: Type.String({
      description: 'Symbol of the step: a name, a function such as s(n, i), or a sequence such as B(k)',
    }),
    meaning: Type.String(),
    equation: Type.String({
      description:
        'Equation in the inputs and the symbols above, with + − · / ^ ln exp floor ceil min max, normal_density, normal_cdf and normal_quantile (standard normal distribution: its density, its distribution function and the inverse of that), round (money), count (of a list), sum (over a range), first (number for which a condition holds) and root (between two numbers)',
    }),
    condition: Type.Optional(conditionSchema),
    cases: Type.Optional(
      Type.String({ description: 'All cases of the equation, where the inputs decide which applies' }),
    ),
    with_numbers: Type.Optional(withNumbersSchema),
    value: Type.Optional(valueSchema),
    decimals: Type.Optional(decimalsSchema),
    result: Type.Optional(resultSchema),
    rows: Type.Optional(
      Type.Array(rowSchema, {
        description:
          'At most three rows: the first, second and last value of a function or sequence, or term of a sum; the start and end of a search; the ends of the range of a root, and the root. For a step that is code, all its values',
      }),
    ),
  },
  strict,
);

const explanationSchema = Type.Object(
  {
    formula: Type.String({ description: 'General equations' }),
    inputs: Type.Record(Type.String(), Type.Unknown(), { description: 'Inputs, including defaults' }),
    money_decimals: Type.Integer({ description: 'Decimal places of the currency, to which round(x) rounds' }),
    steps: Type.Array(stepSchema),
    sources: Type.Array(Type.String()),
  },
  { ...strict, description: 'How the results are calculated; the steps reproduce them to the last digit' },
);

const assumptionsSchema = Type.Object(
  {
    timing: Type.String(),
    compounding: Type.String(),
    rounding: Type.String(),
    forecast: Type.Optional(
      Type.String({ description: 'Assumptions about returns and prices in a forecast' }),
    ),
    defaults: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Fields that were left out, with the default values used',
    }),
    regional_defaults: Type.Optional(
      Type.String({
        description: 'Defaults that are usual in a country whose currency was not used',
      }),
    ),
    engine: Type.String({ description: 'Program that calculated the results, with its version' }),
  },
  { ...strict, description: 'Assumptions behind the results' },
);

function scheduleSchema(calculator: AnyCalculator): TSchema {
  const declared = calculator.schedule?.columns ?? {};
  const columns = scheduleColumns(calculator).map((column) => [
    column,
    declared[column]?.output.schema ?? columnSchema(column),
  ]);
  const row = Type.Object(Object.fromEntries(columns) as Record<string, TSchema>, strict);
  return Type.Array(row, {
    description: 'One row per period; columns add up to the totals in the reply',
  });
}

function columnSchema(column: string): TSchema {
  if (column === 'period') return Type.Integer();
  if (column === 'name') return Type.String({ description: 'Name of the item, or its number in the list' });
  return column === 'date' ? Type.String({ format: 'date' }) : Type.Number();
}

/** The JSON Schema of a calculator's reply with all that can be included. */
export function replySchema(calculator: AnyCalculator): TObject {
  const { properties } = outputSchema(calculator);
  const { schedule } = calculator;
  return Type.Object(
    {
      ...properties,
      ...(schedule !== undefined && {
        schedule: Type.Optional(scheduleSchema(calculator)),
        chart: Type.Optional(Type.String({ description: 'The schedule as a chart: an SVG document' })),
      }),
      explanation: Type.Optional(explanationSchema),
      assumptions: Type.Optional(assumptionsSchema),
    },
    strict,
  );
}
