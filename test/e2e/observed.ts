import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashKey, issueKey, type Scope, scopes as allScopes } from '#access/keys.ts';
import type { PlanName } from '#access/plans.ts';
import { openDatabase } from '#platform/sqlite.ts';
import { freePort } from '../kit/fleet.ts';
import { type Address, type Call, send } from '../kit/callers.ts';
import { lightSweep } from '../kit/heavy.ts';
import { type ServiceProcess, startProcess } from '../kit/process.ts';
import { openSqliteStore } from '../kit/stores.ts';

/** A service with its metrics, and keys at will. */
export interface ObservedService {
  readonly address: Address;
  readonly process: ServiceProcess;
  readonly createKey: (plan: PlanName, scopes?: readonly Scope[]) => Promise<string>;
  /** The value of a metric that has just one. */
  readonly metric: (name: string) => Promise<number>;
  /**
   * Runs something while a light caller with another key calls again and again, and is answered 200 each
   * time.
   */
  readonly besideLightCaller: <Result>(attack: () => Promise<Result>) => Promise<Result>;
  readonly stop: () => Promise<void>;
}

const CALL_EVERY_MS = 20;
const lightCalls: readonly Call[] = [
  { path: '/v1/calculate/sip', body: { monthly_investment: 10_000, annual_return: 12, years: 10 } },
  { path: '/v1/sweep/mortgage', body: lightSweep },
];

export async function startObserved(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ObservedService> {
  const metricsPort = await freePort();
  const service = await startProcess(folder, {
    LOG_LEVEL: 'warn',
    METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
    ...settings,
  });
  const address = { port: service.port, isPlain: settings['TLS'] === 'proxy' };
  const store = openSqliteStore(openDatabase(join(folder, 'centwise.sqlite')));

  async function createKey(plan: PlanName, scopes: readonly Scope[] = allScopes): Promise<string> {
    const order = { name: plan, plan, scopes, test: false, createdAt: new Date(), expiresAt: null };
    const { key, record } = issueKey(order);
    await store.create(record, hashKey(key));
    return key;
  }

  const lightKey = await createKey('unlimited');

  async function callUntil(over: AbortSignal): Promise<number> {
    let calls = 0;
    while (!over.aborted) {
      const call = lightCalls[calls++ % lightCalls.length]!;
      const { status, body } = await send(address, { ...call, key: lightKey }).answer;
      assert.equal(status, 200, `call ${calls} of the light caller: ${body} ${service.output()}`);
      await sleep(CALL_EVERY_MS);
    }
    return calls;
  }

  return {
    address,
    process: service,
    createKey,
    async metric(name) {
      const call = { path: '/metrics' };
      const { body } = await send({ port: metricsPort, isPlain: true }, call).answer;
      const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1];
      assert.ok(value !== undefined, `${name} is not in ${body}`);
      return Number(value);
    },
    async besideLightCaller(attack) {
      const over = new AbortController();
      const calling = callUntil(over.signal);
      const attacking = attack().finally(() => over.abort());
      const [calls, result] = await Promise.all([calling, attacking]);
      assert.ok(calls > 0);
      return result;
    },
    async stop() {
      await store.close();
      assert.equal(await service.stop(), 0, service.output());
    },
  };
}
