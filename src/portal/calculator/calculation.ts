import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import type { Cautions } from '#calculate/explain/assumptions.ts';
import type { ExplainedStep } from '#calculate/explain/explained-step.ts';
import type { UsedFigure } from '#calculate/explain/used-figures.ts';
import { calculationPath } from '#api/paths.ts';
import { intervalsOf, type Interval } from '#calculate/schedule/schedule.ts';
import { includesOf } from '#calculate/includes.ts';
import type { Picture } from '#picture/picture.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { PICTURE_TYPE } from '#http/replies.ts';
import type { CallOperation } from '#http/routes/in-process.ts';
import type { OnProgress } from '#http/routes/progress-lines.ts';
import { parseExact } from '#calculate/result/json.ts';
import { type ChartRange, rangeText, readChartRange } from './result/chart-range.ts';
import { forReader } from './result/charts.ts';
import { readDrafts, draftsOf } from './form/draft.ts';
import { explainRefusal, readForm, type FormReading, type PageResult } from './form/form-reading.ts';
import { ledgerOf, scheduleBody, type Ledger } from './result/ledger.ts';
import { readerFor } from '#portal/reader/chosen-format.ts';
import { currencyOfReader } from '#portal/reader/currency-labels.ts';
import { openingNumbers } from './opening.ts';
import { openingExample } from '#portal/reader/opening-currency.ts';
import { typingOf } from '#portal/reader/reader.ts';
import { framePairs, findNameFaults, pageParameters } from '#portal/rows.ts';
import { isTypedCurrency, takeTypedCurrency } from './form/typed-currency.ts';
import type { Naming } from '#portal/naming.ts';

/** The members of a problem document that pages show. */
export interface ProblemText {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly request_id?: string;
}

/** A reply of the API; numbers are their texts. */
export interface Result extends PageResult {
  readonly explanation: {
    readonly inputs: unknown;
    readonly steps: readonly ExplainedStep[];
    readonly figures?: readonly UsedFigure[];
    readonly sources: readonly string[];
  };
  readonly assumptions: Cautions & Readonly<Record<string, unknown>>;
}

/** The data of a calculator's page. */
export interface CalculatorView extends FormReading {
  readonly calculator: AnyCalculator;
  /** How the rows are rounded; undefined for a calculator that cannot round payments. */
  readonly ledger: Ledger | undefined;
  /** Interval of the rows; undefined for a calculator without a schedule. */
  readonly interval: Interval | undefined;
  /** The choices of the reader about the rows, as parameters that stay in links and forms. */
  readonly kept: readonly (readonly [string, string])[];
  readonly result: Result | undefined;
  /** The example with which the page opens. */
  readonly opening: InputValues;
  /** Whether the currency is that of a typed sign, instead of the one that the form had. */
  readonly isTyped: boolean;
  /** Whether the numbers are those of the example, as the address has none. */
  readonly isFirstVisit: boolean;
  /** Rows of the month or year, with the decimal places of the currency; undefined when there are none. */
  readonly rows: readonly Readonly<Record<string, string>>[] | undefined;
  readonly scheduleFault: string | undefined;
  /** The currency of the reader's country. */
  readonly ownCurrency: string | undefined;
  /** The part of the schedule's chart that is shown; undefined for all of it. */
  readonly chartRange: ChartRange | undefined;
  /** What the charts are drawn from. */
  readonly pictures: readonly Picture[];
  readonly status: number;
}

/** Calculates with the fields in a query; without fields, with the first example. */
export async function calculate(
  request: DocumentRequest,
  naming: Naming,
  calculator: AnyCalculator,
  given: URLSearchParams,
  onProgress?: OnProgress,
): Promise<CalculatorView> {
  const { callOperation } = request;
  const { input } = calculator;
  const reader = readerFor(request.headers);
  const opening = openingExample(calculator, request.headers);
  const query = takeTypedCurrency(input, given, opening, typingOf(reader, given).typed);
  const named = new Set(Array.from(query.keys(), (name) => name.split('.')[0]!));
  const isFirstVisit = !Object.keys(input).some((name) => named.has(name));
  const numbers = isFirstVisit
    ? await openingNumbers(calculator, opening, callOperation, { naming, reader })
    : {};
  const read = readForm(calculator, reader, query, (typing) =>
    isFirstVisit ? draftsOf(input, numbers, typing.shown) : readDrafts(input, query, typing),
  );
  const { drafts, typing, values } = read;
  const nameFaults = findNameFaults(input, query);
  const path = calculationPath(calculator.id);
  const include = { include: 'explanation,assumptions' };
  const reply = await callOperation({ method: 'POST', path, query: include, body: values, onProgress });
  const problem = reply.status === 200 ? undefined : (JSON.parse(reply.text) as ProblemText);
  const refusal = problem && { detail: problem.detail, errors: reply.errors };
  const explained = explainRefusal(read, naming, refusal, (field) => isFirstVisit || named.has(field));
  const faults = [...[...nameFaults].map(([name, detail]) => `${name} ${detail}`), ...explained.faults];
  const result = problem === undefined && nameFaults.size === 0 ? readResult(reply.text) : undefined;
  const chosenInterval = intervalsOf(calculator).find((one) => one === query.get(pageParameters.rowsEach));
  const ledger = ledgerOf(calculator, values, query);
  const chartRange = readChartRange(query);
  const body = scheduleBody(calculator, values, ledger);
  const schedule = result && (await readSchedule(callOperation, calculator, body, chosenInterval));
  const interval = schedule?.interval ?? chosenInterval ?? intervalsOf(calculator).at(-1);
  const hasChart = result !== undefined && includesOf(calculator).includes('chart');
  return {
    calculator,
    drafts,
    reader,
    typing,
    values,
    ledger,
    interval,
    kept: [
      ...(chartRange === undefined ? [] : [[pageParameters.chartRange, rangeText(chartRange)] as const]),
      ...(chosenInterval === undefined ? [] : [[pageParameters.rowsEach, chosenInterval] as const]),
      ...(ledger === 'exact' ? [[pageParameters.scheduleRounding, ledger] as const] : []),
      ...framePairs(query),
    ],
    ...explained,
    faults,
    ownCurrency: currencyOfReader(request.headers.get('accept-language')),
    result,
    opening,
    isTyped: isTypedCurrency(given, query),
    isFirstVisit,
    rows: schedule?.rows,
    scheduleFault: schedule?.fault,
    chartRange,
    pictures: hasChart
      ? (await readPictures(callOperation, path, values, chartInterval(calculator, schedule))).map(
          (picture) => forReader(picture, read.reader),
        )
      : [],
    // A link that leaves fields to its reader is none that is wrong.
    status: faults.length + explained.messages.size === 0 ? 200 : (problem?.status ?? 422),
  };
}

/** A reply of the API. */
export function readResult(text: string): Result {
  const reply = parseExact(text) as Result['outputs'] &
    Pick<Result, 'explanation' | 'assumptions' | 'currency'> &
    Partial<Pick<Result, 'omitted' | 'warnings'>>;
  const { explanation, assumptions, currency, omitted = {}, warnings = [], ...outputs } = reply;
  return { outputs, currency, explanation, assumptions, omitted, warnings };
}

interface Schedule {
  readonly interval: Interval;
  readonly rows?: readonly Readonly<Record<string, string>>[];
  readonly fault?: string;
}

/** Over at most this many years, monthly rows say more. */
const MAX_FEW_YEARS = 3;

/** Reads the schedule by year, unless it is short or the reader has chosen otherwise. */
async function readSchedule(
  callOperation: CallOperation,
  calculator: AnyCalculator,
  body: unknown,
  chosen: Interval | undefined,
): Promise<Schedule | undefined> {
  const intervals = intervalsOf(calculator);
  const interval = chosen ?? intervals.at(-1);
  if (interval === undefined) return undefined;
  const path = calculationPath(calculator.id);
  const reply = await callOperation({ method: 'POST', path, query: { include: 'schedule', interval }, body });
  if (reply.status !== 200) return { interval, fault: (JSON.parse(reply.text) as ProblemText).detail };
  const { schedule: rows } = parseExact(reply.text) as {
    readonly schedule: readonly Readonly<Record<string, string>>[];
  };
  const isTooLittle =
    chosen === undefined && intervals.length > 1 && Number(rows.at(-1)?.['period'] ?? 0) <= MAX_FEW_YEARS;
  return isTooLittle ? readSchedule(callOperation, calculator, body, intervals[0]) : { interval, rows };
}

/** A line over at most this many years needs monthly values, and one over more years does not. */
const MAX_MONTHLY_YEARS = 12;
const MAX_MONTHS = 12 * MAX_MONTHLY_YEARS;

function chartInterval(calculator: AnyCalculator, schedule: Schedule | undefined): Interval | undefined {
  const { interval, rows = [] } = schedule ?? {};
  const intervals = intervalsOf(calculator);
  if (interval === 'year' && rows.length <= MAX_MONTHLY_YEARS) return intervals[0];
  return interval === 'month' && rows.length > MAX_MONTHS ? intervals.at(-1) : interval;
}

/** A page also works without its charts, so those that cannot be drawn now are left out. */
export async function readPictures(
  callOperation: CallOperation,
  path: string,
  body: unknown,
  interval: Interval | undefined,
): Promise<readonly Picture[]> {
  const query = interval === undefined ? {} : { interval };
  const reply = await callOperation({ method: 'POST', path, query, body, type: PICTURE_TYPE });
  return reply.status === 200 ? (JSON.parse(reply.text) as readonly Picture[]) : [];
}
