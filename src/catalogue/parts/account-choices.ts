import { repaidMethods } from '#catalogue/declare/conventions.ts';
import { choice } from '#catalogue/declare/fields.ts';
import { settlementRules } from '#core/account/settlement.ts';

/** The conventions of a loan account: each is a choice of its own. */
export const accountChoices = {
  year_split: choice(
    'Year of a day of actual_actual_isda',
    {
      day_start: 'the year in which the day begins, as ISDA has it',
      day_end: 'the year in which it ends',
    },
    { default: 'day_start' },
  ),
  partial_month: choice(
    'Interest of a part of a month with thirty_360',
    {
      actual_share: "the month's interest by the actual days of that month",
      thirty_days: 'days between the dates with months of 30 days, also of whole months',
    },
    { default: 'actual_share' },
  ),
  due_date_rule: choice(
    'Due date in a month without its day',
    { last_day: 'the last day of the month', next_first: 'the first day of the next month' },
    { default: 'last_day' },
  ),
  payment_method: choice(
    'Repayment of the loan',
    {
      ...repaidMethods,
      interest_only: 'interest with each payment, the principal with the last one',
      bullet: 'as interest_only: the principal in one payment at maturity',
      flat: 'level payments; interest is charged on the first principal for the whole term',
    },
    { default: 'level' },
  ),
  level_payment_rule: choice(
    'Level payment of an account',
    {
      root: 'the payment that repays the loan over the days as they are',
      regular: 'the payment of equal periods; the last one settles the difference',
      thirty_over_365: 'the payment of equal periods of 30 days of a year of 365',
      shared_out:
        'the root, moved by its share of what the last payment is off, where that brings the last one nearer',
    },
    { default: 'root' },
  ),
  payment_rounding: choice(
    'Rounding of the payment of an account',
    {
      cent: 'to the smallest unit of the currency',
      cent_up: 'up to the smallest unit',
      unit: 'to whole units of the currency',
      exact: 'kept to 20 more decimal places',
    },
    { default: 'cent' },
  ),
  interest_rounding: choice(
    'Rounding of interest',
    {
      cent_once: 'the interest of a period once, to the smallest unit of the currency',
      cent_per_piece: 'each piece of a period between payments, rates or advances',
      cent_down:
        'down when it is paid; a fraction is carried while interest is unpaid, and dropped when it is cleared',
      cent_carried: 'what rounding leaves is carried until it is a smallest unit',
      daily_cent: 'the interest of each day',
      exact: 'not rounded; kept to 20 more decimal places',
    },
    { default: 'cent_once' },
  ),
  allocation_order: choice(
    'What a payment pays first',
    {
      fees_interest_principal: 'fees, then interest, then principal',
      interest_principal_fees: 'interest, then principal, then fees',
      interest_fees_principal: 'interest, then fees, then principal',
      principal_first: 'principal, then interest, then fees',
    },
    { default: 'fees_interest_principal' },
  ),
  payment_interest_rule: choice(
    'Interest that a payment pays',
    {
      accrued: 'all interest up to the day of the payment',
      due: 'interest of due dates alone: a payment before one is principal',
    },
    { default: 'accrued' },
  ),
  prepayment_effect: choice(
    'Effect of a payment beyond what is due',
    {
      shorter_term: 'the payment stays and the term ends earlier',
      lower_payment: 'the payment falls and the term stays',
      paid_ahead: 'it repays the principal of the next payments',
      final_payment: 'it comes off the last payments',
    },
    { default: 'shorter_term' },
  ),
  late_payment_effect: choice(
    'Interest on late payments',
    {
      accrues_final: 'interest on the unpaid principal, collected with the last payment',
      arrears_separate: 'none on late principal but late_annual_rate',
      compounding_monthly: 'interest on unpaid interest, too',
    },
    { default: 'accrues_final' },
  ),
  arrears_forecast_rule: choice(
    'Plan for arrears',
    { paid_on_report_date: 'they are paid on as_of_date', unpaid: 'they stay unpaid' },
    { default: 'paid_on_report_date' },
  ),
  holiday_interest: choice(
    'Interest of a payment holiday',
    {
      capitalized: 'added to the principal on each due date',
      deferred: 'due with the first payment after it, without interest on it',
      collected: 'paid on each due date',
      waived: 'not charged',
    },
    { default: 'capitalized' },
  ),
  rate_change_effect: choice(
    'Effect of a rate change',
    {
      new_payment: 'a new payment, for the same end',
      new_term: 'the payment stays and the end moves',
      same_payment: 'payment and end stay; the last payment settles the difference',
    },
    { default: 'new_payment' },
  ),
  advance_effect: choice(
    'Effect of a further advance',
    {
      new_payment: 'a new payment, for the same end',
      same_payment: 'the payment stays, as where the whole sum was agreed on',
    },
    { default: 'new_payment' },
  ),
  reage_interest_treatment: choice(
    'Interest of re-aged payments',
    {
      recalculated: 'charged on the balance as before',
      equal_share: 'none after the re-age; what is owed by then is shared equally',
    },
    { default: 'recalculated' },
  ),
  charge_timing: choice(
    'When a fee is due',
    { on_date: 'on its date', next_payment: 'with the next payment' },
    { default: 'on_date' },
  ),
  rest: choice(
    'Day from which a payment reduces interest',
    { daily: 'its own date', due_date: 'the next due date' },
    { default: 'daily' },
  ),
  settlement_interest_rule: choice(
    'Interest of the settlement date',
    { to_day: 'charged', before_day: 'not charged' },
    { default: 'to_day' },
  ),
} as const;

export const settlementRule = choice('Rule of the settlement amount', settlementRules, {
  default: 'actuarial',
});
