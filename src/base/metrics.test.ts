// The expected text follows the Prometheus exposition format 0.0.4,
// https://prometheus.io/docs/instrumenting/exposition_formats/.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCounter, createGauge, createHistogram, formatMetrics } from './metrics.ts';

test('counters, gauges and histograms are written as Prometheus reads them', () => {
  const counter = createCounter('requests_total', 'Requests.');
  for (const labels of ['status="200"', 'status="404"', 'status="200"']) counter.series(labels).value++;
  const histogram = createHistogram('seconds', 'Durations.', [0.1, 1]);
  const observe = histogram.series('route="/x"');
  for (const value of [0.05, 0.1, 0.5, 7]) observe(value);
  const gauge = createGauge('keys', 'Keys.', () => 3);
  assert.equal(
    formatMetrics([counter.metric, histogram.metric, gauge]),
    `# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{status="200"} 2
requests_total{status="404"} 1
# HELP seconds Durations.
# TYPE seconds histogram
seconds_bucket{route="/x",le="0.1"} 2
seconds_bucket{route="/x",le="1"} 3
seconds_bucket{route="/x",le="+Inf"} 4
seconds_sum{route="/x"} 7.65
seconds_count{route="/x"} 4
# HELP keys Keys.
# TYPE keys gauge
keys 3
`,
  );
});
