import { Type, type TSchema } from 'typebox';
import type { AnyCalculator, InputFields } from '#catalogue/define.ts';
import { amount, choice, currencyCode, wordList } from '#catalogue/fields.ts';
import {
  calculationPath,
  calculatorDetailSchema,
  calculatorMetaSchema,
  describeCalculator,
  detailCalculator,
} from './discovery.ts';
import { describeFormula } from './formula.ts';
import type { ProblemCode } from './problems.ts';
import { intervalsOf } from './schedule.ts';
import { includesOf, inputSchema, replySchema } from './schemas.ts';

/** One method of one path, with all that routing, validation and the OpenAPI document need to know about it. */
export interface Operation {
  readonly operationId: string;
  readonly method: 'GET' | 'POST';
  /** Below the version segment. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly query: InputFields;
  readonly body: { readonly schema: TSchema; readonly example: object } | undefined;
  readonly reply: { readonly schema: TSchema; readonly example: unknown };
  /** What the CSV form of the reply is; absent where there is none. */
  readonly csv?: string;
  /** What can go wrong besides what can go wrong everywhere. */
  readonly problems: readonly ProblemCode[];
}

/** Can happen to every request. */
export const commonProblems = [
  'malformed-request',
  'unauthenticated',
  'forbidden',
  'https-required',
  'not-acceptable',
  'uri-too-long',
  'headers-too-large',
  'invalid-input',
  'quota-exceeded',
  'internal',
  'overloaded',
  'store-unavailable',
] as const satisfies readonly ProblemCode[];

/** Can happen to every request with a body. */
export const bodyProblems = [
  'malformed-json',
  'body-too-large',
  'request-timeout',
  'unsupported-media-type',
] as const satisfies readonly ProblemCode[];

/** calculateCompoundInterest for compound-interest. */
function operationIdOf(calculator: AnyCalculator): string {
  const words = calculator.id.split('-').map((word) => word[0]!.toUpperCase() + word.slice(1));
  return `calculate${words.join('')}`;
}

export function calculationOperation(calculator: AnyCalculator): Operation {
  const { input, output } = calculator.examples[0];
  const { equation, limits } = describeFormula(calculator);
  return {
    operationId: operationIdOf(calculator),
    method: 'POST',
    path: calculationPath(calculator.id),
    tag: 'Calculate',
    summary: calculator.name,
    description: [calculator.summary, equation, ...limits].join('\n\n'),
    query: calculationQuery(calculator),
    body: { schema: inputSchema(calculator.input), example: input },
    reply: { schema: replySchema(calculator), example: output },
    problems: ['goal-unreachable', 'result-out-of-range'],
    ...(calculator.schedule !== undefined && { csv: 'With include=schedule: its rows (RFC 4180)' }),
  };
}

/** What a calculation can be asked for besides its results. */
function calculationQuery(calculator: AnyCalculator): InputFields {
  const include = wordList(includesOf(calculator), {
    description: 'What the reply has besides the results',
    optional: true,
  });
  const intervals = intervalsOf(calculator);
  if (intervals.length === 0) return { include };
  const words = Object.fromEntries(intervals.map((interval) => [interval, `one row a ${interval}`]));
  return {
    include,
    interval: choice(words, { description: 'The rows of the schedule', default: intervals[0]! }),
  };
}

/** One calculator in full. */
export function calculatorOperation(calculator: AnyCalculator): Operation {
  return {
    operationId: operationIdOf(calculator).replace('calculate', 'describe'),
    method: 'GET',
    path: `/calculators/${calculator.id}`,
    tag: 'Calculators',
    summary: `${calculator.name} in full`,
    description:
      'Its fields with units, bounds and defaults, its formula with sources, examples and conventions.',
    query: {},
    body: undefined,
    reply: { schema: calculatorDetailSchema, example: detailCalculator(calculator) },
    problems: [],
  };
}

export function listOperation(catalogue: readonly AnyCalculator[]): Operation {
  return {
    operationId: 'listCalculators',
    method: 'GET',
    path: '/calculators',
    tag: 'Calculators',
    summary: 'List all calculators',
    description: 'Every calculator of this service, with its category and the path of its endpoint.',
    query: {},
    body: undefined,
    reply: { schema: Type.Array(calculatorMetaSchema), example: catalogue.map(describeCalculator) },
    problems: [],
  };
}

const currencyCodeSchema = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217 code' });

/** Where rates come from and how old they are; the same for rates and conversions. */
const provenance = {
  updated_at: Type.String({
    format: 'date-time',
    description: 'When the oldest source used published its quotes',
  }),
  observed_on: Type.String({
    format: 'date',
    description: 'The oldest date of observation among the quotes used',
  }),
  stale: Type.Boolean({ description: 'Whether a newer publication is overdue by more than 24 hours' }),
  sources: Type.Array(
    Type.Object(
      {
        id: Type.String(),
        name: Type.String(),
        observed_on: Type.Optional(Type.String({ format: 'date', description: 'Absent for pegs' })),
        updated_at: Type.Optional(Type.String({ format: 'date-time', description: 'Absent for pegs' })),
        currencies: Type.Integer({ description: 'How many of the quotes used are its own' }),
        url: Type.String({ format: 'uri' }),
      },
      { additionalProperties: false },
    ),
    { description: 'The sources used, in the order in which they are asked' },
  ),
};

const provenanceExample = {
  updated_at: '2026-09-24T14:00:00Z',
  observed_on: '2026-09-24',
  stale: false,
  sources: [
    {
      id: 'ecb',
      name: 'European Central Bank, euro foreign exchange reference rates',
      observed_on: '2026-09-24',
      updated_at: '2026-09-24T14:00:00Z',
      currencies: 30,
      url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
    },
  ],
};

export const ratesFields = {
  base: currencyCode({ description: 'The currency that 1 unit is of', default: 'USD' }),
} satisfies InputFields;

export const ratesOperation: Operation = {
  operationId: 'getCurrencyRates',
  method: 'GET',
  path: '/currency/rates',
  tag: 'Currency',
  summary: 'Exchange rates for a base currency',
  description:
    'How much of every supported currency 1 unit of the base is worth, with 12 significant digits. The base is among them (1).',
  query: ratesFields,
  body: undefined,
  reply: {
    schema: Type.Object(
      {
        base: currencyCodeSchema,
        rates: Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), Type.Number(), {
          description: 'Currency code to rate',
        }),
        ...provenance,
      },
      { additionalProperties: false },
    ),
    example: {
      base: 'USD',
      rates: { USD: 1, EUR: 0.879739597079, INR: 95.9597959004 },
      ...provenanceExample,
    },
  },
  problems: ['unsupported-currency', 'rates-unavailable'],
};

export const conversionFields = {
  amount: amount({ description: 'Amount to convert' }),
  from: currencyCode({ description: 'The currency that the amount is in' }),
  to: currencyCode({ description: 'The currency that is wanted' }),
} satisfies InputFields;

export const conversionOperation: Operation = {
  operationId: 'convertCurrency',
  method: 'POST',
  path: '/currency/convert',
  tag: 'Currency',
  summary: 'Convert an amount between currencies',
  description:
    'converted_amount = amount × rate, rounded half away from zero to the minor unit of the target; the rate is the one served.',
  query: {},
  body: { schema: inputSchema(conversionFields), example: { amount: 100, from: 'USD', to: 'EUR' } },
  reply: {
    schema: Type.Object(
      { converted_amount: Type.Number(), rate: Type.Number(), ...provenance },
      { additionalProperties: false },
    ),
    example: { converted_amount: 87.97, rate: 0.879739597079, ...provenanceExample },
  },
  problems: ['unsupported-currency', 'rates-unavailable', 'result-out-of-range'],
};

/** All operations of the service, in the order in which they are documented. */
export function listOperations(catalogue: readonly AnyCalculator[]): readonly Operation[] {
  return [
    listOperation(catalogue),
    ...catalogue.map(calculationOperation),
    ratesOperation,
    conversionOperation,
  ];
}
