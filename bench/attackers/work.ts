import { setTimeout as sleep } from 'node:timers/promises';
import { hold } from '../../test/kit/attackers.ts';
import type { Call } from '../../test/kit/callers.ts';
import {
  endlessPage,
  endlessSolve,
  endlessToolCall,
  slowBatch,
  slowFlows,
  slowLines,
  slowSweep,
  toolCall,
} from '../../test/kit/heavy.ts';
import {
  callAgain,
  type Field,
  holdUntilOver,
  isOver,
  ofNetwork,
  type RawCall,
  type Scenario,
  writeCalls,
} from './scenario.ts';

const ndjson = { 'content-type': 'application/x-ndjson' };
const mcp = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-03-26' };
const CALLERS = 16;

interface ByKey {
  readonly callers?: number;
  readonly plan?: keyof Field['keys'];
  readonly patienceMs?: number;
}

/** Many callers with one key, who all ask for the same. */
function byKey(
  name: string,
  call: Omit<Call, 'key'>,
  { callers = CALLERS, plan = 'standard', patienceMs = Infinity }: ByKey = {},
): Scenario {
  const run = (field: Field) =>
    callAgain(field, callers, () => ({ ...call, key: field.keys[plan] }), { patienceMs });
  return { name: `${callers} × ${name}`, run };
}

const picture: Omit<Call, 'key'> = {
  path: '/v1/sweep/mortgage',
  headers: { accept: 'image/svg+xml' },
  body: {
    inputs: { home_price: 400_000, down_payment: 80_000, loan_term: 30 },
    vary: [{ field: 'interest_rate', from: 0.01, to: 10, step: 0.01 }],
    outputs: ['monthly_payment'],
  },
};

/** As large as a batch may be, and nothing in it is known. */
const manyNames = {
  items: Array.from({ length: 900 }, (_, item) =>
    Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`name_${item}_${index}`, index])),
  ),
};

/** As many as make every place of a service, each with a connection or a stream of its own. */
function cancelledCalls(field: Field): Promise<string> {
  const messages = [
    { jsonrpc: '2.0', id: 1, method: 'ping' },
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
  ];
  const { isPlain = false } = field.address;
  const [connections, times] = isPlain ? [2_160, 1] : [9, 240];
  const authorization = `Bearer ${field.keys.unlimited}`;
  const headers = { ...mcp, authorization, 'content-type': 'application/json' };
  const call: RawCall = { method: 'POST', path: '/mcp', headers, body: JSON.stringify(messages) };
  const open = () =>
    hold(field.address, connections, () => writeCalls(field.address, call, times), {
      protocol: isPlain ? 'http/1.1' : 'h2',
    });
  return holdUntilOver(field, open, connections);
}

/** Streams of replies of which none is read. */
function unreadLines(field: Field): Promise<string> {
  const line = JSON.stringify({
    calculator: 'cagr',
    inputs: { initial_value: 1, final_value: 2, years: 5 },
  });
  const body = `${line}\n`.repeat(20_000);
  const head = [
    'POST /v1/batch HTTP/1.1',
    'Host: localhost',
    'X-Forwarded-Proto: https',
    `Authorization: Bearer ${field.keys.standard}`,
    'Content-Type: application/x-ndjson',
    `Content-Length: ${body.length + 1_000}`,
  ].join('\r\n');
  const write = () => Buffer.from(`${head}\r\n\r\n${body}`);
  const open = () => hold(field.address, 50, write, { protocol: 'http/1.1', reads: false });
  return holdUntilOver(field, open, 50);
}

/** A stream whose first line never ends. */
function endlessLine(field: Field): Promise<string> {
  const head = [
    'POST /v1/batch HTTP/1.1',
    'Host: localhost',
    'X-Forwarded-Proto: https',
    `Authorization: Bearer ${field.keys.standard}`,
    'Content-Type: application/x-ndjson',
    'Content-Length: 1000000000',
  ].join('\r\n');
  const write = () => Buffer.from(`${head}\r\n\r\n${'x'.repeat(4_000_000)}`);
  const open = () => hold(field.address, CALLERS, write, { protocol: 'http/1.1' });
  return holdUntilOver(field, open, CALLERS);
}

/** Long work of keys, of agents and of pages. */
export const workScenarios: readonly Scenario[] = [
  byKey('searches without an end', { path: '/v1/solve/irr', body: endlessSolve }),
  {
    name: `${CALLERS} × pages with such a search, of one network`,
    run: (field) => callAgain(field, CALLERS, () => ({ path: endlessPage })),
  },
  {
    name: `${CALLERS} × such pages, each of another network`,
    needs: 'proxy',
    run: (field) => callAgain(field, CALLERS, (index) => ({ path: endlessPage, headers: ofNetwork(index) })),
  },
  byKey('streams of the slowest lines', { path: '/v1/batch', body: slowLines(5_000), headers: ndjson }),
  byKey('sweeps of 10,000 slow cells', { path: '/v1/sweep/irr', body: slowSweep() }),
  byKey('batches of 230 slow items', { path: '/v1/batch', body: slowBatch(230) }),
  byKey('the same by a free key', { path: '/v1/batch', body: slowBatch(50) }, { plan: 'free' }),
  byKey(
    'callers who leave a slow sweep after 50 ms',
    { path: '/v1/sweep/irr', body: slowSweep() },
    { patienceMs: 50 },
  ),
  byKey('pictures of 1,000 cells', picture, { callers: 45 }),
  byKey(
    'bodies with 45,000 unknown names',
    { path: '/v1/batch', body: manyNames },
    { callers: 4, plan: 'unlimited' },
  ),
  { name: '50 × streams of lines that nobody reads', run: unreadLines },
  { name: `${CALLERS} × a line without an end`, run: endlessLine },
  { name: '2,160 × agents who cancel what they ask in one array', run: cancelledCalls },
  byKey(
    'agents with arrays of 100 lists of tools',
    {
      path: '/mcp',
      headers: mcp,
      body: Array.from({ length: 100 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' })),
    },
    { callers: 40 },
  ),
  byKey(
    'agents with arrays of 100 slow calculations',
    {
      path: '/mcp',
      headers: mcp,
      body: Array.from({ length: 100 }, (_, id) => ({
        ...toolCall('calculate', { calculator: 'irr', inputs: { cash_flows: slowFlows } }),
        id,
      })),
    },
    { callers: 8 },
  ),
  byKey('agents with a search without an end', { path: '/mcp', headers: mcp, body: endlessToolCall }),
  {
    name: 'nobody',
    run: async (field) => {
      await Promise.race([isOver(field), sleep(60_000)]);
      return '–';
    },
  },
];
