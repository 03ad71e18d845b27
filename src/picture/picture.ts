import { type Json, JsonText } from '#calculate/result/json.ts';

/**
 * The content of a chart, independent of sizes and colors. Numbers are doubles, because they are only drawn.
 */
export interface Picture {
  /** By which callers choose among several of one calculation. */
  readonly name?: string;
  readonly title: string;
  /** The same in a sentence, for people who cannot see the chart. */
  readonly description: string;
  /**
   * Lines; areas that add up; columns side by side, such as cash flows by year; bars below each other, with a
   * name each; bars of which each begins where the one before ends; or a heat map with one cell per pair of
   * values.
   */
  readonly form: 'lines' | 'areas' | 'columns' | 'bars' | 'steps' | 'heat';
  /** Whether the columns or bars of one label are one, of parts that add up. */
  readonly isStacked?: boolean;
  readonly x: Axis;
  readonly y: {
    readonly name: string;
    readonly labels?: readonly string[];
    readonly isMoney?: boolean;
    /** Of money, where it is known. */
    readonly currency?: string;
    /** The sign of each value: "%". */
    readonly sign?: string;
  };
  readonly series: readonly Series[];
  /** Whether the series are named beside the drawing, so that it needs no legend of its own. */
  readonly isNamedBeside?: boolean;
  /** The language tag by which numbers are written; as in English without one. */
  readonly locale?: string;
  /** Thin lines behind the others, without a name. */
  readonly strands?: readonly (readonly number[])[];
  /** A level to reach, drawn as a line. */
  readonly goal?: { readonly name: string; readonly value: number };
  /** Of lines and areas: a place that stands out, and the values there. */
  readonly mark?: Mark;
  /** Of a rate over an input: where it changes at once, and what the rate is called. */
  readonly kinks?: readonly Kink[];
  readonly kinksOf?: string;
  /** Of steps: the places of totals, which begin at zero. */
  readonly totals?: readonly number[];
  /** Of bars: the places of values that were given beside those that are results, such as limits. */
  readonly given?: readonly number[];
}

/** A place from which on a rate in percent is another one. */
export interface Kink {
  readonly at: number;
  readonly before: number;
  readonly after: number;
  /** What the amount itself rises by there, in whole units. */
  readonly jump?: number;
}

export interface Mark {
  /** Its number. */
  readonly name: string;
  /** What it is, where it is a result. */
  readonly label?: string;
  readonly at: number;
  /** Where it is between the labels: 2.5 is halfway from the third to the fourth. */
  readonly place: number;
  /** The sign of the number in its name: "%". */
  readonly sign: string;
  readonly values: readonly (number | null)[];
}

export interface Axis {
  readonly name: string;
  readonly labels: readonly string[];
  /** What the labels are: months are shown as years where there are many. */
  readonly scale: 'month' | 'number' | 'date' | 'name';
  /** Whether its numbers are months, of which round ones are whole years. */
  readonly isOfMonths?: boolean;
  /** Its name where months are shown as years, in another language than English. */
  readonly yearsName?: string;
  /** In which dates are written; English where there is none. */
  readonly language?: string;
  /** Of amounts, where it is known. */
  readonly currency?: string;
  /** The unit of its numbers, unless the name says it. */
  readonly unit?: string;
}

/** From this many months on, an axis is in years. */
const MIN_MONTHS_AS_YEARS = 36;

/** Whether the months of an axis are written as years. */
export function isInYears({ labels, scale }: Axis): boolean {
  return scale === 'month' && Number(labels.at(-1) ?? 0) >= MIN_MONTHS_AS_YEARS;
}

/** The name of an axis with its unit. */
export function axisName({ name, unit }: Pick<Axis, 'name' | 'unit'>): string {
  return unit === undefined ? name : `${name}, ${unit}`;
}

/** One value per label of the x axis; a heat map has one series per label of the y axis. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Written at the end of its line instead of its name. */
  readonly end?: string;
  /** Of a band, which is shaded: its lower edge. */
  readonly from?: readonly number[];
}

/** The size that a chart is drawn for, because its text stays as large: alone, or as a part of a page. */
export const canvases = {
  alone: { width: 720, height: 420, fontSize: 13, hasTitle: true },
  broad: { width: 1000, height: 350, fontSize: 13.5, hasTitle: false },
  wide: { width: 520, height: 330, fontSize: 12.5, hasTitle: false },
  narrow: { width: 320, height: 290, fontSize: 13, hasTitle: false },
} as const;

export type CanvasName = keyof typeof canvases;

/** Draws a chart as an SVG document. */
export type Draw = (picture: Picture, canvas?: CanvasName) => string;

/** The label of a name: "Monthly payment" for monthly_payment. */
export type Label = (name: string) => string;

/** A result as a number to draw; undefined where it is none. */
export function numberOf(result: Json): number | undefined {
  if (result instanceof JsonText) return Number(result.text);
  return typeof result === 'number' ? result : undefined;
}

/** The text at a mark: "Break-even year: 7". */
export function markText({ name, label }: Pick<Mark, 'name' | 'label'>): string {
  return label === undefined ? name : `${label}: ${name}`;
}

/** The number at a mark, as its name. */
export function markName(at: number, sign: string, locale: string): string {
  const options = { numberingSystem: 'latn', maximumSignificantDigits: 12 } as const;
  const text =
    sign === '%'
      ? (at / 100).toLocaleString(locale, { ...options, style: 'percent' })
      : at.toLocaleString(locale, options) + sign;
  return text.replace('-', '−');
}

/** The round number next above: 1, 2 or 5 with zeros. */
export function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5, 10].find((one) => one * power >= step * (1 - 1e-9))!;
  // A tenth is 1/10 exactly, and not 10 ** −1 times 1.
  return power < 1 ? factor / Math.round(1 / power) : factor * power;
}

/** The title of a calculator's chart. */
export function titleOf({ name }: { readonly name: string }): string {
  return name.replace(/ Calculator$/, '');
}

const MAX_NAMED_VALUES = 12;

/**
 * The first and last value of each series, and those of the mark; of bars, all that there are, unless they
 * are many.
 */
export function describePicture({
  form,
  x,
  series,
  mark,
  locale,
}: Pick<Picture, 'form' | 'x' | 'series' | 'mark' | 'locale'>): string {
  const format = (value: number | undefined) => formatValue(value, locale);
  if (form === 'bars' || form === 'steps') {
    const parts = series.map(({ name, values }) => {
      const named = values.map((value, index) => `${x.labels[index]} ${format(value ?? undefined)}`);
      const rest = named.length > MAX_NAMED_VALUES ? `, and ${named.length - MAX_NAMED_VALUES} more` : '';
      return `${name}: ${named.slice(0, MAX_NAMED_VALUES).join(', ')}${rest}`;
    });
    return `${parts.join('; ')}.`;
  }
  const courses = series.map(({ name, values }, index) => {
    const known = values.filter((value) => value !== null);
    const marked = mark?.values[index];
    const isShown = mark !== undefined && mark.label === undefined && typeof marked === 'number';
    const at = isShown ? `, ${format(marked)} at ${mark.name}` : '';
    return `${name} from ${format(known[0])} to ${format(known.at(-1))}${at}`;
  });
  const name = axisName(x).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  const [first, last] = [x.labels[0]!, x.labels.at(-1)!].map((text) =>
    x.scale === 'number' ? format(Number(text)) : text,
  );
  return `By ${name}, ${first} to ${last}: ${courses.join('; ')}.`;
}

function formatValue(value: number | undefined, locale = 'en-US'): string {
  return value === undefined ? 'nothing' : value.toLocaleString(locale, { maximumSignificantDigits: 6 });
}
