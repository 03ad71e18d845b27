// Code leaves out what the options of an input do not need: schedules without each of the inputs of an example,
// and with each other word of its choices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyCalculator, InputFields, InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { CentwiseProblem, schedule } from '#library/engine.ts';

function changedOnce(fields: InputFields, input: InputValues): readonly InputValues[] {
  return Object.entries(fields).flatMap(([name, { schema }]) => {
    const { [name]: _, ...others } = input;
    const words = 'enum' in schema ? (schema.enum as readonly string[]) : [];
    return [others, ...words.map((word) => ({ ...others, [name]: word }))];
  });
}

for (const { id, schedule: declared, input: fields, examples } of catalogue as readonly AnyCalculator[]) {
  if (declared === undefined) continue;
  test(`${id} has rows or says why not, whatever is chosen`, () => {
    let answered = 0;
    for (const { input } of examples) {
      for (const changed of changedOnce(fields, input)) {
        try {
          assert.ok((schedule(id, changed) as readonly unknown[]).length > 0, JSON.stringify(changed));
          answered++;
        } catch (error) {
          assert.ok(error instanceof CentwiseProblem, `${JSON.stringify(changed)}: ${String(error)}`);
        }
      }
    }
    assert.ok(answered > 0);
  });
}
