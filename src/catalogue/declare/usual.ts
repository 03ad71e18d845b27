/**
 * The usual values of percentages and ratios. A percentage below them is usually a fraction of 1, such as
 * 0.07 for 7 percent, and a ratio above them a percentage, such as 60 for 0.6.
 */
export interface UsualRange {
  /** The least usual percentage. */
  readonly from?: number;
  /** The greatest usual ratio. */
  readonly upTo?: number;
  /** Whether it is one of several parts: a small one is usual beside larger ones. */
  readonly isPart?: true;
  /** Why its range is not that of its unit. */
  readonly because: string;
}

/** The values of an input that a law restricts. */
export interface Restriction {
  /** The greatest value without a restriction. */
  readonly upTo: number;
  /** Of the country: amounts in another currency are not restricted. */
  readonly currency: string;
  /** What the law says, in a sentence with its source. */
  readonly law: string;
}

/** The months of a date for which the result rests on an estimate. */
export interface Estimate {
  /** Each as "2025-10". */
  readonly months: readonly string[];
  /** What is estimated, in a sentence. */
  readonly detail: string;
}

/** The usual values of the fields of a unit that declare none of their own. */
export const usualByUnit: Readonly<Record<string, Omit<UsualRange, 'because'>>> = {
  percent: { from: 1 },
  'percent per year': { from: 0.3 },
  'percent per period': { from: 0.3 },
  'percentage points': { from: 0.1 },
  ratio: { upTo: 10 },
};

/** Of the units in which a time is given. */
export const unitsPerYear: Readonly<Record<string, number>> = { years: 1, months: 12, days: 365 };

/** Of what is charged: every value is usual. */
export const costs: UsualRange = {
  from: 0,
  because: 'Fees and running costs are often a fraction of 1 percent.',
};

/** Of standard deviations of returns. */
export const deviations: UsualRange = {
  from: 0.5,
  because: 'Even the returns of short-term bonds deviate by half a percent in a year.',
};

/** Of the prices of businesses. */
export const multiples: UsualRange = {
  upTo: 100,
  because: 'Businesses sell for 10 times their earnings and more.',
};

/** Of parts of a whole. */
export const parts: UsualRange = { isPart: true, because: 'A small part is usual beside larger ones.' };

/** Of what a trade may lose. */
export const risks: UsualRange = { from: 0.1, because: 'Half a percent of an account is a usual risk.' };

/** The field with values that a law restricts. */
export function restricted<Field>(
  field: Field,
  restriction: Restriction,
): Field & { readonly restriction: Restriction } {
  return { ...field, restriction };
}

/** The date with months for which the result rests on an estimate. */
export function estimatedFor<Field>(
  field: Field,
  estimate: Estimate,
): Field & { readonly estimate: Estimate } {
  return { ...field, estimate };
}

/** The field with usual values of its own. */
export function usual<Field>(field: Field, range: UsualRange): Field & { readonly usual: UsualRange } {
  return { ...field, usual: range };
}
