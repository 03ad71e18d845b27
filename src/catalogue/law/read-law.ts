import { ANY } from '#core/equations/code/figures.ts';
import { dayOf } from '#core/finance/calendar.ts';
import { type Figure, type FigureValues, placeOf } from '#catalogue/declare/figures.ts';
import { type Law, type LawStatement, makeLaw } from '#catalogue/declare/law.ts';
import { decidingWords, type FoundRow, findRow, variantInputs } from '#law/find-row.ts';
import type { Pack } from '#law/pack.ts';
import { packs } from '#law/packs.ts';
import { nameOf, statementOf } from './law-statement.ts';
import { periodsOf, type Period, taxYears } from './periods.ts';

/** Figures of the law as a calculator reads them, and what a reply says of it. */
export interface LawReading<Names extends string> {
  readonly figures: Readonly<Record<Names, Figure>>;
  readonly law: Law;
  /** Rules that refuse what the figures do not cover. */
  readonly rules: string;
}

/** A figure that is there for the periods that the packs cover. */
const coveredBy = (by: string) => `covered_by_${by}`;

interface LawOptions {
  /** IDs of packs; the first of a country names the law. */
  readonly packs: readonly string[];
  /** The input that decides the day: a tax year, or the date of a transaction. */
  readonly by: string;
  /** The country, where there is no input of it. */
  readonly country?: string;
  /** Whether the input may be left out; then the last period applies. */
  readonly isOpen?: true;
}

type Meanings = Readonly<Record<string, string>>;

export function readLaw<const Names extends Meanings>(
  names: Names,
  { packs: ids, by, country, isOpen }: LawOptions,
): LawReading<keyof Names & string> {
  const chosen = ids.map((id) => {
    const pack = packs.find((one) => one.id === id);
    if (pack === undefined) throw new Error(`there is no pack ${id}`);
    return pack;
  });
  const countries = [...new Set(chosen.map((pack) => pack.country))];
  const laws = countries.map((one) => {
    const own = chosen.filter((pack) => pack.country === one);
    return { country: one, packs: own, periods: periodsOf(own, Object.keys(names), by) };
  });
  const reading = { laws, by, country, isOpen };
  const figures = Object.entries(names).map(
    ([name, description]) => [name, makeFigure(name, description, reading)] as const,
  );
  const all = Object.fromEntries([...figures, [coveredBy(by), coveredFigure(reading)]]);
  return {
    figures: all as LawReading<keyof Names & string>['figures'],
    law: statements(Object.keys(names), reading),
    rules: coverRules(reading),
  };
}

interface CountryLaw {
  readonly country: string;
  readonly packs: readonly Pack[];
  readonly periods: readonly Period[];
}

interface Reading {
  readonly laws: readonly CountryLaw[];
  readonly by: string;
  readonly country: string | undefined;
  readonly isOpen: true | undefined;
}

/** Inputs whose keys are lower bounds. */
const rangeInputs: ReadonlySet<string> = new Set([
  'age_at_year_end',
  'completion_date',
  'property_price',
  'sale_date',
]);

function chainOf({ country, by }: Reading, deciding: readonly string[]) {
  const chain = [...(country === undefined ? ['country'] : []), by, ...deciding];
  const ranges = chain.filter((name) => rangeInputs.has(name));
  return { by: chain, ...(ranges.length > 0 && { ranges }) };
}

type Collect = (entries: readonly (readonly [string, () => unknown])[]) => FigureValues;

const atOnce: Collect = (entries) =>
  Object.fromEntries(entries.map(([key, make]) => [key, make() as FigureValues]));

/** What a key has is made when it is first read. */
const whenRead: Collect = (entries) => {
  const table: Record<string, FigureValues> = {};
  for (const [key, make] of entries) {
    const get = () => {
      const value = make();
      Object.defineProperty(table, key, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(table, key, { get, enumerable: true, configurable: true });
  }
  return table;
};

/** A table by country and period, of what `make` finds. */
function tableOf(
  { laws, country, isOpen }: Reading,
  make: (law: CountryLaw, period: Period) => unknown,
  collect = atOnce,
): FigureValues {
  const tables = laws.map((law): [string, FigureValues] => [
    law.country,
    collect([
      ...law.periods.map((period) => [period.key, () => make(law, period)] as const),
      ...(isOpen ? [[ANY, () => make(law, law.periods.at(-1)!)] as const] : []),
    ]),
  ]);
  return country === undefined ? Object.fromEntries(tables) : tables[0]![1];
}

function coveredFigure(reading: Reading): Figure {
  return {
    description: 'Times that the figures cover',
    ...chainOf(reading, []),
    values: tableOf({ ...reading, isOpen: undefined }, () => 1),
    source: '',
    isHidden: true,
  };
}

function makeFigure(name: string, description: string, reading: Reading): Figure {
  const words = new Map(reading.laws.map((law) => [law, decidingWords(law.packs, name)]));
  const deciding = [...new Set([...words.values()].flatMap((one) => [...one.keys()]))];
  const found: FoundRow[] = [];
  const provisions: Record<string, string> = {};
  const values = tableOf(reading, (law, period) => {
    const own = words.get(law)!;
    return nest(deciding, own, {}, (given) => {
      const row = findRow(law.packs, name, period.day, given);
      if (row?.row !== undefined) {
        found.push(row);
        const country = reading.country === undefined ? law.country : undefined;
        provisions[placeOf(country, given['region'])] = row.figure.provision;
      }
      return row?.value ?? undefined;
    });
  });
  if (found.length === 0) throw new Error(`no pack has the figure ${name}`);
  const isOfBands = found.some(({ value }) => Array.isArray(value));
  const complete = fill(values, isOfBands ? [] : 0);
  return {
    description,
    ...chainOf(reading, deciding),
    values: complete,
    source: [...new Set(found.map(({ figure }) => figure.provision))].join('; '),
    provisions,
    isLaw: true,
  };
}

/** A table within a table for each of the inputs, and what they decide. */
function nest(
  inputs: readonly string[],
  words: ReadonlyMap<string, ReadonlySet<string>>,
  given: Readonly<Record<string, string>>,
  make: (given: Readonly<Record<string, string>>) => unknown,
): unknown {
  const [input, ...rest] = inputs;
  if (input === undefined) return make(given);
  const own = [...(words.get(input) ?? [])];
  if (rangeInputs.has(input)) own.sort((one, other) => parseFloat(one) - parseFloat(other));
  const tables = own.map((word) => [word, nest(rest, words, { ...given, [input]: word }, make)] as const);
  // Where words of the law decide, there is no figure for other words; a name without a word is for all.
  const isOpen = own.length === 0 || variantInputs.some((one) => one === input);
  const other = isOpen ? [[ANY, nest(rest, words, given, make)] as const] : [];
  return Object.fromEntries([...tables, ...other]);
}

/** With what stands for a figure that the law does not have. */
function fill(values: unknown, absent: unknown): FigureValues {
  if (values === undefined) return absent as FigureValues;
  if (typeof values !== 'object' || Array.isArray(values)) return values as FigureValues;
  const entries = Object.entries(values as object).map(([key, one]) => [key, fill(one, absent)] as const);
  return Object.fromEntries(entries);
}

/** What a reply says, by country, period and region. */
function statements(names: readonly string[], reading: Reading): Law {
  const all = reading.laws.map((law) => names.map((name) => [name, decidingWords(law.packs, name)] as const));
  const hasRegions = all.some((law) => law.some(([, words]) => words.has('region')));
  const make = (law: CountryLaw, period: Period) => {
    const own = all[reading.laws.indexOf(law)]!;
    const stateOf = (region: string | undefined) => state(law.packs, own, period, region);
    if (!hasRegions) return stateOf(undefined);
    const regions = new Set(own.flatMap(([, words]) => [...(words.get('region') ?? [])]));
    return whenRead([...regions, ANY].map((one) => [one, () => stateOf(one === ANY ? undefined : one)]));
  };
  return makeLaw(chainOf(reading, hasRegions ? ['region'] : []), () => tableOf(reading, make, whenRead));
}

function state(
  own: readonly Pack[],
  names: readonly (readonly [string, ReadonlyMap<string, ReadonlySet<string>>])[],
  { day }: Period,
  region: string | undefined,
): LawStatement | undefined {
  const rows = new Map<string, FoundRow>();
  for (const [name, words] of names) {
    const others = [...words.keys()].filter((input) => input !== 'region');
    nest(others, words, region === undefined ? {} : { region }, (given) => {
      const found = findRow(own, name, day, given);
      if (found?.row !== undefined) rows.set(`${found.pack.id} ${nameOf(found)}`, found);
      return undefined;
    });
  }
  return statementOf(own[0]!, [...rows.values()]);
}

/** One rule for each country, which names the times that its figures cover. */
function coverRules({ laws, by, country, isOpen }: Reading): string {
  const isDate = rangeInputs.has(by);
  const lines = laws.map(({ country: one, packs: own, periods }) => {
    const conditions = [
      ...(country === undefined ? [`country = ${one}`] : []),
      ...(isOpen === true || isDate ? [`${by} is given`] : []),
    ];
    const where = conditions.length === 0 ? '' : ` if ${conditions.join(' and ')}`;
    const [first, last] = [periods[0]!, periods.at(-1)!];
    if (isDate) {
      const days = `must be from ${first.day} to ${last.to} (${own[0]!.name})`;
      return `require ${coveredBy(by)} is given and ${by} ≤ ${dayOf(last.to)}${where} else ${by}: ${days}`;
    }
    const keys = periods.map(({ key }) => key).join(', ');
    const told = `${one}, figures from ${first.day} to ${last.to}`;
    return `require ${coveredBy(by)} is given${where} else ${by}: must be one of ${keys} (${told})`;
  });
  return lines.join('\n');
}

/** What a reply says where some countries are read by a tax year, and others by a date. */
export function combineLaws(byYear: Law, byDate: Law): Law {
  const [, year] = byYear.by;
  const [, date] = byDate.by;
  return makeLaw({ by: ['country', year!, date!], ranges: [date!] }, () => {
    const later = Object.entries(
      byYear.values as Readonly<Record<string, Readonly<Record<string, unknown>>>>,
    );
    const years = later.map(([country, table]) => {
      const own = Object.entries(table).map(([key, one]) => [key, { [ANY]: one }] as const);
      return [country, Object.fromEntries(own)] as const;
    });
    const dated = Object.entries(byDate.values as Readonly<Record<string, unknown>>);
    const dates = dated.map(([country, table]) => [country, { [ANY]: table }] as const);
    return Object.fromEntries([...years, ...dates]);
  });
}

/** For dates that must be within a tax year: its days by country and year, and a rule for each country. */
export function withinYear(date: string, countries: readonly string[]) {
  const table = (read: (period: Period) => string): Figure => ({
    description: 'Days of the tax year',
    by: ['country', 'tax_year'],
    values: Object.fromEntries(
      countries.map((country) => {
        const years = taxYears(packs.filter((pack) => pack.country === country));
        return [country, Object.fromEntries(years.map((year) => [year.key, dayOf(read(year))]))];
      }),
    ),
    source: '',
    isHidden: true,
  });
  return {
    figures: { year_begins: table(({ day }) => day), year_ends: table(({ to }) => to) },
    rules: countries
      .map(
        (country) =>
          `require ${date} ≥ year_begins and ${date} ≤ year_ends if country = ${country} and ${date} is given else ${date}: must be within the tax year`,
      )
      .join('\n'),
  };
}
