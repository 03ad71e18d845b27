import { checkOwn } from './check-own.ts';
import { type Pack, type PackFigure, type Row, sourceKinds } from './pack.ts';

type Written = Readonly<Record<string, unknown>>;

const DAY = /^(18|19|20|21)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const NAME = /^[a-z][a-z0-9]*(?:_[A-Za-z0-9]+)*$/;
const packMembers = [
  'id',
  'name',
  'country',
  'currency',
  'from',
  'to',
  'checked',
  'notes',
  'sources',
  'figures',
];
const figureMembers = ['unit', 'provision', 'by', 'indexed', 'words', 'rounding', 'values'];
const rowMembers = ['from', 'to', 'value', 'sources', 'checked'];
/** No tax takes more of an amount. */
const MAX_RATE = 100;

/**
 * The pack that a file has; of an operator, over what is `shipped`. Throws an Error that names each fault
 * with its file, figure and day.
 */
export function readPack(written: unknown, file: string, shipped: readonly Pack[] = []): Pack {
  const faults: string[] = [];
  const add: Add = (place, fault) => faults.push(`${file}${place}: ${fault}`);
  checkPack(written, add);
  if (faults.length === 0) checkOwn(written as Pack, shipped, add);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return written as Pack;
}

type Add = (place: string, fault: string) => void;

function checkPack(pack: unknown, add: Add): void {
  if (!isObject(pack)) return add('', 'must be a JSON object with id, country, days, sources and figures');
  checkMembers(pack, packMembers, ['notes'], '', add);
  for (const name of ['id', 'name', 'country', 'currency'] as const) {
    if (typeof pack[name] !== 'string') add('', `${name} must be a text`);
  }
  for (const name of ['from', 'to', 'checked'] as const) {
    if (!isDay(pack[name])) add('', `${name} must be a day such as 2026-01-31`);
  }
  const sources = isObject(pack['sources']) ? pack['sources'] : {};
  for (const [key, source] of Object.entries(sources)) {
    const isKnown = isObject(source) && sourceKinds.some((kind) => kind === source['kind']);
    if (!isKnown || typeof source['title'] !== 'string') {
      add(`, source ${key}`, `must have a title and one of the kinds ${sourceKinds.join(', ')}`);
    }
  }
  const figures = isObject(pack['figures']) ? pack['figures'] : {};
  if (Object.keys(figures).length === 0) add('', 'figures must be an object with at least one figure');
  for (const [name, figure] of Object.entries(figures)) {
    const place = `, figure ${name}`;
    if (!NAME.test(name)) add(place, 'a name is of lower-case words joined by _');
    if (!isObject(figure)) add(place, 'must be an object with unit, provision and values');
    else checkFigure(figure, Object.keys(sources), place, add);
  }
}

function checkFigure(figure: Written, sources: readonly string[], place: string, add: Add): void {
  checkMembers(figure, figureMembers, ['by', 'indexed', 'words', 'rounding'], place, add);
  const rows = figure['values'];
  if (!Array.isArray(rows) || rows.length === 0) return add(place, 'values must be a list of rows');
  let before: Row | undefined;
  for (const row of rows as readonly unknown[]) {
    if (!isObject(row) || !isDay(row['from']) || !isDay(row['to'])) {
      const { from, to } = isObject(row) ? row : {};
      add(place, `each row must have days from and to; got ${String(from)} and ${String(to)}`);
      continue;
    }
    const own = row as unknown as Row;
    const at = `${place}, ${own.from}`;
    checkMembers(row, rowMembers, ['checked'], at, add);
    if (own.checked !== undefined && !isDay(own.checked))
      add(at, 'checked must be the day on which somebody saw that it holds');
    if (own.from > own.to) add(at, `ends on ${own.to}, before it begins`);
    if (before !== undefined && own.from !== dayAfter(before.to)) {
      add(
        at,
        own.from <= before.to
          ? `overlaps the row before, to ${before.to}`
          : `leaves a hole after ${before.to}`,
      );
    }
    before = own;
    if (!Array.isArray(own.sources) || own.sources.length === 0) add(at, 'sources must name at least one');
    else {
      const unknown = own.sources.filter((key) => !sources.includes(key));
      if (unknown.length > 0) add(at, `there is no source ${unknown.join(', ')}`);
    }
    if (own.value !== null) checkValue(own.value, figure as unknown as PackFigure, at, add);
  }
}

function checkValue(value: unknown, { by, unit }: PackFigure, place: string, add: Add): void {
  if (isObject(value)) {
    for (const [word, one] of Object.entries(value))
      checkValue(one, { unit } as PackFigure, `${place}, ${word}`, add);
    return;
  }
  if (by !== undefined) return add(place, `must have a value for each ${String(by)}`);
  if (JSON.stringify(value).includes('"?"')) return add(place, 'has no value yet');
  const isRate = (rate: number) => rate <= MAX_RATE || !unit.endsWith('percent');
  const refuseRate = (rate: number) => add(place, `${rate} is not from 0 to ${MAX_RATE} percent`);
  if (isAmount(value)) {
    if (unit === 'percent' && !isRate(value)) refuseRate(value);
    return;
  }
  if (!Array.isArray(value))
    return add(place, 'must be a number from 0, a list, bands, or an object of these');
  const items = value as readonly unknown[];
  if (!items.some(Array.isArray)) {
    const isList = items.every(isAmount) || items.every((item) => typeof item === 'string');
    return isList ? undefined : add(place, 'must be a list of numbers from 0, or of texts');
  }
  if (!items.every(isBand)) return add(place, 'bands must each be a bound and a number, both from 0');
  for (const [index, [over, rate]] of items.entries()) {
    if (index > 0 && over <= items[index - 1]![0]) add(place, `the bounds must ascend: ${over}`);
    if (!isRate(rate)) refuseRate(rate);
  }
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value);
}

function isBand(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(isAmount);
}

function checkMembers(
  written: Written,
  known: readonly string[],
  optional: readonly string[],
  place: string,
  add: Add,
): void {
  for (const name of Object.keys(written))
    if (!known.includes(name)) add(place, `there is no member ${name}`);
  for (const name of known) {
    if (!optional.includes(name) && written[name] === undefined) add(place, `${name} is missing`);
  }
}

function isObject(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && DAY.test(value) && dayAfter(dayBefore(value)) === value;
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
