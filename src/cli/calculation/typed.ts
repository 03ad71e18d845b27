import { findCurrency } from '#core/money/iso4217.ts';
import { describeDoubt, isDoubt } from '#text/read/doubts.ts';
import { isLocale } from '#text/write/number-formats.ts';
import { hasTooManyDigits, TOO_MANY_DIGITS } from '#text/read/plain-number.ts';
import { type NumberPlace, type NumberStyle, readTypedNumber } from '#text/read/typed-number.ts';
import { CommandError } from '#cli/arguments.ts';

const ENGLISH = 'en-US';

/**
 * The locale in the environment: the first of LC_ALL, LC_NUMERIC and LANG that is set; English where it says
 * nothing of the person, as C and POSIX do.
 */
export function localeOfEnvironment(environment: Readonly<Record<string, string | undefined>>): string {
  const { LC_ALL: all, LC_NUMERIC: numeric, LANG: language } = environment;
  const tag = (all || numeric || language || '').split(/[.@]/)[0]!.replaceAll('_', '-');
  return isLocale(tag) ? tag : ENGLISH;
}

/**
 * Reads a typed number. Text that is not a number stays text, so that the check of its field rejects it.
 * Throws a CommandError when it can be read in two ways; `name` is what it was typed for.
 */
export function readNumberArgument(
  name: string,
  text: string,
  style: NumberStyle,
  place: NumberPlace,
): number | string {
  const read = readTypedNumber(text, style, place);
  if (isDoubt(read)) throw new CommandError(2, `${name}: ${describeDoubt(read, howToChoose)}.`);
  if (read.kind === 'number' && hasTooManyDigits(read.decimal)) {
    throw new CommandError(2, `${name} ${TOO_MANY_DIGITS}.`);
  }
  return read.kind === 'number' ? read.value : text;
}

function howToChoose(currencies: readonly string[]): string {
  const options = currencies.map((code) => `--currency ${code}`);
  return options.length === 0 ? 'choose another --currency' : `use ${options.join(' or ')}`;
}

/** The currency that an argument names, where it is one. */
export function currencyOf(text: unknown): string | undefined {
  return typeof text === 'string' ? findCurrency(text)?.code : undefined;
}
