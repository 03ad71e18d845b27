import { chargedRounding, paymentRounding } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  choice,
  currency,
  feePercent,
  money,
  months,
  omittable,
  optionalMoney,
  percentage,
  positiveAmount,
} from '#catalogue/declare/fields.ts';
import { aprReference, levelLoanApr } from '#catalogue/parts/level-loan-apr.ts';
import {
  countedConventions,
  countedDays,
  countedDaysRule,
  countedLoanOfL,
  countedLoanSchedule,
  FINAL_PAYMENT,
} from '#catalogue/parts/counted-days.ts';
import { payoffDate } from '#catalogue/parts/payoff-date.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { levelPayment, loanInterest, nominalLoanRate } from '#catalogue/declare/shared-fields.ts';
import { natives } from './personal-loan.native.ts';

const feeTreatments = {
  upfront: 'paid in cash when the loan is paid out',
  financed: 'added to the loan',
  deducted: 'kept from what is paid out',
} as const;

export const personalLoan = defineCalculator({
  id: 'personal-loan',
  name: 'Personal Loan Calculator',
  synonyms: ['unsecured loan', 'origination fee', 'installment loan', 'loan apr', 'consumer loan', 'loan payment'],
  category: 'loans',
  summary:
    'Monthly payment of a personal loan, what it costs, and its annual percentage rate (APR) with an origination fee.',
  headline: [
    { when: 'apr', say: 'You would pay {monthly_payment} a month, at an APR of {apr}' },
    { say: 'You would pay {monthly_payment} a month' },
  ],
  about:
    'Many personal loans deduct an origination fee from the money you receive, so you borrow more than you get. The ' +
    'annual percentage rate includes that fee, and is the number to compare with other offers or with a credit card. ' +
    'Late fees and insurance are not included.',
  input: {
    principal: positiveAmount('Loan amount; a financed origination fee is added to it'),
    annual_rate: nominalLoanRate(),
    tenure_months: months('Loan term'),
    origination_fee_pct: feePercent('Origination fee as a percentage of the loan amount', {
      default: 0,
      maximum: 99,
    }),
    fee_treatment: choice('Treatment of the origination fee', feeTreatments, { default: 'deducted' }),
    ...countedDays(),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    monthly_payment: levelPayment(),
    total_fees: money('Origination fee'),
    amount_financed: money('Amount financed: the loan minus the origination fee'),
    apr: omittable(percentage('Annual percentage rate: nominal rate that interest and fee together come to')),
    finance_charge: money('Finance charge: interest and origination fee'),
    total_interest: loanInterest(),
    total_paid: money('All payments'),
    loan_amount: optionalMoney('Loan including the origination fee; only with fee_treatment financed'),
    final_payment: optionalMoney(FINAL_PAYMENT),
    payoff_date: payoffDate(),
  },
  rules: `
    ${countedDaysRule}
  `,
  conventions: { ...countedConventions, rounding: chargedRounding('the origination fee is') },
  native: natives,
  equations: `
    asked           = round(principal)      if payment_rounding = cent          // Loan amount without a financed fee
                    = principal             otherwise
    total_fees      = round(asked·origination_fee_pct/100)
    L               = asked + total_fees    if fee_treatment = financed         // Loan
                    = asked                 otherwise
    i               = annual_rate/1200      // Interest per month, as a fraction
    n               = tenure_months         // Number of payments
    counted         = count_loan(L, annual_rate, 0, n, start_date, day_count_convention, level_payment_rule, payment_rounding, decimals)    if day_count_convention is given    // Loan by the days of each month
    ${countedLoanOfL}
    total_interest  = total_paid − L
    loan_amount     = L                     if fee_treatment = financed
    amount_financed = L − total_fees
    finance_charge  = total_paid − L + total_fees
    ${levelLoanApr}
  `,
  references: [theoryOfInterest('§3.2 (annuity-immediate) and §5.2 (prospective balance)'), aprReference],
  schedule: countedLoanSchedule,
  laws: {
    when: 'payment_rounding = exact',
    unscaled: 'The origination fee is rounded.',
    rises: {
      monthly_payment: ['principal', 'annual_rate'],
      apr: ['origination_fee_pct', 'annual_rate'],
      finance_charge: ['origination_fee_pct', 'annual_rate', 'tenure_months'],
    },
    falls: { monthly_payment: ['tenure_months'], amount_financed: ['origination_fee_pct'] },
    identities: ['amount_financed + finance_charge = total_paid', 'total_paid = tenure_months·monthly_payment'],
  },
});
