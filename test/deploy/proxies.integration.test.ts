// The examples of proxies are held against the settings that they name, and run where the machine has the
// proxy.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSettings } from '#service/settings/settings.ts';
import { freePort, startInstance } from '../kit/fleet.ts';
import { finish, startProcess } from '../kit/process.ts';
import { passes, read, readYaml, settingsIn, without } from './files.ts';
import { idleTimeoutSeconds } from '#platform/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'centwise-proxies-'));
after(() => rmSync(folder, { recursive: true }));
const withoutNginx = without('nginx', '-v');

describe('nginx.conf', () => {
  const text = read('deploy/nginx.conf');
  const settings = settingsIn(text, /\b([A-Z_]+)=([\w.]*\w)/g);

  test('names settings that go together, and passes on what the service needs', () => {
    const { tls, host, port } = readSettings(settings);
    assert.equal(tls, 'proxy');
    assert.match(text, new RegExp(`^\\tserver ${host}:${port} `, 'm'));
    for (const header of [
      'Host $host',
      'X-Forwarded-For $proxy_add_x_forwarded_for',
      'X-Forwarded-Proto $scheme',
    ])
      assert.ok(text.includes(`proxy_set_header ${header};`), header);
    // nginx would refuse files above 1 MB, and hold streams back.
    for (const line of ['client_max_body_size 0;', 'proxy_request_buffering off;', 'proxy_buffering off;'])
      assert.ok(text.includes(line), line);
    assert.ok(!/listen 80\b/.test(text));
  });

  test('serves an instance over HTTPS', { skip: withoutNginx }, async () => {
    // The development certificate of a service is that of the proxy here.
    const other = await startProcess(join(folder, 'tls'));
    await other.stop();
    const tls = join(folder, 'tls', 'tls');
    const instance = await startInstance({ DATA_DIR: join(folder, 'data') });
    const port = await freePort();
    const server = text
      .replace('127.0.0.1:8080', `127.0.0.1:${instance.port}`)
      .replace('listen 443', `listen ${port}`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${tls}/localhost.pem;`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${tls}/localhost-key.pem;`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\n` +
        `http { access_log off; ${temporary.join(' ')}\n${server}}\n`,
    );
    passes('nginx', ['-t', '-q', '-c', file, '-e', join(folder, 'error.log')]);
    const nginx = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')]);
    try {
      const ask = (path: string) =>
        finish('curl', [
          '-sS',
          '--compressed',
          '-i',
          '--cacert',
          `${tls}/ca.pem`,
          `https://localhost:${port}${path}`,
        ]);
      let reply = await ask('/v1/calculators');
      for (let tries = 0; reply.code !== 0 && tries < 50; tries++) {
        await sleep(100);
        reply = await ask('/v1/calculators');
      }
      // Without a key it is refused by the service, which has therefore believed X-Forwarded-Proto.
      assert.match(reply.stdout, /^HTTP\/2 401 /);
      assert.match(reply.stdout, /strict-transport-security/i);
      assert.match((await ask('/')).stdout, /^HTTP\/2 200 [^]*content-encoding: [^]*<title>/);
    } finally {
      nginx.kill();
      await instance.stop();
    }
  });
});

test('traefik.yaml has parts that name each other, and asks for health where it is answered', () => {
  const { routers, middlewares, services } = readYaml('deploy/traefik.yaml').http;
  const { service, middlewares: used } = routers.centwise;
  for (const name of used) assert.ok(name in middlewares, name);
  const { servers, healthCheck } = services[service].loadBalancer;
  assert.equal(healthCheck.path, '/readyz');
  const settings = settingsIn(read('deploy/traefik.yaml'), /\b([A-Z_]+)=([\w.]*\w)/g);
  const { port, tls } = readSettings({ ...settings, TRUSTED_PROXIES: '10.0.0.2' });
  assert.equal(tls, 'proxy');
  for (const { url } of servers) assert.equal(new URL(url).port, String(port));
});

test('the Caddyfile is understood by Caddy', { skip: without('caddy', 'version') }, () => {
  passes('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']);
});

test('proxies close silent connections before the service does', () => {
  const kept = {
    'deploy/nginx.conf': /^\tkeepalive_timeout (\d+)s;$/m,
    'deploy/Caddyfile': /^\t\t\tkeepalive (\d+)s$/m,
    'deploy/traefik.yaml': /^ +idleConnTimeout: (\d+)s$/m,
  };
  for (const [file, pattern] of Object.entries(kept)) {
    const seconds = Number(pattern.exec(read(file))?.[1]);
    assert.ok(seconds <= idleTimeoutSeconds / 2, `${file}: ${seconds} s`);
  }
  for (const file of [...Object.keys(kept), 'docs/operations.md'])
    assert.ok(read(file).includes(`for ${idleTimeoutSeconds} seconds`), file);
});
