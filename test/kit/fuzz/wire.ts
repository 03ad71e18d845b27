import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDevelopmentCertificate } from '#platform/development-certificate.ts';
import { commonHeaders } from '#http/request/headers.ts';
import type { Handler } from '#platform/serve.ts';
import { serve } from '#platform/server.ts';
import type { Case } from './cases.ts';
import type { Answer } from './judge.ts';

/** The same service behind the real server. */
export interface Wire {
  /** What is different when a case goes over the wire, by either protocol; undefined when nothing is. */
  readonly compare: (one: Case, answer: Answer) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/** The authority of requests that do not go over the wire, so that addresses in replies are the same. */
const AUTHORITY = 'localhost:8443';

export async function startWire(handler: Handler): Promise<Wire> {
  const directory = mkdtempSync(join(tmpdir(), 'centwise-fuzz-'));
  const tls = ensureDevelopmentCertificate({ directory, hosts: ['localhost'], now: new Date() });
  const server = await serve({ host: '127.0.0.1', port: 0, tls, handler, commonHeaders });
  const trusted = { ca: tls.certificate, rejectUnauthorized: false };
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ...trusted });
  const session = connect(`https://localhost:${server.port}`, trusted);
  const protocols: Readonly<Record<string, (one: Case) => Promise<Answer>>> = {
    'HTTP/1.1': (one) => sendPlain(one, agent, server.port),
    'HTTP/2': (one) => sendStream(one, session),
  };
  return {
    compare: async (one, answer) => {
      for (const [protocol, send] of Object.entries(protocols)) {
        const difference = await send(one).then(
          (wired) => findDifference(answer, wired),
          (error: Error) => error.message,
        );
        if (difference !== undefined) return `${protocol}: ${difference}`;
      }
      return undefined;
    },
    close: async () => {
      agent.destroy();
      session.destroy();
      await server.stop(0);
      rmSync(directory, { recursive: true });
    },
  };
}

/** As an HTTP client writes the address: without dot segments. */
function addressOf(target: string): string {
  const { pathname, search } = new URL(`https://h${target}`);
  return pathname + search;
}

function sendPlain({ method, target, headers, body }: Case, agent: Agent, port: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options = { agent, host: '127.0.0.1', port, method, path: addressOf(target) };
  const sent = request({ ...options, headers: { ...headers, ...length, host: AUTHORITY } }, (reply) => {
    const chunks: Buffer[] = [];
    reply.on('data', (chunk: Buffer) => chunks.push(chunk));
    reply.on('error', reject);
    reply.on('end', () => {
      const { statusCode: status = 0 } = reply;
      resolve({ status, headers: readHeaders(reply.headers), body: Buffer.concat(chunks).toString() });
    });
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

function sendStream(
  { method, target, headers, body }: Case,
  session: ReturnType<typeof connect>,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const stream = session.request({
    ...headers,
    ':method': method,
    ':path': addressOf(target),
    ':authority': AUTHORITY,
  });
  let found: Record<string, string | string[] | undefined> = {};
  const chunks: Buffer[] = [];
  stream.on('response', (reply) => {
    found = reply;
  });
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('error', reject);
  stream.on('end', () => {
    const status = Number(found[':status']);
    resolve({ status, headers: readHeaders(found), body: Buffer.concat(chunks).toString() });
  });
  stream.end(body);
  return promise;
}

function readHeaders(raw: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    if (!name.startsWith(':') && value !== undefined) headers.set(name, String(value));
  }
  return headers;
}

const ofTheConnection = new Set([
  'connection',
  'date',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'x-request-id',
]);

/** What differs between two answers to one case that are to be the same; undefined when nothing does. */
function findDifference(a: Answer, b: Answer): string | undefined {
  if (a.status !== b.status) return `status ${a.status} and ${b.status}`;
  const withoutId = ({ body }: Answer) => body.replace(/"request_id":"[^"]*"/, '');
  if (withoutId(a) !== withoutId(b)) return 'the bodies differ';
  const names = [...new Set([...a.headers.keys(), ...b.headers.keys()])].filter(
    (name) => !ofTheConnection.has(name),
  );
  const other = names.find((name) => a.headers.get(name) !== b.headers.get(name));
  return other && `${other}: ${a.headers.get(other)} and ${b.headers.get(other)}`;
}
