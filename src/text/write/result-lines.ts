import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { OutputField } from '#catalogue/declare/fields.ts';
import { headlineText, writeHeadline } from './headline-text.ts';
import { parseExact, toJson } from '#calculate/result/json.ts';
import type { NumberFormats } from './number-formats.ts';
import type { Calculation } from '#calculate/result/result.ts';
import {
  inRecord,
  isEchoOf,
  isSingle,
  labelOf,
  resultText,
  type TextContext,
  placeText,
  valueText,
} from './result-text.ts';
import { beyondUnit, withoutUnit } from './labels.ts';
import { unitOf, PLACE } from '#catalogue/declare/units.ts';
import type { Warning } from '#calculate/result/warnings.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a text is written with. */
export interface Style {
  readonly label: (name: string) => string;
  readonly formats: NumberFormats;
}

/** The names of the results that are one value. */
export function singleOutputs({ output }: AnyCalculator): readonly string[] {
  return Object.keys(output).filter((name) => isSingle(output[name]!));
}

/** The results of a calculation for people: the sentence that answers the question, and a line for each. */
export function writeLines(
  calculator: AnyCalculator,
  { values, results, currency }: Calculation,
  warnings: readonly Warning[],
  { label, formats }: Style,
): string {
  const outputs = parseExact(toJson(results)) as Values;
  const context: TextContext = { naming: { label }, reader: formats, currency };
  return [...formatLines(calculator, values, outputs, context), ...warnings.map(formatWarning), ''].join(
    '\n',
  );
}

export function formatWarning({ detail }: Warning): string {
  return `Warning: ${detail}`;
}

/** The sentence and a line for each result, whose numbers are decimal texts. */
export function formatLines(
  calculator: AnyCalculator,
  values: Values,
  outputs: Values,
  context: TextContext,
): readonly string[] {
  const headline = writeHeadline(calculator, { values, outputs }, context);
  const omitted = (outputs['omitted'] ?? {}) as Readonly<Record<string, string>>;
  const first = headline === undefined ? [] : [headlineText(headline)];
  const names = Object.keys(calculator.output).filter((name) => name !== headline?.shown);
  const lines = names.flatMap((name) => {
    const output = calculator.output[name]!;
    if (omitted[name] !== undefined)
      return [`${labelOf(name, output, context)}: no value (${omitted[name]})`];
    if (outputs[name] === undefined) return [];
    if (isEchoOf(name, output, { outputs })) return [];
    if (!isSingle(output)) return writeItems(name, output, outputs, context);
    return [`${labelOf(name, output, context)}: ${resultText(name, output, { outputs }, context)}`];
  });
  return [...first, ...lines];
}

/** A list: a line for each item, numbered from 1, with the name or word that its first field is. */
function writeItems(
  name: string,
  output: OutputField,
  outputs: Values,
  context: TextContext,
): readonly string[] {
  const { fields, item } = output;
  const { label } = context.naming;
  return (outputs[name] as readonly Values[]).map((one, index) => {
    const numbered = `${label(name)} ${index + 1}`;
    if (fields === undefined) return `${numbered}: ${valueText(item!, one, context)}`;
    const present = Object.entries(fields).filter(([field]) => one[field] !== undefined);
    const texts = present.map(([field, inner]) =>
      unitOf(inner) === PLACE
        ? placeText(field, one[field], { outputs }, context)
        : valueText(inRecord(inner, one), one[field], context),
    );
    const lead = present[0]![1].kind === 'text' ? ` (${withoutUnit(texts[0]!)})` : '';
    const parts = present.map(([field, inner], place) => {
      const said = labelOf(field, inner, context);
      return `${said} ${beyondUnit(said, texts[place]!)}`;
    });
    return `${numbered}${lead}: ${parts.slice(lead === '' ? 0 : 1).join('; ')}`;
  });
}

/** One result: as JSON has it, or formatted. Undefined where it has no value. */
export function writeOne(
  calculator: AnyCalculator,
  { results, currency }: Calculation,
  name: string,
  style: Style | undefined,
): string | undefined {
  const outputs = parseExact(toJson(results)) as Values;
  const value = outputs[name];
  if (value === undefined) return undefined;
  if (style === undefined) return `${value as string | boolean}`;
  const context = { naming: { label: style.label }, reader: style.formats, currency };
  return resultText(name, calculator.output[name]!, { outputs }, context);
}
