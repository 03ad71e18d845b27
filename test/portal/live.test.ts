import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { currencyOfReader } from '#portal/reader/currency-labels.ts';
import { numberStyleOf } from '#text/read/typed-number.ts';
import { draftsOf, writeDrafts } from '#portal/calculator/form/draft.ts';
import { openingExample } from '#portal/reader/opening-currency.ts';
import { marksOf } from '#portal/reader/reader.ts';
import { drawSome } from '../kit/draws.ts';
import { readGolden } from '../kit/golden.ts';
import { startTestService, type TestService } from '../kit/harness.ts';
import { buildLive, importLive, type Live } from '../kit/live.ts';
import { drawQuarter } from '../kit/quarters.ts';

const locales = ['en-US', 'de-DE', 'en-IN', 'fr-CH'] as const;

/** What takes long is left to the service. */
const calculators = drawSome(catalogue).filter((one) => !('prepare' in one));

/** A link to the page with another number: the service leaves defaults out of its address. */
const withoutQueries = (text: string) => text.replaceAll(/href="\?[^"]*#/g, 'href="#');

describe('a page in the browser', () => {
  let service: TestService;
  let live: ReadonlyMap<string, Live>;

  before(async () => {
    service = await startTestService({ limiter: { check: () => unlimited } });
    live = await importLive(await buildLive());
  });

  /** Compares what follows from the fields of a query here and on the server. */
  async function compare(id: string, query: URLSearchParams, locale: string): Promise<void> {
    const path = `/calculators/${id}`;
    const headers = { accept: 'text/html', 'accept-language': locale, cookie: 'language=en' };
    const response = await service.send(`${path}?${query}`, { headers });
    const page = await response.text();
    const shown = live.get(id)!.show({
      query,
      locale,
      ownCurrency: currencyOfReader(locale),
      opening: openingExample(
        catalogue.find((one) => one.id === id)!,
        new Headers(headers),
      ),
      origin: 'https://localhost:8443',
      path,
    });
    assert.equal(shown.hasResult, response.status === 200, page);
    const announced = new RegExp('id="announcement">([^<]*)<').exec(page)?.[1];
    assert.equal(plain(shown.announcement), announced);
    assert.equal(plain(shown.title), /<title>([^<]*)</.exec(page)?.[1]);
    for (const [part, text] of shown.parts) {
      const all = new RegExp(`id="${part.replaceAll('.', '\\.')}"[^>]*>`).exec(page);
      // A row that does not count may have no message, and without a result there is no table.
      if (all === null && (part.endsWith('-message') || text === '')) continue;
      const rest = withoutQueries(page.slice(all!.index + all![0].length).trimStart());
      const whole = withoutQueries(text.trim());
      assert.equal(rest.slice(0, whole.length), whole, `${part} of ${query}`);
      assert.match(rest.slice(whole.length, whole.length + 30), /^\s*<\//, `${part} of ${query}`);
    }
    for (const [name, text] of shown.fields) {
      if (text === '' || !page.includes(` id="${name}"`)) continue;
      const isShown = page.includes(`value="${plain(text)}"`) || page.includes(`>${plain(text)}`);
      assert.ok(isShown, `${name} is ${text}`);
    }
  }

  test('shows for every calculator what the server shows, in the same words and digits', async () => {
    for (const [index, { id, input, examples }] of drawQuarter(calculators).entries()) {
      const { cases } = readGolden(id) as { readonly cases: readonly { readonly input: InputValues }[] };
      const locale = locales[index % locales.length]!;
      const style = numberStyleOf(locale);
      const golden = cases.at(-1)!.input;
      const values = index % 2 === 0 ? examples[0].input : golden;
      const pairs = [
        ...writeDrafts(draftsOf(input, values, style)),
        ['number-marks', marksOf(style)],
        ['scenario.1', `A~${JSON.stringify(examples[0].input)}`],
        ['scenario.2', `${id}~${JSON.stringify(golden)}`],
      ];
      const query = new URLSearchParams(pairs.map((pair) => [...pair]));
      if (String(query).length < 3_900) await compare(id, query, locale);
    }
  });

  test('says for every calculator what the server says of wrong numbers', async () => {
    for (const [index, { id, input, examples }] of drawQuarter(calculators).entries()) {
      const locale = locales[index % locales.length]!;
      const style = numberStyleOf(locale);
      const query = new URLSearchParams(
        writeDrafts(draftsOf(input, examples[0].input, style)).map((pair) => [...pair]),
      );
      const numbers = [...query.keys()].filter((name) => /\d/.test(query.get(name)!));
      const texts = ['1e99', 'x', '4,0,0', '-3', '', '0.07', '1.234'];
      for (const [at, name] of numbers.entries()) query.set(name, texts[(index + at) % texts.length]!);
      await compare(id, query, locale);
    }
  });

  test('makes no code of texts, which its policy forbids', async () => {
    for (const [name, text] of Object.entries((await buildLive()).files)) {
      assert.doesNotMatch(text, /new Function|\beval\(|"node:/, name);
    }
  });
});

function plain(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll("'", '&#39;')
    .replaceAll('"', '&quot;');
}
