import { daysLeft } from '#law/freshness.ts';
import { settled } from '#core/arithmetic/settle.ts';
import type { RatesService } from '#currency/service.ts';
import type { PoolState } from '#jobs/pool-job.ts';
import type { Log, WriteEvent } from '#base/log.ts';
import { type OperatorAnswers, serveMetrics } from '#platform/metrics-server.ts';
import type { UnsentState } from '#platform/unsent.ts';
import type { Settings } from './settings/settings.ts';
import {
  type Count,
  createCounter,
  createGauge,
  createHistogram,
  createRequestMetrics,
  formatMetrics,
  type Metric,
  type RequestMetrics,
} from '#base/metrics.ts';

/** The metrics of the service. Labels come from fixed sets and contain no keys or addresses. */
export interface Telemetry {
  readonly observe: RequestMetrics['observe'];
  readonly observeDelay: (delayMs: number) => void;
  /** New requests for keys. */
  readonly accessRequests: Count;
  /** Questions in plain words, by whether there was an answer. */
  readonly countQuestion: (outcome: string) => void;
  /** A log that counts its events from `warn` up. */
  readonly countLog: (log: Log) => Log;
  /** Everything counted so far, and what `metrics` say, as Prometheus reads it. */
  readonly write: (metrics: readonly Metric[]) => string;
}

const delayBounds = [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1];
export function createTelemetry(): Telemetry {
  const requests = createRequestMetrics();
  const delays = createHistogram('centwise_event_loop_delay_seconds', 'Delay of a 10 ms timer.', delayBounds);
  const events = createCounter('centwise_log_events_total', 'Warnings and errors logged, by event.');
  const requestsForKeys = createCounter('centwise_access_requests_total', 'New requests for keys.');
  const questions = createCounter('centwise_questions_total', 'Questions in plain words, by outcome.');
  const observeDelay = delays.series('');
  const counting = (level: string, write: WriteEvent): WriteEvent => {
    return (event, fields) => {
      events.series(`level="${level}",event="${event}"`).value++;
      write(event, fields);
    };
  };
  return {
    observe: requests.observe,
    observeDelay: (delayMs) => observeDelay(delayMs / 1000),
    accessRequests: requestsForKeys.series(''),
    countQuestion: (outcome) => {
      questions.series(`outcome="${outcome}"`).value++;
    },
    countLog: (log) => ({
      ...log,
      warn: counting('warn', log.warn),
      error: counting('error', log.error),
    }),
    write: (metrics) =>
      formatMetrics([
        ...requests.metrics,
        delays.metric,
        events.metric,
        requestsForKeys.metric,
        questions.metric,
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
    createGauge('centwise_workers_busy', 'Threads that are at work.', () => describe().busy),
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

/** How long the figures of the law still last. */
export function lawMetric(now: () => number): Metric {
  return {
    name: 'centwise_law_days_left',
    help: 'Days that the figures of a law still cover; negative after their last day.',
    type: 'gauge',
    read: () => daysLeft(now()).map(({ id, days_left }) => ({ labels: `pack="${id}"`, value: days_left })),
  };
}

/** The version, and operating-system data with the names that Prometheus clients use. */
export function processMetrics(startedMs: number, version: string): readonly Metric[] {
  return [
    {
      ...createGauge('centwise_build_info', 'The version in use, as a label.', () => 1),
      read: () => [{ labels: `version="${version}"`, value: 1 }],
    },
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
