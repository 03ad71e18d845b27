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
import { finding } from '#catalogue/declare/rules.ts';
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
    model: {
      ...choice('Model of the annual returns', modelWords, { default: 'lognormal' }),
      optionLabels: { student_t: 'Student’s t', two_regime: 'Two regimes' },
    },
    mean_return: growthRate(
      'Mean annual return (arithmetic), before inflation if inflation_rate is given; in calm years for two_regime',
      { optional: true, maximum: 100 },
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
      { optional: true, minimum: 3, maximum: 100 },
    ),
    block_years: wholeYears('Mean length of the blocks of block_bootstrap', {
      optional: true,
      maximum: 50,
      label: 'Mean block length',
    }),
    ...turbulenceInputs(),
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
      { default: 10, maximum: 30, label: 'Bond maturity' },
    ),
  } as const;
}

/** Those of the model with two regimes. */
function turbulenceInputs() {
  return {
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
      label: 'Mean length of turbulent periods',
    }),
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

/** An input that one model needs, and all others must not have. */
function onlyFor(model: ModelName, field: keyof ChanceValues, example: number): string {
  return `require ${field} is given if model = ${model} else ${field}: is required for the model ${model}, for example ${example}
    require model = ${model} if ${field} is given else ${field}: must be omitted unless model is ${model}`;
}

const ofHistory = 'model = bootstrap or model = block_bootstrap';

/** Of a moment of the returns. */
function momentRules(field: 'mean_return' | 'volatility'): string {
  return `require ${field} is given or assets is given or ${ofHistory} else ${field}: is required unless assets are given; only bootstrap and block_bootstrap need neither
    require assets is absent if ${field} is given else ${field}: must be omitted if assets are given, which have their own
    require ${field} is absent if ${ofHistory} else ${field}: must be omitted for bootstrap and block_bootstrap, which draw returns from market history`;
}

function inflationRule(field: 'inflation_rate' | 'inflation_volatility'): string {
  return `require ${field} = 0 if ${ofHistory} else ${field}: must be omitted for bootstrap and block_bootstrap, where each year has its own inflation`;
}

/** The rules between the inputs, in the language of equations. */
export const chanceRules: string = `
    pairs           = count(assets)·(count(assets) − 1)/2    // Number of pairs of assets
    shares          = sum(j = 0…count(assets) − 1, assets(j).weight_pct)    // What the shares add up to: 100, also as thirds that a program has rounded
    impossible      = are_impossible(assets, correlations)    // 1 for correlations that no assets can have together
    losing          = lose_everything(model, assets, mean_return, volatility, degrees_of_freedom)    // 1 where too many years would lose everything
    ${momentRules('mean_return')}
    ${momentRules('volatility')}
    require model = lognormal or model = normal or model = student_t if assets is given else assets: must be omitted unless model is lognormal, normal or student_t
    require shares > 99.999999999 and shares < 100.000000001 if assets is given else assets: must have values of weight_pct that add up to 100
    require assets is given if correlations is given else correlations: must be omitted unless assets are given
    require count(correlations) = pairs else correlations: must have one correlation for each pair of assets: 1 for two assets, 3 for three, 6 for four
    require impossible = 0 else correlations: must form a positive semidefinite matrix: no assets can have these correlations together
    require losing = 0 if model = normal else model: must not be normal with this volatility, because more than one year in a million would lose over 100 percent; use lognormal
    require losing = 0 if model = student_t else model: must not be student_t with this volatility and degrees_of_freedom, because more than one year in 10,000 would lose over 100 percent; raise degrees_of_freedom or use lognormal
    ${onlyFor('student_t', 'degrees_of_freedom', 5)}
    ${onlyFor('block_bootstrap', 'block_years', 5)}
    ${Object.entries(turbulence)
      .map(([field, example]) => onlyFor('two_regime', field as keyof typeof turbulence, example))
      .join('\n')}
    ${inflationRule('inflation_rate')}
    ${inflationRule('inflation_volatility')}
`;

/** What these rules ask of code. */
export const chanceFindings = {
  are_impossible: finding(
    'whether a matrix of correlations is not positive semidefinite',
    (assets: ChanceValues['assets'], correlations: ChanceValues['correlations']) => {
      const count = assets?.length ?? 0;
      if (correlations?.length !== (count * (count - 1)) / 2) return 0;
      return models.choleskyOf(count, correlations) === undefined ? 1 : 0;
    },
  ),
  lose_everything: finding(
    'whether more than the accepted share of years would lose over 100 percent',
    (
      model: ModelName,
      assets: ChanceValues['assets'],
      mean_return: number | undefined,
      volatility: number | undefined,
      degrees: number | undefined,
    ) => {
      const isEnough = model === 'normal' ? isNormalEnough : isStudentEnough(degrees);
      return assetsOf({ assets, mean_return, volatility }).every(isEnough) ? 0 : 1;
    },
  ),
};

type Moving = Pick<ChanceValues, 'assets' | 'mean_return' | 'volatility'>;

function assetsOf({ assets, mean_return = 0, volatility = 0 }: Moving): readonly models.Asset[] {
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
