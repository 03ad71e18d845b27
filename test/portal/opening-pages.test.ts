import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Picture } from '#picture/picture.ts';
import { JSON_TYPE, type Reply } from '#http/replies.ts';
import { createOpeningPages } from '#portal/calculator/opening-pages.ts';
import { pageChoicesOf } from '#portal/reader/page-choices.ts';

const page: Reply = {
  status: 200,
  contentType: 'text/html',
  body: '<p>$2,128.97</p>'.repeat(200),
  headers: { vary: 'Accept-Language, Cookie' },
};
const german = { 'accept-encoding': 'br', 'accept-language': 'de-DE', cookie: 'session=1; currency=EUR' };

interface Answers {
  readonly waitSeconds?: number;
  readonly status?: number;
}

function requestWith(headers: Readonly<Record<string, string>>, answers: Answers = {}): DocumentRequest {
  const { waitSeconds = 0, status = 200 } = answers;
  return {
    origin: 'https://localhost:8443',
    path: '/calculators/mortgage',
    query: '',
    headers: new Headers(headers),
    readForm: () => Promise.resolve(new URLSearchParams()),
    admit: () => Promise.resolve(waitSeconds),
    inTurn: (work) => work,
    callOperation: () => Promise.resolve({ status, contentType: JSON_TYPE, text: '{}', errors: [] }),
    draw: () => Promise.reject(new Error('nothing is drawn')),
  };
}

/** Opens pages, and counts those that are made. */
function countMade(reply = page) {
  const open = createOpeningPages();
  let made = 0;
  async function write({ admit, callOperation }: DocumentRequest) {
    made++;
    await callOperation({ method: 'POST', path: '/calculate/mortgage' });
    await admit('page');
    return reply;
  }
  return {
    open: (request: DocumentRequest, parts = ['/calculators/mortgage']) =>
      open([...parts, ...pageChoicesOf(request.headers)], request, write),
    made: () => made,
  };
}

describe('pages that open with their example', () => {
  test('are made once for all readers with the same languages and choices', async () => {
    const { open, made } = countMade();
    assert.equal(await open(requestWith(german)), page);
    const kept = await open(requestWith({ ...german, cookie: 'currency=EUR; session=2', referer: '/' }));
    assert.equal(made(), 1);
    assert.equal(kept.headers!['content-encoding'], 'br');
    assert.equal(kept.headers!['vary'], 'Accept-Language, Cookie, Accept-Encoding');
    assert.match(kept.headers!['etag']!, /-br"$/);
  });

  const others = [
    { ...german, 'accept-language': 'de-CH' },
    { ...german, 'accept-encoding': 'gzip' },
    { ...german, cookie: 'currency=USD' },
    { ...german, cookie: 'currency=EUR; language=en' },
    { ...german, cookie: 'currency=EUR; number-format=de-CH' },
  ];
  for (const other of others) {
    test(`are made again for ${JSON.stringify(other)}`, async () => {
      const { open, made } = countMade();
      await open(requestWith(german));
      await open(requestWith(other));
      assert.equal(made(), 2);
    });
  }

  test('are one for all headers that lead to the same language, numbers and currency', async () => {
    const { open, made } = countMade();
    for (const header of [
      'de-DE',
      'de-DE, tlh;q=0.9',
      'xx-99, de-DE;q=0.1',
      'en;q=0.1, de-de',
      'de-de-abcde',
    ])
      await open(requestWith({ ...german, 'accept-language': header }));
    await open(requestWith({ ...german, cookie: 'currency=eur; number-format=made-up; language=xx' }));
    assert.equal(made(), 1);
  });

  test('take a bounded number of bytes', async () => {
    const { open, made } = countMade({ ...page, body: 'x'.repeat(9 * 1024 * 1024) });
    const plain = { 'accept-language': 'de-DE' };
    await open(requestWith(plain), ['a']);
    await open(requestWith(plain), ['b']);
    await open(requestWith(plain), ['b']);
    assert.equal(made(), 2);
    await open(requestWith(plain), ['a']);
    assert.equal(made(), 3);
  });

  test('are made again when a part of them has changed', async () => {
    const { open, made } = countMade();
    await open(requestWith(german), ['/calculators/mortgage', 'before']);
    await open(requestWith(german), ['/calculators/mortgage', 'after']);
    assert.equal(made(), 2);
  });

  test('are not kept without a part that the service was too busy for', async () => {
    for (const answers of [{ waitSeconds: 7 }, { status: 429 }]) {
      const { open, made } = countMade();
      await open(requestWith(german, answers));
      await open(requestWith(german));
      assert.equal(made(), 2, JSON.stringify(answers));
    }
    const { open, made } = countMade({ ...page, status: 503 });
    await open(requestWith(german));
    await open(requestWith(german));
    assert.equal(made(), 2);
  });

  test('are not kept without a chart that could not be drawn', async () => {
    const open = createOpeningPages();
    let made = 0;
    const write = ({ draw }: DocumentRequest) => {
      made++;
      return draw({} as Picture, 'wide').then(
        () => page,
        () => page,
      );
    };
    await open([], requestWith(german), write);
    await open([], requestWith(german), write);
    assert.equal(made, 2);
  });

  test('are forgotten when many others were asked for since', async () => {
    const { open, made } = countMade();
    await open(requestWith(german), ['first']);
    for (let other = 0; other < 600; other++) await open(requestWith(german), [`${other}`]);
    await open(requestWith(german), ['599']);
    assert.equal(made(), 601);
    await open(requestWith(german), ['first']);
    assert.equal(made(), 602);
  });
});
