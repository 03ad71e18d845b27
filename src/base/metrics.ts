/** One line of a metric. `labels` are formatted, such as `route="/x",status="200"`; empty for none. */
export interface Sample {
  /** Follows the name of the metric, because a histogram has several series. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
  readonly labels: string;
  readonly value: number;
}

/** One metric as Prometheus reads it. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly read: () => Iterable<Sample>;
}

/** The media type of the text from `formatMetrics`. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Text of the Prometheus exposition format 0.0.4. */
export function formatMetrics(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, read }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...[...read()].map(
      ({ suffix = '', labels, value }) => `${name}${suffix}${labels === '' ? '' : `{${labels}}`} ${value}`,
    ),
  ]);
  return `${lines.join('\n')}\n`;
}

/** A metric with one value, which is computed when it is read. */
export function createGauge(name: string, help: string, value: () => number): Metric {
  return { name, help, type: 'gauge', read: () => [{ labels: '', value: value() }] };
}

export interface Counter {
  /**
   * The count of the series with these labels, to add to. The labels must be from a small and fixed set,
   * because series are never removed.
   */
  readonly series: (labels: string) => Count;
  readonly metric: Metric;
}

export interface Count {
  value: number;
}

export function createCounter(name: string, help: string): Counter {
  const counts = new Map<string, Count>();
  return {
    series(labels) {
      const count = counts.get(labels) ?? { value: 0 };
      counts.set(labels, count);
      return count;
    },
    metric: {
      name,
      help,
      type: 'counter',
      read: () => [...counts].map(([labels, { value }]) => ({ labels, value })),
    },
  };
}

export interface Histogram {
  /** A function that counts a value in the series with these labels; see Counter. */
  readonly series: (labels: string) => (value: number) => void;
  readonly metric: Metric;
}

interface Distribution {
  /** Counts per bucket, not cumulative; the last bucket is for values above all bounds. */
  readonly counts: Float64Array;
  sum: number;
}

/** A histogram with these upper bounds in ascending order, and one more bucket without a bound. */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const distributions = new Map<string, Distribution>();

  function* read(): Iterable<Sample> {
    for (const [labels, { counts, sum }] of distributions) {
      const before = labels === '' ? '' : `${labels},`;
      let total = 0;
      for (const [index, count] of counts.entries()) {
        total += count;
        yield { suffix: '_bucket', labels: `${before}le="${bounds[index] ?? '+Inf'}"`, value: total };
      }
      yield { suffix: '_sum', labels, value: sum };
      yield { suffix: '_count', labels, value: total };
    }
  }

  return {
    series(labels) {
      const series = distributions.get(labels) ?? { counts: new Float64Array(bounds.length + 1), sum: 0 };
      distributions.set(labels, series);
      return function addValue(value) {
        let bucket = 0;
        while (bucket < bounds.length && value > bounds[bucket]!) bucket++;
        series.counts[bucket]!++;
        series.sum += value;
      };
    },
    metric: { name, help, type: 'histogram', read },
  };
}

/** A request that has been answered. */
export interface Answered {
  readonly method: string;
  /** The path of a route, or "-" where there is none. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** The metrics of requests. */
export interface RequestMetrics {
  readonly observe: (answered: Answered) => void;
  readonly metrics: readonly Metric[];
}

const secondsBounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);

/**
 * The series of one route: formatting and looking up their labels for every request would cost 2.5 % of it.
 */
interface RouteSeries {
  readonly addSeconds: (seconds: number) => void;
  /** By status, then by method. */
  readonly counts: Map<number, Map<string, Count>>;
}

export function createRequestMetrics(): RequestMetrics {
  const requests = createCounter(
    'centwise_requests_total',
    'Requests answered; the route "-" stands for requests without a route.',
  );
  const durations = createHistogram(
    'centwise_request_duration_seconds',
    'Time from the request to its reply, or to the start of a streamed reply.',
    secondsBounds,
  );
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

  return {
    observe({ method, route, status, ms }) {
      const known = series.get(route) ?? addRoute(route);
      const name = methods.has(method) ? method : 'other';
      const count = known.counts.get(status)?.get(name) ?? addCount(known, route, status, name);
      count.value++;
      known.addSeconds(ms / 1000);
    },
    metrics: [requests.metric, durations.metric],
  };
}
