import type { ObjectSchema, Schema } from '#base/json-schema.ts';
import * as Type from '#base/json-schema.ts';
import type { AnyCalculator, InputFields } from '#catalogue/declare/define.ts';
import { scheduleColumns } from '#calculate/schedule/schedule.ts';
import { rowName } from './type-names.ts';
import { hasWarnings, warningCodes } from '#calculate/result/warnings.ts';

const strict = { additionalProperties: false };

/** The JSON Schema of an object with these fields and no others. */
export function inputSchema(fields: InputFields): ObjectSchema {
  const properties: Record<string, Schema> = {};
  for (const [name, field] of Object.entries(fields)) {
    properties[name] = field.required ? field.schema : Type.optional(field.schema);
  }
  return Type.object(properties, strict);
}

const omittedDescription =
  'Reason for each result without a value, by name; absent when every result has one';

const currencySchema = Type.named(
  'ResultCurrency',
  Type.string({
    description: 'Currency of the request, in upper case; absent when none was given',
    pattern: '^[A-Z]{3}$',
  }),
);

/** The JSON Schema of a calculator's reply: its outputs, and the currency when one was given. */
export function outputSchema(calculator: AnyCalculator): ObjectSchema {
  const properties: Record<string, Schema> = {};
  for (const [name, { schema, optional }] of Object.entries(calculator.output)) {
    properties[name] = optional ? Type.optional(schema) : schema;
  }
  const { law } = calculator;
  if (law !== undefined) properties['law'] = law.isOptional === true ? Type.optional(lawSchema) : lawSchema;
  if ('currency' in calculator.input) properties['currency'] = Type.optional(currencySchema);
  const omittable = Object.entries(calculator.output).filter(([, { isOmittable }]) => isOmittable);
  if (omittable.length > 0) {
    const reasons = omittable.map(([name]) => [name, Type.optional(Type.string())]);
    properties['omitted'] = Type.optional(
      Type.object(Object.fromEntries(reasons) as Record<string, Schema>, {
        ...strict,
        description: omittedDescription,
      }),
    );
  }
  if (hasWarnings(calculator)) properties['warnings'] = Type.optional(warningsSchema);
  return Type.object(properties, { additionalProperties: false });
}

const lawSchema = Type.named(
  'Law',
  Type.object(
    {
      id: Type.string({ description: 'ID of the figures, as at GET /law/{id}' }),
      name: Type.string(),
      currency: Type.string({ description: 'Currency of the amounts of the law' }),
      valid_from: Type.string({ format: 'date', description: 'First day on which these figures apply' }),
      valid_to: Type.string({ format: 'date', description: 'Last day on which these figures apply' }),
      checked: Type.string({
        format: 'date',
        description: 'Day on which the figures were last held against their sources',
      }),
      sources: Type.list(Type.string()),
      single: Type.optional(
        Type.list(Type.string(), { description: 'Figures that stand in one source alone' }),
      ),
      own: Type.optional(
        Type.boolean({ description: 'True when the operator of the service has replaced some figures' }),
      ),
    },
    { ...strict, description: 'Law that the results rest on' },
  ),
);

export const warningsSchema = Type.named(
  'Warnings',
  Type.list(
    Type.object(
      {
        pointer: Type.string({ description: 'JSON pointer to the input, or to a result that is unusual' }),
        code: Type.words(warningCodes),
        detail: Type.string(),
      },
      strict,
    ),
    {
      description:
        'Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none',
    },
  ),
);

const valueSchema = Type.number({
  description:
    'Unrounded value: 20 digits, or fewer if those are all; a date is in days since 1970-01-01. Absent for functions, and for steps described only in words',
});
const withNumbersSchema = Type.string({
  description: 'Equation with numbers substituted; absent where it would only repeat the value',
});
const decimalsSchema = Type.integer({
  description: 'Decimal places to which the value is rounded for the result',
});
const resultSchema = Type.unknown({ description: 'Result in the reply' });
const conditionSchema = Type.string({
  description: 'Condition for the equation, or "otherwise"; absent where it always holds',
});

const rowSchema = Type.named(
  'ExplanationRow',
  Type.object(
    {
      symbol: Type.string({ description: 'Symbol of the row, such as B(2) or k = 2' }),
      condition: Type.optional(conditionSchema),
      with_numbers: Type.optional(withNumbersSchema),
      value: Type.optional(valueSchema),
      holds: Type.optional(
        Type.boolean({ description: 'True when the condition of a search holds in this row' }),
      ),
      decimals: Type.optional(decimalsSchema),
      result: Type.optional(resultSchema),
    },
    strict,
  ),
);

const stepSchema = Type.named(
  'ExplanationStep',
  Type.object(
    {
      symbol: Type.string({
        description: 'Symbol of the step: a name, a function such as s(n, i), or a sequence such as B(k)',
      }),
      meaning: Type.string(),
      equation: Type.string({
        description:
          'Equation in the inputs and the symbols above, with + − · / ^ ln exp floor ceil min max, normal_density, normal_cdf and normal_quantile (standard normal distribution: its density, its distribution function and the inverse of that), round (money), count (of a list), sum (over a range), first (number for which a condition holds) and root (between two numbers)',
      }),
      condition: Type.optional(conditionSchema),
      cases: Type.optional(
        Type.string({ description: 'All cases of the equation, where the inputs decide which applies' }),
      ),
      with_numbers: Type.optional(withNumbersSchema),
      value: Type.optional(valueSchema),
      decimals: Type.optional(decimalsSchema),
      result: Type.optional(resultSchema),
      rows: Type.optional(
        Type.list(rowSchema, {
          description:
            'At most three rows: the first, second and last value of a function or sequence, or term of a sum; the start and end of a search; the ends of the range of a root, and the root. For a step that is code, all its values',
        }),
      ),
    },
    strict,
  ),
);

const bandSchema = Type.object(
  {
    over: Type.number({ description: 'Bound above which the rate applies' }),
    rate: Type.number({ description: 'Rate of the band, in percent' }),
  },
  strict,
);

const figureSchema = Type.named(
  'ExplanationFigure',
  Type.object(
    {
      symbol: Type.string({ description: 'Name in the equations' }),
      meaning: Type.string(),
      chosen_by: Type.optional(Type.map(Type.unknown(), { description: 'Inputs that chose the value' })),
      value: Type.anyOf([Type.number(), Type.list(Type.number()), Type.list(bandSchema)]),
      valid_from: Type.optional(Type.string({ format: 'date', description: 'First day of the figure' })),
      source: Type.string(),
    },
    strict,
  ),
);

const explanationSchema = Type.named(
  'Explanation',
  Type.object(
    {
      formula: Type.string({ description: 'General equations' }),
      inputs: Type.map(Type.unknown(), { description: 'Inputs, including defaults' }),
      money_decimals: Type.integer({
        description: 'Decimal places of the currency, to which round(x) rounds',
      }),
      figures: Type.optional(Type.list(figureSchema, { description: 'Published numbers that were used' })),
      steps: Type.list(stepSchema),
      sources: Type.list(Type.string()),
    },
    { ...strict, description: 'How the results are calculated; the steps reproduce them to the last digit' },
  ),
);

const assumptionsSchema = Type.named(
  'Assumptions',
  Type.object(
    {
      timing: Type.string(),
      compounding: Type.string(),
      rounding: Type.string(),
      schedule: Type.optional(Type.string({ description: 'Rounding of the rows of a schedule' })),
      forecast: Type.optional(
        Type.string({ description: 'Assumptions about returns and prices in a forecast' }),
      ),
      defaults: Type.map(Type.unknown(), {
        description: 'Fields that were left out, with the default values used',
      }),
      regional_defaults: Type.optional(
        Type.string({
          description: 'Defaults that are usual in a country whose currency was not used',
        }),
      ),
      engine: Type.string({ description: 'Program that calculated the results, with its version' }),
    },
    { ...strict, description: 'Assumptions behind the results' },
  ),
);

/** Undefined where there is no schedule. */
export function scheduleSchema(calculator: AnyCalculator): Schema | undefined {
  if (calculator.schedule === undefined) return undefined;
  const declared = calculator.schedule.columns ?? {};
  const columns = scheduleColumns(calculator).map((column) => [
    column,
    declared[column]?.output.schema ?? columnSchema(column),
  ]);
  const row = Type.object(Object.fromEntries(columns) as Record<string, Schema>, strict);
  const name = rowName(calculator.id, calculator.schedule);
  return Type.named(
    name.replace(/Row$/, 'Schedule'),
    Type.list(Type.named(name, row), {
      description: 'One row per period; each cell is exact and rounded once',
    }),
  );
}

function columnSchema(column: string): Schema {
  if (column === 'period') return Type.integer();
  if (column === 'name') return Type.string({ description: 'Name of the item, or its number in the list' });
  return column === 'date' ? Type.string({ format: 'date' }) : Type.number();
}

/** What any reply of a calculation may have besides the results of its calculator. */
export const additionsSchema = Type.named(
  'ResultAdditions',
  Type.partial({
    currency: currencySchema,
    law: lawSchema,
    omitted: Type.map(Type.string(), { description: omittedDescription }),
    warnings: warningsSchema,
    chart: Type.string({ description: 'Chart: an SVG document' }),
    explanation: explanationSchema,
    assumptions: assumptionsSchema,
  }),
);

/**
 * The JSON Schema of a calculator's reply with all that can be included. The results are without their
 * descriptions, which are at GET /calculators/{id}: the document of all calculators would be larger by a
 * seventh.
 */
export function replySchema(calculator: AnyCalculator): Schema {
  const members = Object.entries(outputSchema(calculator).properties).filter(
    ([name]) => !Object.hasOwn(additionsSchema.properties, name),
  );
  const schedule = scheduleSchema(calculator);
  const { type: _, ...own } = Type.object({
    ...Object.fromEntries(members.map(([name, member]) => [name, Type.undescribed(member)])),
    ...(schedule !== undefined && { schedule: Type.optional(schedule) }),
  });
  return { allOf: [additionsSchema], ...own, unevaluatedProperties: false };
}
