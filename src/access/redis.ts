import { Redis } from 'ioredis';
import { within } from '#base/deadline.ts';
import { type Decision, decide } from './limits.ts';
import { type Plan, windowsSeconds } from './plans.ts';

export interface RedisOptions {
  readonly url: string;
  /** Tells this process from the others that share the limits. */
  readonly instance: string;
  /** The beginning of every name in Redis. */
  readonly prefix?: string;
  /** Unix time in milliseconds in place of the server's clock, for tests alone. */
  readonly serverNow?: () => number;
}

/** What is counted in Redis. Every promise rejects when no answer comes within CHECK_MS. */
export interface RedisCounter {
  check(id: string, plan: Plan, count: number): Promise<Decision>;
  /** Says that this instance lives, and answers how many do. */
  beat(): Promise<number>;
  /** Makes the connection anew. */
  reconnect(): void;
  close(): void;
}

/** Below the 100 ms within which a request must be decided. */
const CHECK_MS = 80;
const OPENING_MS = 3_000;
const CONNECTING_MS = 1_000;
const RETRY_MS = 200;
/** Five heartbeats. */
const INSTANCE_LIFE_MS = 5_000;

/** The server's clock in whole milliseconds, or what stands in for it. */
const readClock = `
  local now = tonumber(ARGV[#ARGV])
  if now == nil then
    local time = redis.call('TIME')
    now = time[1] * 1000 + math.floor(time[2] / 1000)
  end`;

/** As the memory limiter does it: one window each, started by the first request admitted in it. */
const checkScript = `${readClock}
  local burst, burstMs = tonumber(ARGV[1]), tonumber(ARGV[2])
  local day, dayMs = tonumber(ARGV[3]), tonumber(ARGV[4])
  local count = tonumber(ARGV[5])
  local found = redis.call('HMGET', KEYS[1], 'burst_start', 'burst_count', 'day_start', 'day_count')
  local burstStart, burstCount = tonumber(found[1]) or now, tonumber(found[2]) or 0
  local dayStart, dayCount = tonumber(found[3]) or now, tonumber(found[4]) or 0
  if dayCount == 0 or now - dayStart >= dayMs then dayStart, dayCount = now, 0 end
  if burstCount == 0 or now - burstStart >= burstMs then burstStart, burstCount = now, 0 end
  local allowed = burstCount + count <= burst and dayCount + count <= day
  if allowed then
    burstCount, dayCount = burstCount + count, dayCount + count
    redis.call('HSET', KEYS[1], 'burst_start', burstStart, 'burst_count', burstCount,
      'day_start', dayStart, 'day_count', dayCount)
    redis.call('PEXPIRE', KEYS[1], math.max(burstStart + burstMs, dayStart + dayMs) - now)
  end
  return {allowed and 1 or 0, burstCount, burstStart + burstMs - now, dayCount, dayStart + dayMs - now}`;

const beatScript = `${readClock}
  redis.call('ZADD', KEYS[1], now, ARGV[1])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ${INSTANCE_LIFE_MS})
  redis.call('PEXPIRE', KEYS[1], ${10 * INSTANCE_LIFE_MS})
  return redis.call('ZCARD', KEYS[1])`;

interface Scripts {
  checkQuotas(key: string, ...values: (number | string)[]): Promise<[number, number, number, number, number]>;
  beat(key: string, instance: string, now: number | string): Promise<number>;
}

/** A connection to Redis or Valkey. Throws an Error with one sentence when there is none to be had. */
export async function connectRedis(options: RedisOptions): Promise<RedisCounter> {
  const { instance, prefix = 'centwise', serverNow = () => '' } = options;
  const redis = await connect(options.url);
  const scripts = redis as unknown as Scripts;
  const [burstMs, dayMs] = [windowsSeconds.burst * 1000, windowsSeconds.day * 1000];
  return {
    async check(id, plan, count) {
      const values = [plan.burst, burstMs, plan.day, dayMs, count, serverNow()];
      const answer = await within(scripts.checkQuotas(`${prefix}:limits:${id}`, ...values), CHECK_MS);
      const [allowed, burstCount, burstLeftMs, dayCount, dayLeftMs] = answer;
      return decide(plan, count, allowed === 1, { burstCount, burstLeftMs, dayCount, dayLeftMs });
    },
    beat: () => within(scripts.beat(`${prefix}:instances`, instance, serverNow()), CHECK_MS),
    reconnect: () => redis.disconnect(true),
    close: () => redis.disconnect(),
  };
}

async function connect(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    // Nothing waits for a connection: without one, somebody else decides.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RETRY_MS,
    connectTimeout: CONNECTING_MS,
    disconnectTimeout: RETRY_MS,
    connectionName: 'centwise',
  });
  // Later errors are seen where a command fails.
  let lastError: Error | undefined;
  redis.on('error', (error: Error) => {
    lastError = error;
  });
  redis.defineCommand('checkQuotas', { numberOfKeys: 1, lua: checkScript });
  redis.defineCommand('beat', { numberOfKeys: 1, lua: beatScript });
  try {
    await within(redis.connect(), OPENING_MS);
    // A database that does not exist would otherwise be database 0.
    if (lastError !== undefined) throw lastError;
    return redis;
  } catch (error) {
    redis.disconnect();
    throw explain(lastError ?? error);
  }
}

function explain(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`Redis cannot be used: ${reason.replace(/\.$/, '')}.`, { cause: error });
}
