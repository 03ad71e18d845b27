import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NDJSON_TYPE, type Reply } from '#http/replies.ts';
import { unboundedBudget } from '#http/admission/work-budget.ts';
import { countLines, createBlockReader } from './lines.ts';
import { streamLines } from './lines-reply.ts';

const encoder = new TextEncoder();

/** The replies to a body whose pieces arrive with a pause between; each answered block is one line. */
async function answerTo(pieces: Iterable<string>, pauseMs: number, deadlineMs: number): Promise<string> {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const piece of pieces) {
        controller.enqueue(encoder.encode(piece));
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      controller.close();
    },
  });
  const client = { owner: 'a', budget: () => unboundedBudget };
  const runJob = (): Reply => ({ status: 200, contentType: NDJSON_TYPE, body: encoder.encode('answered\n') });
  const format = {
    contentType: NDJSON_TYPE,
    blocks: createBlockReader(body, 1_000, 100),
    count: countLines,
    workOf: (block: Uint8Array) => ({ kind: 'lines', body: block, origin: '' }) as const,
    lastLine: ({ code }: { readonly code: string }) => `${code}\n`,
  };
  const reply = streamLines(format, { client, runJob, onEnd: () => {}, deadlineMs });
  return new Response(reply.body as ReadableStream<Uint8Array>).text();
}

test('empty lines do not extend the time in which a stream must send an item', async () => {
  const startedMs = performance.now();
  const empty = Array.from({ length: 50 }, () => '\n');
  assert.equal(await answerTo(['{}\n', ...empty], 20, 200), 'answered\nrequest-timeout\n');
  assert.ok(performance.now() - startedMs >= 200);
});

test('items after empty lines are answered while they come in time', async () => {
  assert.equal(await answerTo(['\n\r\n', '{}\n', '\n', '{}\n'], 20, 2_000), 'answered\nanswered\n');
});
