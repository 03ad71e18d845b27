import { reserved } from '#core/equations/language/parse-expression.ts';
import { isOverBands } from '#core/equations/language/bands.ts';
import { isBuiltIn, library } from '#core/equations/language/known.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { readHeadline } from '#catalogue/declare/headline.ts';
import type { WrittenFile } from './declaration.ts';
import type { Written } from './kinds.ts';
import type { Fault, PlacedJson } from '#base/placed-json.ts';
import { checkFigures } from './figures.ts';
import { type Add, collect } from './places.ts';

/** What must hold between the parts of a file that each by itself has passed the schema. */

/** Members of requests and replies, columns of files and options of commands, beside the fields. */
const taken: ReadonlySet<string> = new Set(
  (
    'id calculator error result problem inputs vary outputs solve_for target include interval picture format locale output ' +
    'schedule chart explanation assumptions omitted warnings explain json csv search help period date constructor'
  ).split(' '),
);

export function findFieldFaults(
  { input, output, figures = {} }: WrittenFile,
  json: PlacedJson,
): readonly Fault[] {
  return collect(json, (add) => {
    checkFigures(figures, input, add);
    for (const name of Object.keys(figures)) checkMeaning(name, add, 'figures', name);
    for (const [name, field] of Object.entries(input)) {
      checkName(name, field, add, 'input', name);
      checkField(field, add, 'input', name);
    }
    for (const [name, field] of Object.entries(output)) {
      checkName(name, field, add, 'output', name);
      if (field.kind === 'records') checkRecords(name, field, input[name], add);
    }
  });
}

function checkName(name: string, { kind, fields = {} }: Written, add: Add, ...path: readonly string[]): void {
  checkMeaning(name, add, ...path);
  if ((name === 'currency') !== (kind === 'currency'))
    add('The field currency, and no other, is of the kind "currency".', ...path);
  for (const [own, field] of Object.entries(fields)) checkName(own, field, add, ...path, 'fields', own);
}

function checkMeaning(name: string, add: Add, ...path: readonly string[]): void {
  const isUsed =
    taken.has(name) || reserved.has(name) || isBuiltIn(name) || isOverBands(name) || library.has(name);
  if (isUsed) add(`${name} has a meaning of its own here, so a field needs another name.`, ...path);
}

function checkField(field: Written, add: Add, ...path: readonly string[]): void {
  const { kind, options, numbers, minimum = -Infinity, maximum = Infinity, fields = {} } = field;
  if (field.default !== undefined && field.optional === true)
    add('A field with a default is never absent; remove "optional".', ...path, 'optional');
  if (minimum > maximum) add('"minimum" is above "maximum".', ...path, 'minimum');
  if (kind === 'list' || kind === 'records') {
    if (field.min_items > field.max_items || field.max_items === 0)
      add('"max_items" must be at least 1, and not below "min_items".', ...path, 'max_items');
  }
  if (kind === 'choice') {
    for (const word of Object.keys(options)) {
      if (word in {} || word === 'true' || word === 'false')
        add(`"${word}" cannot be a word of a choice.`, ...path, 'options', word);
    }
    if (typeof field.default === 'string' && !Object.hasOwn(options, field.default))
      add(`The default must be one of ${Object.keys(options).join(', ')}.`, ...path, 'default');
    if (numbers !== undefined) checkNumbers(options, numbers, add, ...path, 'numbers');
  }
  for (const [own, one] of Object.entries(fields)) checkField(one, add, ...path, 'fields', own);
}

/** Equations write them as they write numbers. */
function checkNumbers(
  options: Written['options'],
  numbers: Readonly<Record<string, number>>,
  add: Add,
  ...path: readonly string[]
): void {
  const [given, wanted] = [numbers, options].map((one) => Object.keys(one).toSorted().join(', '));
  if (given !== wanted) add(`"numbers" must have a number for each word: ${wanted}.`, ...path);
  for (const [word, value] of Object.entries(numbers)) {
    if (!/^\d+(\.\d+)?$/.test(String(value)))
      add('A number of a word must be 0, or from 0.000001 to 1e15.', ...path, word);
  }
}

/** The items of an output are those of an input. */
function checkRecords(name: string, output: Written, input: Written | undefined, add: Add): void {
  if (input?.kind !== 'records') {
    add(
      `${name} must have the name of an input of the kind "records", of which it has the items.`,
      'output',
      name,
    );
    return;
  }
  for (const [own, { kind, optional = false }] of Object.entries(output.fields!)) {
    if (kind !== 'label') continue;
    const source = Object.hasOwn(input.fields!, own) ? input.fields![own] : undefined;
    if (source?.kind !== 'label')
      add(`${own} must be a label of the input ${name}, too.`, 'output', name, 'fields', own);
    else if (source.optional === true && !optional)
      add(`${own} is optional in the input ${name}, so it must be here, too.`, 'output', name, 'fields', own);
  }
}

export function findConventionFaults(
  { input, conventions }: WrittenFile,
  json: PlacedJson,
): readonly Fault[] {
  return collect(json, (add) => {
    for (const [name, convention] of Object.entries(conventions)) {
      if (typeof convention === 'string') continue;
      const { by, options } = convention as { by: string; options: Readonly<Record<string, string>> };
      const field = Object.hasOwn(input, by) ? input[by] : undefined;
      const isChoice = (field?.kind === 'choice' || field?.kind === 'flag') && field.optional !== true;
      if (!isChoice)
        add(`${by} is not an input with options that is always there.`, 'conventions', name, 'by');
      else if (Object.keys(options).toSorted().join() !== Object.keys(field.options).toSorted().join())
        add(
          `"options" must have a text for each word of ${by}: ${Object.keys(field.options).join(', ')}.`,
          'conventions',
          name,
          'options',
        );
    }
  });
}

export function findScheduleNameFaults(
  { output, schedule }: WrittenFile,
  json: PlacedJson,
): readonly Fault[] {
  return collect(json, (add) => {
    const { goal, totals = {} } = schedule ?? {};
    if (goal !== undefined && output[goal]?.kind !== 'money')
      add(`${goal} is not an output of the kind "money".`, 'schedule', 'goal');
    for (const [column, name] of Object.entries(totals)) {
      if (output[name]?.kind !== 'money')
        add(`${name} is not an output of the kind "money".`, 'schedule', 'totals', column);
    }
  });
}

export function findHeadlineFaults(calculator: AnyCalculator, json: PlacedJson): readonly Fault[] {
  return collect(json, (add) => {
    const { headline = [] } = calculator;
    const cases = typeof headline === 'string' ? [headline] : headline;
    for (const [index, one] of cases.entries()) {
      try {
        readHeadline(calculator, typeof one === 'string' ? one : [one]);
      } catch (error) {
        add((error as Error).message, 'headline', index);
      }
    }
  });
}
