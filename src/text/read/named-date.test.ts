import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNamedDate } from './named-date.ts';

const cases = [
  ['Mar 5, 2022', '2022-03-05'],
  ['March 5th 2022', '2022-03-05'],
  ['Sept. 5, 2022', '2022-09-05'],
  ['5 Apr 2024', '2024-04-05'],
  ['05-Apr-2024', '2024-04-05'],
  ['5. März 2024', '2024-03-05'],
  ['1er août 2024', '2024-08-01'],
  ['5 de abril de 2024', '2024-04-05'],
  ['2024年4月5日', '2024-04-05'],
  ['Feb 30, 2024', undefined],
  ['Foo 5, 2024', undefined],
  ['2024-01-01', undefined],
] as const;

for (const [text, date] of cases) {
  test(`${text} is the date ${date ?? 'that it is not'}`, () => {
    assert.equal(readNamedDate(text), date);
  });
}
