import type { Values } from './rounded.ts';

/** Decimals of the currencies that the cases use. Source: ISO 4217 List One. */
const minorUnits: Readonly<Record<string, number>> = {
  USD: 2,
  INR: 2,
  EUR: 2,
  JPY: 0,
  KWD: 3,
  CLF: 4,
};

/** In upper case; undefined when none is given. */
export function currencyCode(values: Values): string | undefined {
  const given = values['currency'];
  return typeof given === 'string' ? given.toUpperCase() : undefined;
}

export function moneyDecimalsOf(values: Values): number {
  const code = currencyCode(values);
  return code === undefined ? 2 : minorUnits[code]!;
}
