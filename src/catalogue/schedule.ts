/** The kinds of schedule: what flows in each period, beside the balance after it. */
export const scheduleKinds = ['loan', 'growth', 'withdrawal', 'payout', 'price', 'depreciation'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** How the balance develops. All values are unrounded. */
export interface Course<N> {
  readonly periods: number;
  /** After so many periods; 0 is the beginning. */
  readonly at: (period: number) => CoursePoint<N>;
  /** As in a written course. */
  readonly isVarying?: boolean;
  /** The day on which a period ends, as core/finance/calendar.ts counts days; needed where the schedule is dated. */
  readonly dateOf?: (period: number) => number;
}

export interface CoursePoint<N> {
  readonly balance: N;
  /** All that flowed so far: interest of a loan, contributions, withdrawals, interest paid out, depreciation. */
  readonly flow: N;
}

/** How the balance develops between the beginning and the end. */
export type Schedule = ScheduleFacts & (WrittenCourse | AnsweredCourse);

export interface ScheduleFacts {
  readonly kind: ScheduleKind;
  readonly periodsPerYear: 1 | 12;
  /** The output that the balance is to reach, which a chart shows as a line. */
  readonly goal?: string;
  /** For a column, the output that its rows add up to. */
  readonly totals?: Readonly<Record<string, string>>;
  /** Whether every row has the date on which its period ends. */
  readonly isDated?: boolean;
}

/** A course in the language of equations, over all that they define. */
export interface WrittenCourse {
  /** A whole number. */
  readonly periods: string;
  /** After k periods. */
  readonly balance: string;
  /** All that flowed in k periods. */
  readonly flow: string;
  /** Whether payments differ from month to month, so that rounding each by itself would not make them level. */
  readonly isVarying?: boolean;
  readonly course?: undefined;
}

/** The name of a course that code answered. */
interface AnsweredCourse {
  readonly course: string;
  readonly balance?: undefined;
}
