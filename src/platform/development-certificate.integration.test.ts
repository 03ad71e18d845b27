// Judged by OpenSSL, where the machine has it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { ensureDevelopmentCertificate, type DevelopmentCertificate } from './development-certificate.ts';

const now = new Date('2026-11-21T12:00:00Z');
const root = mkdtempSync(join(tmpdir(), 'centwise-certificate-'));
after(() => rmSync(root, { recursive: true }));

const makeDirectory = (): string => join(mkdtempSync(join(root, 'case-')), 'tls');

function ensure(directory: string, hosts: string[] = [], at = now): DevelopmentCertificate {
  return ensureDevelopmentCertificate({ directory, hosts, now: at });
}

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const skip = hasOpenssl ? false : 'there is no openssl on this machine';

function openssl(...args: string[]): string {
  const { stdout, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  return stdout + stderr;
}

describe('a development certificate', { skip }, () => {
  test('stands up to the strict checks of OpenSSL for its names only', () => {
    const directory = makeDirectory();
    const { caFile } = ensure(directory, ['2001:db8::1:2', 'box.example'], new Date());
    const leafFile = join(directory, 'localhost.pem');
    const verify = (...args: string[]): string =>
      openssl('verify', '-x509_strict', '-purpose', 'sslserver', '-CAfile', caFile, ...args, leafFile);
    assert.match(verify('-verify_hostname', 'localhost'), /: OK\n$/);
    assert.match(verify('-verify_hostname', 'box.example'), /: OK\n$/);
    assert.match(verify('-verify_ip', '127.0.0.1'), /: OK\n$/);
    assert.match(verify('-verify_ip', '2001:db8:0:0:0:0:1:2'), /: OK\n$/);
    assert.match(verify('-verify_hostname', 'other.example'), /hostname mismatch/);
    assert.match(verify('-verify_ip', '192.0.2.1'), /IP address mismatch/);
  });

  test('has a CA that can sign for its names alone', () => {
    const { caFile } = ensure(makeDirectory(), ['192.0.2.7']);
    const text = openssl('x509', '-in', caFile, '-noout', '-text').replaceAll(/\s+/g, ' ');
    assert.match(text, /Basic Constraints: critical CA:TRUE, pathlen:0 /);
    assert.match(text, /Key Usage: critical Certificate Sign, CRL Sign /);
    // Without addresses, which BoringSSL does not take here.
    assert.match(text, /Name Constraints: critical Permitted: DNS:localhost X509v3 Subject Key/);
  });

  test('is for servers only', () => {
    const directory = makeDirectory();
    ensure(directory);
    const text = openssl('x509', '-in', join(directory, 'localhost.pem'), '-noout', '-text').replaceAll(
      /\s+/g,
      ' ',
    );
    assert.match(text, /Key Usage: critical Digital Signature /);
    assert.match(text, /Extended Key Usage: TLS Web Server Authentication /);
    assert.match(text, /Authority Key Identifier: ([0-9A-F]{2}:){19}[0-9A-F]{2} /);
  });
});
