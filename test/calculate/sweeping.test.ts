import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { finish } from '#base/steps.ts';
import { catalogue } from '#catalogue/index.ts';
import { compileCalculator } from '#calculate/compiled-calculator.ts';
import { toJson } from '#calculate/result/json.ts';
import { variableFields } from '#calculate/solve/sweeping.ts';
import { writeCells } from '#calculate/solve/written-cells.ts';

const find = (id: string) => catalogue.find((one) => one.id === id)!;

describe('a cell of a sweep', () => {
  for (const calculator of catalogue.filter(({ prepare }) => prepare === undefined)) {
    test(`is the value and the reply of ${calculator.id}`, () => {
      const compiled = compileCalculator(calculator);
      const { input } = calculator.examples[0];
      for (const field of variableFields(calculator).filter((name) => Object.hasOwn(input, name))) {
        const { [field]: value, ...inputs } = input as Readonly<Record<string, string | number>>;
        const rows = JSON.parse(
          finish(writeCells(compiled, { inputs, axes: [{ field, values: [value!] }], outputs: [] })).text,
        ) as readonly unknown[];
        const reply = JSON.parse(toJson(compiled.calculate(input).results)) as object;
        assert.deepEqual(rows, [{ [field]: value, ...reply }]);
      }
    });
  }

  test('has the result, and not the value, where both have one name, and the value where there is no result', () => {
    const compiled = compileCalculator(find('income-tax'));
    const inputs = { country: 'IN', tax_year: '2026-27' };
    const axes = [{ field: 'taxable_income', values: [1_200_004.996] }];
    const cellOf = (outputs: readonly string[]) =>
      (JSON.parse(finish(writeCells(compiled, { inputs, axes, outputs })).text) as readonly unknown[])[0];
    assert.deepEqual(cellOf(['taxable_income', 'tax']), { taxable_income: 1_200_005, tax: 10 });
    // 60,000 and 15 % of 4.996, less that.
    assert.deepEqual(cellOf(['tax_rebate', 'cess']), {
      taxable_income: 1_200_004.996,
      tax_rebate: 59_995.75,
      cess: 0.2,
    });
  });
});
