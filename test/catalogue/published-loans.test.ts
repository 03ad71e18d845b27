// Schedules that others published, each with the conventions that meet it, or with what sets it apart.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { InputValues } from '#catalogue/declare/define.ts';
import { loanAccount } from '#catalogue/calculators/loans/loan-account.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { finish } from '#base/steps.ts';
import { toJson } from '#calculate/result/json.ts';
import { createCalculation } from '#calculate/result/result.ts';
import { rowTexts } from '#calculate/schedule/rows.ts';
import { fillSchedule, scheduleColumns } from '#calculate/schedule/schedule.ts';

type Amounts = Readonly<Record<string, number | string>>;

interface Published {
  readonly id: string;
  readonly input: InputValues;
  readonly output: Amounts;
  readonly rows: readonly Amounts[];
  readonly difference?: string;
}

const file = new URL('published-loans.json', import.meta.url);
const loans = JSON.parse(readFileSync(file, 'utf8')) as readonly Published[];
const calculator = { ...loanAccount, examples: [{ input: {}, output: {} }] as const };
const evaluator = createEvaluator(calculator);
const columns = scheduleColumns(calculator);

function keep(input: InputValues) {
  const calculation = createCalculation(calculator, evaluator)(input);
  const cells = rowTexts(finish(fillSchedule(calculator, evaluator, calculation, 'month')));
  const rows = cells.map((row) => {
    const texts = columns.map((name, index) => [name, String(row[index]).replaceAll('"', '')] as const);
    return Object.fromEntries(texts.map(([name, text]) => [name, name === 'date' ? text : Number(text)]));
  });
  const output = JSON.parse(toJson(calculation.results)) as Amounts;
  return { output, rows: rows as readonly Amounts[] };
}

/** Where a published schedule has a row on a day without an event, nothing has changed since the last one. */
function rowOf(rows: readonly Amounts[], { date, period }: Amounts): Amounts | undefined {
  if (date === undefined) return rows.find((row) => row['period'] === period);
  return (
    rows.find((row) => row['date'] === date) ?? rows.findLast((row) => String(row['date']) < String(date))
  );
}

/** What a row is held to: not its place, and a published zero says nothing but of a balance. */
function figuresOf(row: Amounts) {
  const isFigure = (name: string, value: number | string) => name === 'balance' || value !== 0;
  return Object.entries(row).filter(
    ([name, value]) => name !== 'date' && name !== 'period' && isFigure(name, value),
  );
}

function differences({ input, output: expected, rows: published }: Published): readonly string[] {
  const { output, rows } = keep(input);
  const ofOutput = Object.entries(expected).filter(([name, value]) => output[name] !== value);
  const ofRows = published.flatMap((row) => {
    const own = rowOf(rows, row);
    return figuresOf(row)
      .filter(([name, value]) => own?.[name] !== value)
      .map(([name, value]) => `${row['date'] ?? row['period']}: ${name} ${own?.[name]}, published ${value}`);
  });
  return [...ofOutput.map(([name, value]) => `${name} ${output[name]}, published ${value}`), ...ofRows];
}

describe('published loans', () => {
  for (const loan of loans) {
    const { id, difference } = loan;
    test(`${id} ${difference === undefined ? 'is met to the cent' : `differs: ${difference}`}`, () => {
      const found = differences(loan);
      if (difference === undefined) assert.deepEqual(found, []);
      else assert.notDeepEqual(found, []);
    });
  }

  test('none is without a figure to meet', () => {
    const silent = loans.filter(
      ({ output, rows }) => [...Object.keys(output), ...rows.flatMap(figuresOf)].length === 0,
    );
    assert.deepEqual(
      silent.map(({ id }) => id),
      [],
    );
  });

  test('money is conserved in every row', () => {
    for (const { input } of loans) {
      let [owed, unpaid] = [Number(input['principal']) * 100, 0];
      for (const row of keep(input).rows) {
        const cents = (name: string) => Math.round(Number(row[name]) * 100);
        const paid = cents('interest') + cents('principal') + cents('fees');
        assert.equal(cents('payment'), paid);
        owed += cents('advance') + cents('capitalized') - cents('principal');
        assert.equal(cents('balance'), Math.round(owed));
        unpaid += Number(row['accrued']) - Number(row['interest']) - Number(row['capitalized']);
        assert.ok(Math.abs(unpaid - Number(row['unpaid_interest'])) < 0.5);
      }
    }
  });
});
