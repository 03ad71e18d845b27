// Prints the functions of src that run for one calculation, from socket to reply, as a list in JSON.
// Node runs it, because V8 counts calls exactly; what Bun would call is called here in its place.
import { Session } from 'node:inspector/promises';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { catalogue } from '#catalogue/index.ts';
import { createLog, createLineWriter } from '#base/log.ts';
import { createLoad } from '#http/admission/admission.ts';
import { commonHeaders } from '#http/request/headers.ts';
import { createJobs } from '#jobs/jobs.ts';
import { serve } from '#platform/bun-server.ts';
import { startEventLoopMonitor } from '#service/threads/event-loop-monitor.ts';
import { createTelemetry } from '#service/telemetry.ts';
import { startTestService } from './harness.ts';

const src = new URL('../../src/', import.meta.url).href;
const input = { home_price: 400_000, down_payment: 80_000, interest_rate: 7, loan_term: 30, currency: 'USD' };

type Fetch = (request: Request, server: unknown) => Promise<Response>;

/** A service as it runs on Bun, and what Bun calls for each request. */
async function startService(): Promise<{
  readonly fetch: Fetch;
  readonly key: string;
  readonly stop: () => void;
}> {
  const monotonicMs = performance.now.bind(performance);
  const telemetry = createTelemetry();
  const monitor = startEventLoopMonitor(monotonicMs, telemetry.observeDelay);
  const onFault = (fault: string) => process.stderr.write(fault);
  const jobs = createJobs({ catalogue, engine: 'way', threads: 1, monotonicMs, onFault });
  const { write } = createLineWriter(process.stderr.fd);
  const { app, createKey } = await startTestService({
    runJob: jobs.runJob,
    // The service is never busy for itself, however busy the machine is.
    load: createLoad({ busyFromMs: Infinity, begunSincePause: 0 }),
    log: createLog({ level: 'info', write, now: Date.now }),
    observe: telemetry.observe,
    monotonicMs,
  });
  let fetch: Fetch | undefined;
  const Bun = {
    serve(options: { readonly fetch: Fetch }) {
      ({ fetch } = options);
      return { port: 443, stop: () => {} };
    },
  };
  Object.assign(globalThis, { Bun });
  await serve({ host: '', port: 443, tls: undefined, sharesPort: true, handler: app, commonHeaders });
  return { fetch: fetch!, key: (await createKey('standard')).key, stop: monitor.stop };
}

const { fetch, key, stop } = await startService();
// The start is no overload.
await sleep(100);
const server = { requestIP: () => ({ address: '127.0.0.1', port: 1 }) };

async function call(): Promise<void> {
  const body = JSON.stringify(input);
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': String(body.length),
  };
  const url = 'https://localhost/api/v1/calculate/mortgage';
  const reply = await fetch(new Request(url, { method: 'POST', headers, body }), server);
  if (reply.status !== 200) throw new Error(await reply.text());
  // What the next iteration of the event loop does is part of the request.
  await setImmediate();
}

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
// The first calls read the store, compile, and make what is kept.
for (let count = 0; count < 3; count++) await call();
stop();
// What a timer does meanwhile is not part of a request, so what counts is what each of several calls runs.
const calls = [await listRun(), await listRun(), await listRun()] as const;
const ran = calls[0].filter((one) => calls.every((names) => names.includes(one)));
process.stdout.write(JSON.stringify(ran));
process.exit(0);

/** What one call runs, each as its file and its name. */
async function listRun(): Promise<string[]> {
  await session.post('Profiler.takePreciseCoverage');
  await call();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result.flatMap(({ url, functions }) =>
    functions.flatMap(({ functionName, ranges: [range] }) => {
      // The fields of a class are set as a part of its constructor.
      const isPart = functionName === '<instance_members_initializer>';
      if (!url.startsWith(src) || range!.count === 0 || isPart) return [];
      return [`${url.slice(src.length)} ${functionName}`];
    }),
  );
}
