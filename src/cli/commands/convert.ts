import { commandLine } from '#base/command-line.ts';
import { misuse, parseArguments } from '#cli/arguments.ts';
import { keepDigits } from '#cli/calculation/calc-report.ts';
import { type CalcContext, requireReply, runWithErrors } from '#cli/calculation/calculation.ts';
import { convertForm } from '#cli/forms.ts';
import { currencyOf, readNumberArgument } from '#cli/calculation/typed.ts';
import type { NumberFormats } from '#text/write/number-formats.ts';

/** Numbers are kept as text. */
interface Conversion {
  readonly converted_amount: string;
  readonly rate: string;
  readonly observed_on: string;
  readonly stale: boolean;
}

/** Runs `convert ARGS` with the stored rates; returns 0, or 1 without a rate, or 2 for wrong usage. */
export function runConvertCommand(
  args: readonly string[],
  context: Pick<CalcContext, 'ask' | 'print' | 'printError' | 'style' | 'screen'>,
): Promise<number> {
  const { print, style, screen } = context;
  return runWithErrors(context, async () => {
    if (/^[a-z]{3}$/i.test(args[0] ?? '')) {
      const isLater = args.slice(1, 3).some((word) => /^\d/.test(word));
      throw misuse(`AMOUNT ${isLater ? 'comes before FROM' : 'is missing'}.`, convertForm.usage);
    }
    const words = args.filter((word, index) => index !== 2 || !/^(?:to|in)$/i.test(word));
    const { operands, text, has } = parseArguments(words, convertForm);
    const [amount, from, to] = operands as [string, string, string];
    const date = text('date');
    const place = { unit: 'currency', minimum: 0, currency: currencyOf(from) };
    const value = readNumberArgument('AMOUNT', amount, style, place);
    const body = { amount: value, from, to, ...(date !== undefined && { date }) };
    const reply = await requireReply(context, { method: 'POST', path: '/currency/convert', body }, upper);
    if (has('json')) return print(reply);
    const [source, target] = [from.toUpperCase(), to.toUpperCase()];
    print(describe({ amount: String(value), source, target }, reply, screen?.formats));
  });
}

/** AMOUNT, FROM and TO, as named in the usage. */
function upper(field: string): string {
  return field === 'date' ? '--date' : field.toUpperCase();
}

interface Sides {
  readonly amount: string;
  readonly source: string;
  readonly target: string;
}

/** With the formats of a person, or as plain numbers. */
function describe(
  { amount, source, target }: Sides,
  text: string,
  formats: NumberFormats | undefined,
): string {
  const {
    converted_amount: converted,
    rate,
    stale,
    observed_on: day,
  } = JSON.parse(text, keepDigits) as Conversion;
  const money = (decimal: string, code: string) => formats?.money(decimal, code) ?? `${decimal} ${code}`;
  const age = stale ? `${day}, out of date: update with ${commandLine('rates fetch')}` : day;
  const shownRate = formats?.number(rate) ?? rate;
  return `${money(amount, source)} = ${money(converted, target)}\n1 ${source} = ${shownRate} ${target} (observed on ${age})`;
}
