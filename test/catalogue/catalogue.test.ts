import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { describeCalculatorContract } from './calculator.contract.ts';
import { describeLaws } from './laws.contract.ts';
import { describePreset } from './preset.contract.ts';
import { describeDoubles } from './doubles.contract.ts';

test('every calculator file is listed once, under its own name, in the folder of its category', () => {
  const folder = new URL('../../src/catalogue/calculators/', import.meta.url);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // Code of a calculator stands beside it.
  const files = all.filter((name) => name.endsWith('.ts') && !name.endsWith('.native.ts'));
  const listed = catalogue.map(({ id, category }) => `${category}/${id}.ts`);
  assert.deepEqual(files.toSorted(), listed.toSorted());
});

for (const calculator of catalogue) {
  describeCalculatorContract(calculator);
  describeLaws(calculator);
  describeDoubles(calculator);
  describePreset(calculator);
}
