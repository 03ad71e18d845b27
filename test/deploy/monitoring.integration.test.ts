// Alerts and the dashboard are held against the metrics of a running service, and promtool checks them where
// it is.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readSettings } from '#service/settings/settings.ts';
import { freePort } from '../kit/fleet.ts';
import { readMetrics } from '../kit/metrics.ts';
import { startProcess } from '../kit/process.ts';
import { passes, read, readYaml, root, type Tree, without } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'centwise-monitoring-'));
after(() => rmSync(folder, { recursive: true }));

const prometheus = readYaml('deploy/prometheus.yaml');
const rules: Tree[] = readYaml('deploy/alerts.yaml').groups.flatMap((group: Tree) => group.rules);
const withoutPromtool = without('promtool');

describe('alerts and dashboard', () => {
  const types = new Map<string, string>();
  before(async () => {
    const port = await freePort();
    const service = await startProcess(join(folder, 'data'), { METRICS_ADDRESS: `127.0.0.1:${port}` });
    const text = await readMetrics(port);
    await service.stop();
    for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) types.set(name!, type!);
  });

  const panels: Tree[] = JSON.parse(read('deploy/grafana-dashboard.json')).panels;
  for (const [file, expressions] of Object.entries({
    'deploy/alerts.yaml': rules.map(({ expr }): string => expr),
    'deploy/grafana-dashboard.json': panels.flatMap(({ targets }) =>
      targets.map(({ expr }: Tree): string => expr),
    ),
  })) {
    test(`${file} names only metrics that a service has, and uses them as what they are`, () => {
      assert.ok(expressions.length >= 9);
      const names = expressions.flatMap((text) => text.match(/\b(?:centwise|process)_\w+/g) ?? []);
      assert.ok(names.length >= expressions.length - 1);
      for (const name of names) {
        const type = types.get(name.replace(/_(?:bucket|sum|count)$/, ''));
        assert.ok(type !== undefined, name);
        assert.equal(name.endsWith('_bucket'), type === 'histogram', name);
      }
    });
  }

  test('alerts and docs/operations.md name the events of the log', () => {
    const source = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(`${root}src/${name}`, 'utf8'))
      .join('\n');
    const events = new Set(
      [...source.matchAll(/\b(?:log\.(?:info|warn|error)|warnOf)\('([^']+)'/g)].map(([, event]) => event!),
    );
    const inAlerts = rules.flatMap(({ expr }) =>
      [...expr.matchAll(/event="([^"]+)"/g)].map(([, event]) => event),
    );
    assert.ok(inAlerts.length > 0);
    for (const event of inAlerts) assert.ok(events.has(event), event);
    const [, section] = read('docs/operations.md').split('\n## Logs\n');
    const rows = [...section!.split('\n## ')[0]!.matchAll(/^\| `([^`]+)`/gm)].map(([, event]) => event!);
    assert.deepEqual(new Set(rows), events);
  });

  test('each alert has a name of its own, a severity and a summary', () => {
    assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length);
    for (const { alert, labels, annotations } of rules) {
      assert.match(alert, /^Centwise[A-Z]\w+$/);
      assert.ok(['critical', 'warning'].includes(labels.severity) && annotations.summary, alert);
    }
  });

  test('Prometheus reads the job that the alerts are on, where the service has its metrics', () => {
    assert.deepEqual(prometheus.rule_files, ['alerts.yaml']);
    const [{ job_name, static_configs }] = prometheus.scrape_configs;
    for (const { expr } of rules)
      for (const [, job] of expr.matchAll(/job="([^"]+)"/g)) assert.equal(job, job_name);
    const { metricsAddress } = readSettings({});
    assert.deepEqual(static_configs[0].targets, [`${metricsAddress!.host}:${metricsAddress!.port}`]);
  });
});

describe('promtool', { skip: withoutPromtool }, () => {
  test('finds nothing wrong', () => {
    passes('promtool', ['check', 'config', 'deploy/prometheus.yaml']);
  });

  test('alerts on the first error, on a service that is down and on one that is overloaded', () => {
    const labels = 'job="centwise", instance="a"';
    const series = (name: string, values: string) => ({ series: name, values });
    const fired = (alertname: string, severity: string, more: Tree, exp_annotations: Tree) => ({
      eval_time: '12m',
      alertname,
      exp_alerts: [{ exp_labels: { severity, ...more }, exp_annotations }],
    });
    const quiet = (alertname: string) => ({ eval_time: '12m', alertname, exp_alerts: [] });
    const overloaded = rules.find(({ alert }) => alert === 'CentwiseOverloaded');
    const errors = `centwise_log_events_total{${labels}, level="error", event="internal"}`;
    const tests = {
      rule_files: [`${root}deploy/alerts.yaml`],
      tests: [
        {
          interval: '1m',
          input_series: [
            series(`up{${labels}}`, '1x5 0x20'),
            series(errors, '_x8 1x20'),
            series(`centwise_requests_total{${labels}, status="200"}`, '0+90x30'),
            series(`centwise_requests_total{${labels}, status="503"}`, '0+10x30'),
          ],
          alert_rule_test: [
            fired(
              'CentwiseDown',
              'critical',
              { job: 'centwise', instance: 'a' },
              {
                summary: 'a does not answer Prometheus',
              },
            ),
            fired(
              'CentwiseErrors',
              'critical',
              { job: 'centwise', instance: 'a', level: 'error', event: 'internal' },
              { summary: 'a has logged an error: internal' },
            ),
            fired('CentwiseOverloaded', 'critical', {}, overloaded.annotations),
            quiet('CentwiseRestarts'),
          ],
        },
        {
          interval: '1m',
          input_series: [
            series(`up{${labels}}`, '1x30'),
            series(errors, '1x30'),
            series(`centwise_requests_total{${labels}, status="200"}`, '0+90x30'),
          ],
          alert_rule_test: ['CentwiseDown', 'CentwiseErrors', 'CentwiseOverloaded'].map(quiet),
        },
      ],
    };
    // JSON is YAML, too.
    const file = join(folder, 'tests.yaml');
    writeFileSync(file, JSON.stringify(tests));
    passes('promtool', ['test', 'rules', file]);
  });
});
