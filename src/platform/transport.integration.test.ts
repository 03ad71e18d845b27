// Judged by curl and OpenSSL, where the machine has them.
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { ensureDevelopmentCertificate } from './development-certificate.ts';
import type { Handler, RunningServer } from './serve.ts';
import { serve } from './server.ts';
import { skipFor } from '../../test/kit/skips.ts';

const directory = mkdtempSync(join(tmpdir(), 'centwise-transport-'));
const tls = ensureDevelopmentCertificate({ directory, hosts: [], now: new Date() });
const servers: RunningServer[] = [];
after(async () => {
  await Promise.all(servers.map((server) => server.stop(0)));
  rmSync(directory, { recursive: true });
});

async function start(handler: Handler): Promise<number> {
  const server = await serve({ host: '127.0.0.1', port: 0, tls, handler, commonHeaders: {} });
  servers.push(server);
  return server.port;
}

const skipWithout = (tool: string): string | false =>
  spawnSync(tool, ['--version']).error !== undefined && skipFor(`${tool} is not on this machine`);

function run(tool: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = execFile(tool, args, (_, stdout, stderr) => resolve(stdout + stderr));
    child.stdin?.end();
  });
}

describe('a connection', () => {
  test(
    'is HTTP/2 or HTTP/1.1 as the caller likes, under the certificate',
    { skip: skipWithout('curl') },
    async () => {
      const port = await start((request) => ({ status: 200, headers: {}, body: request.method }));
      const curl = (...args: string[]): Promise<string> =>
        run('curl', ['-sS', '--cacert', tls.caFile, '-w', ' %{http_version} %{errormsg}', ...args]);
      for (const host of ['localhost', '127.0.0.1']) {
        assert.equal(await curl('--http2', `https://${host}:${port}/`), 'GET 2 ');
        assert.equal(await curl('--http1.1', '-d', 'x', `https://${host}:${port}/`), 'POST 1.1 ');
      }
      assert.match(
        await curl('--connect-to', `other.example:443:127.0.0.1:${port}`, 'https://other.example/'),
        /no alternative certificate subject name matches/,
      );
    },
  );

  test('delivers the refusal of a body that nobody reads', { skip: skipWithout('curl') }, async () => {
    const port = await start(() => ({ status: 413, headers: {}, body: 'refused' }));
    const post = (version: string, file: string): Promise<string> =>
      run('curl', [
        '-sSk',
        version,
        '-X',
        'POST',
        '-T',
        file,
        '-w',
        ' %{errormsg}',
        `https://localhost:${port}/`,
      ]);
    const [small, large] = [join(directory, 'small'), join(directory, 'large')];
    writeFileSync(small, 'x');
    writeFileSync(large, '');
    truncateSync(large, 200_000_000);
    for (const version of ['--http1.1', '--http2']) {
      assert.equal(await post(version, large), 'refused ');
      for (let times = 0; times < 10; times++) assert.equal(await post(version, small), 'refused ');
    }
  });

  test('has TLS 1.2 with ECDHE and AEAD or better', { skip: skipWithout('openssl') }, async () => {
    const port = await start(() => ({ status: 200, headers: {}, body: 'x' }));
    const handshake = (...args: string[]): Promise<string> =>
      run('openssl', ['s_client', '-connect', `127.0.0.1:${port}`, ...args]);
    const suite = (name: string): string[] => ['-tls1_2', '-cipher', `${name}:@SECLEVEL=0`];
    assert.match(await handshake('-tls1_3'), /New, TLSv1\.3, Cipher is TLS_/);
    for (const name of ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305']) {
      assert.match(
        await handshake(...suite(`ECDHE-ECDSA-${name}`)),
        new RegExp(`Cipher is ECDHE-ECDSA-${name}`),
      );
    }
    assert.match(await handshake(...suite('ECDHE-ECDSA-AES128-SHA')), /alert handshake failure/);
    assert.match(await handshake(...suite('AES128-GCM-SHA256')), /alert handshake failure/);
    for (const version of ['-tls1', '-tls1_1']) {
      assert.match(await handshake(version, '-cipher', 'ALL:@SECLEVEL=0'), /alert protocol version/);
    }
  });
});
