import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  annualPercent,
  currency,
  money,
  optionalMoney,
  percent,
  positiveAmount,
  quantity,
} from '#catalogue/declare/fields.ts';

export const homeInsurance = defineCalculator({
  id: 'home-insurance',
  name: 'Home Insurance Calculator',
  synonyms: ['homeowners insurance', 'dwelling coverage', 'rebuild cost', 'coinsurance', 'underinsurance'],
  category: 'insurance',
  summary: 'Coverage that a home needs, its premium, and what a claim pays when the coverage is too low.',
  headline: [
    {
      when: 'coverage_gap > 0',
      say: 'You would need {replacement_gap} more coverage to rebuild, {coverage_gap} of it to avoid a penalty on claims',
    },
    {
      when: 'replacement_gap > 0',
      say: 'You would need {replacement_gap} more coverage to rebuild after a total loss',
    },
    { say: 'Your coverage is enough to rebuild your home, which costs {rebuild_cost}' },
  ],
  about:
    'Insure what it costs to rebuild, not what the house would sell for. With less coverage than the coinsurance ' +
    'clause asks for, a policy pays only a part even of small claims, and this shows how much you would lose. ' +
    'Without a penalty, a total loss still pays no more than the coverage. Many policies for homeowners in the ' +
    'United States (form HO-3) pay at least the value of the damaged parts after wear, which this leaves out, so the ' +
    'penalty may be smaller. Land, floods and earthquakes usually need thought of their own.',
  input: {
    floor_area: quantity('Floor area, in square feet or square meters', 'number', {
      minimum: 0.01,
      maximum: 1_000_000,
    }),
    rebuild_cost_per_area: positiveAmount('Cost of rebuilding a square foot or square meter'),
    contents_value: amount('Insured value of the contents', { default: 0 }),
    current_coverage: amount('Coverage of the building'),
    premium_rate: annualPercent('Annual premium as a percentage of the coverage of building and contents'),
    deductible: amount('Deductible: part of each loss that is not paid', { default: 0 }),
    coinsurance_pct: percent('Coinsurance: percentage of the rebuild cost that must be covered to avoid a penalty', {
      minimum: 1,
      default: 80,
    }),
    loss_amount: amount('Loss on the building, to see what the insurance pays', { optional: true }),
    currency: currency(),
  },
  output: {
    rebuild_cost: money('Cost of rebuilding the home'),
    required_coverage: money('Lowest coverage without a coinsurance penalty'),
    annual_premium: money('Premium per year'),
    coverage_gap: money(
      'Coverage that is missing to avoid a penalty: required less present coverage; negative if there is more',
    ),
    replacement_gap: money(
      'Coverage that is missing to rebuild after a total loss: rebuild cost less present coverage, at least 0',
    ),
    claim_payment: optionalMoney('Payment for the loss; absent without loss_amount'),
    coinsurance_penalty: optionalMoney('Reduction of the payment for too low a coverage; absent without loss_amount'),
  },
  conventions: {
    timing: 'a premium for one year, and one loss',
    compounding: 'none',
  },
  equations: `
    rebuild_cost        = floor_area·rebuild_cost_per_area
    required_coverage   = rebuild_cost·coinsurance_pct/100
    annual_premium      = (current_coverage + contents_value)·premium_rate/100
    coverage_gap        = required_coverage − current_coverage
    replacement_gap     = max(0, rebuild_cost − current_coverage)
    share               = min(1, current_coverage/required_coverage)                 // Part of a loss that is paid
    claim_payment       = min(current_coverage, max(0, loss_amount·share − deductible))
    full_payment        = min(current_coverage, max(0, loss_amount − deductible))    // Payment if the coverage were high enough
    coinsurance_penalty = full_payment − claim_payment
  `,
  references: [
    'Insurance Services Office, Building and Personal Property Coverage Form CP 00 10, F.1 (coinsurance)',
    'Insurance Services Office, Homeowners 3 Special Form HO 00 03, Section I, Loss Settlement (80% of the replacement cost)',
  ],
  pictures: [{ kind: 'bars', of: ['rebuild_cost', 'required_coverage', 'current_coverage'] }],
  laws: {
    rises: {
      required_coverage: ['floor_area', 'rebuild_cost_per_area', 'coinsurance_pct'],
      annual_premium: ['current_coverage', 'contents_value', 'premium_rate'],
      claim_payment: ['loss_amount', 'current_coverage'],
    },
    falls: {
      claim_payment: ['deductible', 'coinsurance_pct'],
      coverage_gap: ['current_coverage'],
      replacement_gap: ['current_coverage'],
    },
    identities: ['coverage_gap + current_coverage = rebuild_cost·coinsurance_pct/100'],
  },
});
