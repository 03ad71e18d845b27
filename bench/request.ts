// Where the time of a request goes, part by part, without a socket: `npm run bench -- request`.
import { toJson } from '#calculate/result/json.ts';
import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createMemoryLimiter, policiesOf } from '#access/limits.ts';
import { plans } from '#access/plans.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { readBody, parseStrictJson } from '#http/request/body.ts';
import { commonHeaders } from '#http/request/headers.ts';
import { compileCalculator } from '#calculate/compiled-calculator.ts';
import { createLog } from '#base/log.ts';
import { mortgageBody } from './load.ts';
import { describeMachine, formatTable } from './table.ts';

const RESULTS = new URL('results/request.md', import.meta.url);
const ROUNDS = 15;
const CALLS = 20_000;

/** Something must depend on every result, or it need not be made. */
let last: unknown;

/** The least of the rounds, in µs: what a neighbour on the machine disturbs is not it. */
async function measure(part: () => unknown): Promise<number> {
  let least = Infinity;
  for (let round = 0; round <= ROUNDS; round++) {
    const startMs = performance.now();
    for (let call = 0; call < CALLS; call++) {
      last = part();
      if (last instanceof Promise) last = await last;
    }
    // The first round warms up.
    if (round > 0) least = Math.min(least, ((performance.now() - startMs) * 1000) / CALLS);
  }
  return least;
}

const bytes = new TextEncoder().encode(mortgageBody);
const input = JSON.parse(mortgageBody) as never;
const request = {
  method: 'POST',
  url: 'https://localhost/v1/calculate/mortgage',
  headers: new Headers({ 'content-length': String(bytes.length) }),
  body: null,
  bytes: () => Promise.resolve(bytes),
};
const { check, calculate } = compileCalculator(
  catalogue.find(({ id }) => id === 'mortgage') as AnyCalculator,
);
const limiter = createMemoryLimiter();
const log = createLog({ level: 'info', write: (line) => (last = line), now: Date.now });
const someHeaders = {
  'content-type': 'application/json',
  'x-request-id': 'abcdefghij-1',
  'ratelimit-policy': policiesOf(plans).standard,
  ratelimit: limiter.check('key', plans.standard, 0).field,
};
const madeOnce = new Headers(commonHeaders);

function copyHeaders(): Response {
  for (const name in someHeaders) madeOnce.set(name, someHeaders[name as 'ratelimit']);
  return new Response(mortgageBody, { status: 200, headers: madeOnce });
}

const parts: Readonly<Record<string, () => unknown>> = {
  'hash of the key': () => hash('sha256', 'cw_live_abcdefghijklmnopqrstuvwxyz0123456789'),
  'both quotas, and their header': () =>
    limiter.check('key', { ...plans.standard, burst: Infinity, day: Infinity }, performance.now()).field,
  'body, with its deadline': () => readBody(request, 65_536),
  'strict JSON': () => parseStrictJson(bytes),
  'check of the input': () => check(input),
  'calculation, exact to the cent, written': () => toJson(calculate(input).results),
  'line of the log': () =>
    log.info('request', {
      method: 'POST',
      route: '/calculate/mortgage',
      status: 200,
      ms: 0.1,
      key: 'key_abc',
      request_id: 'a-1',
    }),
  'Response, 8 headers copied and 4 set (Bun)': copyHeaders,
  'Response, 12 headers from an object (before)': () =>
    new Response(mortgageBody, { status: 200, headers: { ...commonHeaders, ...someHeaders } }),
};

const rows: string[][] = [];
for (const [name, part] of Object.entries(parts)) rows.push([name, (await measure(part)).toFixed(2)]);
const method = `The least of ${ROUNDS} rounds of ${CALLS} calls, \`npm run bench -- request\`.`;
const text = `# Parts of a request\n\n${describeMachine()}. ${method}\n\n${formatTable(['Part of the mortgage call', 'µs'], rows)}`;
process.stdout.write(text);
if (last !== undefined) writeFileSync(RESULTS, text);
