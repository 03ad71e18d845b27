/** Places in a text, which stand for its elements and its numbers, are characters for private use. */
export const FIRST_PLACE = 0xe000;
export const PLACE = /[\ue000-\uf8ff]/g;
export const FIRST_VALUE = 0xe800;
export const VALUE = /[\ue800-\uf8ff]/g;

export function markOf(first: number, place: number): string {
  return String.fromCharCode(first + place);
}

export function placeOf(mark: string): number {
  const code = mark.charCodeAt(0);
  return code - (code < FIRST_VALUE ? FIRST_PLACE : FIRST_VALUE);
}

const MONTHS = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*';
const DATE = new RegExp(
  String.raw`\b(?:\d{1,2} ${MONTHS} \d{4}|${MONTHS} \d{1,2}, \d{4}|${MONTHS} \d{4})\b`,
  'g',
);

const SPACES = '[ \u00a0\u202f]';
/** A number with its sign, its currency or its percent sign. */
const NUMBER = new RegExp(
  String.raw`(?:[-−+±]${SPACES}?)?(?:(?:\b[A-Z]{1,3})?\p{Sc}${SPACES}?|\b[A-Z]{3}[\u00a0\u202f])?[-−]?\d(?:(?:[.,'’/]|[\u00a0\u202f])?\d)*(?:e[+-]?\d+)?(?:${SPACES}?[\p{Sc}%]|[\u00a0\u202f][A-Z]{3}\b)?`,
  'gu',
);

/** The marks and places at the ends of a text, and what is between them. */
export const ENDS =
  /^([\s\ue000-\uf8ff.,:;…?!–·•×=≈~+−/-]*)(?<![\ue800-\uf8ff])(.*?)(?![\ue800-\uf8ff])([\s\ue000-\uf8ff.,:;…?!–·•×=≈~+−/-]*)$/s;

/** Whether a text has words of people, and not only numbers, signs and codes. */
export function hasWords(text: string): boolean {
  return /[A-Za-z][a-z]/.test(text);
}

/** {} is the next one, and {2} the second. */
export function fill(written: string, values: readonly string[]): string {
  let next = 0;
  return written.replace(
    /\{(\d*)\}/g,
    (_, number: string) => values[number === '' ? next++ : Number(number) - 1] ?? '',
  );
}

/** Returns a function that puts places for the numbers and dates of a text, which join the values. */
export function createPlacing(language: string): (text: string, values: string[]) => string {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' });

  /** A date that is written in English. */
  function dateText(date: string): string {
    const instant = Date.parse(`${date} UTC`);
    if (Number.isNaN(instant)) return date;
    return (/^\d|\d,/.test(date) ? dates : months).format(instant);
  }

  return (text, values) => {
    const take = (value: string) => String.fromCharCode(FIRST_VALUE + values.push(value) - 1);
    return text.replace(DATE, (date) => take(dateText(date))).replace(NUMBER, take);
  };
}
