import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Decimal } from 'decimal.js';
import type { AnyCalculator, InputFields, InputValue, InputValues } from '#catalogue/declare/define.ts';
import type { Course, LedgerKind } from '#catalogue/declare/schedule.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { catalogue } from '#catalogue/index.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { createDecimalArithmetic, WIDE_TIE } from '#core/arithmetic/decimal.ts';
import { DomainError } from '#base/errors.ts';
import { finish } from '#base/steps.ts';
import { toJson } from '#calculate/result/json.ts';
import { createCalculation, moneyOf } from '#calculate/result/result.ts';
import {
  scheduleColumns,
  textColumns,
  writeSchedule,
  type Interval,
  type Row,
} from '#calculate/schedule/schedule.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { middleOf } from '../kit/accuracy/decimal-ball.ts';
import { createRandom, type Random } from '../kit/accuracy/random.ts';
import { casesOf } from '../catalogue/laws.contract.ts';
import { countDraws, drawUntil } from '../kit/draws.ts';

/** Valid inputs, and how many of them must have a schedule. */
const DRAWS = 24;
const TABLES = 6;
/** For inputs that are valid. */
const MAX_TRIES = 500;
const currencies = [undefined, 'USD', 'JPY', 'KWD'] as const;
const arithmetic = createDecimalArithmetic(160, WIDE_TIE);
const Wide = Decimal.clone({ precision: 80 });
/** What 160 digits of two equal payments may be apart. */
const SAME = '1e-25';

type CourseInDecimals = Course<ReturnType<typeof arithmetic.of>>;
type Reply = Readonly<Record<string, unknown>>;
type Columns = Readonly<Record<string, readonly Decimal[]>>;

/** The amounts of a schedule's rows, by column, in the order of the columns. */
interface Table {
  readonly interval: Interval;
  readonly columns: Columns;
  readonly rows: number;
}

interface Tables {
  readonly monthly: Table;
  /** Undefined where every row is a year. */
  readonly yearly: Table | undefined;
}

for (const calculator of catalogue as readonly AnyCalculator[]) {
  if (calculator.schedule === undefined) continue;
  const { id, schedule } = calculator;
  const evaluator = createEvaluator(calculator);
  const calculate = createCalculation(calculator, evaluator);
  const check = createInputCheck(calculator.input, rulesOf(calculator));

  describe(`the rows of ${id}, for amounts that are whole minor units`, () => {
    test('add up one by one, foot to the totals of the reply, and are level where payments are', () => {
      const random = createRandom(1, `schedule-rows/${id}`);
      let tables = 0;
      const isEnough = () => tables >= countDraws(TABLES, id);
      drawUntil(countDraws(DRAWS, id), isEnough, () => {
        const values = drawValid(random);
        const found = tablesOf(values);
        if (found === undefined) return;
        tables++;
        const whole = evaluator.course(arithmetic, values, moneyOf(values).decimals)!;
        for (const [index, one] of found.entries()) {
          const what = `${id} ${one.item ?? ''} ${JSON.stringify(values)}`;
          const course: CourseInDecimals = whole.items?.[index] ?? whole;
          checkDeclared(one.monthly, what);
          checkTotals(one.monthly, one.reply, what);
          if (schedule.kind !== 'table') {
            checkRows(one.monthly, openingOf(course, values), what);
            if (course.isVarying !== true) checkLevel(one.monthly, flowsOf(course), values, what);
          }
          checkFinalPayment(one.monthly, one.reply, what);
          checkYears(one, course.periodsPerYear ?? 12, what);
        }
      });
    });
  });

  function drawValid(random: Random): InputValues {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const values = drawValues(random, calculator);
      if (check(values) === undefined) return values;
    }
    throw new Error(`${id}: no valid inputs were drawn`);
  }

  /**
   * Of a schedule with items, those of each; undefined where the calculator has no answer, or one of too many
   * rows.
   */
  function tablesOf(
    values: InputValues,
  ): readonly (Tables & { readonly reply: Reply; readonly item?: string })[] | undefined {
    try {
      const calculation = calculate(values);
      const reply = JSON.parse(toJson(calculation.results)) as Reply;
      const intervals: readonly Interval[] = schedule.periodsPerYear === 12 ? ['month', 'year'] : ['year'];
      const all = intervals.map((interval) =>
        finish(writeSchedule(calculator, evaluator, calculation, interval)),
      );
      const tablesFrom = (ofItem: (row: Row) => boolean) => {
        const [monthly, yearly] = all.map((rows, index) => tableFrom(rows.filter(ofItem), intervals[index]!));
        return { monthly: monthly!, yearly };
      };
      const { items } = schedule;
      if (items === undefined) return [{ reply, ...tablesFrom(() => true) }];
      const given = values[items] as readonly { readonly name?: string }[];
      return (reply[items] as readonly Reply[]).map((own, index) => {
        const item = given[index]!.name ?? String(index + 1);
        return { reply: own, item, ...tablesFrom(([, name]) => name === item) };
      });
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  function tableFrom(rows: readonly Row[], interval: Interval): Table {
    const names = scheduleColumns(calculator);
    const columns = names.map((name, index) => [name, rows.map((cells) => cells[index]!)] as const);
    const amounts = columns.filter(([name]) => name !== 'period' && !textColumns.has(name));
    return {
      interval,
      rows: rows.length,
      columns: Object.fromEntries(amounts.map(([name, cells]) => [name, cells.map(decimal)])),
    };
  }

  function openingOf(course: CourseInDecimals, values: InputValues): Decimal {
    return middleOf(course.at(0).balance).toDecimalPlaces(moneyOf(values).decimals, Decimal.ROUND_HALF_UP);
  }

  /** What is paid in each period, unrounded. */
  function flowsOf(course: CourseInDecimals): readonly Decimal[] {
    const points = Array.from({ length: course.periods + 1 }, (_, period) => course.at(period));
    const sums = points.map(({ balance, flow }) =>
      schedule.kind === 'loan'
        ? middleOf(flow).plus(middleOf(points[0]!.balance)).minus(middleOf(balance))
        : middleOf(flow),
    );
    return sums.slice(1).map((sum, index) => sum.minus(sums[index]!));
  }

  function checkRows({ columns, rows }: Table, opening: Decimal, what: string): void {
    if (schedule.kind === 'table') return;
    const [flow, gain, sign] = parts[schedule.kind];
    let [balance, power] = [opening, opening];
    for (let row = 0; row < rows; row++) {
      const earned = gain === undefined ? 0 : columns[gain]![row]!;
      balance = balance.plus(earned).plus(columns[flow]![row]!.times(sign));
      if (schedule.kind === 'plan') balance = balance.minus(columns['withdrawal']![row]!);
      const shown: Decimal = columns[schedule.kind === 'price' ? 'price' : 'balance']![row]!;
      assert.equal(String(shown), String(balance), `balance ${row + 1} of ${what}`);
      if (schedule.kind === 'price') {
        power = power.minus(columns['loss']![row]!);
        assert.equal(String(columns['purchasing_power']![row]), String(power), `row ${row + 1} of ${what}`);
      }
      if (schedule.kind === 'loan') {
        assert.equal(
          String(columns['principal']![row]!.plus(columns['interest']![row]!)),
          String(columns['payment']![row]),
          `principal ${row + 1} of ${what}`,
        );
      }
    }
    if (schedule.kind === 'loan') assert.equal(String(balance), '0', what);
  }

  /** Sums of a row are those of its cells, and running totals those of the rows. */
  function checkDeclared({ columns, rows }: Table, what: string): void {
    for (const [name, column] of Object.entries(schedule.columns ?? {})) {
      if (column.form !== 'sum' && column.form !== 'running') continue;
      let total = decimal('0');
      for (let row = 0; row < rows; row++) {
        const terms = [column.of].flat().map((one) => {
          const isLess = one.startsWith('−');
          return columns[isLess ? one.slice(1) : one]![row]!.times(isLess ? -1 : 1);
        });
        const before = column.form === 'running' ? total : decimal('0');
        total = terms.reduce((sum, term) => sum.plus(term), before);
        assert.equal(String(columns[name]![row]), String(total), `${name} ${row + 1} of ${what}`);
      }
    }
  }

  function checkTotals({ columns }: Table, reply: Readonly<Record<string, unknown>>, what: string): void {
    for (const [column, output] of Object.entries(schedule.totals ?? {})) {
      if (reply[output] === undefined) continue;
      const sum = columns[column]!.reduce((total, amount) => total.plus(amount), decimal('0'));
      assert.equal(Number(sum), reply[output], `${column} of ${what}`);
    }
  }

  /**
   * Payments that are the same, but for the last, are the same in the rows; unless the last one is too small
   * to settle.
   */
  function checkLevel(
    { columns }: Table,
    flows: readonly Decimal[],
    values: InputValues,
    what: string,
  ): void {
    const { decimals } = moneyOf(values);
    const shown = columns[parts[schedule.kind as LedgerKind][0]]!;
    const rounded = flows.map((flow) => flow.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP));
    const before = flows.slice(0, -1);
    const difference = before.reduce(
      (sum, flow, index) => sum.plus(rounded[index]!).minus(flow),
      decimal('0'),
    );
    if (
      difference
        .abs()
        .times(2)
        .plus(`1e-${decimals}`)
        .greaterThan(flows.at(-1) ?? 0)
    )
      return;
    for (const [index, flow] of before.entries()) {
      if (
        index === 0 ||
        flow
          .minus(before[index - 1]!)
          .abs()
          .greaterThan(SAME)
      )
        continue;
      assert.equal(String(shown[index]), String(shown[index - 1]), `row ${index + 1} of ${what}`);
    }
  }

  function checkFinalPayment(
    { columns, rows }: Table,
    reply: Readonly<Record<string, unknown>>,
    what: string,
  ) {
    const payments = columns['payment'];
    // Of a loan that ends with its first payment, the row has what is paid at once too.
    if (payments === undefined || reply['final_payment'] === undefined || rows < 2) return;
    assert.equal(Number(payments.at(-1)), reply['final_payment'], `final_payment of ${what}`);
  }

  function checkYears({ monthly, yearly }: Tables, perYear: number, what: string): void {
    if (yearly === undefined) return;
    for (const [column, cells] of Object.entries(yearly.columns)) {
      const months = monthly.columns[column]!;
      for (const [year, cell] of cells.entries()) {
        const ofYear = months.slice(perYear * year, perYear * year + perYear);
        const form = schedule.columns?.[column]?.form;
        if (form === 'sum') continue;
        const expected =
          standing.has(column) || form === 'state' || form === 'running'
            ? ofYear.at(-1)
            : ofYear.reduce((sum, amount) => sum.plus(amount));
        assert.equal(String(cell), String(expected), `${column} of year ${year + 1} of ${what}`);
      }
    }
  }
}

/** The columns of a kind that change the balance, and which way the first one does. */
/** Columns of what there is, not of what comes and goes. */
const standing = new Set(['balance', 'price', 'purchasing_power']);

const parts = {
  loan: ['payment', 'interest', -1],
  growth: ['contribution', 'growth', 1],
  withdrawal: ['withdrawal', 'growth', -1],
  plan: ['contribution', 'growth', 1],
  payout: ['payout', 'interest', -1],
  price: ['rise', undefined, 1],
  depreciation: ['depreciation', undefined, -1],
} as const;

function decimal(text: string): Decimal {
  return new Wide(text);
}

/** A golden case with some of its numbers drawn again, all amounts in whole minor units of some currency. */
function drawValues(random: Random, calculator: AnyCalculator): InputValues {
  const currency = random.pick(currencies);
  const { currency: _, ...base } = random.pick(casesOf(calculator));
  const values = currency === undefined ? base : { ...base, currency };
  return drawFields(random, values, calculator.input, moneyOf(values).decimals);
}

function drawFields(random: Random, values: InputValues, fields: InputFields, decimals: number): InputValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, drawValue(random, value, fields[name]!, decimals)]),
  );
}

function drawValue(random: Random, value: InputValue, field: InputField, decimals: number): InputValue {
  if (Array.isArray(value)) {
    const items: readonly InputValue[] = value;
    return items.map((item) =>
      field.fields === undefined
        ? drawValue(random, item, field.item!, decimals)
        : drawFields(random, item as InputValues, field.fields, decimals),
    );
  }
  if (typeof value !== 'number') return value;
  const drawn = random.chance(0.5) ? value * (0.5 + random.unit()) : value;
  if (field.kind === 'integer') return Math.round(drawn);
  const unit = (field.schema as { readonly 'x-unit'?: string })['x-unit'];
  return Number(drawn.toFixed(unit === 'currency' ? decimals : 3));
}
