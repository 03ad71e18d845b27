import type { AnyDeclaration } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { leaseVsBuy } from '#catalogue/calculators/loans/lease-vs-buy.ts';
import { apr } from '#catalogue/calculators/loans/apr.ts';
import { creditCardPayoff } from '#catalogue/calculators/loans/credit-card-payoff.ts';
import { debtConsolidation } from '#catalogue/calculators/loans/debt-consolidation.ts';
import { debtPayoff } from '#catalogue/calculators/loans/debt-payoff.ts';
import { emi } from '#catalogue/calculators/loans/emi.ts';
import { loanComparison } from '#catalogue/calculators/loans/loan-comparison.ts';
import { prepayVsInvest } from '#catalogue/calculators/loans/prepay-vs-invest.ts';
import { mortgage } from '#catalogue/calculators/real-estate/mortgage.ts';
import { mortgageAffordability } from '#catalogue/calculators/real-estate/mortgage-affordability.ts';
import { mortgageRefinance } from '#catalogue/calculators/real-estate/mortgage-refinance.ts';
import { piti } from '#catalogue/calculators/real-estate/piti.ts';
import { rentVsBuy } from '#catalogue/calculators/real-estate/rent-vs-buy.ts';
import { retirement } from '#catalogue/calculators/retirement/retirement.ts';
import { retirementSavingsGap } from '#catalogue/calculators/retirement/retirement-savings-gap.ts';
import { swp } from '#catalogue/calculators/retirement/swp.ts';
import { investmentGoal } from '#catalogue/calculators/investing/investment-goal.ts';
import { lumpSumVsSip } from '#catalogue/calculators/investing/lump-sum-vs-sip.ts';
import { savingsGoal } from '#catalogue/calculators/savings/savings-goal.ts';
import { coastFire } from '#catalogue/calculators/fire/coast-fire.ts';
import { fire } from '#catalogue/calculators/fire/fire.ts';

/** What an argument of a question is: an input of a calculator, or a text that says what to write. */
export type QuestionArgument = InputField | string;

/** A question of everyday life that needs one calculator or several. */
export interface UsualQuestion {
  /** Snake case: hosts offer it as a command. */
  readonly name: string;
  /** The question in the words of the person who asks it. */
  readonly title: string;
  readonly required: Readonly<Record<string, QuestionArgument>>;
  readonly optional: Readonly<Record<string, QuestionArgument>>;
  /** The calculators in the order in which they are run, each with what it is run for: "find …". */
  readonly steps: readonly (readonly [calculator: AnyDeclaration, purpose: string])[];
}

const { interest_rate, loan_term, home_price, down_payment } = mortgage.input;

/** Facts of fields and calculators stay where they are declared; a question only refers to them. */
export const usualQuestions: readonly UsualQuestion[] = [
  {
    name: 'compare_mortgages',
    title: 'Which of two mortgages costs me less?',
    required: {
      loan_amount: emi.input.principal,
      first_interest_rate: interest_rate,
      second_interest_rate: interest_rate,
    },
    optional: {
      first_loan_term: loan_term,
      second_loan_term: loan_term,
      first_fees: apr.input.fees,
      second_fees: apr.input.fees,
      holding_months: loanComparison.input.holding_months,
    },
    steps: [
      [loanComparison, 'compare the payment, the annual percentage rate and the total cost of both offers'],
      [mortgage, 'show the balance of each loan by year'],
    ],
  },
  {
    name: 'home_i_can_afford',
    title: 'How expensive a home can I afford?',
    required: {
      annual_income: mortgageAffordability.input.annual_income,
      down_payment: mortgageAffordability.input.down_payment,
      interest_rate: mortgageAffordability.input.interest_rate,
    },
    optional: {
      monthly_debt_payments: mortgageAffordability.input.monthly_debt_payments,
      loan_term: mortgageAffordability.input.loan_term,
      annual_insurance: mortgageAffordability.input.annual_insurance,
      pmi_rate: mortgageAffordability.input.pmi_rate,
    },
    steps: [
      [mortgageAffordability, 'find the highest price'],
      [piti, 'show the whole monthly payment at that price'],
    ],
  },
  {
    name: 'rent_or_buy',
    title: 'Should I rent or buy a home?',
    required: {
      home_price: rentVsBuy.input.home_price,
      monthly_rent: rentVsBuy.input.monthly_rent,
      down_payment: rentVsBuy.input.down_payment,
      interest_rate: rentVsBuy.input.interest_rate,
    },
    optional: { years: rentVsBuy.input.years, investment_return: rentVsBuy.input.investment_return },
    steps: [[rentVsBuy, 'compare the wealth after renting and after buying, and find the break-even year']],
  },
  {
    name: 'refinance_mortgage',
    title: 'Is it worth refinancing my mortgage?',
    required: {
      current_balance: mortgageRefinance.input.current_balance,
      current_interest_rate: mortgageRefinance.input.current_interest_rate,
      remaining_months: mortgageRefinance.input.remaining_months,
      new_interest_rate: mortgageRefinance.input.new_interest_rate,
      closing_costs: mortgageRefinance.input.closing_costs,
    },
    optional: { holding_months: mortgageRefinance.input.holding_months },
    steps: [[mortgageRefinance, 'find the savings and the month in which the closing costs are recovered']],
  },
  {
    name: 'monthly_payment_of_home',
    title: 'What will a home cost me each month?',
    required: { home_price, down_payment, interest_rate },
    optional: { loan_term, annual_insurance: piti.input.annual_insurance },
    steps: [[piti, 'add up principal, interest, property tax and insurance of each month']],
  },
  {
    name: 'cost_of_loan',
    title: 'What does this loan really cost?',
    required: {
      principal: emi.input.principal,
      annual_rate: emi.input.annual_rate,
      tenure_months: emi.input.tenure_months,
    },
    optional: { fees: apr.input.fees },
    steps: [
      [emi, 'find the payment and the total interest'],
      [apr, 'find the annual percentage rate including the fees'],
    ],
  },
  {
    name: 'pay_off_debts',
    title: 'How do I pay off my debts fastest?',
    required: { debts: 'Each debt with its balance, interest rate and minimum payment' },
    optional: {
      extra_monthly_payment: debtPayoff.input.extra_monthly_payment,
      consolidation_rate: debtConsolidation.input.new_annual_rate,
    },
    steps: [
      [debtPayoff, 'compare paying the highest rate first with paying the smallest balance first'],
      [debtConsolidation, 'compare them with one new loan, where a rate for it is known'],
    ],
  },
  {
    name: 'pay_off_card',
    title: 'How long until my credit card is paid off?',
    required: {
      balance: creditCardPayoff.input.balance,
      annual_rate: creditCardPayoff.input.annual_rate,
    },
    optional: {
      monthly_payment: creditCardPayoff.input.monthly_payment,
      target_months: creditCardPayoff.input.target_months,
    },
    steps: [[creditCardPayoff, 'find the months and the interest until it is paid off']],
  },
  {
    name: 'prepay_or_invest',
    title: 'Should I prepay my loan or invest the money?',
    required: {
      balance: prepayVsInvest.input.balance,
      annual_rate: prepayVsInvest.input.annual_rate,
      remaining_months: prepayVsInvest.input.remaining_months,
      extra_monthly_payment: prepayVsInvest.input.extra_monthly_payment,
      annual_return: prepayVsInvest.input.annual_return,
    },
    optional: { tax_rate: prepayVsInvest.input.tax_rate },
    steps: [[prepayVsInvest, 'compare the wealth in both cases, and find the return that makes them equal']],
  },
  {
    name: 'lease_or_buy_car',
    title: 'Should I lease or buy the car?',
    required: {
      vehicle_price: leaseVsBuy.input.vehicle_price,
      resale_value: leaseVsBuy.input.resale_value,
      annual_rate: leaseVsBuy.input.annual_rate,
    },
    optional: {
      residual_value: leaseVsBuy.input.residual_value,
      lease_annual_rate: leaseVsBuy.input.lease_annual_rate,
      lease_tenure_months: leaseVsBuy.input.lease_tenure_months,
    },
    steps: [[leaseVsBuy, 'compare the cost of leasing with the cost of buying']],
  },
  {
    name: 'can_i_retire',
    title: 'Can I retire at the age I want?',
    required: {
      current_age: retirement.input.current_age,
      retirement_age: retirement.input.retirement_age,
      current_savings: retirement.input.current_savings,
      monthly_contribution: retirement.input.monthly_contribution,
      expected_return: retirement.input.expected_return,
    },
    optional: { target_annual_income: retirementSavingsGap.input.target_annual_income },
    steps: [
      [retirement, 'find the savings at retirement and the income they provide'],
      [retirementSavingsGap, 'find what is missing for the desired income, where one is known'],
    ],
  },
  {
    name: 'how_long_savings_last',
    title: 'How long will my savings last?',
    required: {
      initial_investment: swp.input.initial_investment,
      monthly_withdrawal: swp.input.monthly_withdrawal,
      annual_return: swp.input.annual_return,
    },
    optional: { withdrawal_growth_rate: swp.input.withdrawal_growth_rate },
    steps: [[swp, 'find the years of withdrawals until the savings are used up']],
  },
  {
    name: 'financial_independence',
    title: 'When am I financially independent?',
    required: {
      annual_expenses: fire.input.annual_expenses,
      current_savings: fire.input.current_savings,
      annual_savings: fire.input.annual_savings,
      expected_return: fire.input.expected_return,
    },
    optional: { current_age: fire.input.current_age, retirement_age: coastFire.input.retirement_age },
    steps: [
      [fire, 'find the savings needed and the years until they are reached'],
      [coastFire, 'find out whether the savings of today would grow to them without further contributions'],
    ],
  },
  {
    name: 'reach_savings_goal',
    title: 'How do I reach my savings goal?',
    required: { goal_amount: savingsGoal.input.goal_amount },
    optional: {
      current_savings: savingsGoal.input.current_savings,
      monthly_contribution: savingsGoal.input.monthly_contribution,
      target_months: savingsGoal.input.target_months,
      annual_rate: savingsGoal.input.annual_rate,
    },
    steps: [
      [savingsGoal, 'find the time that the deposits need, or the deposit for a given time'],
      [investmentGoal, 'find the contribution if the money is invested instead, where a return is known'],
    ],
  },
  {
    name: 'invest_at_once_or_monthly',
    title: 'Should I invest at once or month by month?',
    required: {
      initial_investment: lumpSumVsSip.input.initial_investment,
      annual_return: lumpSumVsSip.input.annual_return,
      years: lumpSumVsSip.input.years,
    },
    optional: {},
    steps: [[lumpSumVsSip, 'compare the value at the end of both']],
  },
];
