// Long work told in lines: how far it is, with estimates, and the reply as the last line.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { monteCarlo } from '#catalogue/calculators/retirement/monte-carlo.ts';
import { historicalBacktest } from '#catalogue/calculators/retirement/historical-backtest.ts';
import { withdrawalComparison } from '#catalogue/calculators/retirement/withdrawal-comparison.ts';
import { emi } from '#catalogue/calculators/loans/emi.ts';
import { withExamples } from '#catalogue/examples.ts';
import { draw } from '#chart/draw.ts';
import { createCalculators } from '#http/calculators.ts';
import { NDJSON_TYPE } from '#http/replies.ts';
import { createEngine, createLocalRunner } from '#jobs/run.ts';
import { expectProblem, startTestService } from '../kit/harness.ts';

const calculators = withExamples([monteCarlo, historicalBacktest, withdrawalComparison, emi]);
const engine = createEngine(createCalculators(calculators, 'centwise test', draw), draw);
const runJob = createLocalRunner(engine, { sliceMs: 10 });
const service = await startTestService({ runJob }, calculators);
const path = '/v1/calculate/monte-carlo';
const lines = { accept: NDJSON_TYPE };
const small = { current_savings: 1_000_000, withdrawal_rate: 4, years: 10, mean_return: 7, volatility: 12 };
/** Takes a second. */
const large = { ...small, model: 'student_t', degrees_of_freedom: 18, years: 40, path_count: 100_000 };

interface Line {
  readonly progress?: { readonly done: number; readonly of: number };
  readonly partial?: Readonly<Record<string, number>>;
}

const readLines = (text: string) => text.trimEnd().split('\n');

describe('a calculation with Accept: application/x-ndjson', () => {
  test('tells how far it is and what it estimates, then the reply digit by digit', async () => {
    const response = await service.call(path, large, lines);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), NDJSON_TYPE);
    const all = readLines(await response.text());
    const told = all.slice(0, -1).map((line) => JSON.parse(line) as Line);
    assert.ok(told.length >= 2, `${told.length} lines`);
    for (const [index, { progress, partial }] of told.entries()) {
      assert.equal(progress!.of, large.path_count);
      assert.ok(progress!.done >= (told[index - 1]?.progress!.done ?? 1));
      assert.deepEqual(Object.keys(partial!), ['success_rate', 'success_rate_standard_error']);
      for (const name of Object.keys(partial!)) assert.ok(Object.hasOwn(monteCarlo.output, name));
    }
    const plain = await (await service.call(path, large)).text();
    assert.equal(all.at(-1), `{"result":${plain}}`);
    assert.equal(told.at(-1)!.progress!.done, large.path_count);
    const { success_rate } = JSON.parse(plain) as { success_rate: number };
    assert.equal(told.at(-1)!.partial!['success_rate'], success_rate);
  });

  test('of a moment has one line before the reply; by address and with additions too', async () => {
    const moment = { ...small, path_count: 100 };
    const query = new URLSearchParams(Object.entries(moment).map(([name, value]) => [name, String(value)]));
    for (const response of [
      await service.call(path, moment, lines),
      await service.call(`${path}?${query}&include=assumptions`, undefined, lines),
    ]) {
      const [first, last, ...none] = readLines(await response.text());
      assert.match(first!, /^\{"progress":\{"done":100,"of":100\},"partial":/);
      assert.match(last!, /^\{"result":\{"success_rate":/);
      assert.deepEqual(none, []);
    }
  });

  test('counts the start dates of a backtest, of each rule that is compared', async () => {
    const plan = { current_savings: 1_000_000, withdrawal_rate: 4, years: 30, start_date: '1991-01-01' };
    const range = { end_date: '2023-01-01', cohort_frequency: 'annually' };
    // Plans of 30 years begin in 1991, 1992 and 1993; there are 8 rules.
    for (const [calculator, dates] of [
      ['historical-backtest', 3],
      ['withdrawal-comparison', 24],
    ]) {
      // The second time, the result is known already.
      for (let time = 0; time < 2; time++) {
        const response = await service.call(`/v1/calculate/${calculator}`, { ...plan, ...range }, lines);
        const [first, last, ...none] = readLines(await response.text());
        assert.equal(first, `{"progress":{"done":${dates},"of":${dates}},"partial":{}}`);
        assert.match(last!, /^\{"result":\{.*"cohort_count":3,/);
        assert.deepEqual(none, []);
      }
    }
  });

  test('is refused with a status of its own, and where nothing is long', async () => {
    await expectProblem(await service.call(path, { ...small, years: -1 }, lines), 422, 'invalid-input');
    const loan = { principal: 1000, annual_rate: 5, tenure_months: 12 };
    await expectProblem(await service.call('/v1/calculate/emi', loan, lines), 406, 'not-acceptable');
  });

  test('stops when the caller leaves, and leaves its place to another one', async () => {
    for (let count = 0; count < 6; count++) {
      const response = await service.call(path, { ...large, seed: String(count) }, lines);
      await response.body!.cancel();
    }
    const streams = [];
    for (let count = 0; count < 4; count++)
      streams.push(await service.call(path, { ...large, seed: String(10 + count) }, lines));
    await expectProblem(await service.call(path, large, lines), 429, 'too-many-at-once');
    for (const { body } of streams) await body!.cancel();
  });
});
