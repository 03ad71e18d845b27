import type { Figure, Figures, FigureValues } from '#catalogue/declare/figures.ts';
import { type Law, makeLaw } from '#catalogue/declare/law.ts';
import { ANY } from '#core/equations/code/figures.ts';
import type { Origin } from './origin.ts';

/** The figures of the base: those values that fixed inputs leave, by the names of the preset. */
export function ownFigures(origin: Origin, figures: Figures): Figures {
  const own = Object.entries(figures).flatMap(([name, figure]): [string, Figure][] => {
    const values = valuesLeft(origin, figure.values, figure.by ?? []);
    if (values === undefined) return [];
    return [[name, { ...figure, ...ownChoices(origin, figure), ...ownProvisions(origin, figure), values }]];
  });
  return Object.fromEntries(own);
}

export function ownLaw(origin: Origin, law: Law): Law {
  return makeLaw(ownChoices(origin, law), () => valuesLeft(origin, law.values as FigureValues, law.by));
}

/** The provisions of a fixed country, by its regions. */
function ownProvisions({ fixed }: Origin, { provisions }: Figure): Pick<Figure, 'provisions'> {
  const country = fixed.get('country');
  if (provisions === undefined || country === undefined) return {};
  const own = Object.entries(provisions).filter(([place]) => place.split(' ')[0] === country);
  const byRegion = own.map(([place, provision]) => [place.split(' ')[1] ?? '', provision] as const);
  return { provisions: Object.fromEntries(byRegion) };
}

/** What is left of the inputs that decide a table, by the names of the preset. */
function ownChoices(origin: Origin, { by = [], ranges }: Pick<Figure, 'by' | 'ranges'>) {
  const own = (names: readonly string[]) => names.flatMap((one) => origin.inputs.get(one) ?? []);
  return { by: own(by), ...(ranges !== undefined && { ranges: own(ranges) }) };
}

/** Undefined where a fixed input leaves none. */
function valuesLeft(
  origin: Origin,
  values: FigureValues,
  [name, ...rest]: readonly string[],
): FigureValues | undefined {
  if (name === undefined) return values;
  const table = values as Readonly<Record<string, FigureValues>>;
  if (origin.fixed.has(name)) {
    const left = table[String(origin.fixed.get(name))] ?? table[ANY];
    return left === undefined ? undefined : valuesLeft(origin, left, rest);
  }
  const all = Object.entries(table).flatMap(([key, one]): [string, FigureValues][] => {
    const left = valuesLeft(origin, one, rest);
    return left === undefined ? [] : [[key, left]];
  });
  return Object.fromEntries(all);
}
