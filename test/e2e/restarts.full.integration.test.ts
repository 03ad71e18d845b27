import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { connect } from 'node:tls';
import { ensureDevelopmentCertificate } from '#platform/development-certificate.ts';
import { cleanUp, createDatabase, withoutPostgres } from '../access/servers.ts';
import { freePort, waitUntil } from '../kit/fleet.ts';
import { startLoad } from '../kit/load.ts';
import { readMetrics } from '../kit/metrics.ts';
import { runProgram, startProcess, temporaryFolder } from '../kit/process.ts';

const timeout = 60_000;
const folders: string[] = [];
after(async () => {
  await cleanUp();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'centwise-restart-'));
  folders.push(folder);
  return folder;
}

/** Another certificate and key with each call, in files. */
function makeCertificate(): { certificate: string; key: string } {
  const directory = makeFolder();
  const { certificate, key } = ensureDevelopmentCertificate({ directory, hosts: [], now: new Date() });
  writeFileSync(join(directory, 'a.pem'), certificate);
  writeFileSync(join(directory, 'a.key'), key);
  return { certificate: join(directory, 'a.pem'), key: join(directory, 'a.key') };
}

/** The fingerprint of the certificate that a port serves now. */
function servedBy(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256);
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

describe('a certificate that is replaced on disk', { timeout }, () => {
  test('is served within 5 s and no call fails; a bad one is refused with an alarm', async () => {
    const [inUse, next] = [makeCertificate(), makeCertificate()];
    const metricsPort = await freePort();
    const folder = await temporaryFolder();
    folders.push(folder);
    const settings = { TLS: 'files', TLS_CERT: inUse.certificate, TLS_KEY: inUse.key, LOG_LEVEL: 'warn' };
    const service = await startProcess(folder, { ...settings, METRICS_ADDRESS: `127.0.0.1:${metricsPort}` });
    const load = startLoad({ port: service.port, key: service.key!, connections: 4, callsEach: Infinity });
    const first = await servedBy(service.port);
    copyFileSync(next.key, inUse.key);
    copyFileSync(next.certificate, inUse.certificate);
    await waitUntil(async () => (await servedBy(service.port)) !== first, 5_000);

    writeFileSync(inUse.certificate, 'none');
    const alarm = 'centwise_log_events_total{level="error",event="certificate"} 1';
    await waitUntil(async () => (await readMetrics(metricsPort)).includes(alarm), 5_000);
    const line =
      /"state":"rejected; the previous certificate stays in use","error":"TLS_CERT: .* does not contain a PEM/;
    await waitUntil(async () => line.test(service.output()), 5_000);
    // The listener with the first one has had its time to drain.
    assert.notEqual(await servedBy(service.port), first);
    const { answered, failed, firstFailure } = await load.stop();
    assert.deepEqual([failed, firstFailure], [0, undefined]);
    assert.ok(answered > 100, `${answered} calls`);
    assert.equal(await service.stop(), 0);
  });
});

describe('a port that is shared', { timeout }, () => {
  test('goes over from one process to the next, and no call fails', { skip: withoutPostgres }, async () => {
    const folder = await temporaryFolder();
    folders.push(folder);
    const settings = { DATABASE_URL: await createDatabase(), SHARE_PORT: 'on' };
    const created = await runProgram(['keys', 'create', '--name', 'x', '--plan', 'unlimited'], {
      DATA_DIR: folder,
      ...settings,
    });
    const key = /cw_live_\w+/.exec(created.stdout)![0];
    const before = await startProcess(folder, settings);
    const load = startLoad({ port: before.port, key, connections: 4, callsEach: 100 });
    const next = await startProcess(folder, { ...settings, PORT: String(before.port) });
    assert.equal(await before.stop(), 0);
    assert.match(await servedBy(next.port), /^[0-9A-F:]{95}$/);
    const { answered, failed, firstFailure } = await load.stop();
    assert.deepEqual([failed, firstFailure], [0, undefined]);
    assert.ok(answered > 100, `${answered} calls`);
    assert.equal(await next.stop(), 0);
  });
});

describe('metrics', { timeout }, () => {
  test('tell of every call by route, method and status, and name no key', async () => {
    const port = await freePort();
    const folder = await temporaryFolder();
    folders.push(folder);
    const service = await startProcess(folder, { METRICS_ADDRESS: `127.0.0.1:${port}` });
    const load = startLoad({ port: service.port, key: service.key!, connections: 1, callsEach: Infinity });
    await waitUntil(async () => (await readMetrics(port)).includes('status="200"'), 5_000);
    const { answered } = await load.stop();
    const text = await readMetrics(port);
    const route = 'route="/calculate/sip"';
    assert.ok(
      text.includes(`centwise_requests_total{${route},method="POST",status="200"} ${answered}\n`),
      text,
    );
    assert.ok(text.includes(`centwise_request_duration_seconds_count{${route}} ${answered}\n`));
    assert.match(text, /^centwise_rates_age_seconds\{source="ecb"\} \d+$/m);
    assert.match(text, /^centwise_settled_total\{path="fast"\} \d+$/m);
    assert.match(text, /^centwise_cached_keys 1$/m);
    assert.match(text, /^centwise_build_info\{version="\d+\.\d+\.\d+[^"]*"\} 1$/m);
    assert.match(text, /^process_resident_memory_bytes \d+$/m);
    assert.doesNotMatch(text, /cw_|key_/);
    const dashboard = readFileSync(new URL('../../deploy/grafana-dashboard.json', import.meta.url), 'utf8');
    const shown = dashboard
      .match(/\b(centwise|process)_[a-z_]+/g)!
      .map((name) => name.replace(/_bucket$/, ''));
    for (const name of shown)
      assert.ok(text.includes(`# TYPE ${name} `), `${name} is in the dashboard alone`);
    for (const line of text.trim().split('\n')) {
      assert.match(line, /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[^{}]+\})? -?\d+(\.\d+)?(e[+-]?\d+)?)$/);
    }

    // Another service on this machine finds the port taken, says so in one line, and serves.
    const other = await startProcess(await temporaryFolder(), { METRICS_ADDRESS: `127.0.0.1:${port}` });
    const tellOf = () =>
      other
        .output()
        .split('\n')
        .filter((line) => line.includes('"event":"metrics"'));
    await waitUntil(async () => tellOf().length > 0, 5_000);
    const lines = tellOf();
    assert.equal(lines.length, 1);
    assert.match(
      lines[0]!,
      new RegExp(`Metrics cannot be served on 127.0.0.1, port ${port}: the port is in use`),
    );
    assert.equal(await other.stop(), 0);
    assert.equal(await service.stop(), 0);
  });
});
