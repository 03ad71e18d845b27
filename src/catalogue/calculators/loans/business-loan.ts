import { ledgerRounding } from '#catalogue/declare/conventions.ts';
import { countedCompounding, DAY_COUNT_OF_MONTHS } from '#catalogue/parts/counted-days.ts';
import { preset } from '#catalogue/preset/preset.ts';
import { amortizationSchedule } from './amortization-schedule.ts';

export const businessLoan = preset(amortizationSchedule, {
  id: 'business-loan',
  name: 'Business Loan Calculator',
  synonyms: ['commercial loan', 'sba loan', 'equipment loan', 'term loan', 'small business loan', 'business financing'],
  category: 'loans',
  summary:
    'Monthly payment of a business loan with fees, interest-only months and a balloon, and its annual percentage rate.',
  headline: [
    {
      when: 'payment_method = equal_principal',
      say: 'You would repay {monthly_payment} of principal a month, plus interest',
    },
    {
      when: 'interest_only_months > 0 and balloon_amount > 0',
      say: 'You would pay {monthly_payment} a month after {interest_only_months} of interest only, and {final_payment} at the end',
    },
    {
      when: 'interest_only_months > 0',
      say: 'You would pay {monthly_payment} a month after {interest_only_months} of interest only',
    },
    {
      when: 'balloon_amount > 0',
      say: 'You would pay {monthly_payment} a month, and {final_payment} at the end',
    },
    { say: 'You would pay {monthly_payment} a month' },
  ],
  about:
    'Business loans often start with months in which only interest is due, and may end with a large final payment. ' +
    'Enter them with the fees, and the annual percentage rate shows what the money really costs, so that you can ' +
    'compare a bank with other lenders. It assumes a fixed rate and payments on time.',
  fixed: {
    first_payment_date: undefined,
    payment_frequency: 'monthly',
    accelerated: false,
    compound_frequency: 'monthly',
    rate_changes: [],
    balloon_month: undefined,
    extra_monthly_payment: 0,
    extra_payment_start_month: 1,
    extra_annual_payment: 0,
    extra_annual_payment_month: 12,
    lump_sum_payments: [],
  },
  input: {
    principal: {},
    annual_rate: { description: 'Nominal annual interest rate; one-twelfth is charged each month' },
    tenure_months: {},
    start_date: {},
    fees: {
      description: 'Fees that are paid at closing or taken out of the loan, such as guarantee and origination fees',
      default: 0,
    },
    interest_only_months: {},
    balloon_amount: {},
    payment_method: {},
    day_count_convention: { description: DAY_COUNT_OF_MONTHS },
    level_payment_rule: {},
    payment_rounding: {},
  },
  output: {
    monthly_payment: {},
    final_payment: {},
    total_interest: {},
    total_paid: { description: 'Total of all payments, excluding the fees' },
    apr: { description: 'Annual percentage rate: nominal rate that interest and fees together come to' },
    payoff_date: {},
  },
  conventions: {
    timing: 'payments on the same day of each month, or on the last day of a shorter month',
    compounding: countedCompounding,
    rounding: ledgerRounding(),
  },
});
