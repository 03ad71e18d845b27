import { textOf } from '#text/write/said.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { OutputField } from '#catalogue/declare/fields.ts';
import { writeHeadline, type WrittenHeadline } from '#text/write/headline-text.ts';
import { createLabels, labelInSentence } from '#text/write/labels.ts';
import {
  inRecord,
  isEchoOf,
  isSingle,
  labelOf,
  placeText,
  resultText,
  type TextContext,
  valueText,
  numberText,
  cellText,
} from '#text/write/result-text.ts';
import { PLACE, unitOf } from '#catalogue/declare/units.ts';
import { scheduleColumns, textColumns } from '#calculate/schedule/schedule.ts';
import {
  inputText,
  intervalText,
  labelAt,
  nearnessText,
  solutionCountText,
  solvedField,
} from '#text/write/solution-text.ts';
import type { Solved } from '#text/write/solved-lines.ts';
import { type Explained, formatExplanation, keepDigits } from './calc-report.ts';
import type { CalcContext } from './calculation.ts';
import type { Screen } from '#cli/terminal/screen.ts';
import { countCharacters, formatTable } from '#cli/terminal/table.ts';
import { escapeLine, escapeText } from '#cli/terminal/terminal.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The results of a calculation as a person reads them in a terminal, with labels, separators, currencies and
 * units, and with what else the reply includes. Texts of callers are escaped. `interval` is the period of a
 * row of the schedule.
 */
export function formatCalculation(
  {
    calculator,
    inputs,
    interval,
  }: { readonly calculator: AnyCalculator; readonly inputs: Values; readonly interval: string },
  text: string,
  { catalogue }: Pick<CalcContext, 'catalogue'>,
  screen: Screen,
): string {
  const { schedule, explanation, assumptions, ...outputs } = JSON.parse(text, keepDigits) as Values &
    Partial<Explained> & { readonly schedule?: readonly Values[] };
  const context = contextOf(catalogue, outputs, screen);
  return [
    formatOutputs(calculator, inputs, outputs, context, screen),
    ...(schedule === undefined ? [] : [formatSchedule(calculator, schedule, interval, context)]),
    ...(explanation === undefined
      ? []
      : [escapeText(formatExplanation({ explanation, assumptions: assumptions! }))]),
  ].join('\n\n');
}

export function contextOf(
  catalogue: readonly AnyCalculator[],
  outputs: Values,
  { formats }: Pick<Screen, 'formats'>,
): TextContext {
  const currency = outputs['currency'] as string | undefined;
  return { naming: { label: createLabels(catalogue) }, reader: formats, currency };
}

/** The sentence that answers the question, all results, lists as tables, and warnings. */
function formatOutputs(
  calculator: AnyCalculator,
  inputs: Values,
  outputs: Values,
  context: TextContext,
  screen: Screen,
): string {
  const { paint } = screen;
  const headline = writeHeadline(calculator, { values: inputs, outputs }, context);
  const names = Object.keys(calculator.output).filter((name) => outputs[name] !== undefined);
  const singles = names.filter((name) => isSingle(calculator.output[name]!) && name !== headline?.shown);
  const lists = names.filter(
    (name) => !isSingle(calculator.output[name]!) && !isEchoOf(name, calculator.output[name]!, { outputs }),
  );
  const omitted = Object.entries((outputs['omitted'] ?? {}) as Readonly<Record<string, string>>);
  const absent = omitted.map(([name, reason]) =>
    paint.faint(`${labelOf(name, calculator.output[name]!, context)}: no value (${escapeLine(reason)})`),
  );
  const blocks = [
    headline === undefined ? '' : formatSentence(headline, paint),
    [...alignResults(calculator, singles, outputs, context), ...absent].join('\n'),
    ...lists.map((name) => formatItems(name, calculator.output[name]!, outputs, context)),
    formatWarnings(outputs['warnings'] as Warnings, screen).join('\n'),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

export type Warnings = readonly { readonly detail: string }[] | undefined;

/** A line for each warning. */
export function formatWarnings(warnings: Warnings = [], { paint }: Screen): readonly string[] {
  return warnings.map(({ detail }) => paint.caution(`Warning: ${escapeLine(detail)}`));
}

function formatSentence({ said, main }: WrittenHeadline, { strong }: Screen['paint']): string {
  const values = said.values.map((value) => escapeLine(textOf(value)));
  return textOf({ ...said, values: values.map((value, index) => (index === main ? strong(value) : value)) });
}

/** A line for each result: its label, and its value, numbers with their last digits below each other. */
function alignResults(
  calculator: AnyCalculator,
  names: readonly string[],
  outputs: Values,
  context: TextContext,
): readonly string[] {
  const rows = names.map((name) => {
    const output = calculator.output[name]!;
    const value = escapeLine(resultText(name, output, { outputs }, context));
    return { label: labelOf(name, output, context), value, isNumber: output.kind === 'number' };
  });
  const width = Math.max(...rows.map(({ label }) => countCharacters(label)));
  const digits = Math.max(...rows.map(({ isNumber, value }) => (isNumber ? countCharacters(value) : 0)));
  return rows.map(({ label, value, isNumber }) => {
    const space = isNumber ? ' '.repeat(digits - countCharacters(value)) : '';
    return `${label}${' '.repeat(width - countCharacters(label))}  ${space}${value}`;
  });
}

function formatItems(name: string, output: OutputField, outputs: Values, context: TextContext): string {
  const columns = Object.entries(output.fields ?? { [name]: output.item! });
  const cellOf = (item: unknown, column: string, field: OutputField): string => {
    const value = output.fields === undefined ? item : (item as Values)[column];
    if (value === undefined) return '';
    return unitOf(field) === PLACE
      ? placeText(column, value, { outputs }, context)
      : cellText(inRecord(field, item), value, context);
  };
  const table = formatTable(
    ['No.', ...columns.map(([column, field]) => labelOf(column, field, context))],
    (outputs[name] as readonly unknown[]).map((item, index) => [
      String(index + 1),
      ...columns.map(([column, field]) => cellOf(item, column, field)),
    ]),
    (column) => column === 0 || columns[column - 1]![1].kind === 'number',
  );
  return `${context.naming.label(name)}\n${table}`;
}

function formatSchedule(
  calculator: AnyCalculator,
  rows: readonly Values[],
  interval: string,
  context: TextContext,
): string {
  const { reader, currency, naming } = context;
  const { columns: declared = {} } = calculator.schedule!;
  const columns = scheduleColumns(calculator).filter((column) =>
    rows.some((row) => row[column] !== undefined),
  );
  const isText = (column: string) => column === 'period' || textColumns.has(column);
  const isMoney = (column: string) => (declared[column]?.output.decimals ?? 'currency') === 'currency';
  const cellOf = (column: string, value: unknown): string => {
    if (isText(column)) return String(value);
    return isMoney(column)
      ? reader.amount(String(value), currency)
      : numberText(declared[column]!.output, String(value), context);
  };
  return formatTable(
    columns.map((column) => naming.label(column === 'period' ? interval : column)),
    rows.map((row) => columns.map((column) => cellOf(column, row[column]))),
    (column) => !textColumns.has(columns[column]!),
  );
}

/** What gives the target: each value, the results with it, and the interval of values that give the same. */
export function formatSolutions(
  calculator: AnyCalculator,
  { output, target }: { readonly output: string; readonly target: string },
  text: string,
  { catalogue }: Pick<CalcContext, 'catalogue'>,
  screen: Screen,
): string {
  const found = JSON.parse(text, keepDigits) as Solved;
  const { solutions = [found], solutions_omitted: omitted = '0', solve_for: solveFor } = found;
  const context = contextOf(catalogue, found.result, screen);
  const field = solvedField(calculator, solveFor);
  const name = labelAt(solveFor, context);
  const outputName = labelInSentence(context.naming.label(output));
  const count = solutionCountText(solutions, Number(omitted), name, target);
  const blocks = solutions.map((solution) => {
    const { value, result } = solution;
    const given = valueText(calculator.output[output]!, result[output], context);
    const interval = intervalText(solution, field, outputName, context);
    return [
      screen.paint.strong(`${name}: ${inputText(field, value, context)}`),
      `gives ${outputName}: ${given}${nearnessText(solution, output, calculator.output[output]!)}.`,
      ...(interval === undefined ? [] : [screen.paint.faint(interval)]),
      ...(solutions.length > 1 ? [] : ['', formatOutputs(calculator, {}, result, context, screen)]),
    ].join('\n');
  });
  const rest = Number(omitted) > 0 ? [`${omitted} more values are not shown.`] : [];
  const warnings = formatWarnings(found.warnings, screen);
  return [...(count === undefined ? [] : [escapeText(count)]), ...blocks, ...rest, ...warnings].join('\n\n');
}
