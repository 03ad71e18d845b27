import { BlockList, isIP } from 'node:net';
import { formatQuotas, parseQuotas, type PlanName, type Plans, plans } from '#access/plans.ts';
import { formatChoice } from '#base/choice.ts';

// How the texts of the environment are read: a parser throws an Error that completes the sentence `"<the
// value>" …`.

export function optional(text: string): string | undefined {
  return text === '' ? undefined : text;
}

export function oneOf<Value extends string>(values: readonly Value[]): (text: string) => Value {
  return (text) => {
    const value = values.find((value) => value === text);
    if (value === undefined) throw new Error(`is not valid; use ${formatChoice(values)}`);
    return value;
  };
}

export function parseInteger(text: string, minimum: number, maximum: number, meaning: string): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= minimum && value <= maximum) return value;
  throw new Error(`is not valid; use ${meaning}`);
}

export function isOn(text: string): boolean {
  return oneOf(['on', 'off'])(text) === 'on';
}

const countedPlans = (Object.keys(plans) as PlanName[]).filter((name) => plans[name].counted);

/** The quotas of the plans that have some; those that are left out keep theirs. */
export const plansSetting = {
  name: 'PLANS',
  description: 'Requests per minute and per day of a key of each plan',
  default: countedPlans.map((name) => `${name}=${formatQuotas(plans[name])}`).join(','),
  parse: parsePlans,
};

function parsePlans(text: string): Plans {
  const read: Record<PlanName, Plans[PlanName]> = { ...plans };
  for (const part of text.split(',')) {
    const [, word, numbers = ''] = /^ *(\w+)=([\d/]+) *$/.exec(part) ?? [];
    const quotas = parseQuotas(numbers);
    const name = countedPlans.find((one) => one === word);
    const meaning = `requests per minute and per day of ${formatChoice(countedPlans)}, such as ${plansSetting.default}`;
    if (name === undefined || quotas === undefined) throw new Error(`is not valid; use ${meaning}`);
    read[name] = { ...plans[name], ...quotas };
  }
  return read;
}

/** Undefined for `off`. */
export function parseAddress(text: string): { readonly host: string; readonly port: number } | undefined {
  if (text === 'off') return undefined;
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  try {
    return { host: parseHost(host), port: parseInteger(port, 0, 65_535, 'a port') };
  } catch {
    throw new Error('is not valid; use off, or an address and a port such as 127.0.0.1:9464');
  }
}

export function parseHost(text: string): string {
  const host = text.replace(/^\[(.*)\]$/, '$1');
  const isName = /^[\w-]+(\.[\w-]+)*$/.test(host) && !/^[\d.]+$/.test(host);
  if (isName || isIP(host) !== 0) return host;
  throw new Error('is not valid; use an IP address or a host name');
}

/** Names without a port, in lower case; undefined for none. */
export function parseHostNames(text: string): ReadonlySet<string> | undefined {
  if (text === '') return undefined;
  return new Set(text.split(',').map((name) => parseHost(name.trim()).toLowerCase()));
}

export const framesSetting = {
  name: 'FRAME_ANCESTORS',
  description: 'Sites whose pages may show calculators in frames, separated by spaces; none when empty',
  default: '',
  parse: parseSites,
};

/** As a policy of frames lists them. */
function parseSites(text: string): string | undefined {
  if (text === '') return undefined;
  for (const site of text.split(' '))
    if (!/^https?:\/\/(?:\*\.)?[\da-z.-]+(?::\d{1,5})?$/i.test(site))
      throw new Error(
        `has "${site}", which is not valid; use origins such as https://example.com or https://*.example.com`,
      );
  return text;
}

export function parseAddresses(text: string): ((address: string) => boolean) | undefined {
  if (text === '') return undefined;
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : NaN;
    if (isIP(address) === 0 || rest.length > 0 || !(length <= bits)) {
      throw new Error(`has "${entry}", which is not valid; use IP addresses and ranges such as 10.0.0.0/8`);
    }
    list.addSubnet(address, length, familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** At most one of the two is there. */
interface DatabaseSetting {
  readonly file?: string;
  readonly postgresUrl?: string;
}

export function parseDatabase(text: string): DatabaseSetting {
  if (text === '') return {};
  const file = /^sqlite:(?:\/\/)?(.+)$/.exec(text)?.[1];
  if (file !== undefined) return { file };
  if (/^postgres(?:ql)?:$/.test(protocolOf(text))) return { postgresUrl: text };
  throw new Error('is not valid; use postgres://user:password@host:5432/database or sqlite:FILE');
}

export function parseRedis(text: string): string | undefined {
  if (text === '') return undefined;
  if (/^rediss?:$/.test(protocolOf(text))) return text;
  throw new Error('is not valid; use an address such as redis://:password@host:6379/0');
}

/** An address whose path may be a secret: nobody else may read it on the way. */
export function parseWebhook(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  if (isLocal || url?.protocol === 'https:') return text;
  throw new Error('is not valid; use https://…, or http://… on this machine');
}

/** Of an address that names a host. */
function protocolOf(text: string): string {
  const url = URL.parse(text);
  return url === null || url.hostname === '' ? '' : url.protocol;
}

/**
 * Shows protocol, host, port and path of an address that has its secrets where they belong: before an @, or
 * in a query. In any other text a host that was forgotten, or a character that was not escaped, may have put
 * them into any place.
 */
export function maskUrl(text: string): string {
  if (text === '' || /^sqlite:[^@?]*$/.test(text)) return text;
  const [, protocol, place, query] = shownParts.exec(text) ?? [];
  if (protocol === undefined || protocolOf(text) !== protocol) return '***';
  return `${protocol}//***@${place}${query === undefined ? '' : '?***'}`;
}

/** Protocol; host, port and path after the last @; query. */
const shownParts = /^(\w+:)\/\/[^/?#]*@((?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?(?:\/[\w.-]*)*)(?:\?([^@#]*))?$/i;

export function maskAll(text: string): string {
  return text === '' ? '' : '***';
}
