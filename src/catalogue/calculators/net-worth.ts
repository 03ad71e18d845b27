import type { Arithmetic } from '#core/arithmetic.ts';
import { defineCalculator, stepByCase } from '../define.ts';
import {
  amount,
  choice,
  currency,
  fractional,
  money,
  omittable,
  optional,
  percentage,
  positiveAmount,
} from '../fields.ts';
import { label, records, recordsOf, textOutput } from '../structures.ts';

const liquidities = {
  yes: 'it can be spent within days, as cash and savings',
  no: 'it must be sold first, as a home',
} as const;

export const netWorth = defineCalculator({
  id: 'net-worth',
  name: 'Net Worth Calculator',
  synonyms: ['assets', 'liabilities', 'wealth', 'balance sheet'],
  category: 'personal-finance',
  summary: 'What is owned less what is owed, with the share of debt and how much of it is liquid.',
  input: {
    assets: records(
      'What is owned',
      {
        name: label('What it is', { optional: true }),
        amount: amount('What it is worth today'),
        liquid: choice('Whether it is liquid', liquidities, { default: 'no' }),
      },
      { minItems: 0, maxItems: 100 },
    ),
    liabilities: records(
      'What is owed',
      {
        name: label('What it is', { optional: true }),
        amount: amount('What is owed today'),
      },
      { minItems: 0, maxItems: 100, default: [] },
    ),
    monthly_expenses: positiveAmount('What is spent in a month', { optional: true }),
    currency: currency(),
  },
  output: {
    net_worth: money('Assets less liabilities; negative where more is owed than owned'),
    total_assets: money('All that is owned'),
    total_liabilities: money('All that is owed'),
    liquid_assets: money('The liquid part of the assets'),
    liquid_net_worth: money('Liquid assets less liabilities'),
    debt_ratio_pct: omittable(
      percentage('Liabilities in percent of the assets; absent without assets', 'percent'),
    ),
    liquid_share_pct: omittable(percentage('Liquid part of the assets; absent without assets', 'percent')),
    months_covered: optional(
      fractional('With monthly_expenses: how many months the liquid assets last', 'months'),
    ),
    assets: recordsOf('The assets', {
      name: optional(textOutput('Its name, where one was given')),
      amount: money('What it is worth'),
      share_pct: optional(percentage('Its part of the assets', 'percent')),
    }),
  },
  conventions: { timing: 'all amounts on one day', compounding: 'none' },
  note: {
    steps: [
      stepByCase('total_assets', [{ words: 'the sum of the assets' }]),
      stepByCase('total_liabilities', [{ words: 'the sum of the liabilities' }]),
      stepByCase('liquid_assets', [{ words: 'the sum of the assets that are liquid' }]),
      stepByCase('net_worth', [{ words: 'total_assets − total_liabilities, unrounded' }]),
      stepByCase('liquid_net_worth', [{ words: 'liquid_assets − total_liabilities, unrounded' }]),
      stepByCase('debt_ratio_pct', [{ words: 'total_liabilities/total_assets·100, unrounded' }]),
      stepByCase('liquid_share_pct', [{ words: 'liquid_assets/total_assets·100, unrounded' }]),
      stepByCase('months_covered', [{ words: 'liquid_assets/monthly_expenses, unrounded' }]),
      stepByCase('assets', [{ words: 'each amount, and amount/total_assets·100, unrounded' }]),
    ],
    references: [
      'Board of Governors of the Federal Reserve System, Survey of Consumer Finances (net worth: assets less liabilities)',
    ],
  },
  formula(a, input, { omit }) {
    const { assets, monthly_expenses } = input;
    const liquid = sum(
      a,
      assets.filter((asset) => asset.liquid === 'yes'),
    );
    const owned = sum(a, assets);
    const owed = sum(a, input.liabilities);
    const shareOf = (part: typeof owned) =>
      a.isZero(owned) ? undefined : a.divide(a.multiply(part, 100), owned);
    const ratioOf = (output: string, part: typeof owned) =>
      shareOf(part) ?? omit(output, 'There are no assets.');
    return {
      net_worth: a.subtract(owned, owed),
      total_assets: owned,
      total_liabilities: owed,
      liquid_assets: liquid,
      liquid_net_worth: a.subtract(liquid, owed),
      debt_ratio_pct: ratioOf('debt_ratio_pct', owed),
      liquid_share_pct: ratioOf('liquid_share_pct', liquid),
      months_covered: monthly_expenses && a.divide(liquid, monthly_expenses),
      assets: assets.map((asset) => ({
        name: asset.name,
        amount: asset.amount,
        share_pct: shareOf(asset.amount),
      })),
    };
  },
  laws: {
    falls: { months_covered: ['monthly_expenses'] },
    identities: [
      'net_worth + total_liabilities = total_assets',
      'liquid_net_worth + total_assets = net_worth + liquid_assets',
    ],
  },
});

function sum<N>(a: Arithmetic<N>, items: readonly { readonly amount: N }[]): N {
  return items.reduce((total, item) => a.add(total, item.amount), a.of(0));
}
