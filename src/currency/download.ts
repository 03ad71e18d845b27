import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

export interface DownloadOptions {
  /** From the first connection attempt to the last byte. */
  readonly timeoutMs?: number;
  /** Of the body, both as it is sent and unpacked. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
  /** A certificate authority to trust in place of the usual ones, PEM. */
  readonly ca?: string;
}

export interface Downloaded {
  readonly body: string;
  readonly contentType: string;
}

export type Download = (url: string, options?: DownloadOptions) => Promise<Downloaded>;

const unpack = promisify(gunzip);
/** Some providers refuse requests without these. */
const HEADERS = {
  accept: '*/*',
  'accept-encoding': 'gzip, identity',
  'user-agent': 'centwise',
  connection: 'close',
};

/**
 * Fetches a text by HTTPS. Only a whole reply with status 200, as it is or packed by gzip, in UTF-8, is one;
 * redirects are not followed. Everything else is an error that says in a sentence which host did what.
 */
export async function download(url: string, options: DownloadOptions = {}): Promise<Downloaded> {
  const { timeoutMs = 10_000, maxBytes = 1_048_576, signal, ca } = options;
  const { host } = new URL(url);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const stop = signal === undefined ? deadline.signal : AbortSignal.any([signal, deadline.signal]);
  try {
    const response = await open(url, stop, ca);
    const packed = await readBytes(response, maxBytes);
    const bytes = isPacked(response) ? await unpack(packed, { maxOutputLength: maxBytes }) : packed;
    const body = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { body, contentType: response.headers['content-type'] ?? '' };
  } catch (error) {
    const reason = deadline.signal.aborted
      ? `did not answer in full within ${timeoutMs / 1000} s`
      : `failed: ${error instanceof Error ? error.message : String(error)}`;
    throw new Error(`${host} ${reason}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function open(url: string, signal: AbortSignal, ca: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const trust = ca === undefined ? {} : { ca };
    const sent = request(url, { headers: HEADERS, agent: false, signal, ...trust }, resolve);
    sent.on('error', reject);
    sent.end();
  });
}

/** The body of a reply whose head is as it should be. Leaving the loop early closes the connection. */
async function readBytes(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { statusCode, headers } = response;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (statusCode !== 200) throw refuse(response, `the status is ${statusCode}`);
  if (encoding !== 'gzip' && encoding !== 'identity') throw refuse(response, `the encoding is ${encoding}`);

  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw refuse(response, `the body is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuse(response: IncomingMessage, reason: string): Error {
  response.destroy();
  return new Error(reason);
}

function isPacked(response: IncomingMessage): boolean {
  return response.headers['content-encoding'] === 'gzip';
}
