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
  ['en-US', 'Mar 5, 2022', '2022-03-05'],
  ['en-US', 'March 5th 2022', '2022-03-05'],
  ['en-US', 'Sept. 5, 2022', '2022-09-05'],
  ['en-GB', '5 Apr 2024', '2024-04-05'],
  ['en-GB', '05-Apr-2024', '2024-04-05'],
  ['de-DE', '5. März 2024', '2024-03-05'],
  ['fr-FR', '1er août 2024', '2024-08-01'],
  ['es-ES', '5 de abril de 2024', '2024-04-05'],
  ['ja-JP', '2024年4月5日', '2024-04-05'],
  ['en-US', 'Feb 30, 2024', ''],
  ['en-US', 'Foo 5, 2024', ''],
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
