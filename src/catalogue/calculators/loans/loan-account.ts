import { loanCompoundFrequency, loanDayCount, loanPaymentFrequency } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  count,
  currency,
  days,
  loanRate,
  money,
  months,
  omittable,
  optional,
  percent,
  positiveAmount,
  whole,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { atEnd, during } from '#catalogue/declare/schedule.ts';
import { date, dateOutput, label, records } from '#catalogue/declare/structures.ts';
import { accountChoices, settlementRule } from '#catalogue/parts/account-choices.ts';
import { eventKinds } from '#core/account/terms.ts';
import { natives, OPERANDS } from './loan-account.native.ts';

const MAX_EVENTS = 240;

export const loanAccount = defineCalculator({
  id: 'loan-account',
  name: 'Loan Account Calculator',
  synonyms: ['loan ledger', 'loan servicing', 'payoff quote', 'loan statement', 'arrears', 'what do i owe'],
  category: 'loans',
  summary:
    'A loan account with payments as they came, rate changes, fees, holidays and advances: ledger, arrears and payoff.',
  headline: [
    {
      when: 'past_due_days > 0',
      say: '{balance} of principal is owed, and {arrears_amount} has been due for up to {past_due_days}',
    },
    {
      when: 'balance > 0',
      say: '{balance} of principal is owed, and {settlement_amount} settles the account',
    },
    { say: 'No principal is owed, and {settlement_amount} settles the account' },
  ],
  about:
    'Use it to check a statement, or to rebuild a loan from its terms and from what really happened: payments early, ' +
    'late or in part, changes of the rate, fees, holidays and further advances. It answers what is owed on any date and ' +
    'what settles the loan then. Each convention of the lender is a choice, which the explanation names.',
  input: {
    principal: positiveAmount('Amount lent at the start'),
    annual_rate: loanRate('Nominal annual interest rate'),
    tenure_months: months('Loan term in months, rounded up to whole payment periods', { maximum: 600, optional: true }),
    payment_count: count('Number of payments, instead of the term', 'count', { maximum: 1200, optional: true }),
    payment: positiveAmount('Payment of each period, instead of the term', { optional: true }),
    start_date: date('Date on which the loan is paid out'),
    first_payment_date: date('Date of the first payment; one payment period after start_date if left out', {
      optional: true,
    }),
    due_dates: records(
      'All due dates, in order, instead of the term',
      { date: date('Due date') },
      { minItems: 0, maxItems: 600, default: [] },
    ),
    payment_frequency: loanPaymentFrequency(),
    day_count_convention: loanDayCount({ default: 'thirty_360' }),
    compound_frequency: { ...loanCompoundFrequency(), required: false, default: undefined },
    ...accountChoices,
    interest_only_months: months('Months of interest-only payments at the beginning', {
      minimum: 0,
      maximum: 599,
      default: 0,
    }),
    balloon_amount: amount('Balloon: principal due with the last payment, in addition to a level payment', {
      default: 0,
    }),
    offset_balance: amount('Offset balance: savings that reduce the balance on which interest is charged', {
      default: 0,
    }),
    late_annual_rate: loanRate('Annual interest rate on arrears, in addition to annual_rate', { default: 0 }),
    late_fee: amount('Fee for each payment that is late', { default: 0 }),
    late_grace_days: days('Days after a due date before a late fee is charged', { maximum: 366, default: 0 }),
    credit_balance_rate: loanRate('Annual interest rate on a credit balance', { default: 0 }),
    interest_cap_pct: percent('Cap of all interest, as a percentage of the principal', {
      maximum: 10_000,
      optional: true,
    }),
    daily_interest_cap_pct: percent('Cap of the interest of a day, as a percentage of the balance', {
      optional: true,
    }),
    settlement_rule: settlementRule,
    early_repayment_fee_pct: percent('Fee for early repayment, as a percentage of the principal that is left', {
      default: 0,
    }),
    apr: loanRate('Annual percentage rate of the contract, needed with settlement_rule uk_2004', { optional: true }),
    as_of_date: date(
      'Date of the position: events up to it have happened, payments after it are planned; the last payment, fee, refund or write-off of events if left out, or else start_date',
      { optional: true },
    ),
    settlement_date: date('Date on which the account would be settled; as_of_date if left out', { optional: true }),
    events: records(
      'Events of the account, in any order; on one date in the order of the kinds',
      {
        date: date('Date of the event'),
        kind: choice('Kind of the event', eventKinds),
        amount: amount('Amount of a payment, fee, waiver, advance, refund, write-off or offset balance', {
          minimum: 0,
          optional: true,
        }),
        annual_rate: loanRate('Nominal annual interest rate from the date on', { optional: true }),
        end_date: date('Last day of a pause, holiday or special rate; the new date of a due date or re-aged payments', {
          optional: true,
        }),
        payment_count: count('Number of re-aged payments', 'count', { maximum: 1200, optional: true }),
        name: label('Name of the event', { optional: true }),
      },
      { minItems: 0, maxItems: MAX_EVENTS, default: [] },
    ),
    currency: currency(),
  },
  output: {
    payment: optional(
      money('Payment of a period as of as_of_date; of equal_principal, the part that repays principal'),
    ),
    payment_count: whole('Number of payments, made and planned', 'count'),
    payoff_date: dateOutput('Date of the last payment'),
    balance: money('Principal owed on as_of_date; negative if the lender owes it'),
    accrued_interest: money('Interest owed on as_of_date'),
    unpaid_fees: money('Fees owed on as_of_date'),
    arrears_amount: money('Arrears on as_of_date: payments that were due before it and are not made'),
    past_due_days: whole('Days since the oldest unpaid due date', 'days'),
    next_payment_date: omittable(dateOutput('Date of the next payment; absent if none follows')),
    next_payment: omittable(money('Next payment; absent if none follows')),
    settlement_amount: money('Amount that settles the account on the settlement date, without a fee for it'),
    daily_interest: money('Interest of one day at the balance on as_of_date'),
    early_repayment_fee: money('Fee for repayment on the settlement date'),
    interest_rebate: omittable(
      money('Interest that a settlement saves by its rule; absent with settlement_rule actuarial and full_period'),
    ),
    final_payment: money('Last payment'),
    total_paid: money('Total of all payments, less refunds, made and planned'),
    total_principal: money('Total principal paid'),
    total_interest: money('Total interest paid'),
    total_fees: money('Total fees paid'),
    total_written_off: money('Total principal written off'),
  },
  prominent: ['tenure_months', 'day_count_convention', 'as_of_date', 'events'],
  rules: `
    months     = 1                                                              if tenure_months is given
               = 0                                                              otherwise
    payments   = 1                                                              if payment_count is given
               = 0                                                              otherwise
    paid       = 1                                                              if payment is given
               = 0                                                              otherwise
    listed     = 1                                                              if count(due_dates) > 0
               = 0                                                              otherwise
    early      = first(j = 0…count(events) − 1, events(j).date < start_date)    // Index of the first event before the start
    unordered  = first(j = 1…count(due_dates) − 1, due_dates(j).date ≤ due_dates(j − 1).date)    // Index of the first due date that is not after the one before it
    tooearly   = first(j = 0…count(due_dates) − 1, due_dates(j).date ≤ start_date)    // Index of the first due date that is not after the start
    amountless = wrong_amount(events)                                           // Index of the first event that needs an amount, or must have none
    rateless   = wrong_rate(events)                                             // Index of the first event that needs a rate, or must have none
    endless    = wrong_end(events)                                              // Index of the first event that needs an end, must have none, or ends before its date
    countless  = wrong_count(events)                                            // Index of the first event that needs a number of payments, or must have none
    require months + payments + paid + listed = 1 else tenure_months: must be given, or exactly one of payment_count, payment and due_dates in its place
    require payment_method = level if payment is given else payment_method: must be level with payment
    require first_payment_date > start_date
    require first_payment_date is absent if listed = 1 else first_payment_date: must be left out with due_dates
    require tooearly is absent else due_dates(tooearly).date: must be after start_date
    require unordered is absent else due_dates(unordered).date: must be after the due date before it
    require tenure_months·payment_frequency ≤ 14400 else tenure_months: must give at most 1,200 payments
    require interest_only_months < tenure_months
    require interest_only_months·payment_frequency < 12·payment_count else interest_only_months: must give fewer payments than payment_count
    require interest_only_months·payment_frequency < 12·count(due_dates) if listed = 1 else interest_only_months: must give fewer payments than due_dates
    require balloon_amount = 0 if payment is given or rate_change_effect = new_term else balloon_amount: must be 0 or left out with payment, and with rate_change_effect new_term, as these have no last due date
    require payment_method = level or payment_method = equal_principal or payment_method = flat if rate_change_effect = new_term else payment_method: must be level, equal_principal or flat with rate_change_effect new_term
    require balloon_amount ≤ principal
    require day_count_convention = thirty_360 if compound_frequency is given else compound_frequency: must be left out unless day_count_convention is thirty_360
    require apr is given exactly if settlement_rule = uk_2004 else apr: must be given with settlement_rule uk_2004, and left out otherwise
    require as_of_date ≥ start_date
    require settlement_date ≥ start_date
    require early is absent else events(early).date: must not be before start_date
    require amountless is absent else events(amountless).amount: must be given with kind payment, fee, charge_waiver, advance, refund, write_off and offset, and left out otherwise
    require rateless is absent else events(rateless).annual_rate: must be given with kind rate_change, and left out otherwise
    require endless is absent else events(endless).end_date: must be given with kind interest_pause, holiday, due_date_change and reage, may be with rate_change, and is not before the date of the event; with reage, it is after that
    require countless is absent else events(countless).payment_count: must be given with kind reage, and left out otherwise
  `,
  conventions: {
    timing: 'each payment on its due date, or on the date of its event; a day is the 24 hours that end on its date',
    compounding: 'simple interest within a period, on the principal; what is unpaid bears none unless a choice says so',
    rounding: 'by payment_rounding and interest_rounding; the last payment settles the difference',
  },
  native: natives,
  equations: `
    account             = keep_account(${OPERANDS})
    payment             = account.payment
    payment_count       = account.payment_count
    payoff_date         = account.payoff_date
    balance             = account.balance
    accrued_interest    = account.accrued_interest
    unpaid_fees         = account.unpaid_fees
    arrears_amount      = account.arrears_amount
    past_due_days       = account.past_due_days
    next_payment_date   = account.next_payment_date    if account.next_payment_date is given
                        = absent: No payment follows.
    next_payment        = account.next_payment         if account.next_payment is given
                        = absent: No payment follows.
    settlement_amount   = account.settlement_amount
    daily_interest      = account.daily_interest
    early_repayment_fee = round(max(0, account.settlement_principal)·early_repayment_fee_pct/100)
    interest_rebate     = account.interest_rebate      if account.interest_rebate is given
                        = absent: The settlement rule gives no rebate of interest.
    final_payment       = account.final_payment
    total_paid          = account.total_paid
    total_principal     = account.total_principal
    total_interest      = account.total_interest
    total_fees          = account.total_fees
    total_written_off   = account.total_written_off
  `,
  references: [
    theoryOfInterest('§5.3 (amortization schedules)'),
    'ISDA, 2006 ISDA Definitions, §4.16 (day count fractions)',
    'The Consumer Credit (Early Settlement) Regulations 2004 (SI 2004/1483)',
  ],
  schedule: {
    kind: 'table',
    isDated: true,
    course: 'account.course',
    totals: { payment: 'total_paid', interest: 'total_interest', principal: 'total_principal', fees: 'total_fees' },
    columns: {
      payment: during(money('Payment, less refunds')),
      accrued: during(money('Interest charged')),
      interest: during(money('Interest paid')),
      principal: during(money('Principal paid')),
      fees: during(money('Fees paid')),
      advance: during(money('Further amount lent')),
      capitalized: during(money('Interest added to the principal')),
      unpaid_interest: atEnd(money('Interest charged and not paid')),
      arrears: atEnd(money('Payments due and not made')),
      balance: atEnd(money('Principal owed')),
    },
  },
  laws: {
    unscaled: 'Payments and interest are rounded to the smallest unit of the currency.',
    identities: ['total_paid = total_principal + total_interest + total_fees'],
  },
});
