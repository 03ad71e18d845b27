import {
  age,
  amount,
  growthRate,
  loanRate,
  money,
  wholeYears,
  withdrawalRate,
  years,
  type NumberOptions,
} from './fields.ts';

/** Fields that three calculators or more have, each with the same description. */

// Of loans.

export function nominalLoanRate() {
  return loanRate('Nominal annual interest rate; one-twelfth is charged each month');
}

export function loanTerm(options?: NumberOptions) {
  return wholeYears('Loan term', options);
}

/** Of a calculator with a `home_price`. */
export function downPayment() {
  const down = amount('Down payment: the part of the price that is not borrowed');
  return { ...down, percentOf: 'home_price' };
}

export function levelPayment() {
  return money('Level payment at the end of each month');
}

export function loanInterest() {
  return money('Total interest: all payments minus the loan');
}

// Of savings until retirement.

export function currentAge(options?: NumberOptions) {
  return age('Current age', options);
}

export function retirementAge() {
  return age('Retirement age');
}

export function currentSavings(options?: NumberOptions) {
  return amount('Current savings and investments', options);
}

/** Of a calculator that also has `inflation_rate`, 0 by default. */
export function savingsReturn() {
  return growthRate('Annual return on the savings; after inflation if inflation_rate is 0');
}

/** Of a calculator whose amounts are in today's money. */
export function realSavingsReturn(options?: NumberOptions) {
  return growthRate('Annual return on the savings after inflation', options);
}

export function safeWithdrawalRate() {
  return withdrawalRate('Safe withdrawal rate: share of the savings withdrawn per year', { default: 4 });
}

// Of investments every month.

export function investmentReturn() {
  return growthRate('Annual return on the investments');
}

export function investmentYears() {
  return years('Investment period, rounded to whole months (half up, at least one)');
}
