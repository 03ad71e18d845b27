import { Type } from 'typebox';
import type { InputFields } from '#catalogue/define.ts';
import { amount } from '#catalogue/fields.ts';
import { calendarDate, pastCurrencyCode, pastCurrencyCodes } from '#catalogue/structures.ts';
import type { Operation } from './operation.ts';
import { inputSchema } from './schemas.ts';

/** The bounds of one reply of history. */
export const historyBounds = { days: 366, rates: 14_640, daysByDefault: 30 } as const;
/** The date of the ECB's first reference rates. */
export const FIRST_DATE = '1999-01-04';

const strict = { additionalProperties: false };
const codePattern = '^[A-Z]{3}$';
const currencyCodeSchema = Type.String({ pattern: codePattern, description: 'ISO 4217 code' });
const dateSchema = (description: string) => Type.String({ format: 'date', description });
const ratesSchema = Type.Record(Type.String({ pattern: codePattern }), Type.Number(), {
  description: 'Currency code to rate',
});

/** Where rates come from and how old they are; the same in every reply with rates. */
const provenance = {
  updated_at: Type.String({
    format: 'date-time',
    description: 'When the oldest source used published its quotes',
  }),
  observed_on: dateSchema('The oldest date of observation among the quotes used'),
  stale: Type.Boolean({
    description:
      'Whether a newer publication is, or was on the date asked for, overdue by more than 24 hours',
  }),
  sources: Type.Array(
    Type.Object(
      {
        id: Type.String(),
        name: Type.String(),
        observed_on: Type.Optional(dateSchema('Absent for pegs')),
        updated_at: Type.Optional(Type.String({ format: 'date-time', description: 'Absent for pegs' })),
        currencies: Type.Integer({ description: 'How many of all quotes are its own' }),
        url: Type.String({ format: 'uri' }),
      },
      strict,
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
      name: 'European Central Bank, euro reference rates',
      observed_on: '2026-09-24',
      updated_at: '2026-09-24T14:00:00Z',
      currencies: 30,
      url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
    },
  ],
};

const base = pastCurrencyCode('The currency that 1 unit is of', { default: 'USD' });
const symbols = pastCurrencyCodes('The currencies wanted; all without it', { optional: true });
const ofDate =
  'A date without rates of its own, as of a weekend, has those of the last day before it that has (of at most 14 days ' +
  `before). The first is ${FIRST_DATE}, as far as this service keeps them. Ended currencies have rates up to their end.`;

export const ratesFields = {
  base,
  symbols,
  date: calendarDate('The rates of that date; the latest without it', { optional: true }),
} satisfies InputFields;

export const ratesOperation: Operation = {
  operationId: 'getCurrencyRates',
  method: 'GET',
  path: '/currency/rates',
  tag: 'Currency',
  summary: 'Exchange rates for a base currency',
  description:
    'How much of every supported currency 1 unit of the base is worth, with 12 significant digits. The base is among ' +
    `them (1). ${ofDate}`,
  query: ratesFields,
  body: undefined,
  reply: {
    schema: Type.Object(
      {
        base: currencyCodeSchema,
        date: Type.Optional(dateSchema('The date asked for')),
        rates: ratesSchema,
        ...provenance,
      },
      strict,
    ),
    example: {
      base: 'USD',
      rates: { USD: 1, EUR: 0.879739597079, INR: 95.9597959004 },
      ...provenanceExample,
    },
  },
  csv: 'One row a currency: base, currency, rate, observed_on, source',
  isCacheable: true,
  problems: ['unsupported-currency', 'rates-unavailable'],
};

const historyFields = {
  base,
  symbols,
  from: calendarDate(`The first day; ${historyBounds.daysByDefault} days before the last without it`, {
    optional: true,
  }),
  to: calendarDate('The last day; today (UTC) without it', { optional: true }),
} satisfies InputFields;

export const historyOperation: Operation = {
  operationId: 'getCurrencyHistory',
  method: 'GET',
  path: '/currency/history',
  tag: 'Currency',
  summary: 'Exchange rates of each day of a range',
  description:
    `The rates of each calendar day, at most ${historyBounds.days} days and ${historyBounds.rates} rates in one reply. ` +
    `${ofDate} Such days are marked as carried; days without any rates are left out.`,
  query: historyFields,
  body: undefined,
  reply: {
    schema: Type.Object(
      {
        base: currencyCodeSchema,
        from: dateSchema('The first day asked for'),
        to: dateSchema('The last day asked for'),
        days: Type.Array(
          Type.Object(
            {
              date: dateSchema('The calendar day'),
              observed_on: provenance.observed_on,
              carried: Type.Boolean({ description: 'Whether a rate is of an earlier day' }),
              rates: ratesSchema,
            },
            strict,
          ),
        ),
        ...provenance,
      },
      { ...strict, description: 'updated_at, observed_on, stale and sources are those of the last day' },
    ),
    example: {
      base: 'USD',
      from: '2026-09-24',
      to: '2026-09-24',
      days: [
        {
          date: '2026-09-24',
          observed_on: '2026-09-24',
          carried: false,
          rates: { USD: 1, EUR: 0.879739597079, INR: 95.9597959004 },
        },
      ],
      ...provenanceExample,
    },
  },
  csv: 'One row a day and currency: date, base, currency, rate, observed_on, source',
  svg: 'A line a currency, of at most 8',
  isCacheable: true,
  problems: ['unsupported-currency', 'rates-unavailable'],
};

export const currenciesOperation: Operation = {
  operationId: 'listCurrencies',
  method: 'GET',
  path: '/currency/currencies',
  tag: 'Currency',
  summary: 'List the currencies that have a rate',
  description: 'Each with the decimals of its amounts, who quotes it and since when this service has rates.',
  query: {},
  body: undefined,
  reply: {
    schema: Type.Array(
      Type.Object(
        {
          code: currencyCodeSchema,
          name: Type.String({ description: 'As in ISO 4217' }),
          minor_unit: Type.Integer({ description: 'Decimals of an amount: JPY 0, USD 2, KWD 3' }),
          sources: Type.Array(Type.String(), {
            description: 'The ids of the sources that quote it; the first is the one used',
          }),
          since: dateSchema('The first date with a rate'),
        },
        strict,
      ),
    ),
    example: [
      {
        code: 'INR',
        name: 'Indian Rupee',
        minor_unit: 2,
        sources: ['ecb', 'wide-daily'],
        since: '2009-01-02',
      },
    ],
  },
  csv: 'One row a currency: code, name, minor_unit, sources (with spaces between), since',
  isCacheable: true,
  problems: ['rates-unavailable'],
};

export const conversionFields = {
  amount: amount('Amount to convert'),
  from: pastCurrencyCode('The currency that the amount is in'),
  to: pastCurrencyCode('The currency that is wanted'),
  date: calendarDate('Converts at the rate of that date; at the latest without it', { optional: true }),
} satisfies InputFields;

export const conversionOperation: Operation = {
  operationId: 'convertCurrency',
  method: 'POST',
  path: '/currency/convert',
  tag: 'Currency',
  summary: 'Convert an amount between currencies',
  description:
    'converted_amount = amount × rate, rounded half away from zero to the minor unit of the target; the rate is the ' +
    `one served. ${ofDate}`,
  query: {},
  body: { schema: inputSchema(conversionFields), example: { amount: 100, from: 'USD', to: 'EUR' } },
  reply: {
    schema: Type.Object({ converted_amount: Type.Number(), rate: Type.Number(), ...provenance }, strict),
    example: { converted_amount: 87.97, rate: 0.879739597079, ...provenanceExample },
  },
  csv: 'One row: amount, from, to, converted_amount, rate, observed_on, updated_at, stale',
  problems: ['unsupported-currency', 'rates-unavailable', 'result-out-of-range'],
};

export const currencyOperations: readonly Operation[] = [
  ratesOperation,
  historyOperation,
  currenciesOperation,
  conversionOperation,
];
