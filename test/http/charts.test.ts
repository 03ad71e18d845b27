import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, describe, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { createPainter } from '#chart/painter.ts';
import type { Picture } from '#derive/picture.ts';
import { expectProblem, startTestService } from './harness.ts';

const emi = { principal: 1200, annual_rate: 12, tenure_months: 12, currency: 'USD' };
const svg = { accept: 'image/svg+xml' };

/** Tags are closed in order, and nothing in it is run or loaded. */
function assertDrawing(text: string): void {
  assert.match(text, /^<svg [^>]*role="img"/);
  const open: string[] = [];
  for (const [, end, name, self] of text.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (end === '/') assert.equal(open.pop(), name);
    else if (self !== '/') open.push(name!);
  }
  assert.deepEqual(open, []);
  assert.doesNotMatch(text, /<script|href|\son[a-z]+=/i);
  assert.doesNotMatch(text, /NaN|undefined/);
  assert.doesNotMatch(text, / style="/, 'a strict policy would drop it');
}

describe('charts', () => {
  test('a schedule is a picture by include=chart, and by Accept alone', async () => {
    const service = await startTestService();
    const included = await service.call('/v1/calculate/emi?include=chart', emi);
    const { chart } = (await included.json()) as { chart: string };
    assertDrawing(chart);
    assert.match(chart, /<title[^>]*>EMI<\/title>/);
    assert.match(
      chart,
      /Balance from 1,200 to 0; Principal paid from 0 to 1,200; Interest paid from 0 to 79\.42/,
    );
    const alone = await service.call('/v1/calculate/emi', emi, svg);
    assert.equal(alone.headers.get('content-type'), 'image/svg+xml');
    assert.match(
      alone.headers.get('content-security-policy')!,
      /default-src 'none'; style-src 'unsafe-inline'/,
    );
    assert.equal(await alone.text(), chart);
  });

  test('a goal is a line that is named', async () => {
    const service = await startTestService();
    const input = {
      annual_expenses: 60000,
      current_savings: 50000,
      annual_savings: 20000,
      expected_return: 7,
    };
    const text = await (await service.call('/v1/calculate/fire', input, svg)).text();
    assertDrawing(text);
    assert.match(text, />Fire number</);
  });

  test('a sweep over one input is a line, over two a field of colours', async () => {
    const service = await startTestService();
    const { annual_rate: _, ...inputs } = emi;
    const rates = { field: 'annual_rate', from: 1, to: 12, step: 1 };
    const line = await service.call('/v1/sweep/emi', { inputs, vary: [rates], outputs: ['emi'] }, svg);
    assert.match(await line.text(), /Emi from 100\.54 to 106\.62/);
    const { tenure_months: __, ...principal } = inputs;
    const vary = [rates, { field: 'tenure_months', values: [12, 24, 36] }];
    const field = await service.call('/v1/sweep/emi', { inputs: principal, vary, outputs: ['emi'] }, svg);
    const text = await field.text();
    assertDrawing(text);
    assert.equal(text.match(/fill="rgb\(/g)!.length, 36 + 1, '36 cells and the scale');
  });

  test('rates over days are lines', async () => {
    const service = await startTestService();
    const path = '/v1/currency/history?base=EUR&symbols=USD,GBP&from=2026-09-20&to=2026-09-29';
    const text = await (await service.call(path, undefined, svg)).text();
    assertDrawing(text);
    assert.match(text, /<title[^>]*>1 EUR in USD, GBP<\/title>/);
  });

  test('what has no picture is refused with what has one', async () => {
    const service = await startTestService();
    const cagr = { initial_value: 1, final_value: 2, years: 1 };
    await expectProblem(await service.call('/v1/calculate/cagr', cagr, svg), 406, 'not-acceptable');
    await expectProblem(await service.call('/v1/calculate/cagr?include=chart', cagr), 422, 'invalid-input');
    const { annual_rate: _, ...inputs } = emi;
    const vary = [{ field: 'annual_rate', values: [1, 2] }];
    await expectProblem(await service.call('/v1/sweep/emi', { inputs, vary }, svg), 406, 'not-acceptable');
    const crowd = '/v1/currency/history?base=EUR&from=2026-09-20&to=2026-09-29';
    await expectProblem(await service.call(crowd, undefined, svg), 422, 'invalid-input');
  });
});

describe('the painter', () => {
  const picture: Picture = {
    title: 'A < B',
    description: 'C & D',
    form: 'lines',
    x: { name: 'Year', labels: ['0', '1'] },
    y: { name: 'USD' },
    series: [{ name: 'Balance', values: [1, 2] }],
  };
  const workers: Worker[] = [];
  const start = () => {
    const worker = new Worker(new URL('../../src/chart-worker.ts', import.meta.url));
    workers.push(worker);
    return worker;
  };
  after(() => Promise.all(workers.map((worker) => worker.terminate())));

  test('draws on a thread of its own, refuses when too many wait, and starts again after idling', async () => {
    const draw = createPainter({ start, mostWaiting: 2, patienceMs: 20_000, idleMs: 1 });
    const drawings = [draw(picture)!, draw(picture)!];
    assert.equal(draw(picture), undefined);
    const [first] = await Promise.all(drawings);
    assertDrawing(first!);
    assert.match(first!, /A &lt; B/);
    await once(workers[0]!, 'exit');
    assert.equal(await draw(picture), first);
    assert.equal(workers.length, 2);
  });

  test('gives up a thread that does not answer, with all that waits for it', async () => {
    const silent = () => new Worker('setInterval(() => {}, 1000)', { eval: true });
    const draw = createPainter({ start: silent, mostWaiting: 2, patienceMs: 50, idleMs: 1000 });
    await assert.rejects(draw(picture)!, /not drawn in time/);
  });

  test('says why a picture cannot be drawn', async () => {
    const draw = createPainter({ start, mostWaiting: 2, patienceMs: 20_000, idleMs: 60_000 });
    await assert.rejects(draw({ ...picture, series: undefined! })!, /undefined/);
    assertDrawing((await draw(picture))!);
  });
});
