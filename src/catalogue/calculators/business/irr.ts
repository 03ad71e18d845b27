import { periodsPerYear } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { discountedColumns } from '#catalogue/parts/discounted-cash-flows.ts';
import {
  currency,
  fractional,
  growthRate,
  money,
  omittable,
  percentage,
  signedAmount,
} from '#catalogue/declare/fields.ts';
import { allRates, MAX_SIGN_CHANGES } from '#catalogue/parts/rates-of-return.ts';
import { list, listOf } from '#catalogue/declare/structures.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { natives } from './irr.native.ts';

export const irr = defineCalculator({
  id: 'irr',
  name: 'Internal Rate of Return (IRR) Calculator',
  synonyms: ['internal rate of return', 'mirr', 'cash flow'],
  category: 'business',
  summary: 'All internal rates of return of cash flows in equal periods, and the modified internal rate of return.',
  headline: [
    {
      when: 'irr and annual_irr and periods_per_year != 1',
      say: 'The internal rate of return is {irr} per period, or {*annual_irr} a year',
    },
    { when: 'irr and periods_per_year != 1', say: 'The internal rate of return is {irr} per period' },
    { when: 'irr', say: 'The internal rate of return is {irr} a year' },
    { when: 'irrs', say: 'There are several internal rates of return: {irrs}' },
    { say: 'No internal rate of return can be shown; the cash flows add up to {net_cash_flow}' },
  ],
  about:
    'The internal rate of return is the discount rate at which a project just breaks even. Compare it with what the ' +
    'money costs you. It favors small and short projects, and flows that change sign more than once can have several ' +
    'rates, all of which are shown. When it disagrees with the net present value, trust the latter.',
  input: {
    cash_flows: list(
      'Cash flows: the first one now, then one at the end of each period',
      signedAmount('Cash flow: negative if paid, positive if received'),
      { minItems: 2, maxItems: 600 },
    ),
    finance_rate: growthRate(
      'Finance rate for the modified rate: cost of the amounts paid, effective per period',
      {
        optional: true,
      },
      'percent per period',
    ),
    reinvestment_rate: growthRate(
      'Reinvestment rate for the modified rate: return on the amounts received, effective per period',
      { optional: true },
      'percent per period',
    ),
    periods_per_year: periodsPerYear(1),
    currency: currency(),
  },
  output: {
    irr: omittable(percentage('Internal rate of return; absent unless there is exactly one', 'percent per period')),
    annual_irr: omittable(percentage('Effective annual rate: a year of compounding at the internal rate of return')),
    irrs: listOf(
      allRates,
      percentage('Rate per period at which the net present value of the cash flows is 0', 'percent per period'),
    ),
    mirr: omittable(
      percentage(
        'Modified internal rate of return, if finance_rate and reinvestment_rate are given',
        'percent per period',
      ),
    ),
    money_multiple: fractional('Money multiple: amounts received divided by amounts paid', 'ratio'),
    net_cash_flow: money('Sum of the cash flows'),
  },
  prominent: ['periods_per_year'],
  rules: `
    changes = sign_changes(cash_flows)    // How often the cash flows change between paid and received
    require changes ≤ ${MAX_SIGN_CHANGES} else cash_flows: must change between paid and received at most ${MAX_SIGN_CHANGES} times
    require reinvestment_rate is given exactly if finance_rate is given else reinvestment_rate: must be given if finance_rate is given, and left out otherwise
  `,
  conventions: {
    timing: 'the first cash flow now, the others at the end of each period',
    compounding: 'every period, at the internal rate of return',
  },
  native: natives,
  equations: `
    n        = count(cash_flows) − 1                   // Number of periods
    received = sum(k = 0…n, max(0, cash_flows(k)))     // Sum of the amounts received
    paid     = sum(k = 0…n, max(0, −cash_flows(k)))    // Sum of the amounts paid
    require received > 0 and paid > 0 else no-solution: an internal rate of return needs an amount that is paid (negative) and one that is received (positive)
    rates    = all_rates(cash_flows)

    i          = rates.only                                if rates.count = 1    // Internal rate of return, as a fraction
               = absent                                    if rates.count = 0: At no rate above −100 percent is the net present value of the cash flows 0.
               = absent: There is more than one internal rate of return; irrs lists them all.
    irr        = 100·i
    annual_irr = 100·((1 + i)^periods_per_year − 1)
    irrs       = rates.percents
    proof      = sum(k = 0…n, cash_flows(k)·(1 + i)^−k)    // Net present value at the internal rate of return: 0

    r    = reinvestment_rate/100                       if reinvestment_rate is given    // Reinvestment rate, as a fraction
         = 0                                           otherwise
    f    = finance_rate/100                            if finance_rate is given         // Finance rate, as a fraction
         = 0                                           otherwise
    F(0) = max(0, cash_flows(0))
    F(k) = F(k − 1)·(1 + r) + max(0, cash_flows(k))    // Future value at period k of the amounts received
    v(0) = 1
    v(k) = v(k − 1)/(1 + f)                            // Discount factor of period k
    P(0) = max(0, −cash_flows(0))
    P(k) = P(k − 1) + max(0, −cash_flows(k))·v(k)      // Present value of the amounts paid until period k
    mirr = 100·((F(n)/P(n))^(1/n) − 1)                 if finance_rate is given

    money_multiple = received/paid
    net_cash_flow  = received − paid

    g    = rates.lowest                     if rates.lowest is given    // Rate of the schedule: the internal rate of return, the lowest one if there are several, the finance rate, or 0, if there is none
         = f                                otherwise
    w(0) = 1
    w(k) = w(k − 1)/(1 + g)                 // Discount factor of period k at that rate
    D(0) = cash_flows(0)
    D(k) = D(k − 1) + cash_flows(k)·w(k)    // Net present value of the cash flows until period k
  `,
  references: [
    theoryOfInterest('§7.3 (uniqueness of the yield rate) and §7.4 (reinvestment rates)'),
    'R. Descartes, La Géométrie, book III (rule of signs): at most as many rates as the cash flows change their sign',
  ],
  schedule: {
    kind: 'table',
    firstPeriod: 0,
    periods: 'n',
    totals: { cash_flow: 'net_cash_flow' },
    columns: discountedColumns({ flow: 'cash_flows(k)', factor: 'w(k)', cumulative: 'D(k)' }),
  },
  pictures: [{ kind: 'columns', of: ['cash_flow', 'present_value'] }, { kind: 'schedule' }],
  laws: {
    when: 'periods_per_year = 12',
    rises: { mirr: ['reinvestment_rate', 'finance_rate'] },
    identities: ['1 + annual_irr/100 = (1 + irr/100)^12'],
  },
});
