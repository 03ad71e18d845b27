import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import { bits, der, integer, octets, oid, pem, sequence, set, time, utf8, yes } from './der.ts';

/** PEM texts; the certificate is followed by its CA. */
export interface ServerCertificate {
  readonly ca: string;
  readonly certificate: string;
  readonly key: string;
}

interface Contents {
  readonly subject: string;
  readonly publicKey: KeyObject;
  readonly validity: Buffer;
  readonly extensions: readonly Buffer[];
}

const authorityName = 'Centwise development CA';
const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'));
const serverAuthentication = oid('1.3.6.1.5.5.7.3.1');
// RFC 5280, §4.2.1.3, counts these bits from the most significant one.
const digitalSignature = 0b1000_0000;
const certificateAndListSigning = 0b0000_0110;

/**
 * A server certificate for these names (DNS names in ASCII, IP addresses), signed by a CA made for it alone:
 * its name constraints allow these DNS names only, and its key exists no longer than this call. Addresses are
 * not constrained: BoringSSL, and so Bun's own fetch, refuses a CA with constraints of addresses.
 * ECDSA P-256, as RFC 5280 profiles X.509.
 */
export function createServerCertificate(
  names: readonly string[],
  notBefore: Date,
  notAfter: Date,
): ServerCertificate {
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const server = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const validity = sequence(time(notBefore), time(notAfter));
  const dnsNames = names.filter((name) => isIP(name) === 0);
  const ca = issue(authority.privateKey, {
    subject: authorityName,
    publicKey: authority.publicKey,
    validity,
    extensions: [
      critical('2.5.29.19', sequence(yes, integer(Buffer.of(0)))), // basicConstraints
      critical('2.5.29.15', bits(Buffer.of(certificateAndListSigning), 1)), // keyUsage
      critical('2.5.29.30', sequence(der(0xa0, ...dnsNames.map((name) => sequence(generalName(name)))))), // nameConstraints
      extension('2.5.29.14', octets(keyIdentifier(authority.publicKey))), // subjectKeyIdentifier
    ],
  });
  const certificate = issue(authority.privateKey, {
    subject: 'localhost',
    publicKey: server.publicKey,
    validity,
    extensions: [
      critical('2.5.29.15', bits(Buffer.of(digitalSignature), 7)), // keyUsage
      extension('2.5.29.37', sequence(serverAuthentication)), // extKeyUsage
      extension('2.5.29.17', sequence(...names.map(generalName))), // subjectAltName
      extension('2.5.29.14', octets(keyIdentifier(server.publicKey))), // subjectKeyIdentifier
      extension('2.5.29.35', sequence(der(0x80, keyIdentifier(authority.publicKey)))), // authorityKeyId
    ],
  });
  const key = server.privateKey.export({ type: 'pkcs8', format: 'pem' });
  return { ca, certificate: certificate + ca, key };
}

/** A version 3 certificate of the development CA, as PEM. */
function issue(authorityKey: KeyObject, { subject, publicKey, validity, extensions }: Contents): string {
  const body = sequence(
    der(0xa0, integer(Buffer.of(2))),
    integer(serialNumber()),
    ecdsaWithSha256,
    commonName(authorityName),
    validity,
    commonName(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = sign('sha256', body, authorityKey);
  return pem('CERTIFICATE', sequence(body, ecdsaWithSha256, bits(signature)));
}

/** 20 random bytes, the most that RFC 5280, §4.1.2.2, allows, less the sign bit. */
function serialNumber(): Buffer {
  const serial = randomBytes(20);
  serial[0] = (serial[0]! & 0x3f) | 0x40;
  return serial;
}

function commonName(text: string): Buffer {
  return sequence(set(sequence(oid('2.5.4.3'), utf8(text))));
}

function extension(id: string, value: Uint8Array): Buffer {
  return sequence(oid(id), octets(value));
}

function critical(id: string, value: Uint8Array): Buffer {
  return sequence(oid(id), yes, octets(value));
}

/** RFC 7093, §2, method 1: the uncompressed point is the last 65 bytes of a P-256 key. */
function keyIdentifier(publicKey: KeyObject): Buffer {
  const point = publicKey.export({ type: 'spki', format: 'der' }).subarray(-65);
  return createHash('sha256').update(point).digest().subarray(0, 20);
}

function generalName(name: string): Buffer {
  return isIP(name) === 0 ? der(0x82, Buffer.from(name, 'ascii')) : der(0x87, addressBytes(name));
}

function addressBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  // A URL writes an IPv6 address in hexadecimal groups alone.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [hexGroups(head), hexGroups(tail)];
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  return Buffer.from([...before, ...zeros, ...after].flatMap((group) => [group >> 8, group & 0xff]));
}

function hexGroups(part: string): number[] {
  return part === '' ? [] : part.split(':').map((group) => parseInt(group, 16));
}
