import type { PictureDeclaration } from '#catalogue/declare/pictures.ts';
import type { Json } from '#calculate/result/json.ts';
import { type Axis, describePicture, numberOf, type Picture, type Series, titleOf } from './picture.ts';
import { axisOf, fieldOf, itemsOf, namesOf, type Source, unitBeside, valueOf } from './picture-values.ts';
import { isMoney } from '#text/write/result-text.ts';
import { cellText, columnOf, numbersOf, type Rows } from '#calculate/schedule/rows.ts';
import type { Interval } from '#calculate/schedule/schedule.ts';

type Declared<Kind extends PictureDeclaration['kind']> = Extract<PictureDeclaration, { readonly kind: Kind }>;

/** A bar for each value that there is. */
export function barsPicture({ of }: Declared<'bars'>, source: Source): Picture | undefined {
  const bars = of.flatMap((name) => {
    const value = valueOf(source, name);
    if (value === undefined) return [];
    return [{ label: source.label(name), value, isGiven: !Object.hasOwn(source.results, name) }];
  });
  if (bars.length === 0) return undefined;
  const given = bars.flatMap(({ isGiven }, index) => (isGiven ? [index] : []));
  return finish(source, {
    form: 'bars',
    x: { name: '', labels: bars.map(({ label }) => label), scale: 'name' },
    y: { ...axisOf(source, of), name: unitName(source, of) },
    series: [{ name: titleOf(source.calculator), values: bars.map(({ value }) => value) }],
    ...(given.length > 0 && given.length < bars.length && { given }),
  });
}

/** The steps that are not zero, and the totals. */
export function stepsPicture({ of }: Declared<'steps'>, source: Source): Picture | undefined {
  const steps = of.flatMap((text) => {
    const sign = text.startsWith('−') ? -1 : 1;
    const isTotal = text.startsWith('=');
    const name = text.replace(/^[−=]/, '');
    return amountsOf(source, name)
      .filter(({ value }) => isTotal || value !== 0)
      .map(({ label, value }) => ({ label, value: value * sign, isTotal }));
  });
  if (steps.length === 0) return undefined;
  const names = of.map((text) => text.replace(/^[−=]/, ''));
  return finish(source, {
    form: 'steps',
    x: { name: '', labels: steps.map(({ label }) => label), scale: 'name' },
    y: { ...axisOf(source, names), name: unitName(source, names) },
    series: [{ name: titleOf(source.calculator), values: steps.map(({ value }) => value) }],
    totals: steps.flatMap(({ isTotal }, index) => (isTotal ? [index] : [])),
  });
}

interface Amount {
  readonly label: string;
  readonly value: number;
}

function amountsOf(source: Source, name: string): readonly Amount[] {
  const [list, field] = name.split('.') as [string, string?];
  if (field === undefined) {
    const value = valueOf(source, name);
    return value === undefined ? [] : [{ label: source.label(name), value }];
  }
  fieldOf(source, name);
  const labels = namesOf(source, list);
  return itemsOf(source, list).flatMap((item, index) => {
    const value = numberOf(item[field]);
    return value === undefined ? [] : [{ label: labels[index]!, value }];
  });
}

/**
 * A bar for each item, or one for each of its fields; of a field that is itself a list, a group for each of
 * its places.
 */
export function itemsPicture(
  { list, of, names, isStacked, goal, goalName }: Declared<'items'>,
  source: Source,
): Picture | undefined {
  const items = itemsOf(source, list);
  const own = namesOf(source, list, names);
  const over = source.calculator.output[list]?.fields?.[of[0]!]?.over;
  const field = (name: string) => `${list}.${name}`;
  const goalValue = goal === undefined ? undefined : valueOf(source, goal);
  const valuesIn = (name: string) => items.map((item) => numberOf(item[name]) ?? null);
  const [labels, series]: [readonly string[], readonly Series[]] =
    over === undefined
      ? [own, of.map((name) => ({ name: source.label(name), values: valuesIn(name) }))]
      : [
          namesOf(source, over),
          items.map((item, index) => ({
            name: own[index]!,
            values: (item[of[0]!] as readonly Json[]).map((one) => numberOf(one) ?? null),
          })),
        ];
  const known = series.filter(({ values }) => values.some((value) => value !== null));
  if (labels.length === 0 || known.length === 0) return undefined;
  return finish(source, {
    form: 'bars',
    ...(isStacked === true && known.length > 1 && { isStacked }),
    x: { name: '', labels, scale: 'name' },
    // Beside a goal, the legend names the bars.
    y:
      goalValue === undefined
        ? axisOf(source, of.map(field))
        : { ...axisOf(source, of.map(field)), name: unitName(source, of.map(field)) },
    series: known,
    ...(goalValue !== undefined && { goal: { name: goalName ?? source.label(goal!), value: goalValue } }),
  });
}

/** The values of a list in their order. */
export function listPicture(
  { list, of = [], beside = [], dates, each = 'Number', places, form, goal }: Declared<'list'>,
  source: Source,
): Picture | undefined {
  const { label, values } = source;
  const records = itemsOf(source, list);
  if (records.length === 0) return undefined;
  const series =
    of.length > 0
      ? of.map((name) => ({ name: label(name), values: records.map((item) => numberOf(item[name]) ?? null) }))
      : [list, ...beside].flatMap((name) => {
          const numbers = (values[name] ?? []) as readonly number[];
          return numbers.length === 0 ? [] : [{ name: label(name), values: numbers }];
        });
  const goalValue = goal === undefined ? undefined : valueOf(source, goal);
  const picture = finish(source, {
    form,
    x: places === undefined ? itemAxis(records, each, dates) : placeAxis(source, `${list}.${places}`, each),
    y: axisOf(source, of.length > 0 ? of.map((name) => `${list}.${name}`) : series.map(() => list)),
    series,
    ...(goalValue !== undefined && { goal: { name: label(goal!), value: goalValue } }),
  });
  return places === undefined ? picture : { ...picture, title: `${picture.title}: ${each}` };
}

/** The items by their dates, or by their numbers. */
function itemAxis(items: readonly Readonly<Record<string, Json>>[], each: string, dates?: string): Axis {
  return dates === undefined
    ? { name: each, labels: items.map((_, index) => String(index + 1)), scale: 'number' }
    : { name: 'Date', labels: items.map((item) => item[dates] as string), scale: 'date' };
}

/** The items by the number that a field has. */
function placeAxis(source: Source, field: string, name: string): Axis {
  const [list, within] = field.split('.') as [string, string];
  const labels = itemsOf(source, list).map((item) => String(numberOf(item[within])));
  const { currency } = source;
  const isAmount = isMoney(fieldOf(source, field)) && currency !== undefined;
  return { name, ...unitBeside(source, field), labels, scale: 'number', ...(isAmount && { currency }) };
}

/** Columns of the schedule, side by side. */
export function columnsPicture(
  { of, isStacked }: Declared<'columns'>,
  source: Source,
  rows: Rows,
  interval: Interval,
): Picture {
  const dates = columnOf(rows, 'date');
  const labelled = dates ?? rows.columns[0]!;
  const { currency, label } = source;
  const only = of.length === 1 ? label(of[0]!) : undefined;
  return finish(source, {
    form: 'columns',
    ...(isStacked === true && { isStacked }),
    x: {
      name: label(dates === undefined ? interval : 'date'),
      labels: Array.from({ length: rows.length }, (_, row) => cellText(labelled, row)),
      scale: dates === undefined ? 'number' : 'date',
      ...(dates === undefined && interval === 'month' && { isOfMonths: true }),
    },
    y: {
      name: [only, currency].filter((one) => one !== undefined).join(', ') || 'Amount',
      isMoney: true,
      ...(currency !== undefined && { currency }),
    },
    series: of.map((name) => ({
      name: label(name),
      values: numbersOf(columnOf(rows, name)!),
    })),
  });
}

function finish({ calculator }: Source, picture: Omit<Picture, 'title' | 'description'>): Picture {
  return { ...picture, title: titleOf(calculator), description: describePicture(picture) };
}

/** The unit alone: each bar has a name of its own. */
function unitName(source: Source, names: readonly string[]): string {
  const first = names[0]!;
  return axisOf(source, [first, first]).name;
}
