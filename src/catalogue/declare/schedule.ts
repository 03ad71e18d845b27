import type { Cell } from '#core/equations/compile/cells.ts';
import type { OutputField } from './fields.ts';

const flow = 'flow_k − flow_j';
/** Growth is what makes a row add up, whose other cells are rounded. */
const rise = 'round(balance_k) − round(balance_j)';

/**
 * The kinds of schedule in which something flows in each period, beside the balance after it: the columns
 * after the period, each rounded once, in their order. A row has the periods after j until k.
 */
const ledgers = {
  loan: {
    payment: `${flow} + (balance_j − balance_k)`,
    interest: flow,
    principal: 'balance_j − balance_k',
    balance: 'balance_k',
  },
  growth: { contribution: flow, growth: `${rise} − round(${flow})`, balance: 'balance_k' },
  withdrawal: { withdrawal: flow, growth: `${rise} + round(${flow})`, balance: 'balance_k' },
  plan: {
    contribution: `max(0, round(${flow}))`,
    withdrawal: `max(0, −round(${flow}))`,
    growth: `${rise} − round(${flow})`,
    balance: 'balance_k',
  },
  payout: { payout: flow, interest: `${rise} + round(${flow})`, balance: 'balance_k' },
  price: {
    rise,
    price: 'balance_k',
    loss: 'round(balance_0 − flow_j) − round(balance_0 − flow_k)',
    purchasing_power: 'balance_0 − flow_k',
  },
  depreciation: { depreciation: flow, balance: 'balance_k' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type LedgerKind = keyof typeof ledgers;
export const ledgerKinds = Object.keys(ledgers) as readonly LedgerKind[];

/** A table has the columns that it declares, and no others. */
export const scheduleKinds = [...ledgerKinds, 'table'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** How the balance develops. All values are unrounded. */
export interface Course<N> {
  readonly periods: number;
  /** After so many periods; 0 is the beginning. A table has no balance and no flow. */
  readonly at: (period: number) => CoursePoint<N>;
  /** Where the request decides it: payments every two weeks are 26, and each is a row. */
  readonly periodsPerYear?: number;
  /**
   * The day on which a period ends, as core/finance/calendar.ts counts days; needed where the schedule is
   * dated.
   */
  readonly dateOf?: (period: number) => number;
  /**
   * Paths that a chart shows thinly behind its own, and one that it marks, by the values after each period.
   */
  readonly strands?: readonly Strand[];
  /** Of a schedule with `items`: the course of each item, in their order. */
  readonly items?: readonly Pick<Course<N>, 'periods' | 'at'>[];
}

export interface Strand {
  /** Of one that is marked. */
  readonly name?: string;
  /** From the beginning on. */
  readonly values: readonly number[];
}

export interface CoursePoint<N> {
  readonly balance: N;
  /**
   * All that flowed so far: interest of a loan, contributions, withdrawals, contributions less withdrawals of
   * a plan, interest paid out, depreciation.
   */
  readonly flow: N;
  /** The declared columns with a value, by their names. */
  readonly columns?: Readonly<Record<string, N>>;
}

/** How the balance develops between the beginning and the end. */
export type Schedule = ScheduleFacts & (WrittenCourse | WrittenTable | AnsweredCourse);

export interface ScheduleFacts {
  readonly kind: ScheduleKind;
  /** Undefined where the length of a period is not known: the rows are then by period. */
  readonly periodsPerYear?: 1 | 12;
  /** The first row, where it is not period 1: a table of cash flows begins with that of today. */
  readonly firstPeriod?: 0 | 1;
  /** The output, or else the input, that the balance is to reach, which a chart shows as a line. */
  readonly goal?: string;
  /** The output that a chart marks on its axis: a number of years, of months, or else of periods. */
  readonly mark?: string;
  /** For a column, the output that its rows add up to; with `items`, the field of the output of that name. */
  readonly totals?: Readonly<Record<string, string>>;
  /** The list, of input and output, of which each item has rows of its own, with its name. */
  readonly items?: string;
  /** Whether every row has the date on which its period ends; so it has where the course says which. */
  readonly isDated?: boolean;
  /**
   * Of a table: columns between which a chart is shaded, the widest first, with a name for what lies there.
   */
  readonly bands?: readonly (readonly [lower: string, upper: string, name: string])[];
  /** Columns beside those of the kind: they stand before its last one, the balance. */
  readonly columns?: Readonly<Record<string, ScheduleColumn>>;
}

export type ScheduleColumn = ValueColumn | SumColumn | RunningColumn;

interface ColumnFacts {
  /** Description, unit and decimals. */
  readonly output: OutputField;
}

/**
 * A value in the language of equations, in or after period k; undefined where the course that code answered
 * has it.
 */
export interface ValueColumn extends ColumnFacts {
  readonly form: 'flow' | 'state';
  readonly value: string | undefined;
}

/** The sum of other columns of the same row, as rounded; one with "−" before its name is subtracted. */
export interface SumColumn extends ColumnFacts {
  readonly form: 'sum';
  readonly of: readonly string[];
}

/** The sum of another column from the first row on, as rounded. */
export interface RunningColumn extends ColumnFacts {
  readonly form: 'running';
  readonly of: string;
}

/** What flows in period k: a year has the sum of its months. */
export function during(output: OutputField, value?: string): ValueColumn {
  return { form: 'flow', output, value };
}

/** What there is at the end of period k: a year has that of its last month. */
export function atEnd(output: OutputField, value?: string): ValueColumn {
  return { form: 'state', output, value };
}

/** The sum of the columns `of`; of "−payment", it is what is left after the payment. */
export function sumOf(output: OutputField, ...of: readonly string[]): SumColumn {
  return { form: 'sum', output, of };
}

export function runningTotal(output: OutputField, of: string): RunningColumn {
  return { form: 'running', output, of };
}

/** A course in the language of equations, over all that they define. */
export interface WrittenCourse {
  /** A whole number. */
  readonly periods: string;
  /** After k periods. */
  readonly balance: string;
  /** All that flowed in k periods. */
  readonly flow: string;
  /** Cells of period k that are stated by themselves: with less error, and the ties that equations decide. */
  readonly own?: Readonly<Record<string, string>>;
  /** The day on which period k ends. */
  readonly date?: string;
  /** The name of a course that code answers for some inputs, in place of what is written. */
  readonly answered?: string;
  readonly course?: undefined;
}

/** The periods of a table. */
interface WrittenTable {
  readonly periods: string;
  readonly date?: string;
  readonly balance?: undefined;
  readonly flow?: undefined;
  readonly answered?: undefined;
  readonly course?: undefined;
}

/** The name of a course that code answered. */
interface AnsweredCourse {
  readonly course: string;
  readonly answered?: undefined;
  readonly periods?: undefined;
  readonly date?: undefined;
}

/** The expressions of a schedule: in one list, in which each has its place. */
export interface CourseTexts {
  readonly periods: string;
  readonly date: string | undefined;
  /** After k periods: balance and flow, if it has them, and the columns with a value. */
  readonly at: Readonly<Record<string, string>>;
}

/** Whether every row has a date. */
export function isDated({ isDated, date }: Schedule): boolean {
  return isDated === true || date !== undefined;
}

/** The cells of a row after its period, in their order, with the decimals that they have. */
export function cellsOf(schedule: Schedule, moneyDecimals: number): readonly Cell[] {
  const { kind, columns = {} } = schedule;
  const { own: stated = {} } = schedule as Partial<WrittenCourse>;
  const usual = Object.entries<string>(kind === 'table' ? {} : ledgers[kind]);
  const flowing = usual.find(([name, text]) => text === flow && name in stated)?.[0];
  const own = usual.map(([name, text]) => {
    if (name in stated) return [name, `${name}_sum`] as const;
    return [name, flowing === undefined ? text : text.replace(flow, `${flowing}_sum`)] as const;
  });
  const texts = new Map(own);
  const declared = Object.entries(columns).map(([name, column]) => {
    const { decimals } = column.output;
    const text = textOf(name, column, (one) => texts.get(one) ?? textOf(one, columns[one]!));
    return { name, text, decimals: decimals === 'currency' ? moneyDecimals : decimals };
  });
  const cells = own.map(([name, text]) => ({ name, text, decimals: moneyDecimals }));
  const date = isDated(schedule) ? [{ name: 'date', text: 'date_k', decimals: 0 }] : [];
  return [...date, ...cells.slice(0, -1), ...declared, ...cells.slice(-1)];
}

function textOf(
  name: string,
  column: ScheduleColumn,
  textOfOther: (name: string) => string = (one) => one,
): string {
  switch (column.form) {
    case 'flow':
      return `${name}_sum`;
    case 'state':
      return `${name}_k`;
    case 'running':
      return `${column.of}_until`;
    case 'sum': {
      const terms = column.of.map((one) =>
        one.startsWith('−') ? `− round(${textOfOther(one.slice(1))})` : `+ round(${textOfOther(one)})`,
      );
      return terms.join(' ').replace(/^\+ /, '');
    }
  }
}

/** Undefined where code answers the course. */
export function courseTexts(schedule: Schedule): CourseTexts | undefined {
  if (schedule.periods === undefined) return undefined;
  const { periods, date, balance, flow, columns = {} } = schedule;
  const { own = {} } = schedule as Partial<WrittenCourse>;
  const values = Object.entries(columns).flatMap(([name, column]) =>
    'value' in column && column.value !== undefined ? [[name, column.value] as const] : [],
  );
  return {
    periods,
    date,
    at: { ...(balance !== undefined && { balance, flow }), ...own, ...Object.fromEntries(values) },
  };
}
