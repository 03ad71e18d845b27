import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  growthRate,
  loanRate,
  money,
  omittable,
  positiveAmount,
  whole,
} from '#catalogue/declare/fields.ts';
import { constantRates } from '#catalogue/declare/forecasts.ts';
import { records } from '#catalogue/declare/structures.ts';
import { loanPlans, taxYearOf } from '#catalogue/law/fields.ts';
import { readLaw } from '#catalogue/law/read-law.ts';

const { figures, law, rules } = readLaw(
  {
    loan_threshold_plan_1: 'Annual income from which plan 1 is repaid',
    loan_threshold_plan_2: 'Annual income from which plan 2 is repaid',
    loan_threshold_plan_4: 'Annual income from which plan 4 is repaid',
    loan_threshold_plan_5: 'Annual income from which plan 5 is repaid',
    loan_threshold_postgraduate: 'Annual income from which postgraduate loans are repaid',
    loan_rate_plan_1: 'Repayment of undergraduate loans, in percent of the income above the threshold',
    loan_rate_postgraduate: 'Repayment of postgraduate loans, in percent of the income above the threshold',
  },
  { packs: ['gb-student-loans'], by: 'tax_year', country: 'GB' },
);

export const ukStudentLoan = defineCalculator({
  id: 'uk-student-loan',
  name: 'UK Student Loan Calculator',
  synonyms: ['student finance', 'plan 1', 'plan 2', 'plan 4', 'plan 5', 'postgraduate loan', 'loan written off'],
  category: 'personal-finance',
  summary:
    'Repayments of student loans of the United Kingdom from a salary, and what is left when they are written off.',
  headline: 'You would repay {monthly_payment} a month',
  about:
    'A part of the salary above a threshold is repaid; of several undergraduate plans the lowest threshold counts once, and a ' +
    'postgraduate loan comes on top. With balances it shows when they are repaid at a constant interest rate and threshold. ' +
    'The government changes both each year, and writes loans off after a time that this counts from now.',
  input: {
    tax_year: taxYearOf('2026-27'),
    loans: records(
      'Loans',
      {
        loan_plan: choice('Plan of the loan', loanPlans),
        balance: amount('Balance today', { default: 0 }),
      },
      { minItems: 1, maxItems: 5 },
    ),
    annual_salary: positiveAmount('Annual salary before tax'),
    salary_growth_rate: growthRate('Annual growth of the salary', { default: 0 }),
    annual_rate: loanRate('Annual interest rate of the loans', { maximum: 100, default: 0 }),
    currency: currency(),
  },
  output: {
    monthly_payment: money('Repayment of each month, as payroll deducts it'),
    annual_payment: money('Repayment of a year from the annual income, as in a tax return'),
    months_to_payoff: omittable(whole('Months until the loans are repaid', 'months')),
    total_paid: money('All repayments until the loans are repaid or written off'),
    written_off_amount: money('Balance that is written off'),
  },
  isBoundToCurrency: true,
  prominent: ['annual_rate'],
  rules,
  conventions: {
    timing: 'repayments at the end of each month; the salary grows once a year',
    compounding: 'monthly, at one-twelfth of the annual rate',
    rounding: 'the threshold of a month is cut to a penny, and each repayment to a pound',
    forecast: constantRates,
  },
  figures,
  law,
  equations: `
    n1             = sum(j = 0…count(loans) − 1, 1 if loans(j).loan_plan = plan_1)    // Number of loans of plan 1
    n2             = sum(j = 0…count(loans) − 1, 1 if loans(j).loan_plan = plan_2)    // Number of loans of plan 2
    n4             = sum(j = 0…count(loans) − 1, 1 if loans(j).loan_plan = plan_4)    // Number of loans of plan 4
    n5             = sum(j = 0…count(loans) − 1, 1 if loans(j).loan_plan = plan_5)    // Number of loans of plan 5
    np             = sum(j = 0…count(loans) − 1, 1 if loans(j).loan_plan = postgraduate)    // Number of postgraduate loans
    t1             = loan_threshold_plan_1                                            if n1 > 0    // Thresholds, without limit where there is no such loan
                   = 10000000000001                                                   otherwise
    t2             = loan_threshold_plan_2                                            if n2 > 0    // Threshold of plan 2
                   = 10000000000001                                                   otherwise
    t4             = loan_threshold_plan_4                                            if n4 > 0    // Threshold of plan 4
                   = 10000000000001                                                   otherwise
    t5             = loan_threshold_plan_5                                            if n5 > 0    // Threshold of plan 5
                   = 10000000000001                                                   otherwise
    tp             = loan_threshold_postgraduate                                      if np > 0    // Threshold of postgraduate loans
                   = 10000000000001                                                   otherwise
    t              = min(t1, t2, t4, t5)                                              // Lowest threshold of the undergraduate loans
    salary(k)      = annual_salary·(1 + salary_growth_rate/100)^floor((k − 1)/12)     // Annual salary in month k
    first_part(k)  = floor(loan_rate_plan_1/100·max(0, salary(k)/12 − floor(100·t/12)/100))    // Repayment of the undergraduate loans in month k
    second_part(k) = floor(loan_rate_postgraduate/100·max(0, salary(k)/12 − floor(100·tp/12)/100))    // Repayment of the postgraduate loans in month k
    i              = annual_rate/1200                                                 // Interest rate of a month, as a fraction
    owed           = sum(j = 0…count(loans) − 1, loans(j).balance)                    // Balance of all loans
    later          = sum(j = 0…count(loans) − 1, loans(j).balance if loans(j).loan_plan = postgraduate)    // Balance of the postgraduate loans
    U(0)           = owed − later                                                     // Balance of the undergraduate loans
    U(k)           = max(0, U(k − 1)·(1 + i) − first_part(k))                         // Balance of the undergraduate loans after month k
    P(0)           = later                                                            // Balance of the postgraduate loans
    P(k)           = max(0, P(k − 1)·(1 + i) − second_part(k))                        // Balance of the postgraduate loans after month k
    until          = 480                                                              if n5 > 0    // Months until loans are written off
                   = 360                                                              if n2 + n4 + np > 0
                   = 300                                                              otherwise

    monthly_payment    = first_part(1) + second_part(1)
    annual_payment     = (loan_rate_plan_1·max(0, annual_salary − t) + loan_rate_postgraduate·max(0, annual_salary − tp))/100
    repaid             = first(k = 0…480, U(k) = 0 and P(k) = 0)    // First month without a balance
    months_to_payoff   = absent                                     if owed = 0: Without a balance nothing is left to repay.
                       = repaid                                     if repaid ≤ until
                       = absent: The loans are written off before they are repaid.
    total_paid         = sum(k = 1…until, min(U(k − 1)·(1 + i), first_part(k)) + min(P(k − 1)·(1 + i), second_part(k)))
    written_off_amount = U(until) + P(until)
  `,
  references: [
    'United Kingdom, Education (Student Loans) (Repayment) Regulations 2009 (SI 2009/470); GOV.UK, Repaying your student loan',
  ],
  pictures: [{ kind: 'curve', over: 'annual_salary = 0…2·annual_salary', of: ['monthly_payment'] }],
  laws: {
    rises: { monthly_payment: ['annual_salary'], annual_payment: ['annual_salary'] },
    falls: { written_off_amount: ['annual_salary'] },
    unscaled: 'thresholds are amounts of the law',
  },
});
