import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import { addDays } from '#base/dates.ts';
import { catalogue } from '#catalogue/index.ts';
import { startTestService, type TestService } from '../kit/harness.ts';
import { pastEuroRates } from '../kit/past-rates.ts';

const shared = startTestService({ limiter: { check: () => unlimited } });

async function open(path: string, language = 'en-US', service: TestService | Promise<TestService> = shared) {
  const response = await (
    await service
  ).send(path, {
    headers: { 'accept-language': language, cookie: 'language=en' },
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe('the page of a pair of currencies', () => {
  test('has both rates with their date and source, and round amounts both ways', async () => {
    const { text, status } = await open('/currency/usd-eur');
    assert.equal(status, 200);
    assert.match(text, /<title>USD to EUR: US Dollar to Euro/);
    assert.match(text, /<link rel="canonical" href="[^"]*\/currency\/usd-eur"/);
    // The quotients of the ECB's table of 2026-09-24, from Python's decimal module.
    assert.match(text, /1 USD = 0\.87974 EUR/);
    assert.match(text, /1 EUR = 1\.1367 USD/);
    assert.match(text, /100 US dollars =<\/span>\s*<strong>€87\.97</);
    assert.match(text, /Mid-market rate of\s+Sep 24, 2026[^.]*from\s+<a [^>]*>European Central Bank/);
    assert.match(text, /10,000<\/th>\s*<td class="number">8,797\.40</);
    assert.match(text, /10,000<\/th>\s*<td class="number">11,367\.00</);
    assert.match(text, /href="\/currency\/eur-usd"/);
  });

  test('draws the highest and lowest rate that it names, also over many days', async () => {
    const service = await startTestService();
    const days = Array.from({ length: 400 }, (_, index) => ({
      source: 'ecb' as const,
      base: 'EUR',
      observedOn: new Date(Date.UTC(2025, 7, 1) + index * 86_400_000).toISOString().slice(0, 10),
      quotes: { USD: index === 101 ? '1.5' : index === 102 ? '1.01' : `1.${200 + (index % 7)}` },
    }));
    await service.ratesStore.append(days, '2026-09-30T12:00:00Z');
    const { text } = await open('/currency/eur-usd?history-range=all', 'en-US', service);
    const table = text.slice(text.indexOf('Values of the chart'));
    const values = [...table.matchAll(/<td>([\d.]+)<\/td>/g)].map(([, value]) => Number(value));
    assert.deepEqual([Math.max(...values), Math.min(...values)], [1.5, 1.01]);
    assert.ok(values.length > 60 && values.length <= 122);
  });

  test('has the rates of a day that is asked for, in its links too, and says what is wrong with one', async () => {
    const service = await startTestService();
    const days = [
      { observedOn: '2026-03-12', quotes: { USD: '1.2' } },
      { observedOn: '2026-03-13', quotes: { USD: '1.25' } },
      { observedOn: '2026-03-16', quotes: { USD: '1.6' } },
    ].map((day) => ({ source: 'ecb' as const, base: 'EUR', ...day }));
    await service.ratesStore.append(days, '2026-03-16T16:00:00Z');
    // A Sunday, for which the rates of the Friday before it hold.
    const { text, status } = await open('/currency/eur-usd?amount=200&date=2026-03-15', 'en-US', service);
    assert.equal(status, 200);
    assert.match(text, /<strong>\$250\.00</);
    assert.match(text, /1 USD = 0\.8 EUR/);
    assert.match(text, /Mid-market rate of\s+Mar 13, 2026/);
    assert.match(text, /type="date" value="2026-03-15"/);
    assert.match(text, /href="\/currency\/rates\.csv\?from=EUR&amp;date=2026-03-15"/);
    assert.match(text, /&quot;date&quot;: ?&quot;2026-03-15&quot;/);
    assert.match(text, /href="\/currency\/eur-usd\?amount=200&amp;date=2026-03-15&amp;history-range=year#/);
    const csv = await service.send('/currency/rates.csv?from=EUR&date=2026-03-15');
    assert.match(await csv.text(), /USD,1\.25/);
    // As a reader writes it, where the field was no picker of days.
    assert.match((await open('/currency/eur-usd?date=16 March 2026', 'en-US', service)).text, /\$160\.00</);
    for (const [date, fault] of [
      ['2099-01-01', /Must not be in the future/],
      ['1998-12-31', /Must be 1999-01-04, the date of the first euro rates, or later/],
      ['soon', /id="date-message"[^>]*>Must be a date such as/],
    ] as const) {
      const refused = await open(`/currency/eur-usd?date=${date}`, 'en-US', service);
      assert.equal(refused.status, 422, date);
      assert.match(refused.text, fault);
      assert.match(refused.text, new RegExp(`type="text" value="${date}"`));
    }
  });

  test('is the canonical one of a conversion, and in the sitemap where both are common', async () => {
    const { text } = await open('/currency?amount=5&from=usd&to=INR');
    assert.match(text, /<link rel="canonical" href="[^"]*\/currency\/usd-inr"/);
    assert.match((await open('/currency')).text, /<link rel="canonical" href="[^"]*\/currency"/);
    const popular = /Popular pairs<\/h2>\s*<ul[^>]*>\s*<li><a href="([^"]*)"/;
    assert.equal(popular.exec((await open('/currency', 'de')).text)![1], '/currency/eur-usd');
    const { text: sitemap } = await open('/sitemap.xml');
    assert.match(sitemap, /\/currency\/usd-inr</);
    assert.doesNotMatch(sitemap, /\/currency\/usd-zmw</);
    assert.equal((await open('/currency/usd-zmw')).status, 200);
  });

  test('is there for any two currencies, and where people try its address', async () => {
    const { status, text } = await open('/currency/kwd-vnd');
    assert.equal(status, 200);
    assert.match(text, /<h1>Kuwaiti Dinar to Vietnamese Dong<\/h1>/);
    const target = async (name: string) => {
      const reply = await (await shared).send(`/currency/${name}`, { redirect: 'manual' });
      return [reply.status, reply.headers.get('location')];
    };
    for (const name of ['USD-ZMW', 'usd-to-zmw', 'usdzmw', 'usd_zmw'])
      assert.deepEqual(await target(name), [301, '/currency/usd-zmw'], name);
    assert.deepEqual(await target('dollar-euro?amount=5'), [301, '/currency/usd-eur?amount=5']);
    for (const name of ['usd', 'usd-usd'])
      assert.deepEqual(await target(name), [301, '/currency?from=USD&to=USD'], name);
  });

  test('is a page that suggests others where there is no such currency', async () => {
    for (const [name, words] of [
      ['usd-xxx', 'No currency “xxx”.'],
      ['usd-usn', 'No currency “usn”.'],
      ['dem-usd', 'No currency “dem”. Did you mean EUR – Euro?'],
      ['rupee-usdd', 'No currency “usdd”. Did you mean USD'],
    ] as const) {
      const { status, text } = await open(`/currency/${name}`);
      assert.equal(status, 404);
      assert.ok(
        text
          .replaceAll(/<[^>]*>/g, '')
          .replaceAll(/\s+/g, ' ')
          .replaceAll(' ?', '?')
          .includes(words),
        name,
      );
      assert.match(text, /Popular pairs/);
    }
    assert.match((await open('/currency/dem-usd')).text, /href="\/currency\/eur-usd"\s*>EUR – Euro/);
  });

  test('has every day that has a rate in a table, and of a long history those of one year', async () => {
    const days: string[] = [];
    for (let day = '2024-01-01'; day <= '2026-09-23'; day = addDays(day, 1))
      if (new Date(day).getUTCDay() % 6 !== 0) days.push(day);
    const quotes = (index: number) => ({ USD: (1 + index / 10_000).toFixed(4) });
    const past = days.map((observedOn, index) => ({
      source: 'ecb' as const,
      base: 'EUR',
      observedOn,
      quotes: quotes(index),
    }));
    const service = await startTestService(
      { limiter: { check: () => unlimited } },
      catalogue,
      undefined,
      past,
    );
    const rowsOf = async (query: string) => {
      const { text } = await open(`/currency/eur-usd?${query}`, 'en-US', service);
      const table = /aria-label="Rates of each day"[\s\S]*?<\/table>/.exec(text)![0];
      const rows = [...table.matchAll(/<th scope="row">([^<]*)<\/th>\s*<td>([^<]*)</g)];
      return { text, rows: rows.map(([, date, rate]) => [date, rate]) };
    };
    const year = await rowsOf('history-range=year');
    const since = days.filter((day) => day >= '2025-09-24');
    assert.equal(year.rows.length, since.length + 1);
    assert.deepEqual(year.rows[0], ['Sep 24, 2026', '1.1367']);
    const place = days.indexOf('2026-03-13');
    const friday = year.rows.find(([date]) => date === 'Mar 13, 2026')!;
    assert.equal(Number(friday[1]), 1 + place / 10_000);
    assert.doesNotMatch(year.text, /history-year=/);
    const all = await rowsOf('history-range=all');
    assert.equal(all.rows.length, days.filter((day) => day.startsWith('2026')).length + 1);
    const other = await rowsOf('history-range=all&history-year=2024');
    assert.equal(other.rows.length, days.filter((day) => day.startsWith('2024')).length);
    assert.deepEqual(other.rows.at(-1), ['Jan 1, 2024', '1']);
    assert.match(
      other.text,
      /<a [^>]*href="\/currency\/eur-usd\?history-range=all&amp;history-year=2025#history-title"/,
    );
    assert.match(other.text, /<a id="year-2024"[^>]* aria-current="true"\s*>2024</);
    assert.match(other.text, /<details\s+data-name="chart-table"\s+open/);
    // What a link has chosen stays when another number is sent.
    assert.match(other.text, /<input type="hidden" name="history-year" value="2024" \/>/);
  });

  test('says where only one day is stored, and draws what is stored otherwise', async () => {
    const { text: single } = await open('/currency/eur-usd');
    assert.match(single, /the rate of one day only for this pair, Sep 24, 2026, so there is no chart/);
    assert.doesNotMatch(single, /history-range=/);
    const service = await startTestService();
    await service.ratesStore.append(pastEuroRates, '2026-09-30T12:00:00Z');
    const { text } = await open('/currency/eur-usd?history-range=all', 'en-US', service);
    const words = text.replaceAll(/<\/?strong>/g, '').replaceAll(/\s+/g, ' ');
    // 1.1367 / 1.1757 − 1 = −3.317 %.
    assert.match(
      words,
      /1 EUR fell by 3\.3%, from 1\.1757 USD on Dec 30, 2025 to 1\.1367 USD on Sep 24, 2026\./,
    );
    assert.match(
      words,
      /the lowest known rate was 1\.1367 \(Sep 24, 2026\), the highest 1\.1757 \(Dec 30, 2025\)/,
    );
    const gap = 'The line has a gap: this service has no rates between Jan 5, 2026 and Sep 24, 2026.';
    assert.equal(words.split(gap).length, 2);
    assert.ok(words.indexOf(gap) > words.lastIndexOf('</svg>'));
    assert.match(
      text,
      /<a [^>]*href="\/currency\/eur-usd\?history-range=all#history-title"[^>]* aria-current="true"\s*>All</,
    );
    // The last rate is written at the end of the line, in each of the three drawings.
    assert.equal(text.match(/<text[^>]*>1\.1367<\/text>/g)?.length, 3);
    assert.match(text, /<svg /);
    const file = await open('/currency/history.csv?from=EUR&to=USD&history-range=all', 'en-US', service);
    assert.equal(file.headers.get('content-type'), 'text/csv; charset=utf-8; header=present');
    assert.deepEqual(file.text.trim().split('\r\n'), [
      'date,base,currency,rate',
      '2025-12-30,EUR,USD,1.1757',
      '2025-12-31,EUR,USD,1.175',
      '2026-01-02,EUR,USD,1.1721',
      '2026-01-05,EUR,USD,1.1664',
      '2026-09-24,EUR,USD,1.1367',
    ]);
    const quarter = await open('/currency/eur-usd', 'en-US', service);
    // Without a choice, the range is the shortest usual one that has a history.
    assert.match(quarter.text, /href="[^"]*history-range=year#history-title"[^>]* aria-current="true"/);
    const month = await open('/currency/eur-usd?history-range=month', 'en-US', service);
    // 1.1367 / 1.1664 − 1 = −2.546 %.
    assert.match(
      month.text.replaceAll(/<\/?strong>/g, '').replaceAll(/\s+/g, ' '),
      /1 EUR fell by 2\.5%, from 1\.1664 USD on Jan 5, 2026 to 1\.1367 USD on Sep 24, 2026\. There is no chart for this range/,
    );
    assert.match(month.text, /href="[^"]*history-range=month#history-title"[^>]* aria-current="true"/);
    assert.equal((await open('/currency/history.csv?from=EUR&to=QQQ')).status, 422);
    assert.match(
      (await open('/currency/rates.csv?from=EUR')).text,
      /^base,currency,rate,observed_on,source\r\n/,
    );
  });
});

describe('a conversion', () => {
  test('says once that its rates are out of date, beside the result', async () => {
    const service = await startTestService();
    service.advance(60 * 24 * 60 * 60 * 1000);
    const { text } = await open('/currency/usd-eur', 'en-US', service);
    assert.equal(text.match(/out of date|overdue|stale/gi)?.length, 1);
    assert.ok(text.indexOf('out of date') < text.indexOf('id="history"'));
  });

  test('says also in the answer of a search that its rate is out of date', async () => {
    const searchAfter = async (days: number) => {
      const service = await startTestService();
      service.advance(days * 24 * 60 * 60 * 1000);
      return (await open('/?q=usd+to+eur', 'en-US', service)).text.replaceAll(/\s+/g, ' ');
    };
    assert.match(await searchAfter(60), /at the mid-market rate of Sep 24, 2026 \(out of date\)\./);
    assert.match(await searchAfter(-60), /at the mid-market rate of Sep 24, 2026\./);
  });

  test('has dates and numbers in one format, that of the reader', async () => {
    const { text } = await open('/currency/usd-eur?amount=1500.5&number-marks=.', 'de-DE');
    assert.match(text, /1\.500,5 US dollars =/);
    assert.match(text, /1\.320,05\s€/);
    assert.match(text, /id="amount"[^>]* value="1\.500,5"/);
    assert.match(text, /24 Sept 2026/);
    assert.doesNotMatch(text, /Sep 24|24 September/);
  });

  test('with the currencies swapped has the address of their page, and the amount as anybody reads it', async () => {
    const target = async (query: string, headers = {}) => {
      const reply = await (await shared).send(`/currency?${query}`, { headers });
      return [reply.status, reply.headers.get('location')];
    };
    assert.deepEqual(await target('amount=100&from=USD&to=INR&number-marks=.%2C&swap=yes'), [
      303,
      '/currency/inr-usd',
    ]);
    assert.deepEqual(await target('amount=1%2C500.5&from=usd&to=INR&number-marks=.%2C&swap=yes'), [
      303,
      '/currency/inr-usd?amount=1500.5&number-marks=.',
    ]);
    // A browser that follows the form without the script.
    const navigation = { 'sec-fetch-dest': 'document' };
    assert.deepEqual(await target('amount=5&from=USD&to=INR&number-marks=.', navigation), [
      303,
      '/currency/usd-inr?amount=5',
    ]);
    assert.equal((await target('amount=5&from=USD&to=USD', navigation))[0], 200);
    const { text: same } = await open('/currency?from=USD&to=USD');
    assert.match(same, /Both currencies are the same/);
    assert.doesNotMatch(same, /1 USD = /);
    // With the range of the history that was chosen.
    assert.deepEqual(await target('amount=5&from=USD&to=INR&history-range=years', navigation), [
      303,
      '/currency/usd-inr?amount=5&history-range=years',
    ]);
    assert.equal((await target('amount=x&from=rupee&to=USD', navigation))[0], 422);
  });

  test('of an amount in another currency is offered from that one', async () => {
    const offers = async (amount: string, language = 'en-US', pair = 'from=USD&to=INR') => {
      const page = await open(`/currency?${pair}&${new URLSearchParams({ amount })}`, language);
      assert.equal(page.status, 422, amount);
      const [, message] = /id="amount-message"[^>]*>([\s\S]*?)<\/p>/.exec(page.text)!;
      assert.ok(page.text.includes('aria-invalid="true"'));
      return [...message!.matchAll(/href="([^"]*)">\s*(.*?)<\/a/g)].map(
        ([, href, text]) => `${text}: ${href}`,
      );
    };
    assert.deepEqual(await offers('₹5,000'), ['Convert from INR: /currency/inr-usd?amount=5000']);
    assert.deepEqual(await offers('100 €'), ['Convert from EUR: /currency/eur-inr']);
    assert.deepEqual(await offers('£1.234,50', 'de-DE'), [
      'Convert from GBP: /currency/gbp-inr?amount=1234.5&amp;number-marks=.',
    ]);
    assert.deepEqual(await offers('1000円'), ['Convert from JPY: /currency/jpy-inr?amount=1000']);
    assert.deepEqual(await offers('¥500'), [
      'Convert from JPY: /currency/jpy-inr?amount=500',
      'Convert from CNY: /currency/cny-inr?amount=500',
    ]);
    assert.deepEqual(await offers('EUR 250'), ['Convert from EUR: /currency/eur-inr?amount=250']);
    assert.deepEqual(await offers('250 euros'), ['Convert from EUR: /currency/eur-inr?amount=250']);
    assert.deepEqual(await offers('250 swiss francs'), [
      'convert from CHF to INR: /currency/chf-inr?amount=250',
    ]);
    assert.deepEqual(await offers('250 usd in euros'), [
      'convert from USD to EUR: /currency/usd-eur?amount=250',
    ]);
    assert.deepEqual(await offers('₿5'), []);
    assert.deepEqual(await offers('abc'), []);
    const wrong = await open('/currency?from=USD&to=EUR&amount=abc', 'de-DE');
    // Beside the field and in the place of the result.
    assert.equal(wrong.text.match(/Enter an amount as a number, such as 1\.500,5\./g)?.length, 2);
  });

  test('of a text that is no currency suggests what it may mean', async () => {
    const suggested = async (text: string) => {
      const page = await open(`/currency?from=${text}&to=EUR`);
      assert.equal(page.status, 422);
      const [, message] = /id="from-message"[^>]*>([\s\S]*?)<\/p>/.exec(page.text)!;
      assert.match(message!, new RegExp(`No currency “${text}”`));
      return [...message!.matchAll(/from=(\w+)/g)].map(([, code]) => code);
    };
    assert.deepEqual(await suggested('rupee'), ['INR', 'LKR', 'MUR']);
    // Then nothing has a history.
    assert.match((await open('/currency?from=rupee&to=EUR')).text, /<div id="history" data-live><\/div>/);
    assert.deepEqual(await suggested('usdd'), ['USD']);
    assert.deepEqual(await suggested('yens'), ['JPY']);
    assert.deepEqual(await suggested('switzerland'), ['CHF']);
    assert.deepEqual(await suggested('qqqqq'), []);
  });
});

describe('a search for a conversion', () => {
  test('leads to the page of the pair with the amount', async () => {
    const target = async (words: string) => {
      const headers = { 'sec-fetch-dest': 'document', 'accept-language': 'en-US' };
      const reply = await (await shared).send(`/?${new URLSearchParams({ q: words })}`, { headers });
      return reply.status === 303 ? reply.headers.get('location') : reply.status;
    };
    assert.equal(await target('100 usd in inr'), '/currency/usd-inr');
    assert.equal(await target('usd to eur'), '/currency/usd-eur');
    assert.equal(await target('euro in yen'), '/currency/eur-jpy');
    assert.equal(await target('5000 rupees in dollars'), '/currency/inr-usd?amount=5000');
    assert.equal(await target('$250 in euros'), '/currency/usd-eur?amount=250');
    assert.equal(await target('1,500.5 pounds in euros'), '/currency/gbp-eur?amount=1500.5&number-marks=.');
    // One currency is no pair.
    assert.equal(await target('convert gbp'), 200);
    assert.equal(await target('mortgage'), 200);
  });

  test('shows the answer while it is typed, in the currency of the reader where it names one', async () => {
    const answer = async (words: string, language: string) => {
      const { text } = await open(`/?${new URLSearchParams({ q: words })}`, language);
      return /class="cards">\s*<li>\s*([\s\S]*?)<\/li>/.exec(text)![1]!.replaceAll(/\s+/g, ' ');
    };
    // 100 and 250 times the quotients of the ECB's table of 2026-09-24, from Python's decimal module.
    assert.match(
      await answer('$100 in euros', 'en-US'),
      /<a href="\/currency\/usd-eur">100 US dollars to euros<\/a> <p> <strong>€87\.97<\/strong> .* Sep 24, 2026 \(out of date\)\./,
    );
    assert.match(
      await answer('250 usd', 'de-DE'),
      /<a href="\/currency\/usd-eur\?amount=250">250 US dollars to euros<\/a> <p> <strong>219,93\s€</,
    );
    assert.match(await answer('exchange rate', 'de-DE'), /<a href="\/currency">Currency converter<\/a>/);
  });
});

describe('the choice of currencies', () => {
  test('has the common ones first, with their countries, and none that nobody pays with', async () => {
    const { text } = await open('/currency');
    const [, select] = /<select [^>]*id="from"[^>]*>([\s\S]*?)<\/select>/.exec(text)!;
    const codes = [...select!.matchAll(/<option value="(\w+)"/g)].map(([, code]) => code!);
    assert.deepEqual(codes.slice(0, 3), ['USD', 'EUR', 'GBP']);
    assert.equal(new Set(codes).size, codes.length);
    for (const fund of ['BOV', 'CHE', 'CHW', 'USN', 'XAD', 'UYI']) assert.ok(!codes.includes(fund), fund);
    assert.match(select!, />USD – US Dollar, United States</);
    assert.match(select!, />KRW – South Korean Won</);
  });

  test('begins with the currency of the country of the reader', async () => {
    const chosen = async (language: string) =>
      [...(await open('/currency', language)).text.matchAll(/<option value="(\w+)" selected/g)].map(
        ([, code]) => code,
      );
    assert.deepEqual(await chosen('en-IN'), ['INR', 'USD']);
    assert.deepEqual(await chosen('de'), ['EUR', 'USD']);
    assert.deepEqual(await chosen('de-AT'), ['EUR', 'USD']);
    assert.deepEqual(await chosen('de-CH'), ['CHF', 'USD']);
    assert.deepEqual(await chosen('en-US'), ['USD', 'EUR']);
    assert.deepEqual(await chosen('*'), ['USD', 'EUR']);
  });
});
