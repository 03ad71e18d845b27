import { minorUnitOf } from '#core/money/iso4217.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Parsed JSON with each number as the decimal text that was written, so that no digit is lost. Texts are kept
 * under `textKeys` alone and are null elsewhere: a text never passes for a number. The third argument is of
 * ECMAScript 2026 and always there; the compiler's library has yet to learn of it, so it is declared
 * optional.
 */
export function readJson(body: string, textKeys: readonly string[]): unknown {
  return JSON.parse(body, (key, value: unknown, context?: { readonly source?: string }) => {
    if (typeof value === 'number') return context?.source;
    return typeof value === 'string' && !textKeys.includes(key) ? null : value;
  });
}

export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The base and the quotes of an object of rates by code, in upper case; what is no active ISO 4217 currency
 * is left out, and so is the base. Throws when the base is not active or the rate of an active currency is no
 * number.
 */
export function readQuotes(
  base: string,
  rates: JsonObject,
): { base: string; quotes: Record<string, string> } {
  if (!isActive(base))
    throw new Error(`The rates are not as expected: ${base.slice(0, 10)} is no active currency.`);
  const quotes: Record<string, string> = {};
  for (const [code, rate] of Object.entries(rates)) {
    if (!isActive(code) || code === base) continue;
    if (typeof rate !== 'string')
      throw new Error(`The rates are not as expected: that of ${code} is no number.`);
    quotes[code.toUpperCase()] = rate;
  }
  return { base: base.toUpperCase(), quotes };
}

function isActive(code: string): boolean {
  return /^([a-z]{3}|[A-Z]{3})$/.test(code) && minorUnitOf(code.toUpperCase()) !== undefined;
}
