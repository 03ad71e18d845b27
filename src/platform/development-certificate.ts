import { createPrivateKey, X509Certificate } from 'node:crypto';
import { chmodSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { makePrivateFolder, replaceFile } from './files.ts';
import { createServerCertificate } from './x509.ts';

export interface DevelopmentCertificate {
  /** PEM: the certificate, then its CA. */
  readonly certificate: string;
  readonly key: string;
  /** The file of the CA that callers must trust. */
  readonly caFile: string;
}

interface Options {
  readonly directory: string;
  /** Additional DNS names and IP addresses to cover, with localhost, 127.0.0.1 and ::1. */
  readonly hosts: readonly string[];
  readonly now: Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
// Apple's systems reject certificates valid for more than 398 days.
const validDays = 397;
const renewDays = 30;

/**
 * The development certificate in a directory: the existing one, or a new one when that is unreadable, lacks a
 * host or expires within 30 days. The key of the CA is never stored, so trusting the CA means trusting only
 * this certificate.
 */
export function ensureDevelopmentCertificate({ directory, hosts, now }: Options): DevelopmentCertificate {
  const names = [...new Set(['localhost', '127.0.0.1', '::1', ...hosts.flatMap(certifiableName)])];
  const caFile = join(directory, 'ca.pem');
  const certificateFile = join(directory, 'localhost.pem');
  const keyFile = join(directory, 'localhost-key.pem');
  try {
    const ca = readFileSync(caFile, 'utf8');
    const certificate = readFileSync(certificateFile, 'utf8');
    const key = readFileSync(keyFile, 'utf8');
    if (isUsable({ ca, certificate, key, names, now })) return { certificate, key, caFile };
  } catch {
    // A missing or unreadable certificate is created again.
  }

  const notBefore = new Date(now.getTime() - hourMs);
  const notAfter = new Date(notBefore.getTime() + validDays * dayMs);
  const { ca, certificate, key } = createServerCertificate(names, notBefore, notAfter);
  makePrivateFolder(directory);
  chmodSync(directory, 0o700);
  replaceFile(caFile, ca, 0o644);
  replaceFile(certificateFile, certificate, 0o644);
  replaceFile(keyFile, key, 0o600);
  return { certificate, key, caFile };
}

/** The host as certificates write it; nothing for the addresses that mean every address of the machine. */
function certifiableName(host: string): string[] {
  if (host === '0.0.0.0' || host === '::') return [];
  if (isIP(host) !== 0) return [host];
  const name = domainToASCII(host);
  return name === '' ? [] : [name];
}

interface Stored {
  readonly ca: string;
  readonly certificate: string;
  readonly key: string;
  readonly names: readonly string[];
  readonly now: Date;
}

function isUsable({ ca, certificate, key, names, now }: Stored): boolean {
  const leaf = new X509Certificate(certificate);
  return (
    leaf.verify(new X509Certificate(ca).publicKey) &&
    leaf.checkPrivateKey(createPrivateKey(key)) &&
    Date.parse(leaf.validFrom) <= now.getTime() &&
    Date.parse(leaf.validTo) > now.getTime() + renewDays * dayMs &&
    names.every((name) => (isIP(name) === 0 ? leaf.checkHost(name) : leaf.checkIP(name)) !== undefined)
  );
}
