import assert from 'node:assert/strict';
import { parseKey, hashKey, issueKey } from '#access/keys.ts';
import type { AccessStore } from '#access/store.ts';
import { dayOf } from '#access/usage.ts';
import { type Answer, runCommand, startInstance } from './fleet.ts';

/** What killing left behind. */
export interface Losses {
  readonly kills: number;
  /** Keys that the command had shown before it died, and those of them that are not in the store. */
  readonly acknowledged: number;
  readonly lost: number;
}

/**
 * Kills `keys create` at moments spread over its life, a number of times. What it has shown on a whole line
 * is acknowledged: an operator may have copied it.
 */
export async function killKeyCreation(
  store: AccessStore,
  settings: Readonly<Record<string, string>>,
  kills: number,
): Promise<Losses> {
  const startedMs = performance.now();
  await runCommand(['keys', 'create', '--name', 'warm-up'], settings);
  const lifeMs = performance.now() - startedMs;
  let [killed, acknowledged, lost] = [0, 0, 0];
  for (let tried = 0; killed < kills; tried++) {
    // Every other time as soon as it has shown something, otherwise in the later half of its life, where it
    // writes.
    const moment = tried % 2 === 0 ? 'output' : lifeMs * (0.5 + ((tried * 0.618) % 0.5));
    const { code, output } = await runCommand(['keys', 'create', '--name', 'killed'], settings, moment);
    if (code === null) killed++;
    const shown = output
      .split('\n')
      .slice(0, -1)
      .find((line) => parseKey(line) !== undefined);
    if (shown === undefined) continue;
    acknowledged++;
    if ((await store.findByHash(hashKey(shown))) === undefined) lost++;
  }
  return { kills: killed, acknowledged, lost };
}

/** What killing left of the counted requests. */
export interface CountedLosses {
  readonly kills: number;
  readonly answered: number;
  readonly sent: number;
  readonly counted: number;
  /** Rounds in which more was counted than was sent, or less than had been answered a second before. */
  readonly wrong: number;
}

/**
 * Kills an instance amid requests and flushes, a number of times, and compares the store with the caller's
 * log.
 */
export async function killUsageFlush(
  store: AccessStore,
  settings: Readonly<Record<string, string>>,
  kills: number,
): Promise<CountedLosses> {
  let [answered, sent, counted, wrong] = [0, 0, 0, 0];
  for (let round = 0; round < kills; round++) {
    const { key, record } = issueKey({
      name: 'load',
      plan: 'unlimited',
      test: false,
      createdAt: new Date(),
      expiresAt: null,
    });
    await store.create(record, hashKey(key));
    const instance = await startInstance(settings);
    const answeredAtMs: number[] = [];
    const over = new AbortController();
    let sentNow = 0;
    const worker = async () => {
      while (!over.signal.aborted) {
        sentNow++;
        const answer: Answer | undefined = await instance.call('/v1/calculators', key).catch(() => undefined);
        if (answer?.status === 200) answeredAtMs.push(performance.now());
      }
    };
    const workers = [worker(), worker(), worker()];
    const lifeMs = 700 + ((round * 0.618) % 1) * 700;
    await new Promise((resolve) => setTimeout(resolve, lifeMs));
    const killedMs = performance.now();
    over.abort();
    await instance.stop('SIGKILL');
    await Promise.all(workers);
    const today = dayOf(Date.now());
    const inStore = (await store.readUsage(record.id, today, today))[0]?.requests ?? 0;
    const before = answeredAtMs.filter((atMs) => atMs < killedMs - 1_000).length;
    if (inStore > sentNow || inStore < before) wrong++;
    answered += answeredAtMs.length;
    sent += sentNow;
    counted += inStore;
  }
  assert.ok(answered > 0);
  return { kills, answered, sent, counted, wrong };
}
