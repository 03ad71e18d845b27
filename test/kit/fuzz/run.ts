import { setTimeout as sleep } from 'node:timers/promises';
import { catalogue } from '#catalogue/index.ts';
import { describeApi } from '#api/documents/openapi.ts';
import type { Handler } from '#platform/serve.ts';
import { createRandom } from '../accuracy/random.ts';
import { type Case, drawCase } from './cases.ts';
import { curlLine } from './curl.ts';
import { readDocument } from './document.ts';
import { type Answer, createJudge } from './judge.ts';
import { readPortable, writePortable } from './portable.ts';
import { startFuzzedService } from './service.ts';
import type { Wire } from './wire.ts';

/** What a run came to. */
export interface Outcome {
  readonly cases: number;
  /** How many of each kind, and how many replies of each status. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly statuses: ReadonlyMap<number, number>;
  /** What is wrong and a line that shows it, the first of each sort. */
  readonly faults: readonly string[];
  /**
   * The longest that one request held the thread, and which, as a line for a shell and for `measureAlone`.
   */
  readonly longestMs: number;
  readonly longestCase: string;
  readonly longestPortable: string;
  readonly seconds: number;
}

export type Send = (one: Case) => Promise<Answer>;

/** Whatever takes longer as a whole is measured again, piece by piece. */
const SUSPECT_MS = 5;
const TRIES = 8;
const PAUSE_BEYOND_MS = 15;
const PAUSE_MS = 200;
const MAX_FAULTS = 10;
const DECIDE_EVERY = 500;

interface RunOptions {
  readonly seed: number;
  readonly count: number;
  /** Whether the replies so far suffice; until then more are drawn, up to 20 times as many. */
  readonly isEnough?: (statuses: ReadonlyMap<number, number>) => boolean;
  /**
   * Makes the real server, over which every case goes as well, by both protocols, and must be answered the
   * same.
   */
  readonly startWire?: ((handler: Handler) => Promise<Wire>) | undefined;
  /** Whether to find the longest that one request holds the thread, for which slow ones are sent again. */
  readonly isTimed?: boolean;
  readonly report?: (done: number) => void;
}

/** Runs so many cases of a seed against the application in this process. */
export async function runFuzz(options: RunOptions): Promise<Outcome> {
  const { seed, count, startWire, isTimed = false, isEnough = () => true, report } = options;
  const service = await startFuzzedService();
  // The document that is served leaves replies open for members to come; these must be as they are today.
  const document = readDocument(describeApi(catalogue));
  const judge = createJudge(document);
  const send = senderTo(service);
  const wire = await startWire?.(service.app);
  const random = createRandom(seed, 'fuzz');
  const [kinds, statuses] = [new Map<string, number>(), new Map<number, number>()];
  const faults = new Map<string, string>();
  let [longestMs, longestCase, longestPortable, done] = [0, '', '', 0];
  const startedMs = performance.now();
  const isDone = () => done >= count && (isEnough(statuses) || done > 20 * count);
  while (!isDone() && faults.size < MAX_FAULTS) {
    const one = drawCase(document, service.keys, random);
    if (!isSendable(one)) continue;
    const sentMs = performance.now();
    const answer = await send(one);
    const tookMs = performance.now() - sentMs;
    done++;
    add(kinds, one.kind);
    add(statuses, answer.status);
    const fault = judgeSafely(judge, one, answer) ?? (await wire?.compare(one, answer));
    if (fault !== undefined)
      faults.set(fault.replace(/\d+/g, '0').slice(0, 60), `${fault}\n${curlLine(one)}`);
    const isSuspect = isTimed && tookMs > Math.max(SUSPECT_MS, longestMs);
    const blockedMs = isSuspect ? await measureBlock(() => send(one)) : 0;
    if (blockedMs > longestMs) {
      [longestMs, longestCase, longestPortable] = [
        blockedMs,
        curlLine(one),
        writePortable(one, service.keys),
      ];
    }
    if (done % DECIDE_EVERY === 0) await service.decideRequests();
    if (done % 50_000 === 0) report?.(done);
  }
  const seconds = (performance.now() - startedMs) / 1000;
  await wire?.close();
  const faultLines = [...faults.values()];
  if (({} as Record<string, unknown>)['polluted'] !== undefined)
    faultLines.push('Object.prototype was changed');
  const longest = { longestMs, longestCase, longestPortable };
  return { cases: done, kinds, statuses, faults: faultLines, ...longest, seconds };
}

/** How long the request of a portable case holds the thread of a service that has done little else. */
export async function measureAlone(portable: string): Promise<number> {
  const service = await startFuzzedService();
  const one = readPortable(portable, service.keys);
  const send = senderTo(service);
  return measureBlock(() => send(one));
}

function senderTo({ send }: Awaited<ReturnType<typeof startFuzzedService>>): Send {
  return async ({ target, method, headers, body }) => {
    const response = await send(target, { method, headers, body: (body ?? null) as BodyInit | null });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
}

function judgeSafely(judge: ReturnType<typeof createJudge>, one: Case, answer: Answer): string | undefined {
  try {
    return judge(one, answer);
  } catch (error) {
    return `cannot be judged: ${error instanceof Error ? error.message : String(error)}: ${answer.body.slice(0, 100)}`;
  }
}

/** What no client can put on the wire is no case. */
function isSendable({ target, method, headers, body }: Case): boolean {
  if (body !== undefined && (method === 'GET' || method === 'HEAD')) return false;
  try {
    // The runtime takes a method that it does not know for GET.
    return (
      new Request(`https://localhost:8443${target}`, { method, headers }).method === method.toUpperCase()
    );
  } catch {
    return false;
  }
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * The longest time in which nothing else got its turn, the least of several tries: other programs use the
 * machine too.
 */
async function measureBlock(send: () => Promise<unknown>): Promise<number> {
  const tries: number[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    let [lastMs, longestMs, isOver] = [performance.now(), 0, false];
    const turn = () => {
      const nowMs = performance.now();
      longestMs = Math.max(longestMs, nowMs - lastMs);
      lastMs = nowMs;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await send();
    isOver = true;
    turn();
    tries.push(longestMs);
    if (longestMs <= PAUSE_BEYOND_MS) continue;
    // A machine that others hold up for a moment is asked again when the moment is over.
    await sleep(PAUSE_MS);
  }
  return Math.min(...tries);
}
