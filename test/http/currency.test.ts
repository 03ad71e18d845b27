import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DatedTable } from '#currency/sources/source.ts';
import { expectProblem, startTestService, TODAY_MS, type TestService } from '../kit/harness.ts';

interface RatesReply {
  readonly base: string;
  readonly date?: string;
  readonly rates: Readonly<Record<string, number>>;
  readonly updated_at: string;
  readonly observed_on: string;
  readonly stale: boolean;
  readonly sources: readonly { readonly id: string }[];
}

async function read<T = RatesReply>(service: TestService, path: string): Promise<T> {
  const response = await service.call(`/v1/currency/${path}`);
  const text = await response.text();
  assert.equal(response.status, 200, text);
  return JSON.parse(text) as T;
}

async function expectViolation(service: TestService, path: string, parameter: string, code: string) {
  const problem = await expectProblem(await service.call(`/v1/currency/${path}`), 422, 'invalid-input');
  const [error, ...more] = problem.errors ?? [];
  assert.deepEqual([error?.parameter, error?.code, more], [parameter, code, []]);
  return error!.detail;
}

const csv = { accept: 'text/csv' };

describe('GET /currency/rates', () => {
  test('quotes USD by default, the base itself included, at least 150 currencies, AED among them', async () => {
    const reply = await read(await startTestService(), 'rates');
    assert.equal(reply.base, 'USD');
    assert.equal(reply.rates['USD'], 1);
    assert.ok(Object.keys(reply.rates).length >= 150);
    // The quotients of the ECB's table of 2026-09-24, from Python's decimal module; AED is its official peg.
    assert.equal(reply.rates['EUR'], 0.879739597079);
    assert.equal(reply.rates['INR'], 95.9597959004);
    assert.equal(reply.rates['JPY'], 158.854579045);
    assert.equal(reply.rates['AED'], 3.6725);
  });

  test('takes a base in any case', async () => {
    const reply = await read(await startTestService(), 'rates?base=eur');
    assert.equal(reply.base, 'EUR');
    assert.equal(reply.rates['USD'], 1.1367);
  });

  test('says when the oldest source published, what it observed, and whether it is stale', async () => {
    const reply = await read(await startTestService(), 'rates');
    assert.equal(reply.updated_at, '2026-09-24T14:00:00Z');
    assert.equal(reply.observed_on, '2026-09-24');
    assert.equal(reply.stale, true);
    assert.deepEqual(
      reply.sources.map(({ id }) => id),
      ['ecb', 'official-pegs', 'wide-daily'],
    );
  });

  test('has only the symbols asked for, in any case, and says where these are from', async () => {
    const reply = await read(await startTestService(), 'rates?base=EUR&symbols=usd,EUR');
    assert.deepEqual(reply.rates, { USD: 1.1367, EUR: 1 });
    assert.deepEqual(
      reply.sources.map(({ id }) => id),
      ['ecb'],
    );
  });

  test('takes symbols that are repeated, and leads from names that callers try to its own', async () => {
    const service = await startTestService();
    const { rates } = await read(service, 'rates?symbols=EUR&symbols=INR,JPY');
    assert.deepEqual(Object.keys(rates), ['EUR', 'INR', 'JPY']);
    for (const [name, meant] of [
      ['from', 'base'],
      ['to', 'symbols'],
      ['currencies', 'symbols'],
    ] as const) {
      const detail = await expectViolation(service, `rates?${name}=EUR`, name, 'unknown-field');
      assert.equal(detail, `is not a known field; did you mean ${meant}?`);
    }
    await expectViolation(service, 'rates?base=EUR&base=USD', 'base', 'contradiction');
  });

  test('has CSV with the date and the source of each rate', async () => {
    const service = await startTestService();
    const response = await service.call('/v1/currency/rates?symbols=EUR,AED,KWD', undefined, csv);
    assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8; header=present');
    const lines = [
      'base,currency,rate,observed_on,source',
      'USD,EUR,0.879739597079,2026-09-24,ecb',
      'USD,AED,3.6725,,official-pegs',
      'USD,KWD,0.30871186,2026-09-29,wide-daily',
      '',
    ];
    assert.equal(await response.text(), lines.join('\r\n'));
  });

  for (const [query, parameter, code] of [
    ['base=XXX', 'base', 'not-a-currency'],
    ['base=', 'base', 'not-a-currency'],
    ['base=US', 'base', 'not-a-currency'],
    ['symbols=EUR,XXX', 'symbols', 'not-a-currency'],
    ['symbols=EUR,EURO', 'symbols', 'not-a-currency'],
    ['symbols=EUR,EUR', 'symbols', 'not-a-currency'],
    ['symbols=', 'symbols', 'not-a-currency'],
    ['date=2026-02-30', 'date', 'not-a-date'],
    ['date=24.9.2026', 'date', 'not-a-date'],
    ['date=2026-10-02', 'date', 'out-of-range'],
    ['date=1998-12-31', 'date', 'out-of-range'],
    ['bse=USD', 'bse', 'unknown-field'],
    ['base=USD&base=EUR', 'base', 'contradiction'],
  ] as const) {
    test(`?${query} is 422 and names the parameter`, async () => {
      await expectViolation(await startTestService(), `rates?${query}`, parameter, code);
    });
  }

  test('an active currency that no source quotes is 422 unsupported-currency', async () => {
    const service = await startTestService();
    for (const query of ['base=UYW', 'symbols=EUR,UYW']) {
      const response = await service.call(`/v1/currency/rates?${query}`);
      const problem = await expectProblem(response, 422, 'unsupported-currency');
      assert.match(problem.detail, /No source quotes UYW/);
    }
  });

  test('rates that were fetched and are too old are 503 with Retry-After', async () => {
    const service = await startTestService();
    const table = service.rates.held('ecb')!.table;
    service.rates.load({ ...table, observedOn: '2026-09-25' });
    service.advance(30 * 86_400_000);
    for (const path of ['rates', 'rates?symbols=EUR', 'currencies']) {
      const response = await service.call(`/v1/currency/${path}`);
      assert.equal(response.headers.get('retry-after'), '600');
      const problem = await expectProblem(response, 503, 'rates-unavailable');
      assert.match(problem.detail, /2026-09-25|2026-09-24/);
    }
  });
});

/** Values as the ECB published them. */
const past: readonly DatedTable[] = [
  { observedOn: '2025-12-30', quotes: { USD: '1.1757', JPY: '183.48', BGN: '1.9558' } },
  { observedOn: '2025-12-31', quotes: { USD: '1.175', JPY: '184.09', BGN: '1.9558' } },
  { observedOn: '2026-01-02', quotes: { USD: '1.1721', JPY: '183.94' } },
  { observedOn: '2026-01-05', quotes: { USD: '1.1664', JPY: '182.93' } },
].map((table) => ({ source: 'ecb', base: 'EUR', ...table }));

/** A service with some days of the past. */
async function startWithPast(): Promise<TestService> {
  const service = await startTestService();
  await service.ratesStore.append(past, '2026-09-30T12:00:00Z');
  return service;
}

describe('rates of a date', () => {
  test('are those of that day, dated as they were then, with its pegs', async () => {
    const reply = await read(await startWithPast(), 'rates?base=EUR&date=2026-01-05');
    assert.deepEqual([reply.date, reply.observed_on, reply.stale], ['2026-01-05', '2026-01-05', false]);
    assert.equal(reply.updated_at, '2026-01-05T15:00:00Z');
    // 1.1664 × 3.6725
    assert.deepEqual([reply.rates['USD'], reply.rates['AED']], [1.1664, 4.283604]);
    assert.ok(!('KWD' in reply.rates));
  });

  test('of a weekend are those of the Friday before, and say so', async () => {
    const reply = await read(await startWithPast(), 'rates?base=EUR&date=2026-01-04&symbols=USD');
    assert.deepEqual([reply.rates, reply.observed_on], [{ USD: 1.1721 }, '2026-01-02']);
  });

  test('of today are the latest, wherever on Earth it is today', async () => {
    const service = await startTestService();
    const latest = await read(service, 'rates');
    const { date, ...today } = await read(service, 'rates?date=2026-09-30');
    assert.deepEqual([date, today], ['2026-09-30', latest]);
    await read(service, 'rates?date=2026-10-01');
  });

  test('that this service does not have are 422 and say which it has', async () => {
    const service = await startWithPast();
    const early = await expectViolation(service, 'rates?date=2025-12-29', 'date', 'out-of-range');
    assert.match(early, /^must be 2025-12-30 or later; the operator .* can import earlier rates$/);
    const gap = await expectViolation(service, 'rates?date=2026-06-01', 'date', 'out-of-range');
    assert.match(gap, /no rates for 2026-06-01 or the 14 days before/);
  });

  test('have a currency up to the day before its end; after it the reason is told', async () => {
    const service = await startWithPast();
    const reply = await read(service, 'rates?base=BGN&date=2025-12-31&symbols=EUR');
    // 1 / 1.9558
    assert.deepEqual(reply.rates, { EUR: 0.511299723898 });
    for (const query of ['base=BGN', 'base=bgn&date=2026-01-01', 'base=BGN&date=2026-01-02']) {
      const detail = await expectViolation(service, `rates?${query}`, 'base', 'not-a-currency');
      assert.equal(
        detail,
        'must be an active currency; BGN ended on 2026-01-01, so use EUR (1 EUR = 1.95583 BGN)',
      );
    }
    const { rates } = await read(service, 'rates?date=2026-01-01');
    assert.ok(!('BGN' in rates));
  });

  test('are 503 when the store cannot be read, while the latest are served', async () => {
    const service = await startTestService();
    await service.ratesStore.close();
    const response = await service.call('/v1/currency/rates?date=2026-09-24');
    await expectProblem(response, 503, 'rates-unavailable');
    await read(service, 'rates');
  });
});

interface HistoryReply extends Omit<RatesReply, 'rates'> {
  readonly from: string;
  readonly to: string;
  readonly days: readonly {
    readonly date: string;
    readonly observed_on: string;
    readonly carried: boolean;
    readonly rates: Readonly<Record<string, number>>;
  }[];
}

describe('GET /currency/history', () => {
  const range = 'history?base=EUR&symbols=USD&from=2025-12-29&to=2026-01-05';

  test('has every calendar day that has rates; those of another day are marked', async () => {
    const reply = await read<HistoryReply>(await startWithPast(), range);
    assert.deepEqual([reply.base, reply.from, reply.to], ['EUR', '2025-12-29', '2026-01-05']);
    assert.deepEqual(
      reply.days.map(({ date, observed_on, carried, rates }) => [date, observed_on, carried, rates['USD']]),
      [
        ['2025-12-30', '2025-12-30', false, 1.1757],
        ['2025-12-31', '2025-12-31', false, 1.175],
        ['2026-01-01', '2025-12-31', true, 1.175],
        ['2026-01-02', '2026-01-02', false, 1.1721],
        ['2026-01-03', '2026-01-02', true, 1.1721],
        ['2026-01-04', '2026-01-02', true, 1.1721],
        ['2026-01-05', '2026-01-05', false, 1.1664],
      ],
    );
    assert.deepEqual([reply.updated_at, reply.stale], ['2026-01-05T15:00:00Z', false]);
  });

  test('says of each day what rates of that date say', async () => {
    const service = await startWithPast();
    const { days } = await read<HistoryReply>(service, 'history?base=USD&from=2025-12-30&to=2026-01-05');
    for (const { date, observed_on, rates } of days) {
      const alone = await read(service, `rates?date=${date}`);
      assert.deepEqual([alone.observed_on, alone.rates], [observed_on, rates]);
    }
  });

  test('has CSV with one row a day and currency', async () => {
    const response = await (await startWithPast()).call(`/v1/currency/${range}`, undefined, csv);
    const rows = (await response.text()).split('\r\n');
    assert.deepEqual(rows.slice(0, 4), [
      'date,base,currency,rate,observed_on,source',
      '2025-12-30,EUR,USD,1.1757,2025-12-30,ecb',
      '2025-12-31,EUR,USD,1.175,2025-12-31,ecb',
      '2026-01-01,EUR,USD,1.175,2025-12-31,ecb',
    ]);
    assert.equal(rows.length, 9);
  });

  test('is of the last 30 days by default', async () => {
    const reply = await read<HistoryReply>(await startTestService(), 'history?symbols=EUR');
    assert.deepEqual([reply.from, reply.to], ['2026-08-31', '2026-09-30']);
    assert.equal(reply.days[0]?.date, '2026-09-24');
    assert.equal(reply.days.length, 7);
  });

  test('ends for a currency where it ended', async () => {
    const reply = await read<HistoryReply>(
      await startWithPast(),
      'history?base=BGN&symbols=EUR&from=2025-12-31&to=2026-01-03',
    );
    assert.deepEqual(
      reply.days.map(({ date }) => date),
      ['2025-12-31'],
    );
  });

  for (const [query, parameter, code, detail] of [
    ['from=2026-01-05&to=2026-01-04', 'from', 'contradiction', /must not be after "to"/],
    [
      'from=2016-01-01&to=2025-12-31',
      'from',
      'out-of-range',
      /2024-12-31 or later.*at most 366 days.*3,653$/,
    ],
    ['from=1998-01-01&to=1998-12-31', 'from', 'out-of-range', /1999-01-04/],
    ['to=2026-10-02', 'to', 'out-of-range', /future/],
    ['from=2026-05-01&to=2026-05-31', 'to', 'out-of-range', /no rates for 2026-05-31/],
    ['from=yesterday', 'from', 'not-a-date', /a date such as/],
    ['symbols=EUR,BGN&from=2026-01-02', 'symbols', 'not-a-currency', /BGN ended on 2026-01-01, so use EUR/],
    ['date=2026-01-02', 'date', 'unknown-field', /known/],
  ] as const) {
    test(`?${query} is 422 and names the parameter`, async () => {
      const service = await startWithPast();
      const response = await service.call(`/v1/currency/history?${query}`);
      const { errors = [] } = await expectProblem(response, 422, 'invalid-input');
      const error = errors.find((error) => error.parameter === parameter);
      assert.equal(error?.code, code);
      assert.match(error.detail, detail);
    });
  }

  test('of more rates than one reply has is 422 and asks for fewer currencies', async () => {
    const service = await startTestService();
    const wide = service.rates.held('wide-daily')!.table as DatedTable;
    const dates = Array.from({ length: 27 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);
    const tables = [1, 15].flatMap((day) =>
      dates
        .slice(0, 9)
        .map((date) => ({ ...wide, observedOn: date.replace(/01$/, String(day).padStart(2, '0')) })),
    );
    await service.ratesStore.append(tables, '2026-09-30T12:00:00Z');
    const query = 'from=2026-01-01&to=2026-09-14';
    const detail = await expectViolation(service, `history?${query}`, 'symbols', 'out-of-range');
    assert.match(detail, /would give [\d,]+ rates, and one reply has at most 14,640/);
    await read(service, `history?${query}&symbols=KWD,EUR`);
  });

  test('of a currency without rates in all the range is 422 unsupported-currency', async () => {
    const service = await startWithPast();
    for (const query of ['symbols=USD,KWD', 'base=KWD']) {
      const path = `/v1/currency/history?from=2026-01-02&to=2026-01-05&${query}`;
      const problem = await expectProblem(await service.call(path), 422, 'unsupported-currency');
      assert.match(problem.detail, /No source quotes KWD on 2026-01-05/);
    }
  });
});

describe('GET /currency/currencies', () => {
  interface Listed {
    readonly code: string;
    readonly name: string;
    readonly minor_unit: number;
    readonly sources: readonly string[];
    readonly since: string;
  }

  test('lists what has a rate, with decimals, sources and since when', async () => {
    const service = await startWithPast();
    const listed = await read<Listed[]>(service, 'currencies');
    const { rates } = await read(service, 'rates');
    assert.deepEqual(
      listed.map(({ code }) => code),
      Object.keys(rates),
    );
    const find = (code: string) => listed.find((currency) => currency.code === code);
    assert.deepEqual(find('JPY'), {
      code: 'JPY',
      name: 'Yen',
      minor_unit: 0,
      sources: ['ecb', 'wide-daily'],
      since: '2025-12-30',
    });
    assert.deepEqual(find('OMR')?.sources, ['official-pegs', 'wide-daily']);
    assert.deepEqual([find('OMR')?.minor_unit, find('OMR')?.since], [3, '2025-12-30']);
    assert.deepEqual([find('EUR')?.sources, find('EUR')?.since], [['ecb', 'wide-daily'], '2025-12-30']);
    assert.deepEqual([find('KWD')?.sources, find('KWD')?.since], [['wide-daily'], '2026-09-29']);
  });

  test('has CSV, where a name with a comma or quotation mark is quoted', async () => {
    const response = await (await startTestService()).call('/v1/currency/currencies', undefined, csv);
    const text = await response.text();
    assert.match(
      text,
      /^code,name,minor_unit,sources,since\r\nAED,UAE Dirham,2,official-pegs wide-daily,2026-09-24\r\n/,
    );
    assert.ok(text.split('\r\n').length > 150);
  });
});

describe('replies with rates', () => {
  const paths = ['rates', 'rates?symbols=EUR', 'rates?date=2026-09-24', 'history?symbols=EUR', 'currencies'];

  test('have a tag, and are 304 without a body for who has it, also for HEAD', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    for (const path of paths) {
      const first = await service.call(`/v1/currency/${path}`);
      const tag = first.headers.get('etag')!;
      assert.match(tag, /^"[\w-]{22}"$/);
      assert.equal((await service.call(`/v1/currency/${path}`)).headers.get('etag'), tag);
      for (const [method, known] of [
        ['GET', tag],
        ['GET', `"other", W/${tag}`],
        ['HEAD', tag],
        ['GET', '*'],
      ] as const) {
        const headers = { authorization: `Bearer ${key}`, 'if-none-match': known };
        const again = await service.send(`/v1/currency/${path}`, { method, headers });
        assert.deepEqual([again.status, await again.text()], [304, ''], path);
        assert.equal(again.headers.get('etag'), tag);
        assert.equal(again.headers.get('cache-control'), first.headers.get('cache-control'));
      }
      const other = await service.call(`/v1/currency/${path}`, undefined, { 'if-none-match': '"other"' });
      assert.equal(other.status, 200);
    }
  });

  test('have another tag in another form, for another base, and once anything in them changes', async () => {
    const service = await startTestService();
    const tagOf = async (path: string, headers = {}) =>
      (await service.call(`/v1/currency/${path}`, undefined, headers)).headers.get('etag');
    const tags = [await tagOf('rates'), await tagOf('rates', csv), await tagOf('rates?base=EUR')];
    const ecb = service.rates.held('ecb')!.table;
    service.rates.offer({ ...ecb, observedOn: '2026-09-29', quotes: { ...ecb.quotes, ISK: '138.20' } });
    tags.push(await tagOf('rates'));
    // A day after the next publication was due, at 14:00 UTC of 2026-09-30, the rates are stale.
    service.advance(26 * 3_600_000 + 1);
    tags.push(await tagOf('rates'));
    assert.equal(new Set(tags).size, tags.length);
  });

  test('may be kept until the next publication is expected, and a minute when it is overdue', async () => {
    const service = await startTestService();
    const keptFor = async () => {
      const { headers } = await service.call('/v1/currency/rates');
      assert.equal(headers.get('vary'), 'Accept, Accept-Encoding');
      return headers.get('cache-control');
    };
    assert.equal(await keptFor(), 'private, max-age=60');
    const [ecb, wide] = [service.rates.held('ecb')!.table, service.rates.held('wide-daily')!.table];
    service.rates.load({ ...ecb, observedOn: '2026-09-29' });
    service.rates.load({ ...wide, observedOn: '2026-09-30' });
    // Noon UTC; the ECB publishes at 16:00 in Berlin, 14:00 UTC.
    assert.equal(TODAY_MS, Date.parse('2026-09-30T12:00:00Z'));
    assert.equal(await keptFor(), 'private, max-age=7200');
    service.advance(3_599_500);
    assert.equal(await keptFor(), 'private, max-age=3600');
    service.advance(3_590_000);
    assert.equal(await keptFor(), 'private, max-age=10');
  });
});

describe('POST /currency/convert', () => {
  const convert = async (amount: number, from: string, to: string, date?: string) => {
    const service = await startWithPast();
    const body = date === undefined ? { amount, from, to } : { amount, from, to, date };
    const response = await service.call('/v1/currency/convert', body);
    assert.equal(response.status, 200);
    return (await response.json()) as { converted_amount: number; rate: number; observed_on: string };
  };

  test('multiplies by the rate as served and rounds to the minor unit of the target', async () => {
    assert.deepEqual(pick(await convert(100, 'USD', 'INR')), {
      converted_amount: 9595.98,
      rate: 95.9597959004,
    });
    assert.deepEqual(pick(await convert(100, 'usd', 'jpy')), {
      converted_amount: 15885,
      rate: 158.854579045,
    });
    assert.deepEqual(pick(await convert(1e12, 'USD', 'EUR')), {
      converted_amount: 879739597079,
      rate: 0.879739597079,
    });
  });

  test('the same currency is 1', async () => {
    assert.deepEqual(pick(await convert(12.345, 'EUR', 'EUR')), { converted_amount: 12.35, rate: 1 });
  });

  test('0 is 0', async () => {
    assert.equal((await convert(0, 'USD', 'EUR')).converted_amount, 0);
  });

  test('with a date takes the rate of that date, also of a currency that has ended since', async () => {
    const reply = await convert(100, 'EUR', 'USD', '2026-01-04');
    assert.deepEqual([reply.converted_amount, reply.rate, reply.observed_on], [117.21, 1.1721, '2026-01-02']);
    assert.deepEqual(pick(await convert(1, 'EUR', 'BGN', '2025-12-31')), {
      converted_amount: 1.96,
      rate: 1.9558,
    });
  });

  test('has CSV of one row', async () => {
    const service = await startTestService();
    const response = await service.call('/v1/currency/convert', { amount: 100, from: 'USD', to: 'EUR' }, csv);
    const lines = [
      'amount,from,to,converted_amount,rate,observed_on,updated_at,stale',
      '100,USD,EUR,87.97,0.879739597079,2026-09-24,2026-09-24T14:00:00Z,true',
      '',
    ];
    assert.equal(await response.text(), lines.join('\r\n'));
  });

  test('a negative amount and two codes that are none are all reported', async () => {
    const service = await startTestService();
    const response = await service.call('/v1/currency/convert', { amount: -1, from: 'XXX', to: 'EURO' });
    const problem = await expectProblem(response, 422, 'invalid-input');
    assert.deepEqual(problem.errors?.map(({ pointer }) => pointer).toSorted(), ['/amount', '/from', '/to']);
  });

  for (const [name, change, pointer, detail] of [
    ['an amount of 1e15', { amount: 1e15 }, '/amount', /from 0 to 1,000,000,000,000/],
    ['an ended currency', { from: 'BGN' }, '/from', /BGN ended on 2026-01-01, so use EUR/],
    ['an ended currency after its end', { to: 'BGN', date: '2026-01-02' }, '/to', /BGN ended/],
    ['a date that is none', { date: 'today' }, '/date', /must be a date such as 2026-09-24/],
    ['a date that is a number', { date: 20260924 }, '/date', /must be a date such as 2026-09-24/],
    ['a date to come', { date: '2030-01-01' }, '/date', /must not be in the future/],
    ['a date before 1999', { date: '1998-12-31' }, '/date', /1999-01-04/],
    ['a date without rates', { date: '2026-06-01' }, '/date', /no rates for 2026-06-01/],
  ] as const) {
    test(`${name} is 422 and names the field`, async () => {
      const service = await startWithPast();
      const body = { amount: 1, from: 'USD', to: 'EUR', ...change };
      const response = await service.call('/v1/currency/convert', body);
      const { errors } = await expectProblem(response, 422, 'invalid-input');
      assert.deepEqual([errors?.length, errors?.[0]?.pointer], [1, pointer]);
      assert.match(errors![0]!.detail, detail);
    });
  }
});

function pick({ converted_amount, rate }: { converted_amount: number; rate: number }) {
  return { converted_amount, rate };
}
