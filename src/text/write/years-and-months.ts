import type { OutputField } from '#catalogue/declare/fields.ts';
import type { NumberFormats } from './number-formats.ts';
import { joinUnit } from './result-text.ts';

const MONTHS_PER_YEAR = 12;
/** Up to this people count in months. */
const MAX_MONTHS = 23;

/**
 * A time in months, or in years with decimals, as people say it: "6 years 9 months" for 81 months,
 * "≈ 15 years 9 months" for 15.79 years. Undefined for what is said so already, and for all other results.
 */
export function yearsAndMonths(
  { kind, schema, decimals }: OutputField,
  value: unknown,
  reader: Pick<NumberFormats, 'number' | 'percent'>,
): string | undefined {
  if (kind !== 'number' || value === undefined) return undefined;
  const unit = (schema as { readonly 'x-unit'?: string })['x-unit'];
  const size = Math.abs(Number(value));
  if (unit === 'months' && decimals === 0) return size > MAX_MONTHS ? write(size, reader) : undefined;
  if (unit !== 'years' || decimals !== 2 || Number.isInteger(size)) return undefined;
  const months = Math.round(size * MONTHS_PER_YEAR);
  return months === 0 ? undefined : `≈ ${write(months, reader)}`;
}

function write(months: number, reader: Pick<NumberFormats, 'number' | 'percent'>): string {
  const [years, rest] = [Math.floor(months / MONTHS_PER_YEAR), months % MONTHS_PER_YEAR];
  const parts = [
    ...(years > 0 ? [joinUnit(String(years), 'years', reader)] : []),
    ...(rest > 0 ? [joinUnit(String(rest), 'months', reader)] : []),
  ];
  return parts.join(' ');
}
