/**
 * Numbers that somebody publishes, which equations read by their name: a number, a list of numbers, whose
 * first is `name(0)`, or bands, `name(0).over`, `.rate` and `.step`.
 */
export interface Figure {
  readonly description: string;
  /** The inputs that decide which of the values is meant, the outermost first. */
  readonly by?: readonly string[];
  /** Those of them whose keys are days or numbers, in ascending order, from each of which a value applies. */
  readonly ranges?: readonly string[];
  readonly values: FigureValues;
  /** Who publishes them, and where. */
  readonly source: string;
  /** The first day on which they apply, where they are law. */
  readonly from?: string;
  /** Of law, the provision of each country, and of each region whose law differs. */
  readonly provisions?: Readonly<Record<string, string>>;
  /** Whether rules refuse all that it has no value for. */
  readonly isLaw?: true;
  /** Whether only rules read it. */
  readonly isHidden?: true;
}

export type Figures = Readonly<Record<string, Figure>>;

/** A value, or objects of values by what the inputs of `by` may be; what is not there is absent. */
export type FigureValues = FigureValue | { readonly [key: string]: FigureValues };

/** A number, a list, or bands: the bound above which each applies, and its rate in percent. */
export type FigureValue = number | readonly number[] | readonly (readonly [over: number, rate: number])[];

/** A band as equations read it. */
export interface Band {
  readonly over: number;
  readonly rate: number;
  /** The rate less that of the band below. */
  readonly step: number;
}

/** All values, whatever decides between them. */
export function valuesOf(values: FigureValues): readonly FigureValue[] {
  if (typeof values === 'number' || isListed(values)) return [values];
  return Object.values(values).flatMap(valuesOf);
}

export function isListed(values: FigureValues): values is FigureValue & readonly unknown[] {
  return Array.isArray(values);
}

/** Undefined for a value that has none. */
export function bandsOf(value: FigureValue): readonly Band[] | undefined {
  if (typeof value === 'number' || !isBands(value)) return undefined;
  return value.map(([over, rate], index) => {
    return { over, rate, step: difference(rate, value[index - 1]?.[1] ?? 0) };
  });
}

function isBands(value: readonly unknown[]): value is readonly (readonly [number, number])[] {
  return value.length > 0 && value.every(Array.isArray);
}

/** More decimals than a rate has. */
const MAX_DECIMALS = 9;

/** Of two rates, as the decimals that are written. */
function difference(rate: number, below: number): number {
  return Number((rate - below).toFixed(MAX_DECIMALS));
}

/** A country with a region, or one of them, as `provisions` has it. */
export function placeOf(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string').join(' ');
}
