import { labelInSentence, withoutUnit } from '#text/write/labels.ts';
import { addMonths, dateText, dayOf } from '#core/finance/calendar.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { type PictureDeclaration, type RangeEnd, readRange } from '#catalogue/declare/pictures.ts';
import type { Steps } from '#base/steps.ts';
import type { Json } from '#calculate/result/json.ts';
import { describePicture, numberOf, type Picture, roundStep, titleOf, markName } from './picture.ts';
import {
  axisOf,
  fieldOf,
  isMonths,
  itemsOf,
  namesOf,
  type Source,
  unitBeside,
  valueOf,
} from './picture-values.ts';
import { findKinks } from './kinks.ts';
import { markOfResult } from './marks.ts';
import type { PictureMeans } from './pictures.ts';
import { isMoney } from '#text/write/result-text.ts';
import { unitOf } from '#catalogue/declare/units.ts';
import { sweepCells } from '#calculate/solve/sweeping.ts';

type Curve = Extract<PictureDeclaration, { readonly kind: 'curve' }>;
type Results = Readonly<Record<string, Json>>;

/** About how many ticks a range has, and the values for each. */
const [TICKS, VALUES_PER_TICK] = [6, 10];
const MAX_DATES = 60;
/** A range that is narrower, as a part of its ends, has no different places of twelve digits to show. */
const NARROWEST = 1e-9;
const DAYS_PER_MONTH = 30.436875;
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120];
/** Of years: whole months, to which a calculator may round them; other steps would make its lines uneven. */
const yearSteps = [0.25, 0.5, 1, 2, 5, 10, 20];

/** Results while one input varies; undefined where the request lacks the input or has no range. */
export function* curvePicture(
  { over, of, names, goal, mark, kinks }: Curve,
  source: Source,
  means: PictureMeans,
  inputs: InputValues,
): Steps<Picture | undefined> {
  const { field, from, to } = readRange(over);
  const declared = source.calculator.input[field];
  if (declared === undefined) throw new Error(`A curve is over ${field}, which is no input.`);
  const isDate = declared.kind === 'date';
  const places = isDate ? datesOf(source, from, to) : numbersOf(source, declared, field, from, to);
  if (places === undefined) return undefined;
  const axes = [{ field, values: places }];
  const cells = yield* sweepCells(means, { inputs, axes, outputs: [] });
  const lines = of.flatMap((name) => linesOf(source, name, names, cells));
  const known = places.flatMap((_, index) =>
    lines.some(({ values }) => values[index] !== null) ? [index] : [],
  );
  const [first, last] = [known[0] ?? 0, known.at(-1) ?? 0];
  if (last <= first) return undefined;
  const { label } = source;
  const goalValue = goal === undefined ? undefined : valueOf(source, goal);
  const given = source.values[field];
  const sign = unitOf(declared).startsWith('%') ? '%' : '';
  const series = lines.map(({ name, values }) => ({ name, values: values.slice(first, last + 1) }));
  const [start, end] = [places[first], places[last]].map(Number) as [number, number];
  const placeOf = (value: number) => ((value - start) / (end - start)) * (last - first);
  const picture = {
    title: `${titleOf(source.calculator)}: ${nameResults(
      source,
      of.filter((name) => name !== field),
    )} by ${labelInSentence(withoutUnit(label(field)))}`,
    form: 'lines' as const,
    x: {
      name: withoutUnit(label(field)),
      ...unitBeside(source, field),
      labels: places.slice(first, last + 1).map(String),
      scale: isDate ? ('date' as const) : ('number' as const),
      ...(isMonths(declared) && { isOfMonths: true }),
      ...(isMoney(declared) && source.currency !== undefined && { currency: source.currency }),
    },
    y: axisOf(source, lines.length > 1 && of.length === 1 ? [of[0]!, of[0]!] : of),
    series,
    ...(goalValue !== undefined && { goal: { name: label(goal!), value: goalValue } }),
    ...(typeof given === 'number' && {
      mark: {
        name: markName(given, sign, 'en-US'),
        sign,
        at: given,
        place: placeOf(given),
        values: of.flatMap((name) =>
          linesOf(source, name, names, [source.results]).map(({ values }) => values[0]!),
        ),
      },
    }),
    ...markOfResult(mark, source, series, placeOf),
  };
  const listed =
    kinks === undefined
      ? []
      : yield* findKinks(
          { means, inputs, field, rate: kinks[0], total: kinks[1] },
          places.map(Number),
          cells,
        );
  return {
    ...picture,
    ...(listed.length > 0 && { kinks: listed, kinksOf: label(kinks![0]) }),
    description: describePicture(picture),
  };
}

/** "Total interest and interest saved", but "Gross and net yield". */
function nameResults({ label }: Source, of: readonly string[]): string {
  const [first = '', ...others] = of.map((name) => withoutUnit(label(name.split('.').at(-1)!)));
  const sentence = others.map(labelInSentence);
  const shared = sharedEnd([first, ...sentence]);
  return [first.slice(0, first.length - shared.length), ...sentence].join(' and ');
}

/**
 * The words with which all names end, and the space before them; none where these are the whole of one name.
 */
function sharedEnd([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ');
  const ends = words.slice(1).map((_, index) => ` ${words.slice(index + 1).join(' ')}`);
  const isShared = (end: string) => others.every((name) => name.endsWith(end));
  return others.length === 0 ? '' : (ends.find(isShared) ?? '');
}

interface Line {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** The line of a result, of an input, or of each item of a list. */
function linesOf(
  source: Source,
  name: string,
  names: string | undefined,
  cells: readonly Results[],
): readonly Line[] {
  const [list, within] = name.split('.') as [string, string?];
  fieldOf(source, name);
  if (within === undefined) {
    const values = cells.map((cell) => {
      if ('problem' in cell) return null;
      return (
        numberOf(cell[name] ?? (source.calculator.output[name] ? undefined : source.values[name])) ?? null
      );
    });
    return [{ name: source.label(name), values }];
  }
  const items = cells.map((cell) => itemsOf({ values: {}, results: cell }, list));
  return namesOf(source, list, names).map((item, index) => ({
    name: item,
    values: items.map((row) => numberOf(row[index]?.[within]) ?? null),
  }));
}

/** Round values within the range, which is extended to hold the given one. */
function numbersOf(
  source: Source,
  declared: InputField,
  field: string,
  from: RangeEnd,
  to: RangeEnd,
): readonly number[] | undefined {
  const { kind, schema } = declared;
  const given = valueOf(source, field);
  const ends = [endOf(source, from), endOf(source, to)];
  if (given === undefined || ends[0] === undefined || ends[1] === undefined) return undefined;
  const { minimum, exclusiveMinimum, maximum } = schema as {
    readonly [bound in 'minimum' | 'exclusiveMinimum' | 'maximum']?: number;
  };
  const low = Math.max(Math.min(ends[0], ends[1], given), minimum ?? -Infinity);
  const high = Math.min(Math.max(ends[0], ends[1], given), maximum ?? Infinity);
  if (!(high - low > NARROWEST * Math.max(Math.abs(low), Math.abs(high)))) return undefined;
  // A result that is drawn like an input may be beyond the bounds of the input.
  const shown = Math.min(Math.max(given, low), high);
  const count = TICKS * VALUES_PER_TICK;
  const unit = unitOf(declared);
  const steps = unit === 'months' ? monthSteps : unit === 'years' ? yearSteps : undefined;
  const fine = steps
    ? (steps.find((one) => (high - low) / one <= count) ?? (high - low) / count)
    : roundStep((high - low) / TICKS) / VALUES_PER_TICK;
  const step = kind === 'integer' ? Math.max(1, Math.round(fine)) : fine;
  const first = Math.min(Math.ceil(low / step - 1e-9), Math.floor(shown / step + 1e-9));
  const last = Math.max(Math.floor(high / step + 1e-9), Math.ceil(shown / step - 1e-9));
  const places = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  const isValid = (place: number) =>
    place >= (minimum ?? -Infinity) &&
    place > (exclusiveMinimum ?? -Infinity) &&
    place <= (maximum ?? Infinity);
  return places.filter(isValid);
}

function endOf(source: Source, { factor, name }: RangeEnd): number | undefined {
  if (name === undefined) return factor;
  const value = valueOf(source, name);
  return value === undefined ? undefined : factor * value;
}

/** The same day every so many months, and the last day. */
function datesOf({ values }: Source, from: RangeEnd, to: RangeEnd): readonly string[] | undefined {
  const ends = [from, to].map(({ name }) => (name === undefined ? undefined : values[name]));
  if (!ends.every((end) => typeof end === 'string')) return undefined;
  const [first, last] = ends.map((end) => dayOf(end)) as [number, number];
  const months = (last - first) / DAYS_PER_MONTH;
  const step = monthSteps.find((one) => months / one <= MAX_DATES) ?? months;
  const days = Array.from({ length: Math.ceil(months / step) + 1 }, (_, index) =>
    addMonths(first, index * step),
  );
  return [...days.filter((day) => day < last), last].map(dateText);
}
