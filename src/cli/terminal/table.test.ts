import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTable } from './table.ts';

test('columns are as wide as their widest cell, with no space at the end of a line', () => {
  const rows = [
    ['key_1', 'Zoë', ''],
    ['k', 'Ada Lovelace', 'active'],
  ];
  assert.equal(
    formatTable(['ID', 'NAME', 'STATUS'], rows),
    ['ID     NAME          STATUS', 'key_1  Zoë', 'k      Ada Lovelace  active'].join('\n'),
  );
});

test('a character outside the basic plane counts as one', () => {
  assert.equal(formatTable(['A', 'B'], [['𝟙𝟚', 'x']]), 'A   B\n𝟙𝟚  x');
});

test('a table without rows is its header', () => {
  assert.equal(formatTable(['A', 'B'], []), 'A  B');
});

test('a cell cannot draw another row, nor control the terminal', () => {
  assert.equal(
    formatTable(['A', 'B'], [['1', 'x\nroot  y\u001b[2K\u202e']]),
    'A  B\n1  x\\u000aroot  y\\u001b[2K\\u202e',
  );
});
