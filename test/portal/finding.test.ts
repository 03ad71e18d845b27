import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gunzipSync, inflateSync } from 'node:zlib';
import { unlimited } from '#access/limits.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { families } from '#catalogue/texts/families.ts';
import { catalogue } from '#catalogue/index.ts';
import { findRelated } from '#text/search/related.ts';
import { startTestService } from '../kit/harness.ts';

const calculators: readonly AnyCalculator[] = catalogue;
const shared = startTestService({ limiter: { check: () => unlimited } });
const origin = 'https://localhost:8443';

async function get(path: string, headers: Record<string, string> = {}) {
  return (await shared).send(path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
}

async function read(path: string): Promise<string> {
  const response = await get(path);
  assert.equal(response.status, 200, path);
  return response.text();
}

interface Thing {
  readonly '@type': string;
  readonly name?: string;
  readonly url?: string;
  readonly itemListElement?: readonly { readonly position: number; readonly item: string }[];
}

function thingsOf(page: string): readonly Thing[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)![1]!;
  const data = JSON.parse(text) as { '@context': string; '@graph': readonly Thing[] };
  assert.equal(data['@context'], 'https://schema.org');
  return data['@graph'];
}

describe('a page that search engines list', () => {
  test('names itself without its query, whatever the query', async () => {
    const query = 'home_price=400000&down_payment=80000&interest_rate=7&loan_term=30';
    for (const path of ['/calculators/mortgage', `/calculators/mortgage?${query}`]) {
      const page = await read(path);
      assert.ok(page.includes(`<link rel="canonical" href="${origin}/calculators/mortgage" />`), path);
      assert.equal(thingsOf(page)[0]!.name, 'Mortgage Calculator');
    }
  });

  test('is the same page under the former names of a calculator', async () => {
    const renamed = calculators.find(({ aliases = [] }) => aliases.length > 0)!;
    const page = await read(`/calculators/${renamed.aliases![0]}`);
    assert.ok(page.includes(`<link rel="canonical" href="${origin}/calculators/${renamed.id}" />`));
  });

  test('has data about itself and the pages above it, as schema.org defines them', async () => {
    const [application, crumbs] = thingsOf(await read('/calculators/mortgage'));
    assert.equal(application!['@type'], 'WebApplication');
    assert.equal(application!.url, `${origin}/calculators/mortgage`);
    assert.deepEqual(
      crumbs!.itemListElement!.map(({ position, item }) => [position, item]),
      [
        [1, `${origin}/`],
        [2, `${origin}/categories/real-estate`],
        [3, `${origin}/calculators/mortgage`],
      ],
    );
    assert.equal(thingsOf(await read('/categories/loans'))[0]!['@type'], 'CollectionPage');
    assert.equal(thingsOf(await read('/'))[0]!['@type'], 'WebSite');
  });

  test('is described in a length that they show, and no two alike', async () => {
    const texts = new Map<string, string>();
    for (const path of ['/', ...new Set(calculators.map(({ category }) => `/categories/${category}`))]) {
      const description = /<meta name="description" content="([^"]*)"/.exec(await read(path))![1]!;
      assert.ok(description.length >= 50 && description.length <= 200, `${path}: ${description}`);
      assert.equal(texts.get(description), undefined, path);
      texts.set(description, path);
    }
  });

  test('is not a result of the search', async () => {
    assert.match(await read('/?q=loan'), /<meta name="robots" content="noindex" \/>/);
    assert.doesNotMatch(await read('/'), /noindex/);
  });
});

describe('the preview of a link', () => {
  const path = '/calculators/mortgage';
  const numbers = 'home_price=400000&down_payment=80000&interest_rate=7&loan_term=30&currency=USD';

  /** What a program that previews links reads, by the names of the tags. */
  async function readTags(address: string): Promise<Readonly<Record<string, string>>> {
    const page = await read(address);
    const tags = page.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g);
    const title = /<title>([^<]*)<\/title>/.exec(page)![1]!;
    const plain = (text: string) => text.replaceAll('&amp;', '&');
    return { title, ...Object.fromEntries([...tags].map(([, name, text]) => [name!, plain(text!)])) };
  }

  test('is of the result, at an address that leads to it', async () => {
    const tags = await readTags(`${path}?${numbers}`);
    const title = 'You would pay $2,128.97 a month – Mortgage Calculator';
    assert.equal(tags['title'], title);
    assert.equal(tags['og:title'], title);
    assert.match(tags['description']!, /^You would pay \$2,128\.97 a month\. Monthly payment, /);
    assert.equal(tags['og:description'], tags['description']);
    const { origin: from, pathname, search } = new URL(tags['og:url']!);
    assert.equal(from + pathname, origin + path);
    assert.deepEqual(await readTags(pathname + search), tags);
  });

  test('has a picture of the size that it names', async () => {
    const tags = await readTags(path);
    const png = await readPng(tags['og:image']!.replace(origin, ''));
    assert.deepEqual(sizeOf(png).map(String), [tags['og:image:width'], tags['og:image:height']]);
    // Programs that show previews leave large files out.
    assert.ok(png.length < 100_000);
  });

  test('is of the page alone without numbers, or without a result', async () => {
    for (const address of [path, `${path}?home_price=-1`, `${path}?rows-each=month`]) {
      const response = await get(address);
      const page = await response.text();
      assert.match(page, /<title>Mortgage Calculator – Centwise<\/title>/, address);
      assert.match(page, /<meta property="og:title" content="Mortgage Calculator" \/>/, address);
      assert.ok(page.includes(`<meta property="og:url" content="${origin}${path}" />`), address);
    }
  });
});

describe('the map of the site', () => {
  test('lists every calculator once by its own name, and only pages that there are', async () => {
    const response = await get('/sitemap.xml', { 'accept-encoding': 'gzip' });
    assert.match(response.headers.get('content-type')!, /^text\/xml/);
    assert.equal(response.headers.get('content-encoding'), 'gzip');
    const text = gunzipSync(await response.bytes()).toString();
    const paths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!.replace(origin, ''));
    assert.equal(new Set(paths).size, paths.length);
    const former = new Set(calculators.flatMap(({ aliases = [] }) => aliases));
    assert.ok(paths.every((path) => !former.has(path.split('/').at(-1)!)));
    for (const { id } of calculators) assert.ok(paths.includes(`/calculators/${id}`), id);
    // Each kind of page once; test/portal/pages.test.ts opens the page of every calculator.
    const kinds = new Map(paths.map((path) => [path.slice(0, path.lastIndexOf('/') + 1), path]));
    for (const path of kinds.values()) {
      assert.ok((await read(path)).includes(`<link rel="canonical" href="${origin}${path}" />`), path);
    }
  });

  test('is named by robots.txt, which leaves the pages open and the API closed', async () => {
    const text = await read('/robots.txt');
    assert.ok(text.includes(`\nSitemap: ${origin}/sitemap.xml\n`));
    assert.ok(text.includes('\nDisallow: /v1/\n'));
    assert.doesNotMatch(text, /^Disallow: \/(calculators|categories|docs)?\/?$/m);
  });
});

test('addresses that people try lead to the page that they mean, with its fields', async () => {
  for (const [path, target] of [
    ['/calculators', '/'],
    ['/calculators/', '/calculators'],
    ['/docs/', '/docs'],
    ['/guides', '/docs'],
    ['/docs/reference', '/docs'],
    ['/docs/calculators', '/docs#calculators'],
    ['/docs/guides', '/docs#guides'],
    ['/docs/operations', '/docs#operations'],
    ['/docs/errors', '/docs/problems'],
    ['/docs/openapi.json', '/openapi.json'],
    ['/calculators/mortgage/?loan_term=15', '/calculators/mortgage?loan_term=15'],
    ['/currency/USD-EUR?amount=5', '/currency/usd-eur?amount=5'],
    ['/Calculators/Mortgage/', '/calculators/mortgage'],
  ] as const) {
    const response = await get(path);
    assert.equal(response.status, 301, path);
    assert.equal(response.headers.get('location'), target);
    const [page, id] = target.split('#');
    if (id !== undefined) assert.match(await read(page!), new RegExp(` id="${id}"`));
  }
  // The API is below /api, too, where nothing is a page.
  for (const path of ['//', '//example.com/', '/nowhere/', '/calculators/mortgage//', '/api', '/api/']) {
    const response = await get(path);
    assert.equal(response.status, 404, path);
    assert.match(await response.text(), /<h1>Page not found<\/h1>/);
  }
});

async function readPng(path: string): Promise<Buffer> {
  const response = await get(path);
  assert.equal(response.headers.get('content-type'), 'image/png');
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
  return bytes;
}

function sizeOf(png: Buffer): readonly number[] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('the icons', () => {
  test('are what their addresses say, in the sizes that are asked for', async () => {
    const side = 180;
    const touch = await readPng('/apple-touch-icon.png');
    assert.deepEqual(sizeOf(touch), [side, side]);
    const size = touch.readUInt32BE(33);
    const lines = inflateSync(touch.subarray(41, 41 + size));
    assert.equal(lines.length, side * (side * 4 + 1));
    // A corner and the middle: the color of the service, and the letter.
    assert.deepEqual([...lines.subarray(1, 5)], [0x0b, 0x66, 0x57, 0xff]);
    const middle = (side / 2) * (side * 4 + 1) + 1 + (side / 2) * 4;
    assert.deepEqual([...lines.subarray(middle, middle + 4)], [255, 255, 255, 255]);
    const icon = await get('/favicon.ico');
    const bytes = Buffer.from(await icon.arrayBuffer());
    assert.deepEqual([...bytes.subarray(0, 8)], [0, 0, 1, 0, 1, 0, 32, 32]);
    assert.equal(bytes.readUInt32LE(14), bytes.length - 22);
  });
});

describe('the page of a calculator', () => {
  test('says what each calculator is for, in sentences of its own', () => {
    const sentences = calculators.flatMap(({ about }) => about!.split(/(?<=[.?!]) (?=[A-Z“])/));
    assert.equal(new Set(sentences).size, sentences.length);
  });

  test('is found by words of another language, where those of the page say nothing', async () => {
    for (const words of ['hypothek', '住宅ローン', 'interes compuesto', 'prêt immobilier']) {
      const text = await read(`/?q=${encodeURIComponent(words)}`);
      const first = /href="(\/calculators\/[^"]+)"/.exec(text.slice(text.indexOf('id="found"')))?.[1];
      assert.match(first ?? '', /mortgage|home-loan|compound-interest/, words);
    }
  });

  test('shows what it is for, its first example in words, and where to go on', async () => {
    const page = await read('/calculators/mortgage');
    assert.ok(page.includes(`<p>${calculators.find(({ id }) => id === 'mortgage')!.about!}</p>`));
    // 320,000 at 7 % for 30 years, as in the README.
    const text = page.replaceAll(/<[^>]*>/g, '');
    assert.ok(
      text.includes('Example. Home price $400,000.00, down payment $80,000.00, interest rate 7% per year'),
    );
    assert.ok(text.includes('loan term 30 years. You would pay $2,128.97 a month.'));
    const tax = (await read('/calculators/sales-tax')).replaceAll(/<[^>]*>/g, '');
    assert.ok(tax.includes('Example. Amount $249.99, sales tax rate 8.25%, discount 10%.'));
    // The label says that the rate is annual.
    const card = (await read('/calculators/credit-card-payoff')).replaceAll(/<[^>]*>/g, '');
    assert.ok(card.includes('annual rate 22%, monthly payment'));
    const many = (await read('/calculators/value-at-risk')).replaceAll(/<[^>]*>/g, '');
    assert.ok(many.includes('Portfolio value $100,000.00, returns (20 values).'));
    const [, end = ''] = page.split('id="related-title"');
    const links = new Set([...end.matchAll(/href="([^"]*)"/g)].map(([, address]) => address));
    for (const id of ['piti', 'mortgage-payoff', 'amortization-schedule'])
      assert.ok(links.has(`/calculators/${id}`), id);
  });
});

describe('related calculators', () => {
  const related = findRelated(calculators);
  const idsOf = (id: string) => related(calculators.find((one) => one.id === id)!).map((one) => one.id);

  test('are at most six others, and every calculator has some', () => {
    for (const calculator of calculators) {
      const others = related(calculator);
      assert.ok(others.length > 0 && others.length <= 6, calculator.id);
      assert.ok(!others.includes(calculator), calculator.id);
      assert.equal(new Set(others).size, others.length);
    }
  });

  test('are those of its family first, each of which leads to the others', () => {
    for (const family of families) {
      assert.ok(family.length <= 7);
      for (const id of family) {
        for (const other of family.filter((one) => one !== id)) {
          const kin = families.filter((ids) => ids.includes(id));
          if (kin.length === 1) assert.ok(idsOf(id).includes(other), `${id}: ${other}`);
        }
      }
    }
  });

  test('are those with rare names in common, whatever the order of the catalogue', () => {
    assert.deepEqual(idsOf('cap-rate').slice(0, 2), ['rental-yield', 'cash-flow']);
    assert.deepEqual(idsOf('black-scholes')[0], 'implied-volatility');
    const turned = findRelated(calculators.toReversed());
    for (const calculator of calculators)
      assert.equal(turned(calculator)[0]!.id, related(calculator)[0]!.id, calculator.id);
  });
});
