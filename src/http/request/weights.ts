/** What a header such as Accept names, in lower case, and the weight of each. */
export function readWeights(header: string): ReadonlyMap<string, number> {
  return new Map(header.split(',').map(readRange));
}

function readRange(part: string): [range: string, weight: number] {
  const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [range, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0];
}

/** More than a browser sends. */
const MAX_LANGUAGES_CHARACTERS = 200;

/**
 * The languages that an Accept-Language header accepts (RFC 9110, §12.5.4), those with the highest weight
 * first.
 */
export function acceptedLanguages(header: string | null): readonly string[] {
  return [...readWeights((header ?? '').slice(0, MAX_LANGUAGES_CHARACTERS))]
    .filter(([tag, weight]) => tag !== '' && weight > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([tag]) => tag);
}
