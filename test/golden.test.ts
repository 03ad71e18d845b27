import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { catalogue } from '#catalogue/index.ts';
import { finish } from './kit/process.ts';
import { withoutPython } from './python.ts';

const folder = fileURLToPath(new URL('../golden/', import.meta.url));

test('every calculator has a second opinion', () => {
  for (const { id } of catalogue) assert.ok(existsSync(`${folder}${id}.py`), id);
});

const options = { timeout: 120_000, skip: await withoutPython('3.9') };

test('the golden data is what the second opinions say', options, async () => {
  const settings = { PATH: process.env['PATH'] ?? '', PYTHONDONTWRITEBYTECODE: '1' };
  const { code, stdout, stderr } = await finish('python3', [`${folder}golden.py`, 'check'], settings);
  assert.equal(code, 0, `${stdout}${stderr}`);
  // A heading, and a line for each.
  assert.equal(stdout.trimEnd().split('\n').length, 1 + catalogue.length);
});
