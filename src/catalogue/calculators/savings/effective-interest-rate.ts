import { preset } from '#catalogue/preset/preset.ts';
import { aprApy } from './apr-apy.ts';

export const effectiveInterestRate = preset(aprApy, {
  id: 'effective-interest-rate',
  name: 'Effective Interest Rate Calculator',
  synonyms: ['ear', 'effective annual rate', 'annual equivalent rate', 'aer', 'nominal to effective', 'effective rate'],
  category: 'savings',
  summary: 'Effective annual rate of a nominal rate that is compounded several times a year.',
  headline: 'The effective rate is {effective_annual_rate} a year',
  about:
    'Rates that are compounded differently cannot be compared as they are quoted. The effective rate is what a year ' +
    'really earns or costs, and so is the fair basis. It does not include fees; for a loan with fees, use the annual ' +
    'percentage rate.',
  fixed: { apy: undefined },
  input: {
    apr: { name: 'annual_rate', description: 'Nominal annual rate', required: true },
    compound_frequency: {},
    principal: { description: 'Amount that earns annual_interest' },
  },
  output: {
    apy: { name: 'effective_annual_rate' },
    rate_spread_pct: {},
    annual_interest: {
      description: 'Interest on the principal in one year; absent without a principal',
    },
  },
  pictures: [{ kind: 'curve', over: 'annual_rate = 0…25', of: ['effective_annual_rate', 'annual_rate'] }],
});
