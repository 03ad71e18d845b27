import { findNearestName } from '#base/nearest.ts';
import { logLevels } from '#base/log.ts';
import { runtimes } from '#platform/runtimes.ts';
import {
  isOn,
  maskAll,
  maskUrl,
  oneOf,
  optional,
  parseAddress,
  parseAddresses,
  parseDatabase,
  parseHost,
  framesSetting,
  parseHostNames,
  parseInteger,
  parseRedis,
  parseWebhook,
  plansSetting,
} from './setting-values.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** All errors in the environment, one line each; no line shows a secret. */
export class SettingsError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'SettingsError';
    this.lines = lines;
  }
}

interface Setting<T> {
  readonly name: string;
  readonly description: string;
  /** The default as it would be in the environment. An empty variable counts as unset. */
  readonly default: string;
  /** Throws an Error that completes the sentence `"<the value>" …`. */
  readonly parse: (text: string) => T;
  /** The visible part of a value that contains a secret. */
  readonly mask?: (text: string) => string;
}

const table = {
  host: define({
    name: 'HOST',
    description: 'Address or name to listen on; 0.0.0.0 means all addresses of the machine',
    default: '127.0.0.1',
    parse: parseHost,
  }),
  port: define({
    name: 'PORT',
    description: 'Port to listen on; 0 picks a free port',
    default: '8443',
    parse: (text) => parseInteger(text, 0, 65_535, 'a port from 1 to 65535'),
  }),
  sharesPort: define({
    name: 'SHARE_PORT',
    description: 'on lets several processes listen on the same port, so that a new one can take over',
    default: 'off',
    parse: isOn,
  }),
  instances: define({
    name: 'INSTANCES',
    description:
      'Number of serving processes, which share the port; more than one needs DATABASE_URL=postgres://…',
    default: '1',
    parse: (text) => parseInteger(text, 1, 64, 'a number from 1 to 64'),
  }),
  workers: define({
    name: 'WORKERS',
    description:
      'Maximum number of threads for long calculations; they give way to serving; auto is 2, or 1 on one core',
    default: 'auto',
    parse: (text) =>
      text === 'auto' ? undefined : parseInteger(text, 1, 64, 'auto or a number from 1 to 64'),
  }),
  plans: define(plansSetting),
  pagesPerMinute: define({
    name: 'PAGES_PER_MINUTE',
    description:
      'Page calculations per minute for one network without a key; searches and kept pages do not count',
    default: '300',
    parse: (text) => parseInteger(text, 1, 1_000_000, 'a number from 1 to 1000000'),
  }),
  pagesPerDay: define({
    name: 'PAGES_PER_DAY',
    description: 'Daily limit of page calculations for one network without a key',
    default: '10000',
    parse: (text) => parseInteger(text, 1, 100_000_000, 'a number from 1 to 100000000'),
  }),
  hostNames: define({
    name: 'HOST_NAMES',
    description: 'Host names that the service answers to, separated by commas; all when empty',
    default: '',
    parse: parseHostNames,
  }),
  frameAncestors: define(framesSetting),
  dataDir: define({
    name: 'DATA_DIR',
    description: 'Folder of the database, the development certificate and the first key',
    default: '.centwise',
    parse: (text) => text,
  }),
  calculatorsDir: define({
    name: 'CALCULATORS_DIR',
    description: 'Folder with JSON files that declare calculators of your own; none when empty',
    default: '',
    parse: optional,
  }),
  lawDir: define({
    name: 'LAW_DIR',
    description:
      'Folder with JSON files of the law, which replace figures by day or add to them; none when empty',
    default: '',
    parse: optional,
  }),
  tls: define({
    name: 'TLS',
    description:
      'dev creates a certificate for this machine, files reads one, proxy leaves HTTPS to a trusted proxy',
    default: 'dev',
    parse: oneOf(['dev', 'files', 'proxy']),
  }),
  tlsCert: define({
    name: 'TLS_CERT',
    description: 'PEM file of the certificate and its chain, for TLS=files',
    default: '',
    parse: optional,
  }),
  tlsKey: define({
    name: 'TLS_KEY',
    description: 'PEM file of the private key, for TLS=files',
    default: '',
    parse: optional,
  }),
  isTrustedProxy: define({
    name: 'TRUSTED_PROXIES',
    description:
      'Proxies whose X-Forwarded-Proto is trusted, for TLS=proxy: IP addresses and ranges, separated by commas',
    default: '',
    parse: parseAddresses,
  }),
  database: define({
    name: 'DATABASE_URL',
    description: 'postgres://… for several instances, or sqlite:FILE; default centwise.sqlite in DATA_DIR',
    default: '',
    parse: parseDatabase,
    mask: maskUrl,
  }),
  redisUrl: define({
    name: 'REDIS_URL',
    description: 'redis://… or rediss://…, so that several instances share rate limits',
    default: '',
    parse: parseRedis,
    mask: maskUrl,
  }),
  ratesRefresh: define({
    name: 'RATES_REFRESH',
    description: 'on fetches new exchange rates, off uses only the stored ones',
    default: 'on',
    parse: isOn,
  }),
  ratesMaxAgeDays: define({
    name: 'RATES_MAX_AGE',
    description:
      'Days after which exchange rates are too old to use; the rates shipped with the program are exempt',
    default: '30',
    parse: (text) => parseInteger(text, 1, 3650, 'a number of days from 1 to 3650'),
  }),
  ratesOpenExchangeRatesKey: define({
    name: 'RATES_OPEN_EXCHANGE_RATES_KEY',
    description: 'App ID for openexchangerates.org, which is used only with an ID',
    default: '',
    parse: optional,
    mask: maskAll,
  }),
  accessWebhook: define({
    name: 'ACCESS_WEBHOOK',
    description: 'Address that gets a POST for every new request for a key, such as that of a chat channel',
    default: '',
    parse: parseWebhook,
    mask: maskAll,
  }),
  metricsAddress: define({
    name: 'METRICS_ADDRESS',
    description: 'Address where Prometheus reads metrics, over plain HTTP and without a key; off for none',
    default: '127.0.0.1:9464',
    parse: parseAddress,
  }),
  logLevel: define({
    name: 'LOG_LEVEL',
    description: `Lowest level that is logged: ${logLevels.join(', ')}`,
    default: 'info',
    parse: oneOf(logLevels),
  }),
};

/** Settings that scripts/run.mjs reads before the program starts. */
const launcherSettings = [
  define({
    name: 'RUNTIME',
    description: 'bun, or node (24.15 or newer); read by npm start and scripts/run.mjs',
    default: runtimes[0],
    parse: oneOf(runtimes),
  }),
];

export type Settings = { readonly [Key in keyof typeof table]: ReturnType<(typeof table)[Key]['parse']> };

/** The settings in force. Throws a SettingsError that names every bad value at once. */
export function readSettings(environment: Environment): Settings {
  const faults: string[] = [];
  const entries = Object.entries<Setting<unknown>>(table).map(([key, setting]) => {
    try {
      return [key, setting.parse(textOf(setting, environment))];
    } catch (error) {
      const shown = (setting.mask ?? String)(textOf(setting, environment));
      faults.push(`${setting.name}: "${shown}" ${error instanceof Error ? error.message : String(error)}`);
      return [key, undefined];
    }
  });
  const settings = Object.fromEntries(entries) as Settings;
  faults.push(...contradictions(settings.tls, environment), ...unknownNames(environment));
  if (settings.instances > 1 && settings.database?.postgresUrl === undefined)
    faults.push('INSTANCES: more than one needs DATABASE_URL=postgres://… to share keys');
  if (settings.instances > 1 && settings.port === 0)
    faults.push('INSTANCES: more than one needs a PORT other than 0 to share');
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}

/** The folder of calculators alone, for commands that need no other setting. */
export function readCalculatorsDir(environment: Environment): string | undefined {
  return table.calculatorsDir.parse(textOf(table.calculatorsDir, environment));
}

/** Every setting, for people: its value in force, valid or not, with secrets masked. */
export function describeSettings(environment: Environment) {
  return [...Object.values<Setting<unknown>>(table), ...launcherSettings].map((setting) => ({
    name: setting.name,
    value: (setting.mask ?? String)(textOf(setting, environment)),
    default: setting.default,
    description: setting.description,
  }));
}

function define<T>(setting: Setting<T>): Setting<T> {
  return setting;
}

/** What every name may begin with; names without it, which other programs share, are understood until 1.0. */
const PREFIX = 'CENTWISE_';
/** Names that the launcher sets for the program, and those of clients, agents and examples. */
const namesOfOthers = new Set(['COMMAND', 'KEY', 'URL', 'MCP_URL', 'ROWS'].map((name) => `CENTWISE_${name}`));

function givenText(name: string, environment: Environment): string {
  return environment[PREFIX + name]?.trim() || environment[name]?.trim() || '';
}

function textOf({ name, default: fallback }: Setting<unknown>, environment: Environment): string {
  return givenText(name, environment) || fallback;
}

/** A setting without an effect in this TLS mode is also rejected, because the operator expects an effect. */
function contradictions(tls: string | undefined, environment: Environment): string[] {
  if (tls === undefined) return [];
  const owners = { TLS_CERT: 'files', TLS_KEY: 'files', TRUSTED_PROXIES: 'proxy' };
  return Object.entries(owners).flatMap(([name, mode]) => {
    const isSet = givenText(name, environment) !== '';
    if (isSet === (tls === mode)) return [];
    return isSet ? `${name}: has no effect with TLS=${tls}` : `${name}: is required with TLS=${mode}`;
  });
}

/** A mistyped name would silently use the default. */
function unknownNames(environment: Environment): string[] {
  const names = Object.values<Setting<unknown>>(table).map(({ name }) => name);
  const known = [
    ...names.filter((name) => name.startsWith('RATES_')),
    ...[...names, ...launcherSettings.map(({ name }) => name)].map((name) => PREFIX + name),
  ];
  const inLowerCase = known.map((name) => name.toLowerCase());
  return Object.keys(environment)
    .filter((name) => name.startsWith('RATES_') || name.startsWith(PREFIX))
    .filter((name) => !known.includes(name) && !namesOfOthers.has(name))
    .map((name) => {
      const beginning = known.find((candidate) => candidate.startsWith(name));
      const nearest = beginning ?? findNearestName(name, inLowerCase)?.toUpperCase();
      const hint =
        nearest === undefined
          ? `the settings are ${known.filter((one) => one.startsWith(name.split('_')[0]!)).join(', ')}`
          : `did you mean ${nearest}?`;
      return `${name}: is not a setting; ${hint}`;
    });
}
