import { preset } from '#catalogue/preset/preset.ts';
import { aprApy } from './apr-apy.ts';

export const effectiveInterestRate = preset(aprApy, {
  id: 'effective-interest-rate',
  name: 'Effective Interest Rate Calculator',
  synonyms: ['ear', 'effective annual rate', 'annual equivalent rate', 'aer', 'nominal to effective'],
  category: 'savings',
  summary: 'Effective annual rate of a nominal rate that is compounded several times a year.',
  fixed: { direction: 'apr_to_apy' },
  input: {
    annual_rate: { description: 'Nominal annual rate' },
    compound_frequency: {},
    amount: { name: 'principal', description: 'Amount that earns annual_interest' },
  },
  output: {
    apy: { name: 'effective_annual_rate' },
    difference: { name: 'rate_spread_pct' },
    interest_in_a_year: {
      name: 'annual_interest',
      description: 'Interest on the principal in one year; absent without a principal',
    },
  },
});
