import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerFile } from '#service/batch/batch-files.ts';

const MEGABYTE = 2 ** 20;
const CHUNKS = 300;

function externalMegabytes(): number {
  Bun.gc(true);
  return process.memoryUsage().external / MEGABYTE;
}

test('a file is not kept in memory', async () => {
  const header = 'id,initial_value,final_value,years\n';
  const row = `${'x'.repeat(MEGABYTE / 32)},10000,25000,5\n`;
  const chunk = new TextEncoder().encode(row.repeat(31));
  let left = CHUNKS;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(header)),
    pull(controller) {
      if (left-- > 0) controller.enqueue(new Uint8Array(chunk));
      else controller.close();
    },
  });
  // Other tests of this process keep memory too.
  const before = externalMegabytes();
  let writes = 0;
  let kept = 0;
  let written = 0;
  const { rows, faults, problem } = await answerFile(
    {
      format: 'csv',
      calculator: 'cagr',
      body,
      bytes: undefined,
      jobs: 1,
      write: async (bytes) => {
        written += bytes.length;
        if (++writes % 30 > 0) return;
        kept = Math.max(kept, externalMegabytes() - before);
      },
      onProgress: () => {},
      signal: new AbortController().signal,
    },
    'centwise test',
  );
  assert.deepEqual({ rows, faults, problem }, { rows: 31 * CHUNKS, faults: 0, problem: undefined });
  assert.ok(written > CHUNKS * 0.9 * MEGABYTE);
  assert.ok(writes >= 30, 'memory is never measured');
  assert.ok(kept < CHUNKS / 10, `${kept.toFixed(0)} MiB of ${CHUNKS} are kept`);
});
