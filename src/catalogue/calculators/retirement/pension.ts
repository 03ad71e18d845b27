import { constantRates } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  currency,
  growthRate,
  money,
  omittable,
  percent,
  percentage,
  positiveAmount,
  wholeYears,
  years,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const pension = defineCalculator({
  id: 'pension',
  name: 'Pension Calculator',
  synonyms: ['defined benefit', 'final salary', 'lump sum or annuity', 'cola', 'accrual rate', 'benefit multiplier'],
  category: 'retirement',
  summary: 'Pension from salary and years of service, its present value, and how it compares with a lump-sum offer.',
  headline: 'Your pension would be {monthly_pension} a month',
  about:
    'A defined-benefit pension pays a share of your salary for each year of service. Use it to estimate yours, and ' +
    'to judge an offer to take a lump sum instead: the break-even rate is what you would have to earn on the lump ' +
    'sum to match the pension. Vesting rules, survivor benefits and taxes depend on your plan and are not ' +
    'considered.',
  input: {
    final_average_salary: positiveAmount(
      'Average annual salary of the last or highest-paid years, as the plan defines it',
    ),
    service_years: years('Years of service that count', { maximum: 80 }),
    accrual_rate: growthRate('Accrual rate: percentage of the salary earned as pension per year of service', {
      minimum: 0.001,
      maximum: 20,
    }),
    early_reduction_pct: percent('Reduction for retirement before the normal age', { default: 0 }),
    cola_rate: growthRate('Cost-of-living adjustment: annual increase of the pension', {
      minimum: 0,
      maximum: 100,
      default: 0,
    }),
    payout_years: wholeYears('Years for which the pension is paid', { default: 25 }),
    discount_rate: growthRate('Discount rate: effective annual return on savings of the same risk', { optional: true }),
    lump_sum_offer: positiveAmount('Lump sum offered instead of the pension', { optional: true }),
    currency: currency(),
  },
  output: {
    annual_pension: money('Pension in the first year'),
    monthly_pension: money('Pension per month in the first year'),
    replacement_pct: percentage('Annual pension as a percentage of the final average salary', 'percent'),
    total_received: money('All payments of the pension over payout_years, not discounted'),
    present_value: omittable(money('Value today of all payments of the pension; absent without discount_rate')),
    break_even_discount_rate: omittable(
      percentage(
        'Effective annual return at which the lump sum is worth as much as the pension: one who earns more does better with the lump sum; absent without lump_sum_offer, and when it exceeds all payments together',
      ),
    ),
  },
  conventions: {
    forecast: constantRates,
    timing:
      'payments at the end of each month; the adjustment raises the pension once a year, first after the first year',
    compounding: 'annual, with the equivalent monthly rate within a year',
  },
  equations: `
    annual_pension           = final_average_salary·service_years·accrual_rate/100·(1 − early_reduction_pct/100)
    monthly_pension          = annual_pension/12
    replacement_pct          = 100·annual_pension/final_average_salary
    g                        = cola_rate/100                                                       // Increase of the pension per year, as a fraction
    worth(y)                 = monthly_pension·a(12, y)·s(payout_years, (1 + g)/(1 + y)^12 − 1)    // Present value of the pension at the rate y per month
    i                        = (1 + discount_rate/100)^(1/12) − 1                                  // Discount rate per month, as a fraction
    total_received           = annual_pension·s(payout_years, g)
    present_value            = worth(i)                                                            if discount_rate is given
                             = absent: A present value needs a discount_rate.
    highest                  = 0.1                                                                 if worth(0.1) < lump_sum_offer        // Rate per month at which the pension is worth less than the lump sum
                             = total_received/lump_sum_offer                                       otherwise
    y                        = root(x = 0…highest, lump_sum_offer − worth(x))                      if lump_sum_offer < total_received    // Rate per month at which the pension is worth the lump sum
                             = 0                                                                   if lump_sum_offer = total_received
    break_even_discount_rate = 100·((1 + y)^12 − 1)                                                if y is given
                             = absent                                                              if lump_sum_offer is absent
                             = absent: The lump sum exceeds all payments of the pension together.
  `,
  references: [
    'United States Department of Labor, What You Should Know About Your Retirement Plan (defined benefit plans)',
    theoryOfInterest('§3.2 (annuity-immediate) and §4.7 (payments in geometric progression)'),
  ],
  pictures: [
    { kind: 'curve', over: 'discount_rate = 0…12', of: ['present_value'], goal: 'lump_sum_offer' },
    {
      kind: 'curve',
      name: 'total',
      over: 'payout_years = 1…2·payout_years',
      of: ['total_received'],
      goal: 'lump_sum_offer',
    },
  ],
  laws: {
    rises: {
      annual_pension: ['final_average_salary', 'service_years', 'accrual_rate'],
      total_received: ['cola_rate', 'payout_years'],
      present_value: ['cola_rate', 'payout_years'],
      break_even_discount_rate: ['final_average_salary', 'cola_rate', 'payout_years'],
    },
    falls: {
      annual_pension: ['early_reduction_pct'],
      present_value: ['discount_rate'],
      break_even_discount_rate: ['lump_sum_offer'],
    },
    identities: ['12·monthly_pension = annual_pension', 'replacement_pct·final_average_salary = 100·annual_pension'],
  },
});
