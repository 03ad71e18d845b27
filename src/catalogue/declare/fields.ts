import * as Type from '#base/json-schema.ts';
import { costs, deviations, type Estimate, parts, type Restriction, type UsualRange } from './usual.ts';

export * from './output-fields.ts';

/** The kinds of inputs and outputs. A calculator declares for each field its kind, and what is its own. */
export type FieldKind =
  | 'real'
  | 'integer'
  | 'choice'
  | 'boolean'
  | 'words'
  | 'currency'
  | 'past-currency'
  | 'past-currencies'
  | 'date'
  | 'text'
  | 'list'
  | 'records';

export interface InputField<Kind extends FieldKind = FieldKind, Value = unknown> {
  readonly kind: Kind;
  /** JSON Schema with description, bounds, default and `x-unit`. */
  readonly schema: Type.Schema;
  readonly required: boolean;
  readonly default: Value | undefined;
  /** Of a choice, what each word means; of a boolean, what true and false mean. */
  readonly options?: Readonly<Record<string, string>>;
  /** Of a choice: the numbers that its words stand for in equations. */
  readonly numbers?: Readonly<Record<string, number>> | undefined;
  /** Of a percentage or ratio: where its usual values are not those of its unit. */
  readonly usual?: UsualRange;
  readonly restriction?: Restriction;
  /** Its name for people, where its own words read badly; of a choice, those of its words. */
  readonly label?: string | undefined;
  readonly optionLabels?: Readonly<Record<string, string>>;
  readonly estimate?: Estimate;
  /** Whether it says how something is calculated, as a number of paths does: no answer is searched for it. */
  readonly isOfMethod?: true;
  /** Of an amount: whether its currency differs from that of the results, as in a conversion. */
  readonly isOtherCurrency?: true;
  /** Of an amount: the price of which people may type a percentage, such as 20% of the home price. */
  readonly percentOf?: string;
  /** Of a list: what each of its items is. */
  readonly item?: InputField;
  /** Of a list of records: their fields. */
  readonly fields?: Readonly<Record<string, InputField>>;
}

export interface FieldOptions<Default> {
  readonly optional?: boolean;
  readonly default?: Default;
  readonly label?: string;
  readonly 'x-default-country'?: 'US';
}

export interface NumberOptions extends FieldOptions<number> {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

const MAX_AMOUNT = 1e12;

export function field<Kind extends FieldKind, Value>(
  kind: Kind,
  schema: Type.Schema,
  { optional, default: usual, label }: FieldOptions<Value> = {},
): InputField<Kind, Value> {
  const required = optional !== true && usual === undefined;
  return { kind, schema, required, default: usual, label };
}

/** The keywords of a JSON Schema: the description first, as documents show it. */
export function keywordsOf(description: string, options?: FieldOptions<unknown>, bounds?: NumberOptions) {
  const { optional: _, label: _label, ...keywords }: FieldOptions<unknown> = options ?? {};
  return { ...bounds, description, ...keywords };
}

function real(unit: string, bounds: NumberOptions, description: string, options?: NumberOptions) {
  const schema = Type.number({ ...keywordsOf(description, options, bounds), 'x-unit': unit });
  return field('real', schema, options);
}

function integer(unit: string, bounds: NumberOptions, description: string, options?: NumberOptions) {
  const schema = Type.integer({ ...keywordsOf(description, options, bounds), 'x-unit': unit });
  return field('integer', schema, options);
}

/** An amount of money, by default from 0 to 1e12. */
export function amount(description: string, options?: NumberOptions) {
  return real('currency', { minimum: 0, maximum: MAX_AMOUNT }, description, options);
}

/** An amount that cannot be zero: at least 0.01. */
export function positiveAmount(description: string, options?: NumberOptions) {
  return real('currency', { minimum: 0.01, maximum: MAX_AMOUNT }, description, options);
}

/** An amount that is paid (negative) or received: from −1e12 to 1e12. */
export function signedAmount(description: string, options?: NumberOptions) {
  return real('currency', { minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT }, description, options);
}

/** What a loan costs, in percent per year: from 0 to 1000. */
export function loanRate(description: string, options?: NumberOptions) {
  return real('percent per year', { minimum: 0, maximum: 1000 }, description, options);
}

/** How something grows or shrinks, in percent per year by default: above −100, up to 1000. */
export function growthRate(description: string, options?: NumberOptions, unit = 'percent per year') {
  const lowest = options?.minimum === undefined ? { exclusiveMinimum: -100 } : {};
  return real(unit, { ...lowest, maximum: 1000 }, description, options);
}

/** The standard deviation of returns, in percent per year: from 0 to 100. */
export function deviation(description: string, options?: NumberOptions) {
  return { ...loanRate(description, { maximum: 100, ...options }), usual: deviations };
}

/** What is taken out of savings, in percent of them per year. */
export function withdrawalRate(description: string, options?: NumberOptions) {
  return real('percent per year', { minimum: 0.01, maximum: 100 }, description, options);
}

/** A share of something, in percent: from 0 to 100. */
export function percent(description: string, options?: NumberOptions) {
  return real('percent', { minimum: 0, maximum: 100 }, description, options);
}

/** One of several parts of a whole, in percent: from 0 to 100. */
export function part(description: string, options?: NumberOptions) {
  return { ...percent(description, options), usual: parts };
}

/** A fee, in percent of an amount: from 0 to 100, often a fraction of 1. */
export function feePercent(description: string, options?: NumberOptions) {
  return { ...percent(description, options), usual: costs };
}

/** A share of a value that is due each year, in percent per year: from 0 to 100, often a fraction of 1. */
export function annualPercent(description: string, options?: NumberOptions) {
  const share = real('percent per year', { minimum: 0, maximum: 100 }, description, options);
  return { ...share, usual: costs };
}

/** A number of `unit`, as pieces or hours, fractions allowed: from 0 to 1e12. */
export function quantity(description: string, unit: string, options?: NumberOptions) {
  return real(unit, { minimum: 0, maximum: MAX_AMOUNT }, description, options);
}

/** A whole number of `unit`, from 1 to 2400. */
export function count(description: string, unit: string, options?: NumberOptions) {
  return integer(unit, { minimum: 1, maximum: 2400 }, description, options);
}

/** A whole number of `unit`, from 0 to 2400. */
export function wholeNumber(description: string, unit: string, options?: NumberOptions) {
  return integer(unit, { minimum: 0, maximum: 2400 }, description, options);
}

/** A duration in years, fractions allowed: from 0.01 to 200. */
export function years(description: string, options?: NumberOptions) {
  return real('years', { minimum: 0.01, maximum: 200 }, description, options);
}

/** A whole number of years, from 1 to 100. */
export function wholeYears(description: string, options?: NumberOptions) {
  return integer('years', { minimum: 1, maximum: 100 }, description, options);
}

/** A whole number of months, from 1 to 1200. */
export function months(description: string, options?: NumberOptions) {
  return integer('months', { minimum: 1, maximum: 1200 }, description, options);
}

/** A whole number of days, from 0 to 73,000: 200 years. */
export function days(description: string, options?: NumberOptions) {
  return integer('days', { minimum: 0, maximum: 73_000 }, description, options);
}

/** The position of a month or year, 1 for the first, up to 1200. */
export function ordinal(description: string, options?: NumberOptions) {
  return integer('ordinal', { minimum: 1, maximum: 1200 }, description, options);
}

/** An age in whole years, from 0 to 130. */
export function age(description: string, options?: NumberOptions) {
  return integer('age', { minimum: 0, maximum: 130 }, description, options);
}

/** One of a few words, each with its meaning, and with its number where equations need one. */
export function choice<const Word extends string>(
  description: string,
  words: Readonly<Record<Word, string>>,
  options?: FieldOptions<NoInfer<Word>>,
  numbers?: Readonly<Record<NoInfer<Word>, number>>,
): InputField<'choice', Word> {
  const meanings = Object.entries<string>(words).map(([word, meaning]) => `${word}: ${meaning}`);
  const keywords = keywordsOf([description, ...meanings].join('; '), options);
  const schema = Type.words(Object.keys(words), keywords);
  return { ...field<'choice', Word>('choice', schema, options), options: words, numbers };
}

/** True or false, each with its meaning. In equations it is a choice of the words true and false. */
export function flag(
  description: string,
  words: Readonly<Record<'true' | 'false', string>>,
  options?: FieldOptions<boolean>,
): InputField<'boolean', boolean> {
  const { true: yes, false: no } = words;
  const keywords = keywordsOf(`${description}; true: ${yes}; false: ${no}`, options);
  return {
    ...field<'boolean', boolean>('boolean', Type.boolean(keywords), options),
    options: { true: yes, false: no },
  };
}

/** An ISO 4217 code, in any case. */
export function currencyCode(description: string, options?: FieldOptions<string>) {
  const keywords = keywordsOf(description, options);
  const schema = Type.string({ ...keywords, pattern: '^[A-Za-z]{3}$', examples: ['USD'] });
  return field('currency', schema, options);
}

/** The currency of all amounts: sets their decimals and is echoed; the arithmetic does not depend on it. */
export function currency() {
  const description =
    'ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places';
  const field = currencyCode(description, { optional: true });
  return { ...field, schema: Type.named('RequestCurrency', field.schema) };
}
