// The same work in both places, and in slices of any size: every calculator gives the same reply, byte for
// byte.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { draw } from '#chart/draw.ts';
import { bounds } from '#base/bounds.ts';
import { requireEffort } from '#base/effort.ts';
import { DomainError } from '#base/errors.ts';
import { intervalsOf } from '#calculate/schedule/schedule.ts';
import { includesOf } from '#calculate/includes.ts';
import { solvableFields, targetOutputs } from '#calculate/solve/questions.ts';
import { createCalculators } from '#http/calculators.ts';
import { JSON_TYPE, type Reply, textOf } from '#http/replies.ts';
import { domainProblem, Problem } from '#calculate/check/problem.ts';
import { unboundedBudget } from '#http/admission/work-budget.ts';
import type { RunJob, Work } from '#http/work.ts';
import type { EngineOrder } from '#jobs/protocol.ts';
import { createEngine } from '#jobs/run.ts';
import { Pool } from '#jobs/pool.ts';
import { createLocalRunner, createRunner } from '#jobs/run.ts';
import { countDraws, drawSome } from '../kit/draws.ts';
import { readGolden } from '../kit/golden.ts';

const calculators: readonly AnyCalculator[] = catalogue;
const encoder = new TextEncoder();
const monotonicMs = () => performance.now();
const pool = new Pool({
  start: () =>
    new Worker(new URL('../../src/service/threads/engine-worker.ts', import.meta.url), {
      workerData: { engine: 'centwise', ownFiles: [] } satisfies EngineOrder,
    }),
  // Each helps the other one.
  threads: 2,
  threadsAtStart: 2,
  queue: { ...bounds.work, waitingOfOwner: 1_000, waitingInAll: 1_000 },
  // Put aside after every step.
  sliceMs: 0,
  stuckMs: 10_000,
  monotonicMs,
  onFault: (fault) => assert.fail(fault),
});
after(() => pool.close(0));

const elsewhere = { count: 0 };
const here = createCalculators(calculators, 'centwise', () => {
  requireEffort();
  return assert.fail('a picture must not be drawn here');
});
const runHere = createRunner({
  begin: createEngine(here, () => assert.fail('a picture must not be drawn here')),
  runElsewhere: (job) => {
    elsewhere.count++;
    return pool.run(job);
  },
  hereMs: 3,
  monotonicMs,
});
const runAlone = createLocalRunner(createEngine(createCalculators(calculators, 'centwise', draw), draw));

async function answer(run: RunJob, work: Work): Promise<string> {
  const pieces: string[] = [];
  const onPiece = (bytes: Uint8Array) => void pieces.push(new TextDecoder().decode(bytes));
  const replied = async (): Promise<Reply> =>
    run({ client: { owner: 'a', budget: () => unboundedBudget }, work, onPiece });
  const whole = (reply: Reply) => pieces.join('') + textOf(reply);
  return replied().then(whole, (error: unknown) => {
    const problem = error instanceof DomainError ? domainProblem(error) : error;
    if (!(problem instanceof Problem)) throw error;
    return JSON.stringify([problem.code, problem.message, problem.options]);
  });
}

function call(path: string, body: unknown, query?: Readonly<Record<string, string>>): Work {
  const bytes = encoder.encode(JSON.stringify(body));
  return { kind: 'call', method: 'POST', path, query, type: JSON_TYPE, origin: 'https://x', body: bytes };
}

/** Work of every kind for a calculator, from its golden cases. */
function worksOf(calculator: AnyCalculator): Work[] {
  const { id } = calculator;
  const { cases } = readGolden(id) as { cases: readonly { input: InputValues }[] };
  const inputs = cases.slice(0, countDraws(6)).map(({ input }) => input);
  const [first] = inputs as [InputValues];
  const works = inputs.map((input) => call(`/calculate/${id}`, input));
  const include = includesOf(calculator).join(',');
  const interval = intervalsOf(calculator).at(-1);
  works.push(call(`/calculate/${id}`, first, { include, ...(interval !== undefined && { interval }) }));
  works.push(call('/batch', { items: inputs.map((input) => ({ calculator: id, inputs: input })) }));
  const lines = inputs.map((input) => JSON.stringify({ calculator: id, inputs: input })).join('\n');
  works.push({ kind: 'lines', body: encoder.encode(lines), origin: 'https://x' });
  const solveFor = solvableFields(calculator).find((field) => first[field] !== undefined);
  const [output] = targetOutputs(calculator);
  if (solveFor !== undefined && output !== undefined) {
    const { [solveFor]: value, ...rest } = first;
    const vary = [{ field: solveFor, values: [value, value] }];
    works.push(call(`/sweep/${id}`, { inputs: rest, vary }));
    works.push(call(`/solve/${id}`, { solve_for: solveFor, target: { [output]: 1 }, inputs: rest }));
  }
  return works;
}

describe('work gives the same reply on the serving thread, on another in slices, and all at once', () => {
  for (const calculator of drawSome(calculators)) {
    test(calculator.id, async () => {
      for (const work of worksOf(calculator)) {
        const alone = await answer(runAlone, work);
        assert.equal(await answer((job) => pool.run(job), work), alone);
        assert.equal(await answer(runHere, work), alone);
      }
    });
  }

  test('and pictures, at the least, go elsewhere', () => assert.ok(elsewhere.count > 0));
});
