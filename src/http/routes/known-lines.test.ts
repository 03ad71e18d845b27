import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { finish } from '#base/steps.ts';
import { catalogue } from '#catalogue/index.ts';
import { JsonWriter } from '#derive/json-writer.ts';
import { compileCalculator } from '../compiled-calculator.ts';
import { createItemRunner } from './batch-items.ts';
import { answerLines } from './batch-routes.ts';

const compiled = catalogue.map(compileCalculator);
const encoder = new TextEncoder();

/** Answers blocks of lines, as a thread answers those of its callers, without the numbers of the lines. */
function createThread(): (block: Uint8Array, named?: string) => string {
  const beginItems = createItemRunner(compiled);
  return (block, named) => {
    const steps = answerLines(block, () => beginItems('', named), '', new JsonWriter());
    const text = new TextDecoder().decode(finish(steps).body as Uint8Array);
    return text.replaceAll(/"line":\d+,|line \d+, /g, '');
  };
}

const bases = [
  '{"calculator":"mortgage","inputs":{"home_price":400000,"down_payment":80000,"interest_rate":7,"loan_term":30,"currency":"USD"}}',
  '{"id":17,"calculator":"mortgage","inputs":{"home_price":350000.5,"down_payment":0,"interest_rate":6.25,"loan_term":15}}',
  '{"id": "a-17", "calculator": "mortgage", "inputs": {"home_price": 400000, "down_payment": 0, "interest_rate": 7, "loan_term": 30}}',
  '{"inputs":{"loan_term":30,"interest_rate":0.07,"down_payment":80000,"home_price":400000},"id":3}\r',
  '{"calculator":"irr","inputs":{"cash_flows":[-1000,300,420,680]}}',
  '{"id":null}',
  '',
];

/** So many of them are of values that need no parsing. */
const LIKE_EACH_OTHER = 4;

/** What an edit puts in place of some characters: the beginnings of all that JSON and this program refuse. */
const snippets = [
  ['', '0', '00', '-', '-0', '.', '1.', '.5', '1e5', '1e999', '+1', '7', '123456789012345678', '0.1', ','],
  ['"', '\\', '\\u0061', '\t', '\u00e9', '\uFEFF', '{', '}', '[', ']', ':', ' ', '\n', '\r', '\r\n'],
  ['true', 'false', 'null', 'NaN', '"USD"', '"eur"', '"XXX"', '"loan_term":30,', '"id":1,', '"x":1,'],
  ['"calculator":"mortgage",', '"payment_rounding":"cent",', `"${'x'.repeat(66_000)}"`],
].flat();

/** The text with the snippet for a value, before it, behind it, and within it at either end. */
function editsOf(text: string, snippet: string): string[] {
  const edits = [...text.matchAll(/^|"[^"]*"(?!\s*:)|[\d.]+|$/g)].flatMap(({ index: start, 0: value }) => {
    const end = start + value.length;
    return [
      [start, end],
      [start, start],
      [end, end],
      [start + 1, start + 1],
      [end - 1, end - 1],
    ] as const;
  });
  return edits.map(([start, end]) => text.slice(0, Math.max(start, 0)) + snippet + text.slice(end));
}

const editedLine = fc
  .record({ base: fc.constantFrom(...bases), snippet: fc.constantFrom(...snippets), place: fc.nat(100) })
  .map(({ base, snippet, place }) => {
    const edits = editsOf(base, snippet);
    return place > 50 ? base : edits[place % edits.length]!;
  });

describe('lines like those before', () => {
  test('have the reply that they have alone, to the byte, whatever differs', () => {
    for (const base of bases.slice(0, LIKE_EACH_OTHER)) {
      for (const edited of snippets.flatMap((snippet) => editsOf(base, snippet))) {
        const thread = createThread();
        thread(encoder.encode(`${base}\n`), 'mortgage');
        const bytes = encoder.encode(`${edited}\n`);
        const named = edited.length % 2 === 0 ? 'mortgage' : 'loan';
        const alone = splitLines(bytes).map((one) => createThread()(one, named));
        assert.equal(thread(bytes, named), alone.join(''));
      }
    }
  });

  test('keep their order among lines of other shapes', () => {
    fc.assert(
      fc.property(fc.array(editedLine, { minLength: 20, maxLength: 60 }), (lines) => {
        const bytes = encoder.encode(lines.join('\n'));
        const alone = splitLines(bytes).map((one) => createThread()(one, 'mortgage'));
        assert.equal(createThread()(bytes, 'mortgage'), alone.join(''));
      }),
      { numRuns: 20 },
    );
  });

  test('are not parsed', () => {
    const items = createItemRunner(compiled)('');
    const [bytes, other] = [0, 4].map((index) => encoder.encode(`${bases[index]}\n`));
    assert.equal(items.runLine(new JsonWriter(), bytes!, 0, 1), -1);
    items.know(bytes!, JSON.parse(bases[0]!));
    assert.equal(items.runLine(new JsonWriter(), bytes!, 0, 1), bytes!.length);
    assert.equal(items.runLine(new JsonWriter(), other!, 0, 1), -1);
  });

  test('have replies also where their bytes are not UTF-8', () => {
    const thread = createThread();
    const bytes = encoder.encode(`${bases[2]!}\n${bases[2]!}\n`);
    bytes[bytes.lastIndexOf('a'.charCodeAt(0), bytes.lastIndexOf('-'.charCodeAt(0)))] = 0xff;
    const [first, second] = thread(bytes).trim().split('\n');
    assert.match(first!, /^\{"id":"a-17","status":200/);
    assert.match(second!, /"status":400.*is not UTF-8/);
  });
});

/** Each with its line end; only the last may have none. */
function splitLines(bytes: Uint8Array): Uint8Array[] {
  const all: Uint8Array[] = [];
  for (let start = 0, end = 0; start < bytes.length; start = end) {
    const newline = bytes.indexOf(10, start);
    end = newline === -1 ? bytes.length : newline + 1;
    all.push(bytes.slice(start, end));
  }
  return all;
}
