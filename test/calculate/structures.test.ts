import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { finish } from '#base/steps.ts';
import { toJson } from '#calculate/result/json.ts';
import { createCalculation, createReply } from '#calculate/result/result.ts';
import { scheduleCsv, scheduleJson } from '#calculate/schedule/row-writer.ts';
import { fillSchedule } from '#calculate/schedule/schedule.ts';
import { solvableFields, targetOutputs } from '#calculate/solve/questions.ts';
import { solve } from '#calculate/solve/solving.ts';
import { variableFields, sweepCells } from '#calculate/solve/sweeping.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { pots } from './pots.ts';

const calculator: AnyCalculator = pots;
const evaluator = createEvaluator(calculator);
const check = createInputCheck(calculator.input, rulesOf(calculator));
const reply = createReply(calculator);
const valid = {
  pots: [
    { name: 'Roof "new"', held: 25.125, since: '2020-02-29' },
    { name: 'Car', held: 0.1, wanted: 50.25 },
  ],
  gifts: [0.004, 0.0025],
  start: '2024-01-31',
  currency: 'USD',
};

describe('a calculator with lists, records, dates and texts', () => {
  test('answers every kind of output, rounded, with the defaults filled in', () => {
    assert.equal(check(valid), undefined);
    assert.deepEqual(JSON.parse(reply(valid)), {
      share: 16.7887,
      held: 25.23,
      gifts: [0.01, 0.01],
      pots: [
        { name: 'Roof "new"', missing: 74.88, since: '2020-02-29' },
        { name: 'Car', missing: 50.15 },
      ],
      length: 3,
      end: '2024-04-30',
      currency: 'USD',
    });
  });

  test('leaves out an optional output, the first one too', () => {
    const nothing = { pots: [{ name: 'A', held: 0, wanted: 0 }], start: '2024-01-01' };
    assert.equal(
      reply(nothing),
      '{"held":0,"gifts":[],"pots":[{"name":"A","missing":0}],"length":3,"end":"2024-04-01"}',
    );
  });

  test('says of every fault where it is, and what would be accepted', () => {
    const faults = check({
      pots: [{ name: '', held: '5' }, { held: -1, hold: 3, wanted: 1, name: 'A\n' }, 7],
      gifts: [1, 2000],
      start: '2023-02-29',
      months: 0,
    });
    assert.deepEqual(
      faults?.map(({ field, within = '', code, detail }) => [field + within, code, detail]).toSorted(),
      [
        ['gifts/1', 'out-of-range', 'must be a number from 0 to 1,000 (currency); got 2000'],
        ['months', 'out-of-range', 'must be a whole number from 1 to 1,200 (months); got 0'],
        [
          'pots/0/held',
          'wrong-type',
          'must be a number from 0 to 1,000,000,000,000 (currency); got the string "5"',
        ],
        ['pots/0/name', 'out-of-range', 'must be a single line of 1 to 60 characters; got the string ""'],
        ['pots/1/held', 'out-of-range', 'must be a number from 0 to 1,000,000,000,000 (currency); got -1'],
        ['pots/1/hold', 'unknown-field', 'is not a known field; did you mean held?'],
        ['pots/1/name', 'out-of-range', 'must be a single line of 1 to 60 characters; got the string "A\\n"'],
        ['pots/2', 'wrong-type', 'must be an object with name, held, wanted, since; got 7'],
        [
          'start',
          'not-a-date',
          'must be a date from 1900 to 2199, such as 2026-09-24; got the string "2023-02-29"',
        ],
      ],
    );
  });

  test('takes names that every object has for unknown fields', () => {
    for (const name of ['toString', 'constructor', 'hasOwnProperty']) {
      const faults = check({ pots: [{ name: 'Car', held: 5, [name]: [1] }], start: '2026-09-24', months: 1 });
      assert.deepEqual(
        faults?.map(({ field, within = '', code }) => [field + within, code]),
        [[`pots/0/${name}`, 'unknown-field']],
      );
    }
  });

  test('says what is missing, and how many there may be', () => {
    const details = (value: InputValues) =>
      check(value)?.map(({ field, within = '', detail }) => `${field}${within} ${detail}`);
    assert.deepEqual(details({ pots: [{}], start: '2024-01-01' }), [
      'pots/0/name is required: a single line of 1 to 60 characters',
      'pots/0/held is required: a number from 0 to 1,000,000,000,000 (currency)',
    ]);
    assert.deepEqual(details({ pots: [], start: '2024-01-01' }), [
      'pots must be an array of 1 to 3 items, each an object with name, held, wanted, since; got an array of 0',
    ]);
    assert.deepEqual(details({ pots: valid.pots, gifts: [1, 2, 3], start: '1899-12-31' }), [
      'gifts must be an array of 0 to 2 items, each a number from 0 to 1,000 (currency); got an array of 3',
      'start must be a date from 1900 to 2199, such as 2026-09-24; got the string "1899-12-31"',
    ]);
    assert.deepEqual(details({ ...valid, months: 2 }), ['gifts must be fewer than months']);
  });

  test('has a dated schedule', async () => {
    const calculation = createCalculation(calculator, evaluator)(valid);
    const rows = finish(fillSchedule(calculator, evaluator, calculation, 'month'));
    assert.deepEqual(JSON.parse(toJson(scheduleJson(rows)))[0], {
      period: 1,
      date: '2024-02-29',
      withdrawal: 10,
      growth: 0,
      balance: 20,
    });
    assert.equal(scheduleCsv(rows).split('\r\n')[3], '3,2024-04-30,10,0,0');
  });

  test('is solved for numbers and varied in what is no list', async () => {
    assert.deepEqual(solvableFields(calculator), ['months']);
    assert.deepEqual(targetOutputs(calculator), ['share', 'held', 'length']);
    const question = { solveFor: 'months', output: 'length', target: 7, inputs: valid };
    assert.deepEqual(finish(solve(calculator, evaluator, question)), {
      answers: [{ value: 7, isExact: true, isReached: true, from: 7, to: 7, isFlat: false }],
      main: 0,
      omitted: 0,
    });
    assert.deepEqual(variableFields(calculator), ['start', 'months', 'currency']);
    const order = {
      inputs: valid,
      axes: [{ field: 'months', values: [2, 3] }],
      outputs: ['pots', 'held', 'end'],
    };
    const calculate = createCalculation(calculator, evaluator);
    const cells = finish(sweepCells({ calculator, calculate }, order)).map(toJson);
    assert.equal(
      cells[0],
      '{"months":2,"problem":{"code":"invalid-input","detail":"gifts must be fewer than months"}}',
    );
    assert.equal(
      cells[1],
      '{"months":3,"pots":[{"name":"Roof \\"new\\"","missing":74.88,"since":"2020-02-29"},{"name":"Car","missing":50.15}],"held":25.23,"end":"2024-04-30"}',
    );
  });
});
