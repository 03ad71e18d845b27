/** Figures of a law with their days: what a file of a country and subject has. README.md says the format. */

export const sourceKinds = ['authority', 'read', 'code', 'page', 'derived', 'cited'] as const;

export interface Source {
  /** How it was seen; one that is only cited was not. */
  readonly kind: (typeof sourceKinds)[number];
  readonly title: string;
  readonly at?: string;
}

export interface Row {
  /** The first and the last day on which it applies: nothing is open-ended. */
  readonly from: string;
  readonly to: string;
  /** Null where the law has no such figure in that time. */
  readonly value: unknown;
  /** By their keys. */
  readonly sources: readonly string[];
  /** The day on which somebody last looked at it, where it is not that of the pack. */
  readonly checked?: string;
  /** Whether an operator gave it. */
  readonly own?: true;
}

export interface PackFigure {
  readonly unit: string;
  readonly provision: string;
  /**
   * The inputs whose words choose a value, the outermost first; those of a number are its lower bounds, and
   * `500000+` is what is above.
   */
  readonly by?: string | readonly string[];
  /** Whether the law changes it each year. */
  readonly indexed?: boolean;
  readonly words?: string;
  readonly rounding?: string;
  readonly values: readonly Row[];
}

export interface Pack {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly checked: string;
  readonly notes?: readonly string[];
  readonly sources: Readonly<Record<string, Source>>;
  readonly figures: Readonly<Record<string, PackFigure>>;
}

/** The row of a day; undefined where the pack has none. */
export function rowAt({ values }: PackFigure, day: string): Row | undefined {
  return values.find(({ from, to }) => from <= day && day <= to);
}

/** The sources that were seen, each of which is one proof. */
export function seenSources(pack: Pack, { sources }: Row): readonly string[] {
  return sources.filter((key) => pack.sources[key]?.kind !== 'cited');
}

/** The pack with the rows of a day alone; undefined on a day that has none. */
export function packOn(pack: Pack, on: string): Pack | undefined {
  const figures = Object.entries(pack.figures).flatMap(([name, figure]) => {
    const values = figure.values.filter(({ from, to }) => from <= on && on <= to);
    return values.length === 0 ? [] : [[name, { ...figure, values }] as const];
  });
  return figures.length === 0 ? undefined : { ...pack, figures: Object.fromEntries(figures) };
}

/** The first day that any of its figures has, and the last one. */
export function daysOf({ figures }: Pack): readonly [from: string, to: string] {
  const rows = Object.values(figures).flatMap(({ values }) => values);
  const [from] = rows.map((row) => row.from).toSorted();
  return [
    from!,
    rows
      .map((row) => row.to)
      .toSorted()
      .at(-1)!,
  ];
}

/** The inputs that choose a value. */
export function choosing({ by }: PackFigure): readonly string[] {
  return by === undefined ? [] : typeof by === 'string' ? [by] : by;
}
