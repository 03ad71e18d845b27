import { DomainError } from '#base/errors.ts';
import { currentMarket } from '#simulation/market.ts';
import * as models from '#simulation/models.ts';
import type { Model, Moments } from '#simulation/models.ts';
import type { Plan } from '#simulation/plan.ts';
import { annualPercent, choice, growthRate, percent, quantity, wholeNumber, wholeYears } from './fields.ts';
import { label, list, records } from './structures.ts';

/** How chance draws the years of a plan: its fields, what must hold between them, and the model that they say. */

export const modelWords = {
  lognormal: 'growth is lognormal with mean_return and volatility',
  normal: 'returns are normal',
  student_t: "returns have Student's distribution, with more extreme years than the normal one",
  bootstrap: 'years of U.S. market history since 1871, drawn at random, each with its inflation',
  block_bootstrap: 'runs of such years, of block_years on average (Politis and Romano)',
  two_regime:
    'calm years, and turbulent ones with turbulent_mean_return and turbulent_volatility; lognormal in both',
} as const;

export type ModelName = keyof typeof modelWords;

const ofHistory = new Set<ModelName>(['bootstrap', 'block_bootstrap']);
const withAssets = new Set<ModelName>(['lognormal', 'normal', 'student_t']);
const MAX_ASSETS = 10;
/** Below it a normal return is less than −100 % too often: with 1 in a million. */
const LEAST_DEVIATIONS = 4.753_424_308_823;
const MONTHS = 12;

/** Names of the inputs that only some models have. */
const turbulence = [
  'turbulent_mean_return',
  'turbulent_volatility',
  'turbulence_onset_pct',
  'turbulent_years',
] as const;

export function chanceInputs() {
  return {
    model: choice('How the returns of a year are drawn', modelWords, { default: 'lognormal' }),
    mean_return: growthRate(
      'Mean (arithmetic) return of a year; before inflation where inflation_rate is given',
      {
        optional: true,
        maximum: 100,
      },
    ),
    volatility: annualPercent('Standard deviation of the returns', { optional: true }),
    assets: records(
      'Assets, instead of mean_return and volatility; rebalanced each year',
      {
        name: label('Name', { optional: true }),
        weight_pct: percent('Share of the savings; all add up to 100'),
        mean_return: growthRate('Mean (arithmetic) return of a year', { maximum: 100 }),
        volatility: annualPercent('Standard deviation of the returns'),
      },
      { optional: true, minItems: 1, maxItems: MAX_ASSETS },
    ),
    correlations: list(
      'Correlation of each pair of assets: of the first with the second, with the third …, then of the second with the third …; of the logarithms where growth is lognormal; 0 if left out',
      quantity('Correlation', 'number', { minimum: -1, maximum: 1 }),
      { optional: true, minItems: 1, maxItems: (MAX_ASSETS * (MAX_ASSETS - 1)) / 2 },
    ),
    degrees_of_freedom: wholeNumber("Of Student's distribution: the fewer, the more extreme years", 'count', {
      optional: true,
      minimum: 3,
      maximum: 100,
    }),
    block_years: wholeYears('Mean length of the blocks of block_bootstrap', { optional: true, maximum: 50 }),
    turbulent_mean_return: growthRate('Mean return of a turbulent year', { optional: true, maximum: 100 }),
    turbulent_volatility: annualPercent('Standard deviation of the returns of a turbulent year', {
      optional: true,
    }),
    turbulence_onset_pct: percent('Chance that a turbulent year follows a calm one', {
      optional: true,
      minimum: 0.01,
    }),
    turbulent_years: quantity('Mean length of a run of turbulent years', 'years', {
      optional: true,
      minimum: 1,
      maximum: 50,
    }),
    inflation_rate: growthRate('Mean annual inflation; 0 where the returns are after inflation', {
      default: 0,
      minimum: -10,
      maximum: 50,
    }),
    inflation_volatility: annualPercent('Standard deviation of the inflation of a year', {
      default: 0,
      maximum: 50,
    }),
    bond_maturity_years: wholeYears('Maturity of the bonds of history', { default: 10, maximum: 30 }),
  } as const;
}

interface AssetValues {
  readonly weight_pct: number;
  readonly mean_return: number;
  readonly volatility: number;
}

export interface ChanceValues {
  readonly model: ModelName;
  readonly mean_return?: number | undefined;
  readonly volatility?: number | undefined;
  readonly assets?: readonly AssetValues[] | undefined;
  readonly correlations?: readonly number[] | undefined;
  readonly degrees_of_freedom?: number | undefined;
  readonly block_years?: number | undefined;
  readonly turbulent_mean_return?: number | undefined;
  readonly turbulent_volatility?: number | undefined;
  readonly turbulence_onset_pct?: number | undefined;
  readonly turbulent_years?: number | undefined;
  readonly inflation_rate: number;
  readonly inflation_volatility: number;
  readonly bond_maturity_years: number;
}

/** These values alone. */
export function chanceOf(values: ChanceValues): ChanceValues {
  const names = Object.keys(chanceInputs()) as (keyof ChanceValues)[];
  return Object.fromEntries(names.map((name) => [name, values[name]])) as unknown as ChanceValues;
}

type Field = keyof ChanceValues;

function only(field: Field, isIn: (model: ModelName) => boolean, demand: string) {
  return {
    field,
    demand,
    holds: (values: ChanceValues) => (values[field] !== undefined) === isIn(values.model),
  };
}

/** What must hold between the fields. */
export const chanceRules = [
  ...(['mean_return', 'volatility'] as const).map((field) => ({
    field,
    demand: 'must be given exactly when assets are not, and not for the models of history',
    holds: (values: ChanceValues) =>
      (values[field] !== undefined) === (values.assets === undefined && !ofHistory.has(values.model)),
  })),
  {
    field: 'assets',
    demand:
      'must be given only for the models lognormal, normal and student_t, with weights that add up to 100',
    holds: ({ assets, model }: ChanceValues) => {
      const sum = (assets ?? []).reduce((total, { weight_pct }) => total + weight_pct, 0);
      return assets === undefined || (withAssets.has(model) && Math.abs(sum - 100) < 1e-9);
    },
  },
  {
    field: 'correlations',
    demand: 'must have one for each pair of assets: 1 of two assets, 3 of three, 6 of four',
    holds: ({ assets = [], correlations }: ChanceValues) =>
      correlations === undefined || correlations.length === (assets.length * (assets.length - 1)) / 2,
  },
  {
    field: 'correlations',
    demand:
      'must fit together: no assets can have these correlations, as two that are both like a third cannot be opposites (the matrix must be positive semidefinite)',
    holds: ({ assets = [], correlations = [] }: ChanceValues) =>
      correlations.length !== (assets.length * (assets.length - 1)) / 2 ||
      models.choleskyOf(assets.length, correlations) !== undefined,
  },
  {
    field: 'model',
    demand:
      'must not be normal with so large a volatility: a year in a million or more would lose over 100 percent; use lognormal',
    holds: (values: ChanceValues) =>
      values.model !== 'normal' ||
      assetsOf(values).every(({ mean, deviation }) => 1 + mean >= LEAST_DEVIATIONS * deviation),
  },
  only(
    'degrees_of_freedom',
    (model) => model === 'student_t',
    'must be given exactly for the model student_t, as 5',
  ),
  only(
    'block_years',
    (model) => model === 'block_bootstrap',
    'must be given exactly for the model block_bootstrap, as 5',
  ),
  ...turbulence.map((field) =>
    only(field, (model) => model === 'two_regime', 'must be given exactly for the model two_regime'),
  ),
  ...(['inflation_rate', 'inflation_volatility'] as const).map((field) => ({
    field,
    demand: 'must be left out for the models of history, in which each year has its own inflation',
    holds: (values: ChanceValues) => values[field] === 0 || !ofHistory.has(values.model),
  })),
] as const;

function assetsOf({ assets, mean_return = 0, volatility = 0 }: ChanceValues): readonly models.Asset[] {
  const all = assets ?? [{ weight_pct: 100, mean_return, volatility }];
  return all.map((one) => ({ weight: one.weight_pct / 100, ...moments(one.mean_return, one.volatility) }));
}

function moments(meanPct: number, deviationPct: number): Moments {
  return { mean: meanPct / 100, deviation: deviationPct / 100 };
}

/** The model that the values say. Throws a DomainError where the market data lack what it needs. */
export function readModel(values: ChanceValues, plan: Plan): Model {
  const inflation = moments(values.inflation_rate, values.inflation_volatility);
  switch (values.model) {
    case 'lognormal':
      return models.lognormal(drawnOf(values, inflation));
    case 'normal':
      return models.normal(drawnOf(values, inflation));
    case 'student_t':
      return models.studentT(drawnOf(values, inflation), values.degrees_of_freedom!);
    case 'bootstrap':
      return models.bootstrap(historyOf(values, plan), 1);
    case 'block_bootstrap':
      return models.bootstrap(historyOf(values, plan), values.block_years!);
    case 'two_regime':
      return models.twoRegime({
        calm: moments(values.mean_return!, values.volatility!),
        turbulent: moments(values.turbulent_mean_return!, values.turbulent_volatility!),
        onset: values.turbulence_onset_pct! / 100,
        end: 1 / values.turbulent_years!,
        inflation,
      });
  }
}

function drawnOf(values: ChanceValues, inflation: Moments): models.Drawn {
  const assets = assetsOf(values);
  const root = models.choleskyOf(assets.length, values.correlations ?? []);
  if (root === undefined) throw new DomainError('no-solution', 'the correlations do not fit together');
  return { assets, root, inflation };
}

/** The calendar years of the market. */
function historyOf({ bond_maturity_years }: ChanceValues, { stocks }: Plan): models.History {
  const market = currentMarket();
  const first = (MONTHS - (market.first % MONTHS)) % MONTHS;
  const count = Math.floor((market.returns - first) / MONTHS);
  const yearly = (months: Float64Array) =>
    Float64Array.from({ length: count }, (_, year) => {
      let product = 1;
      for (let month = 0; month < MONTHS; month++) product *= months[first + MONTHS * year + month]!;
      return product;
    });
  return {
    stocks: yearly(market.stocks),
    bonds: yearly(market.bonds(bond_maturity_years)),
    inflation: yearly(market.inflation),
    shares: stocks,
  };
}
