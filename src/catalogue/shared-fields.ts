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
  return loanRate('Nominal rate of the loan, charged monthly at a twelfth');
}

export function loanTerm<const Options extends NumberOptions>(options?: Options) {
  return wholeYears('How long the loan is repaid', options);
}

export function downPayment() {
  return amount('Part of the price paid at once, not borrowed');
}

export function levelPayment() {
  return money('Level payment at the end of each month');
}

export function loanInterest() {
  return money('All payments less the loan');
}

// Of savings until retirement.

export function currentAge<const Options extends NumberOptions>(options?: Options) {
  return age('Age today', options);
}

export function retirementAge() {
  return age('Age at retirement');
}

export function currentSavings<const Options extends NumberOptions>(options?: Options) {
  return amount('What is saved and invested today', options);
}

export function savingsReturn() {
  return growthRate('Yearly return on the savings');
}

export function safeWithdrawalRate() {
  return withdrawalRate('Share of the savings that a year may cost', { default: 4 });
}

// Of investments every month.

export function investmentReturn() {
  return growthRate('Yearly return on the investments');
}

export function investmentYears() {
  return years('How long is invested, rounded to whole months (half up, at least one)');
}
