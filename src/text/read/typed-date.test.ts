import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateOrderOf, readTypedDate } from './typed-date.ts';

const cases = [
  ['en-US', '2026-01-15', '2026-01-15'],
  ['en-US', '1/15/2026', '2026-01-15'],
  ['en-US', '02/03/2026', '2026-02-03'],
  ['en-GB', '02/03/2026', '2026-03-02'],
  ['de-DE', '2.3.2026', '2026-03-02'],
  ['en-US', '15/01/2026', '2026-01-15'],
  ['ja-JP', '2026/3/2', '2026-03-02'],
  ['en-US', '02.03.2026', '2026-03-02'],
  [undefined, '5/5/2026', '2026-05-05'],
  [undefined, '02/03/2026', '?'],
  ['en-US', '2/30/2026', ''],
  ['en-US', '30/30/2026', ''],
  ['en-US', '2023-02-29', ''],
  ['en-US', 'today', ''],
  ['en-US', '1/2/26', ''],
] as const;

for (const [locale, text, meant] of cases) {
  test(`${text} of ${locale} is the date ${meant || 'that it is not'}`, () => {
    const read = readTypedDate(text, locale === undefined ? undefined : dateOrderOf(locale));
    if (meant === '?') assert.match(JSON.stringify(read), /unclear.*"2026-03-02","2026-02-03"/);
    else assert.deepEqual(read, meant === '' ? { kind: 'none' } : { kind: 'date', value: meant });
  });
}
