// The least that Bun can do with lines: read them as they arrive, and send as many lines of the usual length.
import { bunOptions } from './work.mjs';

const NEWLINE = 10;
const reply = {
  id: 10_000,
  status: 200,
  result: { monthly_payment: 2128.97, total_interest: 446428.47, total_paid: 766428.47, currency: 'USD' },
};
const line = `${JSON.stringify(reply)}\n`;
const lines = new TextEncoder().encode(line.repeat(20_000));

function countLines(bytes) {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}

Bun.serve({
  ...bunOptions,
  fetch(request) {
    const reader = request.body.getReader();
    const stream = new ReadableStream({
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        const count = countLines(value);
        if (count > 0) controller.enqueue(lines.slice(0, count * line.length));
      },
    });
    return new Response(stream);
  },
});
