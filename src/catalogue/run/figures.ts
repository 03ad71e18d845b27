import type { Figure, FigureChoice, Input, Inputs, NumberInput } from '#core/equations/language/tree.ts';
import type { InputFields } from '#catalogue/declare/define.ts';
import * as figures from '#catalogue/declare/figures.ts';

/** The figures of a declaration as its equations know them; `input` has the inputs that decide them. */
export function describeFigures(declared: figures.Figures, input: InputFields): Inputs {
  return Object.fromEntries(
    Object.entries(declared).map(([name, figure]) => [name, describeFigure(name, figure, input)]),
  );
}

function describeFigure(
  name: string,
  { by = [], ranges = [], values, isLaw }: figures.Figure,
  input: InputFields,
): Input {
  if (Object.hasOwn(input, name)) throw new Error(`the figure ${name} has the name of an input`);
  const unknown = by.find((one) => input[one] === undefined);
  if (unknown !== undefined) throw new Error(`the figure ${name} is by ${unknown}, which is not an input`);
  const all = figures.valuesOf(values);
  const read = {
    figure: {
      by: choicesOf(by, ranges, input),
      values: asRead(values),
    } satisfies Figure,
    default: undefined,
    isOptional: isLaw !== true && !isComplete(values, by, input),
  };
  if (all.every((one) => typeof one === 'number')) return { ...numbersFrom(all), ...read };
  const lists = all.filter(figures.isListed);
  if (lists.length < all.length) throw new Error(`the values of the figure ${name} are of several kinds`);
  const bands = lists.flatMap((one) => figures.bandsOf(one) ?? []);
  const fieldOf = (field: keyof figures.Band) => numbersFrom(bands.map((band) => band[field]));
  const isOfBands = bands.length > 0;
  return {
    kind: 'list',
    item: isOfBands ? undefined : numbersFrom(lists.flat() as readonly number[]),
    fields: isOfBands ? { over: fieldOf('over'), rate: fieldOf('rate'), step: fieldOf('step') } : {},
    maxItems: Math.max(...lists.map(({ length }) => length)),
    ...read,
  };
}

/** What decides a table by these inputs. */
export function choicesOf(
  by: readonly string[],
  ranges: readonly string[],
  input: InputFields,
): readonly FigureChoice[] {
  return by.map((name) => ({ name, default: input[name]!.default, isFrom: ranges.includes(name) }));
}

/** Whether there is a value for whatever the inputs may be. */
function isComplete(
  values: figures.FigureValues,
  [name, ...rest]: readonly string[],
  input: InputFields,
): boolean {
  if (name === undefined) return true;
  const { options, required, default: usual } = input[name]!;
  if (options === undefined || (!required && usual === undefined)) return false;
  const table = values as Readonly<Record<string, figures.FigureValues>>;
  return Object.keys(options).every(
    (option) => Object.hasOwn(table, option) && isComplete(table[option]!, rest, input),
  );
}

/** Values with bands as equations read them. */
function asRead(values: figures.FigureValues): unknown {
  if (typeof values === 'number') return values;
  if (figures.isListed(values)) return figures.bandsOf(values) ?? values;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, asRead(value)]));
}

function numbersFrom(all: readonly number[]): NumberInput {
  return {
    kind: 'number',
    isWhole: all.every(Number.isInteger),
    minimum: Math.min(...all),
    maximum: Math.max(...all),
    default: undefined,
  };
}
