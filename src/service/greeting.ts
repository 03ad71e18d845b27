import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { catalogue } from '#catalogue/index.ts';
import type { Tls } from '#platform/tls.ts';
import type { Settings } from './settings/settings.ts';

interface Greeting {
  readonly settings: Pick<Settings, 'host' | 'tls' | 'tlsCert' | 'isTrustedProxy'>;
  readonly port: number;
  /** Undefined with TLS=proxy. */
  readonly tls: Tls | undefined;
  /** The file of the first key. */
  readonly firstKey: string | undefined;
}

/** How a shell on this machine calls the service. */
interface Access {
  /** The sentence before the command. */
  readonly invitation: string;
  readonly options: string;
  readonly origin: string;
  /** The end of the sentence that the service is ready. */
  readonly ready: string;
}

/** The text shown after the start; with a first key, it has a command to try it, without the key. */
export function formatGreeting({ settings, port, tls, firstKey }: Greeting): string {
  const { invitation, options, origin, ready } =
    tls === undefined ? describeProxied(settings, port) : describeTls(settings, port, tls);
  const greeting = `Centwise is ready: ${ready}`;
  if (firstKey === undefined) return greeting;
  const { id, examples } = catalogue[1];
  const body = `-H 'Content-Type: application/json' -d ${quote(JSON.stringify(examples[0].input))}`;
  const authorization = `"Authorization: Bearer $(cat ${quote(firstKey)})"`;
  const command = `curl ${options}-H ${authorization} ${body} ${origin}/v1/calculate/${id}`;
  const introduction =
    'Your first API key is in this file, which only this user can read. Store the key elsewhere, then delete the file:';
  return `${introduction}\n\n  ${firstKey}\n\n${invitation}:\n\n  ${command}\n\n${greeting}`;
}

function describeTls({ host, tlsCert }: Greeting['settings'], port: number, tls: Tls): Access {
  const local = localName(host);
  const leaf = new X509Certificate(tls.certificate);
  const isCovered = (isIP(local) === 0 ? leaf.checkHost(local) : leaf.checkIP(local)) !== undefined;
  // The operator's own certificate may name other hosts, and is its own authority here.
  const name = isCovered ? local : (/DNS:([^,\s]+)/.exec(leaf.subjectAltName ?? '')?.[1] ?? local);
  const shownName = bracket(name.replace('*', 'www'));
  const connection = isCovered ? '' : `--connect-to '::${bracket(local)}:${port}' `;
  const authority = `--cacert ${quote(resolve(tls.caFile ?? tlsCert ?? ''))} `;
  const origin = `https://${shownName}:${port}`;
  return {
    invitation: 'Try it',
    options: `${authority}${connection}`,
    origin,
    ready: `${origin}/v1 (pages: ${origin}/, stop: Ctrl-C)`,
  };
}

function describeProxied({ host, isTrustedProxy }: Greeting['settings'], port: number): Access {
  const target = `http://${bracket(localName(host))}:${port}`;
  const ready = `${target} for the proxy (stop: Ctrl-C)`;
  const address = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  // A call from this machine has this address at both ends.
  if (isIP(address) !== 0 && isTrustedProxy?.(address) === true) {
    const options = "-H 'X-Forwarded-Proto: https' ";
    return {
      invitation: 'Try it as the proxy',
      options,
      origin: `http://${bracket(address)}:${port}`,
      ready,
    };
  }
  const invitation = `Try it through the proxy, which must forward https://YOUR-HOST to ${target}`;
  return { invitation, options: '', origin: 'https://YOUR-HOST', ready };
}

/** By which this machine reaches what listens on `host`. */
function localName(host: string): string {
  return ['0.0.0.0', '127.0.0.1', '::', '::1'].includes(host) ? 'localhost' : host;
}

function bracket(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** As one word of a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
