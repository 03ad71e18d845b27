import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDevelopmentCertificate } from './development-certificate.ts';

export interface Tls {
  /** PEM texts; the certificate comes first in its chain. */
  readonly certificate: string;
  readonly key: string;
  /** The CA that callers have to trust; undefined for a certificate of the operator's own. */
  readonly caFile: string | undefined;
}

interface TlsSettings {
  readonly tls: string | undefined;
  /** Files of an operator's own certificate. */
  readonly tlsCert: string | undefined;
  readonly tlsKey: string | undefined;
  readonly dataDir: string;
  readonly host: string;
}

/**
 * What the settings say to serve with; undefined with TLS=proxy.
 * Throws an Error with one sentence for the operator that names the file and what is wrong with it.
 */
export function loadTls(settings: TlsSettings, now: Date): Tls | undefined {
  const { tls, tlsCert = '', tlsKey = '', dataDir, host } = settings;
  if (tls === 'proxy') return undefined;
  if (tls === 'files') return loadFiles(tlsCert, tlsKey, now);
  const directory = join(dataDir, 'tls');
  try {
    return ensureDevelopmentCertificate({ directory, hosts: [host], now });
  } catch (cause) {
    throw new Error(`No development certificate can be written to ${directory}: ${explain(cause)}.`, {
      cause,
    });
  }
}

function loadFiles(certificateFile: string, keyFile: string, now: Date): Tls {
  const certificate = read('TLS_CERT', certificateFile);
  const key = read('TLS_KEY', keyFile);
  const leaf = parse(
    `TLS_CERT: ${certificateFile} does not contain a PEM certificate`,
    () => new X509Certificate(certificate),
  );
  const privateKey = parse(
    `TLS_KEY: ${keyFile} does not contain a PEM private key without a passphrase`,
    () => createPrivateKey(key),
  );
  if (!leaf.checkPrivateKey(privateKey)) {
    throw new Error(
      `TLS_KEY: the key in ${keyFile} does not belong to the certificate in ${certificateFile}.`,
    );
  }
  if (Date.parse(leaf.validTo) <= now.getTime()) {
    throw new Error(`TLS_CERT: the certificate in ${certificateFile} expired on ${leaf.validTo}.`);
  }
  if (Date.parse(leaf.validFrom) > now.getTime()) {
    throw new Error(`TLS_CERT: the certificate in ${certificateFile} is not valid before ${leaf.validFrom}.`);
  }
  return { certificate, key, caFile: undefined };
}

function read(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`${setting}: ${path} cannot be read: ${explain(cause)}.`, { cause });
  }
}

function parse<T>(fault: string, make: () => T): T {
  try {
    return make();
  } catch (cause) {
    throw new Error(`${fault}.`, { cause });
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EISDIR: 'it is a directory',
  ENOENT: 'no such file',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'part of its path is a file',
  EROFS: 'the file system is read-only',
};

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error ? reasons[String(error.code)] : undefined) ?? error.message;
}
