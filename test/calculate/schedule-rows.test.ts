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
import { rowTexts, type Row } from '#calculate/schedule/rows.ts';
import { scheduleColumns, textColumns, fillSchedule, type Interval } from '#calculate/schedule/schedule.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { middleOf } from '../kit/accuracy/decimal-ball.ts';
import { createRandom, type Random } from '../kit/accuracy/random.ts';
import { casesOf } from '../catalogue/laws.contract.ts';
import { countDraws, drawUntil } from '../kit/draws.ts';
import { drawQuarter } from '../kit/quarters.ts';

/** Valid inputs, and how many of them must have a schedule. */
const DRAWS = 24;
const TABLES = 6;
/** For inputs that are valid. */
const MAX_TRIES = 500;
const currencies = [undefined, 'USD', 'JPY', 'KWD'] as const;
const arithmetic = createDecimalArithmetic(160, WIDE_TIE);
const Wide = Decimal.clone({ precision: 80 });

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

for (const calculator of drawQuarter(catalogue as readonly AnyCalculator[])) {
  if (calculator.schedule === undefined) continue;
  const { id, schedule } = calculator;
  const evaluator = createEvaluator(calculator);
  const calculate = createCalculation(calculator, evaluator);
  const check = createInputCheck(calculator.input, rulesOf(calculator));

  describe(`the rows of ${id}, for amounts that are whole minor units`, () => {
    test('are the exact values, rounded once, and add up where these are whole', () => {
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
          const perYear = whole.periodsPerYear ?? 12;
          for (const [table, step] of [[one.monthly, 1] as const, [one.yearly, perYear] as const]) {
            if (table === undefined) continue;
            checkSums(table, what);
            if (schedule.kind !== 'table') checkCells(table, course, step, moneyOf(values).decimals, what);
            checkTotals(table, one.reply, isWhole(course, moneyOf(values).decimals), values, what);
          }
          checkFinalPayment(one.monthly, one.reply, what);
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
        rowTexts(finish(fillSchedule(calculator, evaluator, calculation, interval))),
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

  /** Whether all that flows is a whole count of minor units, and what it begins with; of a loan every balance. */
  function isWhole(course: CourseInDecimals, decimals: number): boolean {
    if (schedule.kind === 'table') return false;
    const points = Array.from({ length: course.periods + 1 }, (_, period) => course.at(period));
    const isLoan = schedule.kind === 'loan';
    const amounts = points.map(({ flow }) => middleOf(flow));
    const balances = points.slice(0, isLoan ? points.length : 1).map(({ balance }) => middleOf(balance));
    return [...amounts, ...balances].every((one) => one.equals(rounded(one, decimals)));
  }

  function checkCells(
    { columns, rows }: Table,
    course: CourseInDecimals,
    step: number,
    decimals: number,
    what: string,
  ): void {
    const round = (value: Decimal) => rounded(value, decimals);
    const pointAt = (period: number) => {
      const { balance, flow } = course.at(period);
      return { balance: middleOf(balance), flow: middleOf(flow) };
    };
    const first = pointAt(0);
    for (let row = 0; row < rows; row++) {
      const [before, last] = [pointAt(row * step), pointAt(Math.min((row + 1) * step, course.periods))];
      const flow = last.flow.minus(before.flow);
      const fall = before.balance.minus(last.balance);
      const rise = round(last.balance).minus(round(before.balance));
      const left = first.balance.minus(last.flow);
      const expected: Readonly<Record<LedgerKind, Readonly<Record<string, Decimal>>>> = {
        loan: { payment: round(flow.plus(fall)), interest: round(flow), principal: round(fall) },
        growth: { contribution: round(flow), growth: rise.minus(round(flow)) },
        withdrawal: { withdrawal: round(flow), growth: rise.plus(round(flow)) },
        plan: {
          contribution: Wide.max(0, round(flow)),
          withdrawal: Wide.max(0, round(flow).negated()),
          growth: rise.minus(round(flow)),
        },
        payout: { payout: round(flow), interest: rise.plus(round(flow)) },
        price: { price: round(last.balance), rise, purchasing_power: round(left) },
        depreciation: { depreciation: round(flow) },
      };
      const kind = schedule.kind as LedgerKind;
      const cells = { ...(kind !== 'price' && { balance: round(last.balance) }), ...expected[kind] };
      for (const [name, value] of Object.entries(cells))
        assert.ok(columns[name]![row]!.equals(value), `${name} ${row + 1} of ${what}: ${String(value)}`);
    }
    if (schedule.kind === 'loan') assert.equal(Number(columns['balance']!.at(-1)), 0, what);
  }

  /** A sum of columns is that of the cells of its row. */
  function checkSums({ columns, rows }: Table, what: string): void {
    for (const [name, column] of Object.entries(schedule.columns ?? {})) {
      if (column.form !== 'sum') continue;
      for (let row = 0; row < rows; row++) {
        const terms: readonly Decimal[] = column.of.map((one) => {
          const isLess = one.startsWith('−');
          return columns[isLess ? one.slice(1) : one]![row]!.times(isLess ? -1 : 1);
        });
        const sum = terms.reduce((total, term) => total.plus(term));
        assert.equal(String(columns[name]![row]), String(sum), `${name} ${row + 1} of ${what}`);
      }
    }
  }

  /**
   * A column adds up to its total where what flows is whole; elsewhere each of its cells, and the total, may be
   * off by half a unit.
   */
  function checkTotals(
    { columns, rows }: Table,
    reply: Reply,
    isWholeFlow: boolean,
    values: InputValues,
    what: string,
  ): void {
    const { decimals } = moneyOf(values);
    const unit = new Wide(10).pow(-decimals);
    for (const [column, output] of Object.entries(schedule.totals ?? {})) {
      if (reply[output] === undefined) continue;
      const sum = columns[column]!.reduce((total, amount) => total.plus(amount), decimal('0'));
      const most = isWholeFlow && schedule.columns?.[column] === undefined ? 0 : rows + 1;
      const difference = sum.minus(new Wide(reply[output] as number)).abs();
      assert.ok(
        difference.lessThanOrEqualTo(unit.times(most)),
        `${column} of ${what}: ${String(difference)}`,
      );
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
    // After the last payment, a ledger may go on to the day on which it is read.
    const last = payments.findLast((payment) => Number(payment) !== 0) ?? 0;
    assert.equal(Number(last), reply['final_payment'], `final_payment of ${what}`);
  }
}

/** What many digits leave of an exact tie is not half a unit, so the last digits are dropped first. */
function rounded(value: Decimal, decimals: number): Decimal {
  return value.toSignificantDigits(60).toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP);
}

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
