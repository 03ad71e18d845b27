import { followLoan, repay, type MonthlyLoan } from '#core/amortization.ts';
import { fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { DomainError } from '#core/errors.ts';
import { defineCalculator, step, stepByCase, type InputValues } from '../define.ts';
import { amount, choice, currency, money, months, optionalMoney, percent } from '../fields.ts';
import { levelPayment, loanInterest, nominalLoanRate } from '../shared-fields.ts';
import { differenceOfRounded } from '#core/whole-flows.ts';
import {
  loanConventions,
  loanStep,
  paymentRounding,
  paymentSteps,
  usualInUnitedStates,
} from '../conventions.ts';

const taxBases = {
  less_trade_in: 'the price less trade_in_value, as in most states of the USA',
  full_price: 'the whole price',
} as const;

const settlements = {
  financed: 'they are added to the loan',
  upfront: 'they are paid at signing',
} as const;

export const autoLoan = defineCalculator({
  id: 'auto-loan',
  name: 'Auto Loan Calculator',
  synonyms: ['car', 'truck', 'motorcycle', 'car payment', 'car finance'],
  category: 'loans',
  summary:
    'Monthly payment and whole cost of a financed vehicle, with trade-in, sales tax, fees, rebate and down payment.',
  input: {
    vehicle_price: amount('Price before tax, fees and rebate'),
    annual_rate: nominalLoanRate(),
    term_months: months('How long the loan is repaid', { default: 60 }),
    down_payment: amount('What is paid in cash towards the price', { default: 0 }),
    trade_in_value: amount('What the dealer pays for the old vehicle', { default: 0 }),
    trade_in_owed: amount('What is still owed on the old vehicle, paid off by the new loan', { default: 0 }),
    sales_tax_rate: percent('Sales tax', { default: 0 }),
    sales_tax_base: choice('Amount on which sales tax is charged', taxBases, {
      default: 'less_trade_in',
      ...usualInUnitedStates,
    }),
    fees: amount('Title, registration and document fees, untaxed', { default: 0 }),
    tax_and_fees: choice('How tax and fees are paid', settlements, { default: 'financed' }),
    rebate: amount('Cash rebate of the maker, which does not lower the tax', { default: 0 }),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    monthly_payment: levelPayment(),
    amount_financed: money('The loan'),
    sales_tax: money('Sales tax'),
    due_at_signing: money('What is paid in cash before the loan begins'),
    total_interest: loanInterest(),
    total_paid: money('All payments of the loan'),
    total_cost: money('What the vehicle costs in all: price, tax, fees and interest, less the rebate'),
    final_payment: optionalMoney('With payment_rounding cent: the last payment, which settles the rest'),
  },
  conventions: loanConventions,
  note: {
    steps: [
      stepByCase('sales_tax', [
        { when: 'sales_tax_base = full_price', equation: 'vehicle_price·sales_tax_rate/100' },
        { equation: 'max(vehicle_price − trade_in_value, 0)·sales_tax_rate/100' },
      ]),
      stepByCase(
        'c',
        [{ when: 'tax_and_fees = upfront', equation: 'sales_tax + fees' }, { equation: '0' }],
        'Tax and fees that are paid at signing',
      ),
      step('due_at_signing', 'down_payment + c'),
      step(
        'F',
        'vehicle_price − rebate + sales_tax + fees − due_at_signing − trade_in_value + trade_in_owed',
        'What is left to borrow',
      ),
      loanStep('F'),
      stepByCase('amount_financed', [
        { when: 'F < 0', words: 'none: there is nothing left to borrow' },
        { equation: 'L' },
      ]),
      step('i', 'annual_rate/1200', 'Interest per month, as a fraction'),
      step('n', 'term_months', 'Number of payments'),
      ...paymentSteps('monthly_payment', 'total_paid'),
      step('total_interest', 'round(total_paid) − round(L)'),
      step('total_cost', 'vehicle_price − rebate + sales_tax + fees + total_paid − L'),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (annuity-immediate) and §5.2 (prospective balance)',
      'Consumer Financial Protection Bureau, Take control of your auto loan (what is financed)',
    ],
  },
  formula(a, input, { moneyDecimals, values }) {
    const purchase = purchaseOf(a, input);
    const { payment, totalInterest, totalPaid, finalPayment } = repay(
      a,
      loanOf(purchase.financed, input, values),
      input.payment_rounding,
      moneyDecimals,
    );
    return {
      monthly_payment: payment,
      amount_financed: purchase.financed,
      sales_tax: purchase.tax,
      due_at_signing: purchase.atSigning,
      get total_interest() {
        return differenceOfRounded(a, moneyDecimals, totalPaid, [purchase.financed]);
      },
      total_paid: totalPaid,
      total_cost: a.add(purchase.price, totalInterest),
      final_payment: input.payment_rounding === 'cent' ? finalPayment : undefined,
    };
  },
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    course: (a, input, { moneyDecimals, values }) =>
      followLoan(
        a,
        loanOf(purchaseOf(a, input).financed, input, values),
        input.payment_rounding,
        moneyDecimals,
      ),
  },
  laws: {
    when: 'payment_rounding = exact',
    unscaled: { total_interest: 'It is the difference of two rounded amounts.' },
    rises: {
      monthly_payment: ['vehicle_price', 'annual_rate', 'trade_in_owed'],
      total_cost: ['vehicle_price', 'annual_rate', 'sales_tax_rate', 'fees', 'term_months'],
    },
    falls: {
      monthly_payment: ['term_months', 'down_payment', 'trade_in_value', 'rebate'],
      total_cost: ['down_payment', 'rebate'],
    },
    identities: [
      'total_cost = due_at_signing + total_paid + trade_in_value − trade_in_owed',
      'total_paid = term_months·monthly_payment',
    ],
  },
});

interface AutoLoanInput<N> {
  readonly vehicle_price: N;
  readonly annual_rate: N;
  readonly term_months: number;
  readonly down_payment: N;
  readonly trade_in_value: N;
  readonly trade_in_owed: N;
  readonly sales_tax_rate: N;
  readonly sales_tax_base: keyof typeof taxBases;
  readonly fees: N;
  readonly tax_and_fees: keyof typeof settlements;
  readonly rebate: N;
}

interface Purchase<N> {
  readonly tax: N;
  /** With tax and fees, less the rebate. */
  readonly price: N;
  readonly atSigning: N;
  readonly financed: N;
}

/** What is paid how. Throws `no-solution` when there is nothing left to borrow. */
function purchaseOf<N>(a: Arithmetic<N>, input: AutoLoanInput<N>): Purchase<N> {
  const tax = a.multiply(taxedOf(a, input), fraction(a, input.sales_tax_rate));
  const charges = a.add(tax, input.fees);
  const price = a.add(a.subtract(input.vehicle_price, input.rebate), charges);
  const atSigning =
    input.tax_and_fees === 'upfront' ? a.add(input.down_payment, charges) : input.down_payment;
  const equity = a.subtract(input.trade_in_value, input.trade_in_owed);
  const financed = a.subtract(a.subtract(price, atSigning), equity);
  if (a.compare(financed, 0) >= 0) return { tax, price, atSigning, financed };
  throw new DomainError(
    'no-solution',
    'nothing is left to borrow: down_payment, trade_in_value and rebate are more than the vehicle costs; a lower down_payment has an answer',
  );
}

function taxedOf<N>(
  a: Arithmetic<N>,
  { vehicle_price: price, trade_in_value, sales_tax_base }: AutoLoanInput<N>,
) {
  if (sales_tax_base === 'full_price') return price;
  return a.compare(trade_in_value, price) >= 0 ? a.of(0) : a.subtract(price, trade_in_value);
}

function loanOf<N>(principal: N, input: AutoLoanInput<N>, values: InputValues): MonthlyLoan<N> {
  return {
    principal,
    ratePercent: input.annual_rate,
    ratePercentValue: Number(values['annual_rate']),
    months: input.term_months,
  };
}
