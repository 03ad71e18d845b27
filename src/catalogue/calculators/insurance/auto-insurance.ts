import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  duration,
  money,
  omittable,
  optional,
  percent,
  oftenSmall,
  percentage,
  whole,
} from '#catalogue/declare/fields.ts';
import { label, records, recordsOf, textOutput } from '#catalogue/declare/structures.ts';
import { usual } from '#catalogue/declare/usual.ts';

export const autoInsurance = defineCalculator({
  id: 'auto-insurance',
  name: 'Auto Insurance Calculator',
  synonyms: ['car insurance', 'deductible', 'excess', 'collision coverage', 'comprehensive coverage'],
  category: 'insurance',
  summary: 'Expected yearly cost of car insurance with several deductibles, and when a higher deductible pays off.',
  headline:
    'The cheapest option is “{cheapest_option_index}”: {*options[cheapest_option_index].expected_annual_cost} a year on average',
  about:
    'A higher deductible lowers the premium, but you pay more after an accident. Enter the offers, and see which ' +
    'costs the least for how often you expect a claim. Choose only a deductible that you could pay tomorrow. ' +
    'Coverage must be the same for a fair comparison.',
  input: {
    options: records(
      'Quotes for the same coverage with different deductibles',
      {
        name: label('Name of the option', { optional: true }),
        annual_premium: amount('Premium per year'),
        deductible: amount('Deductible: part of each claim that the driver pays'),
      },
      { minItems: 2, maxItems: 20 },
    ),
    claim_probability_pct: usual(percent('Probability of a claim within a year', { default: 5 }), {
      from: 0.1,
      because: 'A large claim is rare.',
    }),
    currency: currency(),
  },
  output: {
    options: recordsOf('Options in the order given', {
      name: optional(textOutput('Name of the option, if given')),
      expected_annual_cost: money('Expected cost per year: premium and probable share of the deductible'),
    }),
    cheapest_option_index: whole('Option with the lowest expected cost; its position in options, from 0', 'index'),
    break_even_years: omittable(
      duration(
        'Years without a claim after which the highest deductible has saved as much in premiums as a claim costs more; absent unless it lowers the premium',
      ),
    ),
    break_even_claim_probability_pct: omittable(
      oftenSmall(
        percentage(
          'Probability of a claim within a year at which the lowest and the highest deductible cost the same; absent unless the highest lowers the premium',
          'percent',
        ),
      ),
    ),
  },
  conventions: {
    timing:
      'premiums of one year, and at most one claim, which is above every deductible; of equal options the first one counts',
    compounding: 'none',
  },
  equations: `
    options.expected_annual_cost(j) = options(j).annual_premium + options(j).deductible·claim_probability_pct/100

    C(0)    = 0
    C(k)    = k              if options.expected_annual_cost(k) < options.expected_annual_cost(C(k − 1))    // Position of the lowest expected cost among options 0 to k
            = C(k − 1)       otherwise
    low(0)  = 0
    low(k)  = k              if options(k).deductible < options(low(k − 1)).deductible                      // Position of the lowest deductible, and of the lowest premium for it
            = k              if options(k).deductible = options(low(k − 1)).deductible and options(k).annual_premium < options(low(k − 1)).annual_premium
            = low(k − 1)     otherwise
    high(0) = 0
    high(k) = k              if options(k).deductible > options(high(k − 1)).deductible                     // Position of the highest deductible, and of the lowest premium for it
            = k              if options(k).deductible = options(high(k − 1)).deductible and options(k).annual_premium < options(high(k − 1)).annual_premium
            = high(k − 1)    otherwise

    cheapest_option_index            = C(count(options) − 1)
    first_option                     = low(count(options) − 1)     // Position of the lowest deductible
    last_option                      = high(count(options) − 1)    // Position of the highest deductible
    saved                            = options(first_option).annual_premium − options(last_option).annual_premium    // Premium that the highest deductible saves per year
    added                            = options(last_option).deductible − options(first_option).deductible    // Cost of a claim that it adds
    break_even_years                 = added/saved                 if added > 0 and saved > 0
                                     = absent: The highest deductible does not lower the premium.
    break_even_claim_probability_pct = 100·saved/added             if added > 0 and saved > 0
                                     = absent: The highest deductible does not lower the premium.
  `,
  references: [
    'National Association of Insurance Commissioners, A Consumer’s Guide to Auto Insurance (deductibles and premiums)',
  ],
  pictures: [{ kind: 'items', list: 'options', of: ['annual_premium', 'expected_annual_cost'] }],
  laws: {
    identities: ['break_even_years·break_even_claim_probability_pct = 100'],
  },
});
