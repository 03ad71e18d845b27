import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { isSingle, labelOf, resultText, type TextContext } from '#text/write/result-text.ts';
import { inputText } from '#text/write/solution-text.ts';
import type { SweepReply, SweepRow } from '#calculate/solve/sweep-rows.ts';
import type { CalcContext } from './calculation.ts';
import { contextOf, formatWarnings } from './people.ts';
import type { Screen } from '#cli/terminal/screen.ts';
import { formatTable } from '#cli/terminal/table.ts';
import { escapeLine } from '#cli/terminal/terminal.ts';

/** Where a combination of inputs has no result. */
const NOTHING = '–';

/** A row for each combination; for one result of two inputs, a grid with the second input across. */
export function formatSweep(
  calculator: AnyCalculator,
  names: readonly string[],
  reply: SweepReply,
  { catalogue }: Pick<CalcContext, 'catalogue'>,
  screen: Screen,
): string {
  const { axes, rows } = reply;
  const context = contextOf(catalogue, rows.find((row) => row['currency'] !== undefined) ?? {}, screen);
  const shown = names.filter(
    (name) => isSingle(calculator.output[name]!) && rows.some((row) => row[name] !== undefined),
  );
  const isGrid = axes.length === 2 && shown.length === 1;
  const table = (isGrid ? formatGrid : formatList)({ calculator, shown, reply, context, screen });
  const problems = new Set(rows.flatMap(({ problem }) => problem?.detail ?? []));
  const notes = [...problems].map((detail) => screen.paint.faint(`${NOTHING} ${escapeLine(detail)}`));
  return [table, ...notes, ...formatWarnings(reply.warnings, screen)].join('\n');
}

interface Content {
  readonly calculator: AnyCalculator;
  readonly shown: readonly string[];
  readonly reply: SweepReply;
  readonly context: TextContext;
  readonly screen: Screen;
}

function formatList({ calculator, shown, reply: { axes, rows }, context }: Content): string {
  const fields = axes.map(({ field }) => field);
  return formatTable(
    [
      ...fields.map(context.naming.label),
      ...shown.map((name) => labelOf(name, calculator.output[name]!, context)),
    ],
    rows.map((row) => [
      ...fields.map((field) => axisText(calculator, field, row[field], context)),
      ...shown.map((name) => cellText(calculator, name, row, context)),
    ]),
    () => true,
  );
}

function formatGrid({ calculator, shown, reply: { axes, rows }, context, screen }: Content): string {
  const [down, across] = axes as [SweepReply['axes'][0], SweepReply['axes'][0]];
  const [name] = shown as [string];
  const width = across.values.length;
  const { label } = context.naming;
  const title = `${labelOf(name, calculator.output[name]!, context)}, by ${label(down.field).toLowerCase()} (down) and ${label(across.field).toLowerCase()} (across)`;
  const table = formatTable(
    ['', ...across.values.map((value) => axisText(calculator, across.field, value, context))],
    down.values.map((value, index) => [
      axisText(calculator, down.field, value, context),
      ...rows
        .slice(index * width, (index + 1) * width)
        .map((row) => cellText(calculator, name, row, context)),
    ]),
    () => true,
  );
  return `${screen.paint.strong(title)}\n${table}`;
}

function axisText({ input }: AnyCalculator, name: string, value: unknown, context: TextContext): string {
  const field = input[name]!;
  const isNumber = field.kind === 'real' || field.kind === 'integer';
  return isNumber ? inputText(field, String(value), context) : String(value);
}

function cellText({ output }: AnyCalculator, name: string, row: SweepRow, context: TextContext): string {
  return row[name] === undefined ? NOTHING : resultText(name, output[name]!, { outputs: row }, context);
}
