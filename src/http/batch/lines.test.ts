import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { countLines, createBlockReader } from './lines.ts';

const BLOCK_BYTES = 24;
const LINE_BYTES = 8;

function streamOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function readBlocks(chunks: readonly Uint8Array[]): Promise<Uint8Array[]> {
  const reader = createBlockReader(streamOf(chunks), BLOCK_BYTES, LINE_BYTES);
  const blocks: Uint8Array[] = [];
  for (let block = await reader.next(); block !== undefined; block = await reader.next()) blocks.push(block);
  return blocks;
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

describe('blocks of lines', () => {
  test('have all lines, whole and in order, however the bytes come; one that is too long is cut', async () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'b', 'é'), maxLength: 40 });
    const cuts = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 30 }), cuts, async (lines, sizes) => {
        const bytes = new TextEncoder().encode(lines.join('\n'));
        const chunks: Uint8Array[] = [];
        for (let at = 0, i = 0; at < bytes.length; at += sizes[i++ % sizes.length]!)
          chunks.push(bytes.subarray(at, at + sizes[i % sizes.length]!));
        // The chunks as they are cut may overlap or leave out bytes; what they say together is what was sent.
        const sent = Buffer.concat(chunks);
        const expected = linesOf(sent.toString('latin1'));
        const blocks = await readBlocks(chunks);
        const found = blocks.flatMap((block) => linesOf(Buffer.from(block).toString('latin1')));
        assert.equal(found.length, expected.length);
        for (const [index, line] of found.entries()) {
          const isWhole = line === expected[index];
          const isCut = line.length > LINE_BYTES && expected[index]!.startsWith(line);
          assert.ok(isWhole || isCut, `${line} of ${expected[index]}`);
        }
        for (const block of blocks) assert.ok(block.length < 2 * BLOCK_BYTES);
      }),
    );
  });

  test('have a line that is longer than a block once, when the rest of it has come', async () => {
    const lines = Array.from({ length: 6 }, (_, index) => String(index).repeat(70));
    const bytes = new TextEncoder().encode(lines.join('\n'));
    for (const size of [7, 24, 100, 1000]) {
      const count = Math.ceil(bytes.length / size);
      const chunks = Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
      const reader = createBlockReader(streamOf(chunks), BLOCK_BYTES, 100);
      const found: string[] = [];
      for (let block = await reader.next(); block !== undefined; block = await reader.next())
        found.push(...linesOf(textOf(block)));
      assert.deepEqual(found, lines, `${size}`);
    }
  });

  test('of an endless line keep no more than a block', async () => {
    const chunk = new Uint8Array(10).fill(97);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (++sent > 100) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const reader = createBlockReader(endless, BLOCK_BYTES, LINE_BYTES);
    assert.equal(textOf((await reader.next())!), 'a'.repeat(LINE_BYTES + 1));
    assert.equal(await reader.next(), undefined);
  });
});

test('lines are counted without empty ones, and up to a number', () => {
  const block = new TextEncoder().encode('a\n\n\r\nbb\r\nccc');
  assert.deepEqual(countLines(block), { lines: 3, bytes: block.length });
  assert.deepEqual(countLines(block, 1), { lines: 1, bytes: 2 });
  assert.deepEqual(countLines(block, 0), { lines: 0, bytes: 0 });
  assert.deepEqual(countLines(block, 2), { lines: 2, bytes: 9 });
});
