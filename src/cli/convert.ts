import { commandLine } from '#base/command-line.ts';
import { CommandError, parseArguments } from './arguments.ts';
import { keepDigits } from './calc-report.ts';
import { faultLines, type LocalCall } from './calc.ts';
import { convertForm } from './forms.ts';
import { currencyOf, readNumberArgument } from './typed.ts';
import type { NumberStyle } from '#derive/typed-number.ts';

export interface ConvertContext {
  readonly ask: (call: LocalCall) => Promise<{ readonly status: number; readonly text: string }>;
  /** Each takes a whole text and ends its line. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** How numbers are typed. */
  readonly style: NumberStyle;
}

/** Numbers are kept as text. */
interface Conversion {
  readonly converted_amount: string;
  readonly rate: string;
  readonly observed_on: string;
  readonly stale: boolean;
}

/** Runs `convert ARGS` with the stored rates; returns 0, or 1 without a rate, or 2 for wrong usage. */
export async function runConvertCommand(args: readonly string[], context: ConvertContext): Promise<number> {
  const { ask, print, printError, style } = context;
  try {
    const { operands, text, has } = parseArguments(args, convertForm);
    const [amount, from, to] = operands as [string, string, string];
    const date = text('date');
    const place = { unit: 'currency', minimum: 0, currency: currencyOf(from) };
    const value = readNumberArgument('AMOUNT', amount, style, place);
    const body = { amount: value, from, to, ...(date !== undefined && { date }) };
    const reply = await ask({ method: 'POST', path: '/currency/convert', body });
    if (reply.status !== 200)
      throw new CommandError(reply.status === 422 ? 2 : 1, faultLines(reply.text, upper));
    print(has('json') ? reply.text : describe(String(value), from, to, reply.text));
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    printError(error.message);
    return error.exitCode;
  }
}

/** AMOUNT, FROM and TO, as named in the usage. */
function upper(field: string): string {
  return field === 'date' ? '--date' : field.toUpperCase();
}

function describe(amount: string, from: string, to: string, text: string): string {
  const conversion = JSON.parse(text, keepDigits) as Conversion;
  const { rate, stale, observed_on: day } = conversion;
  const age = stale ? `${day}, out of date: update with ${commandLine('rates fetch')}` : day;
  const [source, target] = [from.toUpperCase(), to.toUpperCase()];
  return `${amount} ${source} = ${conversion.converted_amount} ${target}\n1 ${source} = ${rate} ${target} (observed on ${age})`;
}
