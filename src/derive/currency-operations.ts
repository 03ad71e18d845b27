import { Type } from 'typebox';
import type { InputFields } from '#catalogue/define.ts';
import { amount, currencyCode } from '#catalogue/fields.ts';
import type { Operation } from './operation.ts';
import { inputSchema } from './schemas.ts';

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

export const currencyOperations: readonly Operation[] = [ratesOperation, conversionOperation];
