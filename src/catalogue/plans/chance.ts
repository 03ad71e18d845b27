import { DomainError } from '#base/errors.ts';
import * as models from '#simulation/models.ts';
import type { Model, Moments } from '#simulation/models.ts';
import type { PathPlan } from '#simulation/plan.ts';
import {
  choice,
  deviation,
  growthRate,
  part,
  percent,
  quantity,
  wholeNumber,
  wholeYears,
} from '#catalogue/declare/fields.ts';
import { isNormalEnough, isStudentEnough, moments } from './lost-years.ts';
import { historyOf } from './market-years.ts';
import { label, list, records } from '#catalogue/declare/structures.ts';

/** Random returns of the years of a plan: their inputs, the rules between these, and the model. */

export const modelWords = {
  lognormal:
    'growth factors are lognormal, with the arithmetic mean mean_return and the standard deviation volatility',
  normal: 'returns are normally distributed',
  student_t:
    "returns have Student's t-distribution, with more extreme years than the normal distribution; no year loses more than everything",
  bootstrap: 'random years of U.S. market history since 1871, each with its own inflation',
  block_bootstrap:
    'random runs of consecutive years of market history, block_years long on average (Politis and Romano)',
  two_regime: 'calm and turbulent years that follow each other at random; lognormal in both',
} as const;

export type ModelName = keyof typeof modelWords;

const ofHistory = new Set<ModelName>(['bootstrap', 'block_bootstrap']);
const withAssets = new Set<ModelName>(['lognormal', 'normal', 'student_t']);
const MAX_ASSETS = 10;
/** Of a model with one asset. */
const MIN_DRAWS = 2;

/** The inputs of two_regime alone, with an example of each. */
const turbulence = {
  turbulent_mean_return: -5,
  turbulent_volatility: 25,
  turbulence_onset_pct: 15,
  turbulent_years: 2,
} as const;

export function chanceInputs() {
  return {
    model: choice('Model of the annual returns', modelWords, { default: 'lognormal' }),
    mean_return: growthRate(
      'Mean annual return (arithmetic), before inflation if inflation_rate is given; in calm years for two_regime',
      {
        optional: true,
        maximum: 100,
      },
    ),
    volatility: deviation('Standard deviation of the annual returns; in calm years for two_regime', {
      optional: true,
    }),
    assets: records(
      'Assets of the portfolio, rebalanced each year; they replace mean_return and volatility',
      {
        name: label('Name of the asset', { optional: true }),
        weight_pct: part('Share of the savings; the shares must add up to 100'),
        mean_return: growthRate('Mean annual return of the asset (arithmetic)', { maximum: 100 }),
        volatility: deviation('Standard deviation of the annual returns of the asset'),
      },
      { optional: true, minItems: 1, maxItems: MAX_ASSETS },
    ),
    correlations: list(
      'Correlations of the pairs of assets: 1 and 2, 1 and 3, …, then 2 and 3, …; for lognormal, correlations of the logarithms of growth; 0 by default',
      quantity('Correlation of a pair of assets', 'number', { minimum: -1, maximum: 1 }),
      { optional: true, minItems: 1, maxItems: (MAX_ASSETS * (MAX_ASSETS - 1)) / 2 },
    ),
    degrees_of_freedom: wholeNumber(
      'Degrees of freedom of student_t; lower values give more extreme years',
      'count',
      {
        optional: true,
        minimum: 3,
        maximum: 100,
      },
    ),
    block_years: wholeYears('Mean length of the blocks of block_bootstrap', { optional: true, maximum: 50 }),
    turbulent_mean_return: growthRate('Mean annual return in turbulent years (arithmetic)', {
      optional: true,
      maximum: 100,
    }),
    turbulent_volatility: deviation('Standard deviation of the annual returns in turbulent years', {
      optional: true,
    }),
    turbulence_onset_pct: percent('Probability that a turbulent year follows a calm year', {
      optional: true,
      minimum: 0.01,
    }),
    turbulent_years: quantity('Mean length of a turbulent period', 'years', {
      optional: true,
      minimum: 1,
      maximum: 50,
    }),
    inflation_rate: growthRate('Mean annual inflation rate; 0 if the returns are after inflation', {
      default: 0,
      minimum: -10,
      maximum: 50,
    }),
    inflation_volatility: deviation('Standard deviation of the annual inflation', {
      default: 0,
      maximum: 50,
    }),
    bond_maturity_years: wholeYears(
      'Maturity of the bonds of bootstrap and block_bootstrap; every maturity earns the ten-year yield',
      { default: 10, maximum: 30 },
    ),
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

/** Only the values of these inputs. */
export function chanceOf(values: ChanceValues): ChanceValues {
  const names = Object.keys(chanceInputs()) as (keyof ChanceValues)[];
  return Object.fromEntries(names.map((name) => [name, values[name]])) as unknown as ChanceValues;
}

type Field = keyof ChanceValues;

/** An input that one model needs, and all others must not have. */
function onlyFor(model: ModelName, field: Field, example: number) {
  return [
    {
      field,
      demand: `is required for the model ${model}, for example ${example}`,
      holds: (values: ChanceValues) => values.model !== model || values[field] !== undefined,
    },
    {
      field,
      demand: `must be omitted unless model is ${model}`,
      holds: (values: ChanceValues) => values.model === model || values[field] === undefined,
    },
  ];
}

/** The rules between the inputs. */
export const chanceRules = [
  ...(['mean_return', 'volatility'] as const).flatMap((field) => [
    {
      field,
      demand: 'is required unless assets are given; only bootstrap and block_bootstrap need neither',
      holds: (values: ChanceValues) =>
        values[field] !== undefined || values.assets !== undefined || ofHistory.has(values.model),
    },
    {
      field,
      demand: 'must be omitted if assets are given, which have their own',
      holds: ({ [field]: value, assets }: ChanceValues) => value === undefined || assets === undefined,
    },
    {
      field,
      demand: 'must be omitted for bootstrap and block_bootstrap, which draw returns from market history',
      holds: ({ [field]: value, model }: ChanceValues) => value === undefined || !ofHistory.has(model),
    },
  ]),
  {
    field: 'assets',
    demand: 'must be omitted unless model is lognormal, normal or student_t',
    holds: ({ assets, model }: ChanceValues) => assets === undefined || withAssets.has(model),
  },
  {
    field: 'assets',
    demand: 'must have values of weight_pct that add up to 100',
    holds: ({ assets }: ChanceValues) => {
      const sum = (assets ?? []).reduce((total, { weight_pct }) => total + weight_pct, 0);
      return assets === undefined || Math.abs(sum - 100) < 1e-9;
    },
  },
  {
    field: 'correlations',
    demand: 'must be omitted unless assets are given',
    holds: ({ assets, correlations }: ChanceValues) => correlations === undefined || assets !== undefined,
  },
  {
    field: 'correlations',
    demand: 'must have one correlation for each pair of assets: 1 for two assets, 3 for three, 6 for four',
    holds: ({ assets, correlations }: ChanceValues) =>
      assets === undefined ||
      correlations === undefined ||
      correlations.length === (assets.length * (assets.length - 1)) / 2,
  },
  {
    field: 'correlations',
    demand: 'must form a positive semidefinite matrix: no assets can have these correlations together',
    holds: ({ assets = [], correlations = [] }: ChanceValues) =>
      correlations.length !== (assets.length * (assets.length - 1)) / 2 ||
      models.choleskyOf(assets.length, correlations) !== undefined,
  },
  {
    field: 'model',
    demand:
      'must not be normal with this volatility, because more than one year in a million would lose over 100 percent; use lognormal',
    holds: (values: ChanceValues) => values.model !== 'normal' || assetsOf(values).every(isNormalEnough),
  },
  {
    field: 'model',
    demand:
      'must not be student_t with this volatility and degrees_of_freedom, because more than one year in 10,000 would lose over 100 percent; raise degrees_of_freedom or use lognormal',
    holds: (values: ChanceValues) =>
      values.model !== 'student_t' || assetsOf(values).every(isStudentEnough(values.degrees_of_freedom)),
  },
  ...onlyFor('student_t', 'degrees_of_freedom', 5),
  ...onlyFor('block_bootstrap', 'block_years', 5),
  ...Object.entries(turbulence).flatMap(([field, example]) =>
    onlyFor('two_regime', field as keyof typeof turbulence, example),
  ),
  ...(['inflation_rate', 'inflation_volatility'] as const).map((field) => ({
    field,
    demand: 'must be omitted for bootstrap and block_bootstrap, where each year has its own inflation',
    holds: (values: ChanceValues) => values[field] === 0 || !ofHistory.has(values.model),
  })),
] as const;

function assetsOf({ assets, mean_return = 0, volatility = 0 }: ChanceValues): readonly models.Asset[] {
  const all = assets ?? [{ weight_pct: 100, mean_return, volatility }];
  return all.map((one) => ({ weight: one.weight_pct / 100, ...moments(one.mean_return, one.volatility) }));
}

/** The numbers that a model draws for each year of a path, where their count depends on the values. */
export function countDraws(values: ChanceValues): number {
  const { model, assets, inflation_volatility, degrees_of_freedom = 0 } = values;
  return withAssets.has(model)
    ? models.countDraws(assets?.length ?? 1, inflation_volatility > 0, degrees_of_freedom)
    : MIN_DRAWS;
}

/** The model that the values describe. */
export function readModel(values: ChanceValues, plan: PathPlan): Model {
  const inflation = moments(values.inflation_rate, values.inflation_volatility);
  switch (values.model) {
    case 'lognormal':
      return models.lognormal(drawnOf(values, inflation));
    case 'normal':
      return models.normal(drawnOf(values, inflation));
    case 'student_t':
      return models.studentT(drawnOf(values, inflation), values.degrees_of_freedom!);
    case 'bootstrap':
      return models.bootstrap(historyOf(values.bond_maturity_years, plan), 1);
    case 'block_bootstrap':
      return models.bootstrap(historyOf(values.bond_maturity_years, plan), values.block_years!);
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
  if (root === undefined)
    throw new DomainError('no-solution', 'the correlations do not form a positive semidefinite matrix');
  return { assets, root, inflation };
}
