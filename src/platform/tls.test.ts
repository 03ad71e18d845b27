import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { loadTls } from './tls.ts';
import { createServerCertificate } from './x509.ts';

const now = new Date('2026-11-21T12:00:00Z');
const directory = mkdtempSync(join(tmpdir(), 'centwise-tls-'));
after(() => rmSync(directory, { recursive: true }));

const pair = createServerCertificate(
  ['box.example'],
  new Date('2026-11-01T00:00:00Z'),
  new Date('2026-12-01T00:00:00Z'),
);
const certificateFile = store('certificate.pem', pair.certificate);
const keyFile = store('key.pem', pair.key);

function store(name: string, content: string): string {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
}

function load(tlsCert: string, tlsKey: string, at = now): ReturnType<typeof loadTls> {
  return loadTls({ tls: 'files', tlsCert, tlsKey, dataDir: directory, host: '127.0.0.1' }, at);
}

function refusal(tlsCert: string, tlsKey: string, at = now): string {
  try {
    load(tlsCert, tlsKey, at);
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(`${directory}/`, '') : String(error);
  }
  return 'it was loaded';
}

describe('TLS', () => {
  test('from files is what the files hold', () => {
    const { certificate, key } = pair;
    assert.deepEqual(load(certificateFile, keyFile), { certificate, key, caFile: undefined });
  });

  test('in development has a CA for callers to trust', () => {
    const settings = { tls: 'dev', tlsCert: undefined, tlsKey: undefined, host: '127.0.0.1' } as const;
    const tls = loadTls({ ...settings, dataDir: directory }, now);
    assert.equal(tls?.caFile, join(directory, 'tls', 'ca.pem'));
    assert.ok(tls.certificate.endsWith(readFileSync(tls.caFile, 'utf8')));
    assert.throws(() => loadTls({ ...settings, dataDir: keyFile }, now), {
      message: `No development certificate can be written to ${keyFile}/tls: part of its path is a file.`,
    });
  });

  test('is left to the proxy with TLS=proxy', () => {
    const settings = { tlsCert: undefined, tlsKey: undefined, dataDir: directory, host: '127.0.0.1' };
    assert.equal(loadTls({ ...settings, tls: 'proxy' }, now), undefined);
  });

  test('a file that cannot be used is named with the reason', () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const otherKey = store('other-key.pem', other.export({ type: 'pkcs8', format: 'pem' }));
    const locked = other.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' });
    const lockedKey = store('locked-key.pem', locked);
    const missing = join(directory, 'missing.pem');
    const cases: [string, string][] = [
      [refusal(missing, keyFile), 'TLS_CERT: missing.pem cannot be read: no such file.'],
      [refusal(certificateFile, missing), 'TLS_KEY: missing.pem cannot be read: no such file.'],
      [refusal(keyFile, keyFile), 'TLS_CERT: key.pem does not contain a PEM certificate.'],
      [
        refusal(certificateFile, certificateFile),
        'TLS_KEY: certificate.pem does not contain a PEM private key without a passphrase.',
      ],
      [
        refusal(certificateFile, lockedKey),
        'TLS_KEY: locked-key.pem does not contain a PEM private key without a passphrase.',
      ],
      [
        refusal(certificateFile, otherKey),
        'TLS_KEY: the key in other-key.pem does not belong to the certificate in certificate.pem.',
      ],
    ];
    for (const [actual, expected] of cases) assert.equal(actual, expected);
  });

  test('a certificate is refused before its first moment and from its last one on', () => {
    assert.match(
      refusal(certificateFile, keyFile, new Date('2026-10-31T23:59:59Z')),
      /^TLS_CERT: the certificate in certificate.pem is not valid before Nov {1,2}1 00:00:00 2026 GMT\.$/,
    );
    assert.match(
      refusal(certificateFile, keyFile, new Date('2026-12-01T00:00:00Z')),
      /^TLS_CERT: the certificate in certificate.pem expired on Dec {1,2}1 00:00:00 2026 GMT\.$/,
    );
  });
});
