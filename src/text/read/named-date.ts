import { dateOf } from './typed-date.ts';

/** The languages of pages, whose names of months are read. */
const languages = ['en', 'de', 'es', 'fr'];

/** The numbers of months by their names, short and long, in lower case: mar, march, märz. */
function readMonths(): ReadonlyMap<string, number> {
  const names = languages.flatMap((language) =>
    (['short', 'long'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => {
        const name = format.format(Date.UTC(2026, index)).toLowerCase().replace('.', '');
        return [name, index + 1] as const;
      });
    }),
  );
  return new Map(names);
}

/** Made when the first name is read. */
let months: ReadonlyMap<string, number> | undefined;

const monthFirst = /^(?<month>\p{L}+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/iu;
const dayFirst =
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?[ -](?:de )?(?<month>\p{L}+)\.?,?[ -](?:de )?(?<year>\d{4})$/iu;
const japanese = /^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日$/;

/**
 * Reads a date with the name of its month as YYYY-MM-DD: Mar 5, 2022; 5. April 2024; 5-Apr-2024;
 * 5 de abril de 2024; 2024年4月5日. Undefined for any other text.
 */
export function readNamedDate(text: string): string | undefined {
  const plain = text.trim();
  const { year, month, day } =
    [monthFirst, dayFirst, japanese].map((one) => one.exec(plain)).find((one) => one !== null)?.groups ?? {};
  if (month === undefined) return undefined;
  months ??= readMonths();
  const date = dateOf(year!, String(months.get(month.toLowerCase()) ?? month), day!);
  return date.kind === 'date' ? date.value : undefined;
}

/** Reads a month with its year as its first day: March 2027, marzo de 2027. */
export function readMonthAndYear(text: string): string | undefined {
  const [, month, year] = /^(\p{L}+)\.? (?:de |del |of )?(\d{4})$/iu.exec(text.trim()) ?? [];
  if (month !== undefined) return readNamedDate(`1 ${month} ${year}`);
  const [, ofYear, number] = /^(\d{4})年(\d{1,2})月$/.exec(text.trim()) ?? [];
  return ofYear === undefined ? undefined : readNamedDate(`${ofYear}年${number}月1日`);
}
