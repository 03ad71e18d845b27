import { bounds } from '#base/bounds.ts';
import type { Steps } from '#base/steps.ts';
import { sqlOperation } from '#api/operations/sql-operations.ts';
import { Problem } from '#calculate/check/problem.ts';
import { describeValue } from '#calculate/check/violations.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import { endText, takeWriter } from '#calculate/result/json-writer.ts';
import { intervalOf, type RowsEach } from '#http/batch/batch-schedules.ts';
import { JSON_TYPE, type Reply } from '#http/replies.ts';
import type { PureRoute, Query } from '#http/route.ts';
import { type Calls, contracts, type Engine, fault } from '#sql/contracts.ts';
import { answersOf, argumentNames, requiredCount } from '#sql/functions.ts';
import { createRowAnswer, createRowReader, type Wanted } from './sql-rows.ts';

/** Between two steps; a call takes a microsecond. */
const CALLS_OF_STEP = 16;

/** `POST /sql/{engine}/{id}`: the calls of a function of a database engine. */
export function sqlRoute(compiled: CompiledCalculator, engine: Engine): PureRoute {
  return {
    operation: sqlOperation(compiled.calculator, engine),
    run: ({ body, query }) => answerCalls(compiled, engine, body, query),
  };
}

function* answerCalls(
  compiled: CompiledCalculator,
  engine: Engine,
  body: unknown,
  query: Query,
): Steps<Reply> {
  const contract = contracts[engine];
  const calls = contract.read(body);
  const { rows } = calls;
  requireFew(rows.length);
  requireArity(compiled, contract.member, calls);
  const wanted = readWanted(compiled, { ...query, ...calls.settings }, contract.hasTexts === true);
  const answerRow = createRowAnswer(compiled, wanted);
  const read = createRowReader(compiled.calculator);
  yield rows.length;
  const writer = takeWriter();
  for (let index = 0; index < rows.length; index++) {
    if (index % CALLS_OF_STEP === 0) yield;
    contract.before(writer, index, calls);
    const steps = answerRow(writer, read(rows[index]!));
    if (steps !== undefined) yield* steps;
  }
  contract.after(writer, calls);
  return { status: 200, contentType: JSON_TYPE, body: endText(writer) };
}

function requireFew(count: number): void {
  if (count <= bounds.lines) return;
  const detail = `The request has ${count} calls, more than ${bounds.lines}; create the function with fewer rows a batch.`;
  throw new Problem('body-too-large', detail);
}

/** Throws a Problem where a call has not as many arguments as the function. */
function requireArity({ calculator }: CompiledCalculator, member: string, { rows, numbers }: Calls): void {
  const names = argumentNames(calculator);
  const needed = requiredCount(calculator);
  const index = rows.findIndex((row) => row !== null && (row.length < needed || row.length > names.length));
  if (index === -1) return;
  const others = names.slice(needed);
  const more = others.length === 0 ? '' : `, and optionally ${others.join(', ')}`;
  const after = numbers === undefined ? '' : ' after the number of the row';
  const detail = `must have the arguments of ${calculator.id}${after}: ${names.slice(0, needed).join(', ')}${more}; got ${rows[index]!.length}`;
  throw fault(`/${member}/${index}`, 'wrong-type', detail);
}

function readWanted(
  { calculator }: CompiledCalculator,
  { output, interval }: Readonly<Record<string, unknown>>,
  isText: boolean,
): Wanted {
  const known = answersOf(calculator);
  const form = output ?? known[0]!;
  if (typeof form !== 'string' || !known.includes(form))
    throw refuse('output', `must be one of ${known.join(', ')}; got ${describeValue(form)}`);
  if (interval !== undefined && form !== 'schedule')
    throw refuse('interval', 'must be left out where output is not schedule');
  const rowsEach = form === 'schedule' ? intervalOf(calculator, (interval ?? 'usual') as RowsEach) : 'usual';
  let left: number = bounds.batchRows;
  const takeRows = (count: number) => {
    left -= count;
    if (left >= 0) return;
    const detail = `The schedules of this request have more than ${bounds.batchRows} rows; create the function with fewer rows a batch, or with interval=year.`;
    throw new Problem('body-too-large', detail);
  };
  return { form, rowsEach, isText, takeRows };
}

function refuse(parameter: string, detail: string): Problem {
  return new Problem('invalid-input', `${parameter} ${detail}.`, {
    errors: [{ parameter, code: 'not-allowed', detail }],
  });
}
