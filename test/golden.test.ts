import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
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

const settings = { PATH: process.env['PATH'] ?? '', PYTHONDONTWRITEBYTECODE: '1' };
const options = { timeout: 120_000, skip: await withoutPython('3.9') };

test('the golden data is what the second opinions say', options, async () => {
  const { code, stdout, stderr } = await finish('python3', [`${folder}golden.py`, 'check'], settings);
  assert.equal(code, 0, `${stdout}${stderr}`);
  // A heading, and a line for each.
  assert.equal(stdout.trimEnd().split('\n').length, 1 + catalogue.length);
});

test('a case that is all but a tie is decided by more digits', options, () => {
  // 25 · 84.7441 is 2118.6025; at any return above 0, a little less is enough four years earlier.
  const input =
    '{"annual_expenses":84.7441,"current_age":33,"retirement_age":37,"current_savings":0,"expected_return":1e-100,"currency":"KWD"}';
  const enough = (times: string): unknown => {
    const answer = execFileSync('python3', [`${folder}golden.py`, 'answer', 'coast-fire', times], {
      input,
      env: settings,
    });
    return (JSON.parse(answer.toString()) as { output: { coast_number: number } }).output.coast_number;
  };
  assert.equal(enough('1'), 2118.603);
  assert.equal(enough('6'), 2118.602);
});
