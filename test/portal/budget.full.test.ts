import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { unlimited } from '#access/limits.ts';
import { catalogue } from '#catalogue/index.ts';
import { drawSome } from '../kit/draws.ts';
import { startTestService } from '../kit/harness.ts';
import { buildLive } from '../kit/live.ts';

/** What a page may weigh with all its files, as they are sent: a second on a slow phone. */
const MAX_BYTES = 60_000;

/** The page, its style, its icon, and what its scripts are made of, which are asked for side by side. */
const MAX_REQUESTS = 13;

/** Smaller texts come as they are. */
const MIN_PACKED_BYTES = 2_048;

const shared = startTestService({ limiter: { check: () => unlimited } });
const known = new Map<string, Promise<{ bytes: number; text: string }>>();

/** A file or page as a browser gets it. */
async function load(path: string): Promise<{ bytes: number; text: string }> {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
  const response = await (await shared).send(path, { headers });
  assert.equal(response.status, 200, path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.headers.get('content-encoding') === null) {
    assert.ok(bytes.length < MIN_PACKED_BYTES, `${path} is not compressed`);
    return { bytes: bytes.length, text: new TextDecoder().decode(bytes) };
  }
  assert.equal(response.headers.get('content-encoding'), 'br', path);
  return { bytes: bytes.length, text: brotliDecompressSync(bytes).toString() };
}

function loadOnce(path: string) {
  const loaded = known.get(path) ?? load(path);
  known.set(path, loaded);
  return loaded;
}

/** The files that a page or a script asks for before anyone does anything with it. */
function filesOf(text: string): readonly string[] {
  const tags = [...text.matchAll(/<(?:script|img|link)\b[^>]*?\s(?:src|href)="(\/static\/[^"]*)"/g)];
  const imports = [...text.matchAll(/\b(?:from|import)\s*["'](\/static\/[^"']*)["']/g)];
  return [...tags, ...imports].map(([, path]) => path!);
}

async function weigh(path: string) {
  const page = await load(path);
  const named = new Set(filesOf(page.text));
  const files = new Set(named);
  let bytes = page.bytes;
  for (const file of files) {
    const loaded = await loadOnce(file);
    bytes += loaded.bytes;
    for (const imported of filesOf(loaded.text)) files.add(imported);
  }
  return { bytes, requests: files.size + 1, late: [...files].filter((file) => !named.has(file)) };
}

describe('what a reader waits for is within a budget:', () => {
  const paths = [
    '/',
    '/?q=loan',
    ...new Set(catalogue.map(({ category }) => `/categories/${category}`)),
    ...drawSome(catalogue).map(({ id }) => `/calculators/${id}`),
    '/currency',
    '/status',
    '/access',
    '/docs',
    '/docs/operations/solve?calculator=emi',
    '/docs/tutorial',
    '/docs/names',
    '/docs/calculators/mortgage',
    '/docs/problems/invalid-input',
    // The longest of the guides.
    '/docs/guides/operations',
  ];
  for (const path of paths) {
    test(path, async () => {
      const { bytes, requests, late } = await weigh(path);
      assert.ok(bytes <= MAX_BYTES, `${bytes} bytes`);
      assert.ok(requests <= MAX_REQUESTS, `${requests} requests`);
      // What the page does not name itself is asked for one round trip later: a fifth of a second on a slow
      // phone.
      assert.deepEqual(late, []);
    });
  }
});

/**
 * What a page is sent to calculate by itself, with what that imports; after the page is shown. Few need more
 * than is usual: loans that count days, leases and pools; take-home-pay has the law and the code of six countries.
 */
const MAX_LIVE_BYTES = 86_500;
const USUAL_LIVE_BYTES = 54_500;
const MAX_UNUSUAL = 13;

test('the files by which a page calculates are small', async () => {
  const { entries, files } = await buildLive();
  const bytes = new Map(Object.entries(files).map(([name, text]) => [name, brotliCompressSync(text).length]));
  const importedBy = (name: string): readonly string[] => [
    name,
    ...[...files[name]!.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].flatMap(([, one]) => importedBy(one!)),
  ];
  const sizes = Object.entries(entries).map(([id, name]) => {
    const all = [...new Set(importedBy(name))].map((one) => bytes.get(one)!);
    return { id, size: all.reduce((sum, one) => sum + one, 0) };
  });
  assert.ok(sizes.length > catalogue.length / 2);
  const large = sizes.filter(({ size }) => size > USUAL_LIVE_BYTES);
  assert.ok(large.length <= MAX_UNUSUAL, JSON.stringify(large));
  assert.deepEqual(
    large.filter(({ size }) => size > MAX_LIVE_BYTES),
    [],
  );
});

test('every text comes compressed', async () => {
  for (const path of ['/openapi.json', '/llms.txt', '/sitemap.xml']) await load(path);
});
