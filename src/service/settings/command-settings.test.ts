import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readCommandSettings } from './command-settings.ts';
import { SettingsError } from './settings.ts';

describe('the settings of a command that calculates', () => {
  test('leave out what other programs call by the same names, and say which database is not used', () => {
    const lines: string[] = [];
    const environment = {
      HOST: 'x86_64-conda-linux-gnu',
      PORT: 'none',
      TLS: 'on',
      CENTWISE_TLS: 'files',
      DATABASE_URL: 'mysql://me:secret@db/shop?password=secret',
      DATA_DIR: '/srv/centwise',
      RATES_MAX_AGE: '7',
    };
    const settings = readCommandSettings(environment, (line) => lines.push(line));
    assert.deepEqual(
      [settings.database, settings.dataDir, settings.ratesMaxAgeDays],
      [{}, '/srv/centwise', 7],
    );
    assert.deepEqual(lines, [
      'DATABASE_URL: "mysql://***@db/shop?***" is not a PostgreSQL or SQLite database and is not used.',
    ]);
  });

  test('prefer the database that only this program calls so', () => {
    const environment = { DATABASE_URL: 'mysql://db/shop', CENTWISE_DATABASE_URL: 'sqlite:rates.sqlite' };
    const { database } = readCommandSettings(environment, assert.fail);
    assert.deepEqual(database, { file: 'rates.sqlite' });
  });

  for (const environment of [
    { CENTWISE_DATABASE_URL: 'mysql://db/shop' },
    { DATABASE_URL: 'postgress://db/shop' },
    { DATABASE_URL: 'rates.sqlite' },
    { CENTWISE_DATABSE_URL: 'sqlite:rates.sqlite' },
    { RATES_MAX_AGE: 'long' },
  ]) {
    test(`have a fault in ${JSON.stringify(environment)}`, () => {
      assert.throws(() => readCommandSettings(environment), SettingsError);
    });
  }
});
