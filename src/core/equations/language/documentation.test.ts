// docs/equations.md has the grammar; what it shows is what the language reads.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { overBands } from './bands.ts';
import { builtIn, library } from './known.ts';
import { readProgram } from './program.ts';
import { readRules } from './rules.ts';
import type { Inputs } from './tree.ts';

const text = readFileSync(new URL('../../../../docs/equations.md', import.meta.url), 'utf8');
const [equations, rules] = [/^[^]*## Rules/, /## Rules[^]*$/].map((part) => examplesIn(part.exec(text)![0]));

function examplesIn(part: string): readonly string[] {
  return [...part.matchAll(/^```text\n([^`]*)^```$/gm)].map(([, block]) => block!);
}

const number = { kind: 'number', isWhole: false, minimum: 0, maximum: 1e6, default: undefined } as const;
const kind = { kind: 'word', options: ['card', 'loan'], numbers: undefined, default: undefined } as const;
const inputs: Inputs = {
  principal: number,
  annual_rate: number,
  years: { ...number, isWhole: true, maximum: 40 },
  extra_payment: { ...number, isOptional: true },
  cash_flows: { kind: 'list', item: number, fields: {}, maxItems: 100, default: undefined },
  debts: {
    kind: 'list',
    item: undefined,
    fields: { balance: number, kind },
    maxItems: 100,
    default: undefined,
  },
  cost: number,
  taxable_income: number,
  macrs: { kind: 'list', item: number, fields: {}, maxItems: 21, default: undefined, isOptional: true },
  tax_bands: {
    kind: 'list',
    item: undefined,
    fields: { over: number, rate: number, step: number },
    maxItems: 9,
    default: undefined,
  },
};

const optional = { ...number, isOptional: true } as const;
const ofRules: Inputs = {
  home_price: number,
  down_payment: number,
  yield_to_maturity: optional,
  clean_price: optional,
  needs_pct: number,
  wants_pct: number,
  call_price: optional,
  call_date: { ...optional, isWhole: true, isDate: true },
  years_to_call: optional,
  recovery_years: optional,
  method: { ...kind, options: ['macrs', 'straight_line'] },
  interest_rate: number,
  steps: {
    kind: 'list',
    item: undefined,
    fields: { reduction_pct: number },
    maxItems: 9,
    default: undefined,
  },
};

describe('docs/equations.md', () => {
  test('has examples', () => assert.deepEqual([equations!.length, rules!.length], [6, 2]));

  for (const example of equations!) {
    test(`${example.split('\n')[0]} … is read`, () => {
      assert.ok(readProgram(example, inputs, []).statements.length >= 2);
    });
  }

  for (const example of rules!) {
    test(`${example.split('\n')[0]} … is read`, () => {
      const read = readRules(example, ofRules, {}).rules;
      assert.equal(read.length, example.match(/^require/gm)!.length);
    });
  }

  test('names every function', () => {
    for (const name of [...Object.keys(builtIn), ...library.keys(), ...overBands])
      assert.ok(text.includes(`\`${name}(`), name);
  });
});
