import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { Filling } from './complete.ts';
import { groupOf, slotsOf } from './fields.ts';
import { type AskLanguage, regionOf } from './words.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What is taken for inputs that a question leaves out: no down payment, the term of the example where it
 * alone is missing, the country of the currency or of the language with its law of today, and how often a pay
 * of this size is paid.
 */
export function assumptionsOf(
  { calculator, missing, placed }: Filling,
  currency: string | undefined,
  language: AskLanguage,
): Values {
  const { input, examples } = calculator;
  const shares = missing.filter((name) => input[name]!.percentOf !== undefined);
  const none = Object.fromEntries(shares.map((name) => [name, 0]));
  const said = Object.fromEntries(placed.map(({ field, value }) => [field, value]));
  const country = countryFor(missing, calculator, currency, language);
  const usual = examples.find((one) => one.input['country'] === (said['country'] ?? country?.['country']));
  const texts = takeFrom(
    usual?.input,
    missing.filter((name) => input[name]!.kind === 'text'),
  );
  const rest = missing.filter((name) => !shares.includes(name));
  const isTerm = rest.length === 1 && groupOf(input[rest[0]!]!) === 'duration';
  const term = isTerm ? takeFrom(examples[0].input, rest) : {};
  return { ...none, ...country, ...texts, ...term, ...frequenciesOf(calculator, said, currency) };
}

function takeFrom(values: Values = {}, names: readonly string[]): Values {
  return Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])));
}

function countryFor(
  missing: readonly string[],
  { input }: AnyCalculator,
  currency: string | undefined,
  language: AskLanguage,
): Values | undefined {
  if (!missing.includes('country')) return undefined;
  // The code of a currency begins with that of its country.
  const likely = [
    currency?.slice(0, 2),
    currency === 'EUR' || currency === undefined ? regionOf(language) : '',
  ];
  const country = likely.find((one) => one !== undefined && Object.hasOwn(input['country']!.options!, one));
  return country === undefined ? undefined : { country };
}

/** Below this amount, money of these currencies is rarely paid for so long a time. */
const sizes = [
  ['hourly', 150],
  ['monthly', 13_000],
  ['annually', Infinity],
] as const;
const sized: ReadonlySet<string> = new Set('USD EUR GBP CAD AUD CHF'.split(' '));

/** How often an amount is paid, where a question leaves that out: 20 an hour, 4,000 a month. */
function frequenciesOf(calculator: AnyCalculator, said: Values, currency: string | undefined): Values {
  const isSized = currency === undefined || sized.has(currency);
  const found = slotsOf(calculator).flatMap(({ name, frequency }) => {
    const amount = said[name];
    if (frequency === undefined || typeof amount !== 'number' || Object.hasOwn(said, frequency)) return [];
    const { options } = calculator.input[frequency]!;
    const word = sizes.find(([, limit]) => !isSized || amount < limit)![0];
    const often = isSized ? word : 'annually';
    return options?.[often] === undefined ? [] : [[frequency, often] as const];
  });
  return Object.fromEntries(found);
}
