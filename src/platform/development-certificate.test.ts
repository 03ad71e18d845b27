// Judged by the X509Certificate of node:crypto; OpenSSL and curl judge it in the integration tests.
import assert from 'node:assert/strict';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { ensureDevelopmentCertificate, type DevelopmentCertificate } from './development-certificate.ts';

const dayMs = 86_400_000;
const now = new Date('2026-11-21T12:00:00Z');
const root = mkdtempSync(join(tmpdir(), 'centwise-certificate-'));
after(() => rmSync(root, { recursive: true }));

const makeDirectory = (): string => join(mkdtempSync(join(root, 'case-')), 'tls');

function ensure(directory: string, hosts: string[] = [], at = now): DevelopmentCertificate {
  return ensureDevelopmentCertificate({ directory, hosts, now: at });
}

describe('a development certificate', () => {
  test('covers localhost, both loopback addresses and the given hosts, and nothing else', () => {
    const leaf = new X509Certificate(ensure(makeDirectory(), ['Box.example', '192.0.2.7', '::']).certificate);
    for (const name of ['localhost', 'box.example']) assert.equal(leaf.checkHost(name), name);
    for (const address of ['127.0.0.1', '::1', '192.0.2.7']) assert.equal(leaf.checkIP(address), address);
    for (const name of ['other.example', 'a.box.example']) assert.equal(leaf.checkHost(name), undefined);
    for (const address of ['192.0.2.8', '::', '::2']) assert.equal(leaf.checkIP(address), undefined);
  });

  test('begins an hour ago and ends 397 days later, together with its CA', () => {
    const { certificate, caFile } = ensure(makeDirectory());
    for (const text of [certificate, readFileSync(caFile, 'utf8')]) {
      const { validFrom, validTo } = new X509Certificate(text);
      assert.equal(Date.parse(validFrom), Date.parse('2026-11-21T11:00:00Z'));
      assert.equal(Date.parse(validTo), Date.parse('2027-12-23T11:00:00Z'));
    }
  });

  test('has a key of its own and is signed by the CA beside it', () => {
    const { certificate, key, caFile } = ensure(makeDirectory());
    const [leaf, ca] = [new X509Certificate(certificate), new X509Certificate(readFileSync(caFile))];
    assert.ok(leaf.checkPrivateKey(createPrivateKey(key)));
    assert.ok(leaf.verify(ca.publicKey));
    assert.ok(ca.verify(ca.publicKey));
    assert.deepEqual([leaf.ca, ca.ca], [false, true]);
    assert.equal(ca.checkPrivateKey(createPrivateKey(key)), false);
  });

  test('has a new serial number of 20 bytes each time', () => {
    const serials = [1, 2, 3].map(
      () => new X509Certificate(ensure(makeDirectory()).certificate).serialNumber,
    );
    assert.equal(new Set(serials).size, 3);
    for (const serial of serials) assert.match(serial, /^[4-7][0-9A-F]{39}$/);
  });

  test('lies in a folder and a key file that only their owner opens, with no other key beside', () => {
    const directory = makeDirectory();
    ensure(directory);
    assert.deepEqual(readdirSync(directory).sort(), ['ca.pem', 'localhost-key.pem', 'localhost.pem']);
    assert.equal(statSync(directory).mode & 0o777, 0o700);
    assert.equal(statSync(join(directory, 'localhost-key.pem')).mode & 0o777, 0o600);
  });

  test('is used again while more than 30 days are left', () => {
    const directory = makeDirectory();
    const first = ensure(directory, ['box.example']);
    const end = Date.parse('2027-12-23T11:00:00Z');
    assert.deepEqual(ensure(directory, [], new Date(end - 30 * dayMs - 1000)), first);
    assert.notEqual(ensure(directory, [], new Date(end - 30 * dayMs)).certificate, first.certificate);
  });

  const damages: Record<string, (directory: string, other: string) => void> = {
    'its key is no key': (directory) => writeFileSync(join(directory, 'localhost-key.pem'), 'x'),
    'its key is another': (directory, other) =>
      writeFileSync(join(directory, 'localhost-key.pem'), readFileSync(join(other, 'localhost-key.pem'))),
    'its CA is another': (directory, other) =>
      writeFileSync(join(directory, 'ca.pem'), readFileSync(join(other, 'ca.pem'))),
    'its CA is missing': (directory) => rmSync(join(directory, 'ca.pem')),
    'the file is cut short': (directory) =>
      writeFileSync(join(directory, 'localhost.pem'), '-----BEGIN CERTIFICATE-----\nMIIB'),
  };
  for (const [name, damage] of Object.entries(damages)) {
    test(`is made anew when ${name}`, () => {
      const [directory, other] = [makeDirectory(), makeDirectory()];
      const first = ensure(directory);
      ensure(other);
      damage(directory, other);
      const second = ensure(directory);
      assert.notEqual(second.certificate, first.certificate);
      assert.deepEqual(ensure(directory), second);
    });
  }

  test('is made anew for a host that it lacks', () => {
    const directory = makeDirectory();
    const first = ensure(directory, ['192.0.2.7']);
    assert.notEqual(ensure(directory, ['192.0.2.8']).certificate, first.certificate);
  });
});
