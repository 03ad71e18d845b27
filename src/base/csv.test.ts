import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvText } from './csv.ts';

test('a cell of CSV is never a formula, and numbers stay as they are', () => {
  const formulas = [
    '=1+1',
    '+1+1',
    '-2+3',
    '-cmd',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '=HYPERLINK("https://x","y")',
    '--1',
    '\n=x',
    '＝1+1',
    '＋1+1',
    '－cmd',
    '＠SUM(A1)',
  ];
  for (const text of formulas) assert.match(csvText([[text]]), /^"?'/, text);
  const plain = ['-12.5', '+3', '-0', '0.5', 'a=b', "O'Brien", '', '2026-01-31', '{"a":-1}'];
  for (const text of plain) assert.doesNotMatch(csvText([[text]]), /^"?'/, text);
});
