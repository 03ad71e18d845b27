import type { AnyCalculator } from '#catalogue/define.ts';
import type { ExplainedStep } from '#derive/explained.ts';
import { calculationPath } from '#derive/paths.ts';
import { intervalsOf, type Interval } from '#derive/schedule.ts';
import { includesOf } from '#derive/schemas.ts';
import type { Visit } from '#http/documents/documents.ts';
import type { Ask } from '#http/routes/in-process.ts';
import { readDrafts, draftsOf, type Drafts, type Typing } from './draft.ts';
import { pathOfPointer, valuesOf } from './draft-values.ts';
import { parseExact, readerOf, typingOf, type Reader } from './reader.ts';
import { findNameFaults, pageParameters } from './rows.ts';
import { fieldMessage, namesOf, type Words } from './words.ts';

/** The members of a problem document that pages show. */
export interface ProblemText {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly request_id?: string;
  readonly errors?: readonly {
    readonly pointer?: string;
    readonly parameter?: string;
    readonly detail: string;
  }[];
}

/** A reply of the API; numbers are their texts. */
export interface Result {
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly currency: string | undefined;
  readonly explanation: { readonly steps: readonly ExplainedStep[]; readonly sources: readonly string[] };
  readonly assumptions: Readonly<Record<string, unknown>>;
  /** Why an output has no value, by its name. */
  readonly omitted: Readonly<Record<string, string>>;
  readonly warnings: readonly { readonly pointer: string; readonly code: string; readonly detail: string }[];
}

/** What a page shows of one calculator. */
export interface Shown {
  readonly calculator: AnyCalculator;
  readonly drafts: Drafts;
  readonly reader: Reader;
  readonly typing: Typing;
  /** The body of the call that the page stands for. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Of the rows; undefined for a calculator without a schedule. */
  readonly interval: Interval | undefined;
  /** The one that the query names. */
  readonly chosenInterval: Interval | undefined;
  /** What is wrong, by the path of a field; what belongs to no field of the page is in `faults`. */
  readonly messages: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
  readonly result: Result | undefined;
  /** Of the month or year, with the currency's decimals; undefined where there is none. */
  readonly rows: readonly Readonly<Record<string, string>>[] | undefined;
  readonly scheduleFault: string | undefined;
  /** An SVG document of ours; undefined where there is none. */
  readonly chart: string | undefined;
  readonly status: number;
}

/** Calculates what a query says; without one, the first example. */
export async function calculate(
  visit: Visit,
  words: Words,
  calculator: AnyCalculator,
  query: URLSearchParams,
): Promise<Shown> {
  const { ask } = visit;
  const { input } = calculator;
  const isFirstVisit = ![...query.keys()].some((name) => Object.hasOwn(input, name.split('.')[0]!));
  const reader = readerOf(visit.headers.get('accept-language'));
  const typing = typingOf(reader, query);
  const drafts = isFirstVisit
    ? draftsOf(input, calculator.examples[0].input, typing.shown)
    : readDrafts(input, query, typing);
  const { values, advice } = valuesOf(input, drafts, typing);
  const nameFaults = findNameFaults(input, query);
  const path = calculationPath(calculator.id);
  const include = { include: 'explanation,assumptions' };
  const reply = await ask({ method: 'POST', path, query: include, body: values });
  const problem = reply.status === 200 ? undefined : (JSON.parse(reply.text) as ProblemText);
  const messages = new Map(advice);
  const faults = [...nameFaults].map(([name, detail]) => `${name} ${detail}`);
  for (const { pointer = '', detail } of problem?.errors ?? []) {
    const place = pathOfPointer(pointer, input, drafts, typing);
    const message = words.sentence(fieldMessage(detail), namesOf(calculator));
    if (!messages.has(place)) messages.set(place, message);
  }
  if (problem !== undefined && problem.errors === undefined) {
    faults.push(words.sentence(problem.detail, namesOf(calculator)));
  }
  const result = problem === undefined && nameFaults.size === 0 ? readResult(reply.text) : undefined;
  const chosenInterval = intervalsOf(calculator).find((one) => one === query.get(pageParameters.rowsEach));
  const schedule = result && (await readSchedule(ask, calculator, values, chosenInterval));
  const interval = schedule?.interval ?? chosenInterval ?? intervalsOf(calculator).at(-1);
  const mayHaveChart = result !== undefined && includesOf(calculator).includes('chart');
  const hasChart = mayHaveChart && (await visit.admit('page')) === 0;
  return {
    calculator,
    drafts,
    reader,
    typing,
    values,
    interval,
    chosenInterval,
    messages,
    faults,
    result,
    rows: schedule?.rows,
    scheduleFault: schedule?.fault,
    chart: hasChart ? await readChart(ask, path, values, chartInterval(calculator, schedule)) : undefined,
    status: problem?.status ?? (nameFaults.size === 0 ? 200 : 422),
  };
}

function readResult(text: string): Result {
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

/** So few rows of years say less than their months. */
const FEW_ROWS = 2;

/** By year, unless that is too little to read or the reader wants it otherwise. */
async function readSchedule(
  ask: Ask,
  calculator: AnyCalculator,
  body: unknown,
  chosen: Interval | undefined,
): Promise<Schedule | undefined> {
  const intervals = intervalsOf(calculator);
  const interval = chosen ?? intervals.at(-1);
  if (interval === undefined) return undefined;
  const path = calculationPath(calculator.id);
  const reply = await ask({ method: 'POST', path, query: { include: 'schedule', interval }, body });
  if (reply.status !== 200) return { interval, fault: (JSON.parse(reply.text) as ProblemText).detail };
  const { schedule: rows } = parseExact(reply.text) as {
    readonly schedule: readonly Readonly<Record<string, string>>[];
  };
  const isTooLittle = chosen === undefined && intervals.length > 1 && rows.length <= FEW_ROWS;
  return isTooLittle ? readSchedule(ask, calculator, body, intervals[0]) : { interval, rows };
}

/** A line over a few years needs their months to be one. */
const FEW_YEARS = 12;

function chartInterval(calculator: AnyCalculator, schedule: Schedule | undefined): Interval | undefined {
  const isShort = schedule?.interval === 'year' && (schedule.rows?.length ?? 0) <= FEW_YEARS;
  return isShort ? intervalsOf(calculator)[0] : schedule?.interval;
}

/** A page is complete without its chart, so that one that cannot be drawn now is left out. */
async function readChart(
  ask: Ask,
  path: string,
  body: unknown,
  interval: Interval | undefined,
): Promise<string | undefined> {
  const query = { include: 'chart', ...(interval !== undefined && { interval }) };
  const reply = await ask({ method: 'POST', path, query, body });
  return reply.status === 200 ? (JSON.parse(reply.text) as { readonly chart: string }).chart : undefined;
}
