import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { createReply } from '#calculate/result/result.ts';
import { drawSome } from './kit/draws.ts';
import { finish } from './kit/process.ts';
import { withoutPython } from './python.ts';

const folder = fileURLToPath(new URL('../golden/', import.meta.url));

test('every calculator has a second opinion', () => {
  for (const { id } of catalogue) assert.ok(existsSync(`${folder}${id}.py`), id);
});

const settings = { PATH: process.env['PATH'] ?? '', PYTHONDONTWRITEBYTECODE: '1' };
const options = { skip: await withoutPython('3.9') };

test('the golden data is what the second opinions say', options, async () => {
  const some = drawSome(catalogue);
  const { code, stdout, stderr } = await finish(
    'python3',
    [`${folder}golden.py`, 'check', ...some.map(({ id }) => id)],
    settings,
  );
  assert.equal(code, 0, `${stdout}${stderr}`);
  // A heading, and a line for each.
  assert.equal(stdout.trimEnd().split('\n').length, 1 + some.length);
});

/** Inputs with a result that is nearer to a half than 80 digits show, and lies below it. */
const almostTies: readonly [id: string, input: InputValues, output: string][] = [
  // 25 · 84.7441 is 2118.6025; at any return above 0, a little less is enough four years earlier.
  [
    'coast-fire',
    {
      annual_expenses: 84.7441,
      current_age: 33,
      retirement_age: 37,
      current_savings: 0,
      expected_return: 1e-100,
      currency: 'KWD',
    },
    'coast_number',
  ],
  ['inflation', { amount: 663.375, inflation_rate: 1e-100, years: 55.99 }, 'purchasing_power'],
  // Balances of loans that are hardly repaid: 10⁻⁷⁹ of them are.
  [
    'rent-vs-buy',
    {
      home_price: 117925.65,
      monthly_rent: 955.198,
      down_payment: 11792.565,
      interest_rate: 1000,
      years: 5,
      investment_return: 6,
    },
    'remaining_balance',
  ],
  [
    'rental-property',
    {
      property_price: 0.01,
      monthly_rent: 0.01,
      down_payment: 0.005,
      interest_rate: 1000,
      loan_term: 26,
      holding_years: 1,
      appreciation_rate: 3.75,
      selling_cost_pct: 100,
    },
    'sale_proceeds',
  ],
];

for (const [id, input, output] of almostTies) {
  test(`${id} tells what is all but a tie from one, as its opinion does with more digits`, options, () => {
    const answer = execFileSync('python3', [`${folder}golden.py`, 'answer', id, '6'], {
      input: JSON.stringify(input),
      env: settings,
    });
    const opinion = (JSON.parse(answer.toString()) as { output: Record<string, number> }).output;
    const calculator: AnyCalculator = catalogue.find((one) => one.id === id)!;
    const reply = JSON.parse(createReply(calculator)(input)) as Record<string, number>;
    assert.equal(reply[output], opinion[output]);
  });
}
