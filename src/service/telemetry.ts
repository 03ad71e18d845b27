import { settled } from '#core/arithmetic/settle.ts';
import type { RatesService } from '#currency/service.ts';
import type { Answered } from '#http/request-log.ts';
import type { PoolState } from '#jobs/pool.ts';
import type { Log, WriteEvent } from '#base/log.ts';
import { type OperatorAnswers, serveMetrics } from '#platform/metrics-server.ts';
import type { UnsentState } from '#platform/unsent.ts';
import type { Settings } from '#service/settings.ts';
import {
  type Count,
  createCounter,
  createGauge,
  createHistogram,
  type Metric,
  formatMetrics,
} from '#base/metrics.ts';

/** The metrics of the service. Labels come from fixed sets and contain no keys or addresses. */
export interface Telemetry {
  readonly observe: (answered: Answered) => void;
  readonly observeDelay: (delayMs: number) => void;
  /** A log that counts its events from `warn` up. */
  readonly countLog: (log: Log) => Log;
  /** Everything counted so far, and what `metrics` say, as Prometheus reads it. */
  readonly write: (metrics: readonly Metric[]) => string;
}

const secondsBounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const delayBounds = [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1];
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);

/** The series of one route: formatting and looking up their labels for every request would cost 2.5 % of it. */
interface RouteSeries {
  readonly addSeconds: (seconds: number) => void;
  /** By status, then by method. */
  readonly counts: Map<number, Map<string, Count>>;
}

export function createTelemetry(): Telemetry {
  const requests = createCounter(
    'centwise_requests_total',
    'Requests answered; the route "-" stands for requests without a route.',
  );
  const durations = createHistogram(
    'centwise_request_duration_seconds',
    'Time from the request to its reply, or to the start of a streamed reply.',
    secondsBounds,
  );
  const delays = createHistogram('centwise_event_loop_delay_seconds', 'Delay of a 10 ms timer.', delayBounds);
  const events = createCounter('centwise_log_events_total', 'Warnings and errors logged, by event.');
  const series = new Map<string, RouteSeries>();
  const addRoute = (route: string): RouteSeries => {
    const added = { addSeconds: durations.series(`route="${route}"`), counts: new Map() };
    series.set(route, added);
    return added;
  };
  const addCount = ({ counts }: RouteSeries, route: string, status: number, method: string): Count => {
    const count = requests.series(`route="${route}",method="${method}",status="${status}"`);
    counts.set(status, (counts.get(status) ?? new Map<string, Count>()).set(method, count));
    return count;
  };
  const observeDelay = delays.series('');
  const counting = (level: string, write: WriteEvent): WriteEvent => {
    return (event, fields) => {
      events.series(`level="${level}",event="${event}"`).value++;
      write(event, fields);
    };
  };
  return {
    observe({ method, route, status, ms }) {
      const known = series.get(route) ?? addRoute(route);
      const name = methods.has(method) ? method : 'other';
      const count = known.counts.get(status)?.get(name) ?? addCount(known, route, status, name);
      count.value++;
      known.addSeconds(ms / 1000);
    },
    observeDelay: (delayMs) => observeDelay(delayMs / 1000),
    countLog: (log) => ({
      ...log,
      warn: counting('warn', log.warn),
      error: counting('error', log.error),
    }),
    write: (metrics) =>
      formatMetrics([
        requests.metric,
        durations.metric,
        delays.metric,
        events.metric,
        settledMetric,
        ...metrics,
      ]),
  };
}

const settledMetric: Metric = {
  name: 'centwise_settled_total',
  help: 'Calculations rounded with balls (fast) and with decimals (slow).',
  type: 'counter',
  read: () => Object.entries(settled).map(([path, value]) => ({ labels: `path="${path}"`, value })),
};

/** The long calculations of this process. */
export function jobMetrics(describe: () => PoolState): readonly Metric[] {
  return [
    createGauge('centwise_jobs_open', 'Long calculations in progress.', () => describe().open),
    createGauge('centwise_jobs_waiting', 'Long calculations waiting for a thread.', () => describe().waiting),
    {
      ...createGauge(
        'centwise_worker_replacements_total',
        'Threads replaced after a fault or an evaluation that did not end.',
        () => describe().replaced,
      ),
      type: 'counter',
    },
  ];
}

/** Replies that callers have not taken yet. */
export function unsentMetrics(describe: () => UnsentState): readonly Metric[] {
  const counter = (name: string, help: string, value: () => number): Metric => ({
    ...createGauge(name, help, value),
    type: 'counter',
  });
  return [
    createGauge(
      'centwise_unsent_bytes',
      'Bytes of large replies that callers have not read yet.',
      () => describe().bytes,
    ),
    createGauge(
      'centwise_unsent_replies',
      'Large replies and streams in progress.',
      () => describe().replies,
    ),
    counter(
      'centwise_stalled_replies_total',
      'Replies cut off because the caller did not read them.',
      () => describe().cut,
    ),
    counter(
      'centwise_refused_replies_total',
      'Replies not sent because too many bytes were unread.',
      () => describe().refused,
    ),
  ];
}

/** The age of the quotes of each source, and the outcomes of the tables it offered. */
export function rateMetrics(rates: RatesService, now: () => number): readonly Metric[] {
  const bySource = (read: (source: ReturnType<RatesService['health']>[number]) => [string, number][]) => () =>
    rates
      .health()
      .flatMap((health) =>
        read(health).map(([labels, value]) => ({ labels: `source="${health.source.id}"${labels}`, value })),
      );
  return [
    {
      name: 'centwise_rates_age_seconds',
      help: 'Seconds since the source published the quotes in use.',
      type: 'gauge',
      read: bySource(({ source: { updated_at } }) =>
        updated_at === undefined ? [] : [['', Math.round((now() - Date.parse(updated_at)) / 1000)]],
      ),
    },
    {
      name: 'centwise_rates_tables_total',
      help: 'Tables from a source: accepted, refused or failed.',
      type: 'counter',
      read: bySource((health) =>
        (['accepted', 'refused', 'failed'] as const).map((fate) => [`,outcome="${fate}"`, health[fate]]),
      ),
    },
  ];
}

/** Operating-system data about this process, with the names that Prometheus clients use. */
export function processMetrics(startedMs: number): readonly Metric[] {
  return [
    createGauge('process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss()),
    createGauge(
      'process_start_time_seconds',
      'Start time of the process, in Unix time.',
      () => startedMs / 1000,
    ),
    {
      ...createGauge('process_cpu_seconds_total', 'Processor time used.', () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      }),
      type: 'counter',
    },
  ];
}

/** Metrics are only for the operator: if they cannot be served, the service runs without them. */
export async function serveTelemetry(
  { metricsAddress }: Pick<Settings, 'metricsAddress'>,
  answers: OperatorAnswers,
  log: Log,
): Promise<() => void> {
  if (metricsAddress === undefined) return () => {};
  try {
    return (await serveMetrics(metricsAddress, answers)).stop;
  } catch (error) {
    log.warn('metrics', { error: error instanceof Error ? error.message : String(error) });
    return () => {};
  }
}
