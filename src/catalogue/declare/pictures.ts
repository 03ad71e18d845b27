/**
 * What is drawn of a calculation, by the names of its outputs, inputs and columns; where an output and an
 * input have the same name, it is the output. A picture is drawn where its values are known: of several,
 * callers choose by name, and the first that is drawn is the chart.
 */
export type PictureDeclaration = PictureFacts &
  (SchedulePicture | ColumnsPicture | BarsPicture | StepsPicture | ItemsPicture | CurvePicture | ListPicture);

interface PictureFacts {
  /** The word by which callers choose it; its kind, unless two have the same kind. */
  readonly name?: string;
}

/**
 * The course of the schedule, which its kind says how to draw; what a calculator with a schedule has by
 * default.
 */
interface SchedulePicture {
  readonly kind: 'schedule';
}

/** Columns of the schedule, side by side, such as cash flows. */
interface ColumnsPicture {
  readonly kind: 'columns';
  readonly of: readonly string[];
  /** Whether the columns add up. */
  readonly isStacked?: true;
}

/** Bars that are compared. */
interface BarsPicture {
  readonly kind: 'bars';
  readonly of: readonly string[];
}

/**
 * How a total is made: "−costs" is subtracted, "=profit" is a total, "assets.amount" is an amount for each
 * item of a list.
 */
interface StepsPicture {
  readonly kind: 'steps';
  readonly of: readonly string[];
}

/** A bar, or one for each field, for each item of a list. */
interface ItemsPicture {
  readonly kind: 'items';
  readonly list: string;
  readonly of: readonly string[];
  /** The field that names the items, if it is not called name. */
  readonly names?: string;
  /** Whether the fields add up. */
  readonly isStacked?: true;
  /** A value to compare them with. */
  readonly goal?: string;
  /** What that is called, where its own name is also that of the bars. */
  readonly goalName?: string;
}

/** Results while one input varies: lines, on which the value of the request is marked. */
interface CurvePicture {
  readonly kind: 'curve';
  /**
   * The input and its range, such as "sold_units = 0…2·break_even_units"; the range is extended to hold the
   * given value.
   */
  readonly over: string;
  /** Outputs, or inputs; "offers.total_cost" is a line for each item of a list. */
  readonly of: readonly string[];
  /** The field that names the items of a list, if it is not called name. */
  readonly names?: string;
  readonly goal?: string;
  /** The output that is marked on the axis in place of the given value, such as the break-even point. */
  readonly mark?: string;
  /** A line in percent whose sudden changes are listed, and the output of which it is the rate. */
  readonly kinks?: readonly [rate: string, total: string];
}

/** The values of a list in its order. */
interface ListPicture {
  readonly kind: 'list';
  readonly list: string;
  /** Fields of its items; none where its items are numbers. */
  readonly of?: readonly string[];
  /** Lists of as many numbers, beside it. */
  readonly beside?: readonly string[];
  /** The field with their dates, or what each item is. */
  readonly dates?: string;
  readonly each?: string;
  /**
   * The field with the place of each item on the axis, which has the name `each`; the items are numbered
   * without it.
   */
  readonly places?: string;
  readonly form: 'lines' | 'columns';
  readonly goal?: string;
}

/** The input that varies in a curve, and the ends of its range. */
export interface FieldRange {
  readonly field: string;
  readonly from: RangeEnd;
  readonly to: RangeEnd;
}

/** A number, a value, or a number times a value. */
export interface RangeEnd {
  readonly factor: number;
  readonly name?: string;
}

const RANGE = /^([a-z0-9_]+) = (\S+)…(\S+)$/;
const END = /^(?:([−-]?\d+(?:\.\d+)?)(?:·|$))?([a-z][a-z0-9_]*)?$/;

/** Throws an Error where a range is not written as it must be. */
export function readRange(over: string): FieldRange {
  const [, field, from, to] = RANGE.exec(over) ?? [];
  if (field === undefined) throw new Error(`"${over}" must be a range, such as "years = 1…2·years".`);
  return { field, from: readEnd(from!), to: readEnd(to!) };
}

function readEnd(text: string): RangeEnd {
  const [found, factor = '1', name] = END.exec(text) ?? [];
  if (found === undefined || found === '') throw new Error(`"${text}" must be a number, a name, or 2·name.`);
  return { factor: Number(factor.replace('−', '-')), ...(name !== undefined && { name }) };
}
