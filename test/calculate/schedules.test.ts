import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { CentwiseProblem, schedule, schedules } from '#library/engine.ts';
import { drawQuarter } from '../kit/quarters.ts';

type Cells = Readonly<Record<string, string | number>>;

/** The rows of one of the schedules, as `schedule` gives them. */
function rowsOf({ starts, columns }: ReturnType<typeof schedules>, index: number): readonly Cells[] {
  const [start, end] = [starts[index]!, starts[index + 1]!];
  return Array.from({ length: end - start }, (_, at) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [
        name,
        'decimals' in column
          ? Number(`${column.values[start + at]!}e-${column.decimals}`)
          : column[start + at]!,
      ]),
    ),
  );
}

describe('schedules', () => {
  test('have the rows of each, for every calculator that has some', () => {
    for (const { id, schedule: declared, examples } of drawQuarter(catalogue)) {
      if (declared === undefined) continue;
      const inputs = examples.map(({ input }) => input);
      const found = schedules(id, inputs);
      for (const [index, input] of inputs.entries()) {
        const isRefused = found.problems.some((one) => one.index === index);
        assert.deepEqual(rowsOf(found, index), isRefused ? [] : schedule(id, input), id);
      }
    }
  });

  test('name what has no rows, and keep the decimals of every currency', () => {
    const loan = { principal: 1_000, annual_rate: 12, tenure_months: 3, payment_rounding: 'cent' };
    const found = schedules('emi', [
      { ...loan, currency: 'JPY' },
      { ...loan, annual_rate: -1 },
      { ...loan, currency: 'KWD', principal: 1_000.125 },
      7,
    ]);
    assert.deepEqual([...found.starts], [0, 3, 3, 6, 6]);
    assert.deepEqual(
      found.problems.map(({ index, problem }) => [index, (problem as CentwiseProblem).code]),
      [
        [1, 'invalid-input'],
        [3, 'invalid-input'],
      ],
    );
    const { payment } = found.columns as Record<string, { decimals: number; values: Float64Array }>;
    assert.equal(payment!.decimals, 3);
    assert.deepEqual(Array.from(payment!.values.subarray(0, 3)), [340_000, 340_000, 340_000]);
    assert.deepEqual(rowsOf(found, 2), schedule('emi', { ...loan, currency: 'KWD', principal: 1_000.125 }));
    const years = schedules('emi', [loan], { interval: 'year' });
    assert.deepEqual([...years.starts], [0, 1]);
    assert.deepEqual([...schedules('emi', []).starts], [0]);
  });

  test('name one whose amounts no double holds in cents', () => {
    const savings = { principal: 1e12, annual_rate: 1_000, years: 3 };
    const { starts, problems } = schedules('compound-interest', [savings, { ...savings, annual_rate: 1 }]);
    assert.deepEqual([...starts], [0, 0, 36]);
    assert.equal((problems[0]!.problem as CentwiseProblem).code, 'result-out-of-range');
  });

  test('refuse what has no schedule', () => {
    assert.throws(() => schedules('cagr', []), CentwiseProblem);
    assert.throws(() => schedules('emis', []), CentwiseProblem);
    assert.throws(() => schedules('emi', [], { interval: 'period' }), CentwiseProblem);
    assert.throws(() => schedules('emi', {} as never), TypeError);
  });
});
