import { findCurrency } from '#currency/iso4217.ts';
import { type NumberPlace, type NumberStyle, numberStyleOf, readTypedNumber } from '#derive/typed-number.ts';
import { CommandError } from './arguments.ts';

const english = numberStyleOf('en-US');

/**
 * The number style of the locale in the environment: the first of LC_ALL, LC_NUMERIC and LANG that is set; English where it says
 * nothing of the person, as C and POSIX do.
 */
export function numberStyleOfEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): NumberStyle {
  const { LC_ALL: all, LC_NUMERIC: numeric, LANG: language } = environment;
  const tag = (all || numeric || language || '').split(/[.@]/)[0]!.replaceAll('_', '-');
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return english;
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0 ? numberStyleOf(tag) : english;
  } catch {
    return english;
  }
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
  if (read.kind === 'unclear') throw new CommandError(2, `${name}: ${read.advice}.`);
  return read.kind === 'number' ? read.value : text;
}

/** The currency that an argument names, where it is one. */
export function currencyOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : findCurrency(text)?.code;
}
