import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { plans } from '#access/plans.ts';
import { describeSettings, readSettings, SettingsError, type Environment } from './settings.ts';

function faults(environment: Environment): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
  return [];
}

describe('settings', () => {
  test('an empty environment is a development server on this machine', () => {
    const expected = {
      host: '127.0.0.1',
      port: 8443,
      sharesPort: false,
      instances: 1,
      workers: undefined,
      plans,
      pagesPerMinute: 300,
      pagesPerDay: 10_000,
      hostNames: undefined,
      frameAncestors: undefined,
      dataDir: '.centwise',
      calculatorsDir: undefined,
      lawDir: undefined,
      tls: 'dev',
      tlsCert: undefined,
      tlsKey: undefined,
      isTrustedProxy: undefined,
      database: {},
      redisUrl: undefined,
      ratesRefresh: true,
      ratesMaxAgeDays: 30,
      ratesOpenExchangeRatesKey: undefined,
      accessWebhook: undefined,
      metricsAddress: { host: '127.0.0.1', port: 9464 },
      logLevel: 'info',
    };
    assert.deepEqual(readSettings({}), expected);
    assert.deepEqual(readSettings({ PORT: '', TLS_KEY: ' ', DATABASE_URL: '', LOG_LEVEL: '' }), expected);
  });

  test('values of the environment win over the defaults', () => {
    const settings = readSettings({
      HOST: '[::1]',
      PORT: '0',
      SHARE_PORT: 'on',
      DATA_DIR: '/var/lib/centwise',
      CALCULATORS_DIR: '/srv/calculators',
      LAW_DIR: '/srv/law',
      TLS: 'files',
      TLS_CERT: '/etc/a.pem',
      TLS_KEY: '/etc/b.pem',
      DATABASE_URL: 'sqlite:///srv/keys.sqlite',
      RATES_REFRESH: 'off',
      RATES_MAX_AGE: '7',
      RATES_OPEN_EXCHANGE_RATES_KEY: 'abc',
      METRICS_ADDRESS: 'off',
      LOG_LEVEL: 'silent',
      WORKERS: '3',
      PLANS: 'standard=900/50000',
      PAGES_PER_MINUTE: '200',
      PAGES_PER_DAY: '5000',
      HOST_NAMES: 'api.example, [::1],API.local',
      FRAME_ANCESTORS: 'https://a.example http://*.b.example:8080',
    });
    assert.deepEqual(settings, {
      host: '::1',
      port: 0,
      sharesPort: true,
      instances: 1,
      workers: 3,
      plans: { ...plans, standard: { ...plans.standard, burst: 900, day: 50_000 } },
      pagesPerMinute: 200,
      pagesPerDay: 5000,
      hostNames: new Set(['api.example', '::1', 'api.local']),
      frameAncestors: 'https://a.example http://*.b.example:8080',
      dataDir: '/var/lib/centwise',
      calculatorsDir: '/srv/calculators',
      lawDir: '/srv/law',
      tls: 'files',
      tlsCert: '/etc/a.pem',
      tlsKey: '/etc/b.pem',
      isTrustedProxy: undefined,
      database: { file: '/srv/keys.sqlite' },
      redisUrl: undefined,
      ratesRefresh: false,
      ratesMaxAgeDays: 7,
      ratesOpenExchangeRatesKey: 'abc',
      accessWebhook: undefined,
      metricsAddress: undefined,
      logLevel: 'silent',
    });
    const { metricsAddress } = readSettings({ METRICS_ADDRESS: '[::1]:9000' });
    assert.deepEqual(metricsAddress, { host: '::1', port: 9000 });
    for (const METRICS_ADDRESS of ['on', '9464', 'localhost:', ':9464', 'localhost:99999', 'a b:1']) {
      assert.match(faults({ METRICS_ADDRESS })[0]!, /use off, or an address and a port/);
    }
    for (const ACCESS_WEBHOOK of ['https://chat.example/hook', 'http://localhost:9000/', 'http://[::1]/'])
      assert.equal(readSettings({ ACCESS_WEBHOOK }).accessWebhook, ACCESS_WEBHOOK);
    for (const ACCESS_WEBHOOK of ['http://chat.example/hook', 'ftp://localhost/', 'chat.example', 'https://'])
      assert.match(faults({ ACCESS_WEBHOOK })[0]!, /use https:/);
    assert.equal(readSettings({ DATABASE_URL: 'sqlite:keys.sqlite' }).database.file, 'keys.sqlite');
  });

  test('all bad values are reported at once', () => {
    assert.deepEqual(
      faults({
        HOST: 'https://x',
        PORT: 'abc',
        TLS: 'on',
        TRUSTED_PROXIES: '::1/x',
        RATES_REFRESH: 'yes',
        RATES_MAX_AGE: '1.5',
        LOG_LEVEL: 'loud',
        RATES_MAX_AG: '3',
      }),
      [
        'HOST: "https://x" is not valid; use an IP address or a host name',
        'PORT: "abc" is not valid; use a port from 1 to 65535',
        'TLS: "on" is not valid; use dev, files or proxy',
        'TRUSTED_PROXIES: "::1/x" has "::1/x", which is not valid; use IP addresses and ranges such as 10.0.0.0/8',
        'RATES_REFRESH: "yes" is not valid; use on or off',
        'RATES_MAX_AGE: "1.5" is not valid; use a number of days from 1 to 3650',
        'LOG_LEVEL: "loud" is not valid; use debug, info, warn, error or silent',
        'RATES_MAX_AG: is not a setting; did you mean RATES_MAX_AGE?',
      ],
    );
  });

  test('a port is a whole number up to 65535 in digits', () => {
    assert.equal(readSettings({ PORT: '65535' }).port, 65_535);
    for (const PORT of ['65536', '-1', '1e3', '0x50', '80.0', '９０', '99999999999']) {
      assert.deepEqual(faults({ PORT }), [`PORT: "${PORT}" is not valid; use a port from 1 to 65535`]);
    }
  });

  test('a host is an address or a name', () => {
    for (const HOST of ['0.0.0.0', '::', 'localhost', 'api-1.example.org']) {
      assert.equal(readSettings({ HOST }).host, HOST);
    }
    for (const HOST of ['999.1.1.1', '1.2.3', 'a b', 'x:80', 'a..b', '/run/socket']) {
      assert.equal(faults({ HOST }).length, 1, HOST);
    }
  });

  test('a certificate belongs to TLS=files and a proxy to TLS=proxy, and each needs its own', () => {
    assert.deepEqual(faults({ TLS: 'files', TLS_CERT: 'a' }), ['TLS_KEY: is required with TLS=files']);
    assert.deepEqual(faults({ TLS: 'proxy' }), ['TRUSTED_PROXIES: is required with TLS=proxy']);
    assert.deepEqual(faults({ TLS_CERT: 'a', TRUSTED_PROXIES: '::1' }), [
      'TLS_CERT: has no effect with TLS=dev',
      'TRUSTED_PROXIES: has no effect with TLS=dev',
    ]);
  });

  test('trusted proxies are the listed addresses and ranges alone', () => {
    const trusts = readSettings({
      TLS: 'proxy',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8',
    }).isTrustedProxy!;
    for (const address of ['127.0.0.1', '10.255.255.255', 'fd12::1'])
      assert.equal(trusts(address), true, address);
    for (const address of ['127.0.0.2', '11.0.0.0', 'fe80::1', '::1', ''])
      assert.equal(trusts(address), false, address);
    for (const list of [
      '10.0.0.0/',
      '10.0.0.0/8/8',
      '10.0.0/8',
      '::/129',
      '10.0.0.0/33',
      '1.1.1.1,',
      'proxy',
      '1.1.1.1/-1',
    ]) {
      assert.equal(faults({ TLS: 'proxy', TRUSTED_PROXIES: list }).length, 1, list);
    }
  });

  test('shared stores are named by their addresses', () => {
    const stores = {
      DATABASE_URL: 'postgres://me:secret@db:5433/x?sslmode=verify-full',
      REDIS_URL: 'rediss://:secret@cache:6379/1',
    };
    const settings = readSettings(stores);
    assert.deepEqual(settings.database, { postgresUrl: stores.DATABASE_URL });
    assert.equal(settings.redisUrl, stores.REDIS_URL);
  });

  test('other stores are refused without showing their passwords', () => {
    const lines = faults({
      DATABASE_URL: 'mysql://me:se@cret@db/x?password=secret',
      REDIS_URL: 'http://:secret@cache:6379',
    });
    assert.equal(lines.length, 2);
    assert.match(lines[0]!, /^DATABASE_URL: "mysql:\/\/\*\*\*@db\/x\?\*\*\*" is not valid; use postgres:/);
    assert.match(
      lines[1]!,
      /^REDIS_URL: "http:\/\/\*\*\*@cache:6379" is not valid; use an address such as redis:/,
    );
    assert.doesNotMatch(lines.join(), /cret/);
    assert.doesNotMatch(faults({ DATABASE_URL: 'me:secret@db' }).join(), /secret/);
  });

  test('no secret is shown of an address, however it is written', () => {
    const addresses = String.raw`
      postgres://u:S  postgres://:S  postgres://S  postgres:S  postgres:/u:S@h  postgres:///u:S  postgres://u:S@
      postgres://u:S@:5432  postgres://u:S@/db  postgres://u:S@h:port/db  postgres://u:S@h:99999  postgres://u:S h@db
      postgres://u:S#x@h/db  postgres://u:S/x@h/db  postgres://u:a/S@h  postgres://u:1/S@h  postgres://u:1#S@h
      postgres://u:1?S@h  postgres://u:a?S@h  postgres://h/db?password=S  postgres://h/db?user=u&password=S
      postgres://u@h/db;password=S  postgres://u:p@h/db#S  postgres://u:S@h1,h2/db  postgres://u:S@h1:1,h2:2/db
      postgres:\\u:S@h  postgres ://u:S@h  "postgres://u:S@h"  postgres://u:S@[::1  postgres://u:S@[::1]x
      postgres://u:x@y:S@h/db  postgres://u:S%  postgres://%zz:S@h  postgres://u:S@h/db  jdbc:postgresql://u:S@h/db
      DATABASE_URL=postgres://u:S@h  host=h user=u password=S  mysql://u:S@h  http://u:S@h  HTTP://u:S@h  http:\\u:1\S@h
      sqlite://u:S@h  sqlite:x?key=S  SQLITE:S  redis://:S  redis://S  redis://S:6379  redis://u:S  rediss://:S/0
      redis://:S@h:6379/0  redis://h:6379?password=S  redis-sentinel://:S@h  unix:///run/S  u:S@h/db  S  //u:S@h  ://u:S@h
    `
      .trim()
      .split(/ {2,}|\n/)
      .filter((address) => address !== '');
    assert.ok(addresses.length > 50);
    for (const secret of ['s3cr3t', '12345', 'p%40ss', 'a:b', 'se@cr@et']) {
      for (const address of addresses) {
        const value = address.replace(/\bS\b/, secret);
        const environment = { DATABASE_URL: value, REDIS_URL: value, RATES_OPEN_EXCHANGE_RATES_KEY: secret };
        const shown = [JSON.stringify(describeSettings(environment)), ...faults(environment)].join('\n');
        assert.ok(!shown.includes(secret), `${value}: ${shown}`);
      }
    }
    for (const [value, expected] of [
      [
        'postgres://u:p@db.example:5432/centwise?sslmode=require',
        'postgres://***@db.example:5432/centwise?***',
      ],
      ['redis://:a@b@[::1]:6379/0', 'redis://***@[::1]:6379/0'],
      ['sqlite:/srv/keys.sqlite', 'sqlite:/srv/keys.sqlite'],
    ] as const) {
      const shown = describeSettings({ DATABASE_URL: value }).find(({ name }) => name === 'DATABASE_URL');
      assert.equal(shown?.value, expected);
    }
  });

  test('an unknown RATES_ name is answered with the nearest one', () => {
    assert.deepEqual(faults({ RATES_REFERSH: 'off' }), [
      'RATES_REFERSH: is not a setting; did you mean RATES_REFRESH?',
    ]);
  });

  test('an unknown RATES_ name that resembles none is answered with those that exist', () => {
    assert.deepEqual(faults({ RATES_X: '1', OTHER_X: '1' }), [
      'RATES_X: is not a setting; the settings are RATES_REFRESH, RATES_MAX_AGE, RATES_OPEN_EXCHANGE_RATES_KEY',
    ]);
  });

  test('are every variable of the environment that the program and its script read', () => {
    const root = new URL('../../../', import.meta.url).pathname;
    const files = ['src', 'scripts']
      .flatMap((folder) =>
        readdirSync(root + folder, { recursive: true }).map((name) => `${folder}/${String(name)}`),
      )
      .filter((name) => /\.(ts|mjs)$/.test(name) && !name.endsWith('.test.ts'));
    const read = files.flatMap((file) => {
      const text = readFileSync(root + file, 'utf8');
      return [...text.matchAll(/\b(?:env|environment)(?:\.|\[')([A-Z][A-Z\d_]*)\b/g)].map(
        ([, name]) => name!,
      );
    });
    assert.ok(read.includes('RUNTIME'), read.join());
    // By npm, by people for all their programs, for the tools of developers, and in the samples that pages
    // show.
    const setByOthers = new Set('INIT_CWD NO_COLOR TERM CHROMIUM KEY CENTWISE_KEY CENTWISE_URL'.split(' '));
    const described = describeSettings({}).map(({ name }) => name);
    for (const name of read.filter((name) => !setByOthers.has(name)))
      assert.ok(described.includes(name.replace(/^CENTWISE_/, '')), `${name} is read, but not described`);
    assert.equal(new Set(described).size, described.length);
    assert.ok(described.includes('SHARE_PORT'));
  });

  test('are described with the value in force and no secret, even when they are wrong', () => {
    const rows = describeSettings({
      PORT: 'abc',
      REDIS_URL: 'redis://:secret@cache',
      RATES_OPEN_EXCHANGE_RATES_KEY: 'secret',
    });
    const valueOf = (name: string): string | undefined => rows.find((row) => row.name === name)?.value;
    assert.equal(valueOf('PORT'), 'abc');
    assert.equal(valueOf('HOST'), '127.0.0.1');
    assert.equal(valueOf('REDIS_URL'), 'redis://***@cache');
    assert.equal(valueOf('RATES_OPEN_EXCHANGE_RATES_KEY'), '***');
    assert.doesNotMatch(JSON.stringify(rows), /secret/);
    for (const { name, description } of rows) assert.ok(description.length > 10, name);
  });
});
