import type { LoanDayCount } from '#core/finance/day-count.ts';
import { ROUNDS_NOTHING, type Convention, type Conventions } from './define.ts';
import { constantReturn } from './forecasts.ts';
import { amount, choice, count, loanRate, positiveAmount } from './fields.ts';
import { label, records } from './structures.ts';

/** What several calculators have in common: choices between conventions. */

/**
 * For a default that is usual in the United States: the assumptions say so where another currency is used.
 */
export const usualInUnitedStates = { 'x-default-country': 'US' } as const;

const paymentRoundings = {
  exact: ROUNDS_NOTHING,
  cent: "a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest",
} as const;

/** Lessors state residual values as percentages of the list price, whatever price was agreed on. */
export function msrp() {
  return positiveAmount(
    "Manufacturer's suggested retail price (MSRP), of which residual_pct is a percentage; the price that was agreed on if it is left out",
    { optional: true },
  );
}

const contributionTimings = {
  begin: 'contributions at the beginning of each month',
  end: 'contributions at the end of each month',
} as const;

const rateConventions = {
  nominal: 'the annual rate is nominal: one-twelfth of it is earned each month',
  effective: 'the annual rate is effective: twelve months compound to it',
} as const;

const compoundFrequencies = {
  annually: 'interest is added once a year',
  semiannually: 'interest is added twice a year',
  quarterly: 'interest is added 4 times a year',
  monthly: 'interest is added 12 times a year',
  daily: 'interest is added 365 times a year',
} as const;

/** How often a year something happens, by the words of the choices. */
export const timesPerYear = {
  annually: 1,
  semiannually: 2,
  quarterly: 4,
  monthly: 12,
  semimonthly: 24,
  biweekly: 26,
  weekly: 52,
  daily: 365,
} as const;

/** The input `compound_frequency`. */
export function compoundFrequency(usual: keyof typeof compoundFrequencies) {
  return choice('Compounding frequency', compoundFrequencies, { default: usual }, timesPerYear);
}

/** Of a calculator with `compoundFrequency`. */
export const frequencyConvention: Convention = { by: 'compound_frequency', options: compoundFrequencies };

const paymentFrequencies = {
  annually: 'one payment a year',
  semiannually: '2 payments a year',
  quarterly: '4 payments a year',
  monthly: '12 payments a year',
} as const;

const loanFrequencies = {
  weekly: '52 a year',
  biweekly: '26 a year',
  semimonthly: '24 a year',
  monthly: '12 a year',
  quarterly: '4 a year',
  semiannually: '2 a year',
} as const;

/** The input `payment_frequency` of a loan. */
export function loanPaymentFrequency() {
  return choice('Payment frequency', loanFrequencies, { default: 'monthly' }, timesPerYear);
}

const loanCompounding = {
  annually: 'once a year',
  semiannually: 'twice a year, as in Canada',
  quarterly: '4 times a year',
  monthly: '12 times a year',
  semimonthly: '24 times a year',
  biweekly: '26 times a year',
  weekly: '52 times a year',
  daily: '365 times a year',
} as const;

/** The input `compound_frequency` of a loan. */
export function loanCompoundFrequency() {
  return choice(
    'Compounding frequency of the nominal rate',
    loanCompounding,
    { default: 'monthly' },
    timesPerYear,
  );
}

const loanDayCountWords = {
  thirty_360: 'months of 30 days: each whole month is a twelfth of a year',
  thirty_e_360: 'months of 30 days, counted between dates by the European rule',
  actual_360: 'actual days, years of 360 days',
  actual_364: 'actual days, years of 364 days, as of weekly loans',
  actual_365: 'actual days, years of 365 days',
  actual_actual_isda:
    'actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA)',
} as const satisfies Record<LoanDayCount, string>;

/** The input `day_count_convention` of a loan; it is optional where it has no default. */
export function loanDayCount(
  options: { readonly optional?: true; readonly default?: LoanDayCount },
  description = 'Day count convention for interest',
) {
  return choice(description, loanDayCountWords, options);
}

/** The input `level_payment_rule` of a loan of which the days may be counted. */
export function levelPaymentRule() {
  return choice(
    'Level payment where days are counted',
    {
      root: 'the payment that repays the loan over the days as they are',
      regular: 'the payment of equal periods; the last one settles the difference',
    },
    { default: 'root' },
  );
}

const paymentTimings = {
  begin: 'payments at the beginning of each period',
  end: 'payments at the end of each period',
} as const;

/** The input `payment_frequency`. */
export function paymentFrequency(usual: keyof typeof paymentFrequencies) {
  return choice('Payment frequency', paymentFrequencies, { default: usual }, timesPerYear);
}

/** The input `payment_timing`. */
export function paymentTiming(usual: keyof typeof paymentTimings) {
  return choice('Payment timing: start or end of each period', paymentTimings, { default: usual });
}

/** Of a calculator with `paymentTiming` and `compoundFrequency`. */
export const paymentConventions: Conventions = {
  timing: { by: 'payment_timing', options: paymentTimings },
  compounding: frequencyConvention,
};

/** The input `periods_per_year` of an annuity. */
export function periodsPerYear(usual: number) {
  return count('Periods per year', 'periods', { default: usual, maximum: 366 });
}

/**
 * The input `compounds_per_year` of an annuity: of payments and compounding that differ, as of Canadian
 * mortgages.
 */
export function compoundsPerYear() {
  return count('Compounding periods per year; periods_per_year if left out', 'periods', {
    optional: true,
    maximum: 366,
  });
}

/** Of an annuity with `paymentTiming`, `periodsPerYear` and `compoundsPerYear`. */
export const annuityConventions: Conventions = {
  timing: { by: 'payment_timing', options: paymentTimings },
  compounding:
    'every period, or compounds_per_year times a year if that is given, at the nominal annual rate divided by the times a year',
};

/** The input `payment_rounding` of a loan. */
export function paymentRounding() {
  return choice('Rounding of payments and monthly interest', paymentRoundings, { default: 'exact' });
}

/** The input `contribution_timing` of savings. */
export function contributionTiming(usual: keyof typeof contributionTimings) {
  return choice('Contribution timing: start or end of each month', contributionTimings, { default: usual });
}

/** The input `rate_convention` of savings. */
export function rateConvention(usual: keyof typeof rateConventions = 'nominal') {
  return choice('Convention of the annual return: nominal or effective', rateConventions, { default: usual });
}

const taxBehaviors = {
  exclusive: 'tax is added to the amount',
  inclusive: 'the amount includes the tax',
} as const;

/** The input `tax_behavior` of a price. */
export function taxBehavior() {
  return choice('Whether the amount contains the tax', taxBehaviors, { default: 'exclusive' });
}

/** The input `debts`. */
export function debtList() {
  return records(
    'Debts to pay off',
    {
      name: label('Name of the debt', { optional: true }),
      balance: positiveAmount('Current balance'),
      annual_rate: loanRate('Nominal annual interest rate; one-twelfth is charged each month'),
      minimum_payment: amount('Minimum payment at the end of each month'),
    },
    { minItems: 1, maxItems: 30 },
  );
}

/**
 * Of a loan with `paymentRounding`; what a ledger rounds beside that, or how long it lasts, where there is
 * such a thing.
 */
export function ledgerRounding(beside?: string): Convention {
  const { exact, cent } = paymentRoundings;
  return {
    by: 'payment_rounding',
    options: { exact, cent: beside === undefined ? cent : `${cent}; ${beside}` },
  };
}

/** Of a loan with `paymentRounding` where a tax or fee is charged by itself: "sales tax is", "fees are". */
export function chargedRounding(charges: string): Convention {
  const { cent } = paymentRoundings;
  const exact = `${charges} charged in whole smallest units of the currency`;
  return { by: 'payment_rounding', options: { exact, cent: `${cent}; ${exact}` } };
}

/** Of a loan with monthly payments and `paymentRounding`. */
export const loanConventions: Conventions = {
  timing: 'payments at the end of each month',
  compounding: 'interest monthly, at one-twelfth of the nominal rate',
  rounding: ledgerRounding(),
};

/** Of savings with `contributionTiming` and `rateConvention`. */
export const savingsConventions: Conventions = {
  forecast: constantReturn,
  timing: { by: 'contribution_timing', options: contributionTimings },
  compounding: { by: 'rate_convention', options: rateConventions },
};

/** How the payments of a loan repay it. */
export const repaidMethods = {
  level: 'level payments of principal and interest',
  equal_principal: 'the same principal with each payment, and its interest',
} as const;
