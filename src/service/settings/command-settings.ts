import { maskUrl } from './setting-values.ts';
import { describeSettings, readSettings, type Environment, type Settings } from './settings.ts';

const needed = {
  DATA_DIR: 'dataDir',
  DATABASE_URL: 'database',
  RATES_MAX_AGE: 'ratesMaxAgeDays',
  RATES_OPEN_EXCHANGE_RATES_KEY: 'ratesOpenExchangeRatesKey',
} as const satisfies Readonly<Record<string, keyof Settings>>;

/** The settings of a command that calculates, with the rates at hand. */
export type CommandSettings = Pick<Settings, (typeof needed)[keyof typeof needed]>;

/**
 * Reads them alone: such a command may run where HOST or DATABASE_URL are those of another program, whose
 * database `warn` mentions. Throws a SettingsError.
 */
export function readCommandSettings(
  environment: Environment,
  warn: (line: string) => void = () => {},
): CommandSettings {
  const others = new Set(describeSettings({}).map(({ name }) => name));
  for (const name of Object.keys(needed)) others.delete(name);
  const url = environment['DATABASE_URL']?.trim() ?? '';
  const isForeign = /^(?!postgres|sqlite)[a-z][a-z0-9+.-]*:\/\//i.test(url);
  if (isForeign) {
    others.add('DATABASE_URL');
    if (!environment['CENTWISE_DATABASE_URL']?.trim())
      warn(`DATABASE_URL: "${maskUrl(url)}" is not a PostgreSQL or SQLite database and is not used.`);
  }
  const own = Object.entries(environment).filter(
    ([name]) =>
      !others.has(name) && !(name !== 'CENTWISE_DATABASE_URL' && others.has(name.replace(/^CENTWISE_/, ''))),
  );
  return readSettings(Object.fromEntries(own));
}
