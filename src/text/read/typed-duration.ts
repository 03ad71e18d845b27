/** Units of time in the languages of pages, with the months that they have. */
const durations = [
  [/^(y|yrs?|years?|jahre?|ans?|años?|年)$/, 12],
  [/^(mos?|months?|monate?|mois|mes|[かヶ]月)$/, 1],
] as const;

function monthsIn(unit: string): number | undefined {
  return durations.find(([words]) => words.test(unit))?.[1];
}

/** How many units of a field one typed unit is: 12 months for "yrs". Undefined for other units. */
export function durationFactor(typed: string, unit: string): number | undefined {
  const [months, own] = [monthsIn(typed), monthsIn(unit)];
  return months === undefined || own === undefined ? undefined : months / own;
}

/** Durations with more characters have endless decimals, such as 100 months in years. */
const MAX_DURATION = 10;

/** A number of typed units in units of the field; NaN where its decimals never end. */
export function scaleDuration(decimal: string, factor: number): string {
  // Without the digits of the arithmetic of doubles.
  const text = String(+(+decimal * factor).toPrecision(12));
  return text.length > MAX_DURATION ? 'NaN' : text;
}
