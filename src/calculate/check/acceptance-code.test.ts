import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { accepts, createRecordTest } from './acceptance.ts';
import { compileAccepts } from './acceptance-code.ts';

const strange = [undefined, null, NaN, Infinity, -1, 0, 0.5, 7, 1e30, '', 'USD', 'exact', [], [1], {}, true];

test('code accepts the same inputs as the test from which it is made', () => {
  for (const { id, input, examples } of catalogue) {
    const record = createRecordTest(input);
    const compiled = compileAccepts(record);
    const check = (value: unknown) =>
      assert.equal(compiled(value), accepts(record, value), `${id}: ${JSON.stringify(value)}`);
    for (const value of strange) check(value);
    for (const example of examples) {
      const inputs: Readonly<Record<string, unknown>> = example.input;
      check(inputs);
      check({ ...inputs, unknown: 1 });
      check({ ...inputs, unknown: undefined });
      for (const name of [...Object.keys(input), 'unknown'])
        for (const value of strange) check({ ...inputs, [name]: value });
      for (const name of Object.keys(inputs)) {
        const { [name]: _, ...others } = inputs;
        check(others);
      }
    }
  }
});
