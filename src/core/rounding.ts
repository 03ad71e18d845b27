import type { Units } from './arithmetic.ts';

/**
 * The decimal that so many units of 10^−decimals are, as the shortest JSON number without an exponent:
 * 212897 with 2 decimals is 2128.97, 830000 with 5 is 8.3. Every digit is there, also those a double would lose.
 */
export function decimalText(units: Units, decimals: number): string {
  if (decimals === 0 || units === 0) return String(units);
  const digits = String(units < 0 ? -units : units).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  let end = digits.length;
  while (end > point && digits.charCodeAt(end - 1) === 48) end--;
  const sign = units < 0 ? '-' : '';
  return end === point ? sign + digits.slice(0, point) : `${sign}${digits.slice(0, point)}.${digits.slice(point, end)}`;
}
