import * as Type from '#base/json-schema.ts';
import type { InputFields } from '#catalogue/declare/define.ts';
import { amount } from '#catalogue/declare/fields.ts';
import { calendarDate, pastCurrencyCode, pastCurrencyCodes } from '#catalogue/declare/structures.ts';
import type { Operation } from './operation.ts';
import { inputSchema } from '#api/schemas.ts';

/** The limits of one history reply. */
export const historyBounds = { days: 366, rates: 14_640, daysByDefault: 30 } as const;
/** The date of the ECB's first reference rates. */
export const FIRST_DATE = '1999-01-04';

const csvPath = { csv: { suffix: '.csv', title: 'CSV' } } as const;
const strict = { additionalProperties: false };
const codePattern = '^[A-Z]{3}$';
const currencyCodeSchema = Type.string({ pattern: codePattern, description: 'ISO 4217 code' });
const dateSchema = (description: string) => Type.string({ format: 'date', description });
const ratesSchema = Type.named(
  'RateTable',
  Type.map(Type.number(), {
    names: codePattern,
    description: 'Currency code to rate',
  }),
);

/** The origin and age of rates, in every reply with rates. */
const provenance = {
  updated_at: Type.string({
    format: 'date-time',
    description: 'Publication time of the oldest source used',
  }),
  observed_on: dateSchema('Oldest observation date among the quotes used'),
  stale: Type.boolean({
    description: 'True when newer rates were overdue by more than 24 hours, now or on the requested date',
  }),
  sources: Type.list(
    Type.named(
      'RateSource',
      Type.object(
        {
          id: Type.string(),
          name: Type.string(),
          observed_on: Type.optional(dateSchema('Observation date; absent for fixed pegs')),
          updated_at: Type.optional(
            Type.string({ format: 'date-time', description: 'Publication time; absent for fixed pegs' }),
          ),
          currencies: Type.integer({ description: 'Number of quotes from this source' }),
          url: Type.string({ format: 'uri' }),
        },
        strict,
      ),
    ),
    { description: 'Sources used, in order of priority' },
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

const base = pastCurrencyCode('Base currency: rates are for one unit of it', { default: 'USD' });
const symbols = pastCurrencyCodes('Currencies to return; all when absent', { optional: true });
const ofDate =
  'A date without rates of its own, such as a weekend, has the rates of the last day with rates (at most 14 days ' +
  `earlier). The earliest date is ${FIRST_DATE}, if this service stores rates that old. A currency that has ended has ` +
  'rates up to its last day.';

export const ratesFields = {
  base,
  symbols,
  date: calendarDate('Date of the rates; the latest when absent', { optional: true }),
} satisfies InputFields;

export const ratesOperation: Operation = {
  operationId: 'getCurrencyRates',
  method: 'GET',
  path: '/currency/rates',
  tag: 'Currency',
  summary: 'Exchange rates for a base currency',
  description:
    'The value of one unit of the base in every supported currency, with 12 significant digits. The base itself is ' +
    `included, with rate 1. ${ofDate}`,
  query: ratesFields,
  body: undefined,
  reply: {
    schema: Type.named(
      'Rates',
      Type.object(
        {
          base: currencyCodeSchema,
          date: Type.optional(dateSchema('Requested date')),
          rates: ratesSchema,
          ...provenance,
        },
        strict,
      ),
    ),
    example: {
      base: 'USD',
      rates: { USD: 1, EUR: 0.879739597079, INR: 95.9597959004 },
      ...provenanceExample,
    },
  },
  formatPaths: csvPath,
  csv: 'One row per currency: base, currency, rate, observed_on, source',
  isCacheable: true,
  problems: ['unsupported-currency', 'rates-unavailable'],
};

const historyFields = {
  base,
  symbols,
  from: calendarDate(`First day; ${historyBounds.daysByDefault} days before the last when absent`, {
    optional: true,
  }),
  to: calendarDate('Last day; today (UTC) when absent', { optional: true }),
} satisfies InputFields;

export const historyOperation: Operation = {
  operationId: 'getCurrencyHistory',
  method: 'GET',
  path: '/currency/history',
  tag: 'Currency',
  summary: 'Exchange rates for each day of a range',
  description:
    `The rates for each calendar day, at most ${historyBounds.days} days and ${historyBounds.rates} rates in one reply. ` +
    `${ofDate} Such days are marked as carried; days without any rates are left out.`,
  query: historyFields,
  body: undefined,
  reply: {
    schema: Type.named(
      'History',
      Type.object(
        {
          base: currencyCodeSchema,
          from: dateSchema('First day requested'),
          to: dateSchema('Last day requested'),
          days: Type.list(
            Type.named(
              'DayRates',
              Type.object(
                {
                  date: dateSchema('Calendar day'),
                  observed_on: provenance.observed_on,
                  carried: Type.boolean({ description: 'True when a rate is from an earlier day' }),
                  rates: ratesSchema,
                },
                strict,
              ),
            ),
          ),
          ...provenance,
        },
        {
          ...strict,
          description: 'Rates per day; updated_at, observed_on, stale and sources describe the last day',
        },
      ),
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
  formatPaths: { ...csvPath, svg: { suffix: '.svg', title: 'chart' } },
  csv: 'One row per day and currency: date, base, currency, rate, observed_on, source',
  svg: 'One line per currency, at most 8',
  isCacheable: true,
  problems: ['unsupported-currency', 'rates-unavailable'],
};

export const currenciesOperation: Operation = {
  operationId: 'listCurrencies',
  method: 'GET',
  path: '/currency/currencies',
  tag: 'Currency',
  summary: 'List the currencies with exchange rates',
  description:
    'Every currency with its decimal places, its sources and the date of its first rate in this service.',
  query: {},
  body: undefined,
  reply: {
    schema: Type.list(
      Type.named(
        'Currency',
        Type.object(
          {
            code: currencyCodeSchema,
            name: Type.string({ description: 'Name in ISO 4217' }),
            minor_unit: Type.integer({ description: 'Decimal places of an amount: JPY 0, USD 2, KWD 3' }),
            sources: Type.list(Type.string(), {
              description: 'IDs of the sources that quote the currency; the first is used',
            }),
            since: dateSchema('First date with a rate'),
          },
          strict,
        ),
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
  formatPaths: csvPath,
  csv: 'One row per currency: code, name, minor_unit, sources (separated by spaces), since',
  isCacheable: true,
  problems: ['rates-unavailable'],
};

export const conversionFields = {
  amount: amount('Amount to convert'),
  from: pastCurrencyCode('Currency of the amount'),
  to: pastCurrencyCode('Currency to convert to'),
  date: calendarDate('Date of the rate; the latest when absent', { optional: true }),
} satisfies InputFields;

export const conversionOperation: Operation = {
  operationId: 'convertCurrency',
  method: 'POST',
  path: '/currency/convert',
  tag: 'Currency',
  summary: 'Convert an amount between currencies',
  description:
    'converted_amount = amount × rate, rounded half away from zero to the minor unit of the target currency; the reply ' +
    `has the rate that was used. ${ofDate}`,
  query: {},
  body: {
    schema: Type.named('ConversionRequest', inputSchema(conversionFields)),
    example: { amount: 100, from: 'USD', to: 'EUR' },
  },
  reply: {
    schema: Type.named(
      'Conversion',
      Type.object({ converted_amount: Type.number(), rate: Type.number(), ...provenance }, strict),
    ),
    example: { converted_amount: 87.97, rate: 0.879739597079, ...provenanceExample },
  },
  formatPaths: csvPath,
  csv: 'One row: amount, from, to, converted_amount, rate, observed_on, updated_at, stale',
  problems: ['unsupported-currency', 'rates-unavailable', 'result-out-of-range'],
};

export const currencyOperations: readonly Operation[] = [
  ratesOperation,
  historyOperation,
  currenciesOperation,
  conversionOperation,
];
