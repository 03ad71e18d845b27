import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { csvText } from '#base/csv.ts';
import { sweepPath } from '#api/paths.ts';
import { type NumberStyle, placeOf } from '#text/read/typed-number.ts';
import { CommandError, misuse } from '#cli/arguments.ts';
import { readValue } from '#cli/calculation/calc-options.ts';
import { keepDigits } from '#cli/calculation/calc-report.ts';
import {
  type CalcContext,
  fieldOf,
  type LocalCall,
  optionName,
  readCalculation,
  requireReply,
  runWithErrors,
} from '#cli/calculation/calculation.ts';
import { sweepForm } from '#cli/forms.ts';
import { formatSweep } from '#cli/calculation/sweep-report.ts';
import { type SweepReply, sweepRows } from '#calculate/solve/sweep-rows.ts';
import { formatTable } from '#cli/terminal/table.ts';
import { currencyOf, readNumberArgument } from '#cli/calculation/typed.ts';

/** Runs `sweep CALCULATOR FIELD=VALUES …`; returns 0, 1 where there is no answer and 2 for wrong usage. */
export function runSweepCommand(args: readonly string[], context: CalcContext): Promise<number> {
  return runWithErrors(context, () => sweep(args, context));
}

async function sweep(args: readonly string[], context: CalcContext): Promise<void> {
  const { print, screen, style } = context;
  if (args[0] === undefined) throw misuse('CALCULATOR is missing.', sweepForm.usage);
  const { calculator, inputs, given } = await readCalculation(args, sweepForm, context, {
    operands: ['FIELD=VALUES'],
    moreOperands: 1,
    open: (operands) => operands.map((operand) => fieldOf(operand.split('=')[0]!)),
  });
  const currency = currencyOf(inputs['currency']);
  const vary = given.operands.map((operand) => readAxis(calculator, operand, { style, currency }));
  const named = given
    .text('outputs')
    ?.split(',')
    .map((name) => fieldOf(name.trim()));
  const body = { inputs, vary, ...(named !== undefined && { outputs: named }) };
  const call = { method: 'POST' as const, path: sweepPath(calculator.id), body };
  const asChart: LocalCall = { ...call, type: 'image/svg+xml' };
  const nameOf = (member: string) => (member === 'vary' ? 'FIELD=VALUES' : optionName(member));
  if (given.has('chart')) {
    const chart = await requireReply(context, asChart, nameOf);
    return screen === undefined ? print(chart.trimEnd()) : screen.write(chart);
  }
  const text = await requireReply(context, call, nameOf);
  if (given.has('json')) return print(text);
  const reply = JSON.parse(text, keepDigits) as SweepReply;
  const names = Object.keys(calculator.output).filter((name) => named?.includes(name) ?? true);
  if (screen !== undefined && !given.has('csv')) {
    return screen.write(formatSweep(calculator, names, reply, context, screen));
  }
  for (const { detail } of reply.warnings ?? []) context.printError(`Warning: ${detail}`);
  const { header, rows } = sweepRows(reply, names);
  print(given.has('csv') ? csvText([header, ...rows]).trimEnd() : formatTable(header, rows));
}

interface Typing {
  readonly style: NumberStyle;
  readonly currency: string | undefined;
}

/** "interest-rate=5..8:0.5" or "loan-term=15,20,30" as an axis of a sweep. */
function readAxis({ input }: AnyCalculator, text: string, { style, currency }: Typing) {
  const equals = text.indexOf('=');
  const [option, values] = [text.slice(0, equals), text.slice(equals + 1)];
  const usage = sweepForm.usage;
  if (equals < 1 || values === '') {
    throw misuse(
      `"${text}" names no values; write it as interest-rate=5..8:0.5 or loan-term=15,20,30.`,
      usage,
    );
  }
  const field = fieldOf(option);
  const known = Object.hasOwn(input, field) ? input[field]! : undefined;
  const place = known === undefined ? { unit: '' } : placeOf(known, currency);
  const read = (part: string) => readNumberArgument(option, part, style, place);
  const range = /^(.+)\.\.(.+)$/.exec(values);
  if (range === null) {
    // As a list of calc is written, so that a thousands separator cannot make two numbers look like one.
    const list = readValue(option, { kind: 'list', item: known } as never, values, { style, currency });
    return { field, values: list };
  }
  const [, from = '', end = ''] = range;
  const [to = '', step] = end.split(':');
  if (step === undefined) {
    throw new CommandError(2, `${option} needs a step: ${option}=${from}..${to}:STEP.`);
  }
  return { field, from: read(from), to: read(to), step: read(step) };
}
