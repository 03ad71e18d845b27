import type { Units } from './arithmetic.ts';

/**
 * What stands behind the whole part, for every count of the last place: ".97" for 97 of 2 decimals, "" for 0.
 */
const fractionTexts: (readonly string[] | undefined)[] = [];

/**
 * The tables are for what is served (money has up to 4 decimals, percentages 4); 10,000 entries at the most.
 */
const MAX_TABLED_DECIMALS = 4;

/**
 * The decimal that so many units of 10^−decimals are, as the shortest JSON number without an exponent: 212897
 * with 2 decimals is 2128.97, 83000 with 4 is 8.3. Every digit is there, also those a double would lose.
 */
export function decimalText(units: Units, decimals: number): string {
  if (decimals === 0) return String(units);
  const sign = units < 0 ? '-' : '';
  if (typeof units === 'bigint' || decimals > MAX_TABLED_DECIMALS) return sign + splitText(units, decimals);
  const fractions = (fractionTexts[decimals] ??= tableFractions(decimals));
  const size = Math.abs(units);
  const whole = Math.floor(size / fractions.length);
  return sign + String(whole) + fractions[size - whole * fractions.length]!;
}

function splitText(units: Units, decimals: number): string {
  const digits = String(units < 0 ? -units : units).padStart(decimals + 1, '0');
  return digits.slice(0, -decimals) + fractionText(digits.slice(-decimals));
}

function tableFractions(decimals: number): readonly string[] {
  return Array.from({ length: 10 ** decimals }, (_, units) =>
    fractionText(String(units).padStart(decimals, '0')),
  );
}

function fractionText(digits: string): string {
  const significant = digits.replace(/0+$/, '');
  return significant === '' ? '' : `.${significant}`;
}
