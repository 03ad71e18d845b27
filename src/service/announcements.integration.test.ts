import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, describe, test } from 'node:test';
import type { AccessRequest } from '#access/store.ts';
import { createLog } from '#base/log.ts';
import { createAnnouncer } from '#service/announcements.ts';

const ada: AccessRequest = {
  id: 'req_0123456789ABCDEF',
  email: 'ada@example.com',
  purpose: 'A savings planner & <!channel> <https://x.example|Approve>',
  network: null,
  status: 'pending',
  created_at: '2026-09-30T12:00:00.000Z',
  decided_at: null,
  key_id: null,
};

describe('a new request for a key', async () => {
  let status = 200;
  const arrived: { readonly message: IncomingMessage; readonly body: string }[] = [];
  const answer = async (message: IncomingMessage, reply: ServerResponse) => {
    arrived.push({ message, body: await text(message) });
    reply.writeHead(status, { location: '/elsewhere' }).end();
    receiver.emit('answered');
  };
  const receiver = createServer((message, reply) => void answer(message, reply));
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const { port } = receiver.address() as AddressInfo;
  after(() => receiver.close());

  const events: Record<string, unknown>[] = [];
  const logged = new EventTarget();
  const write = (line: string) => {
    events.push(JSON.parse(line));
    logged.dispatchEvent(new Event('line'));
  };
  const log = createLog({ level: 'info', write, now: () => 0 });

  test('is logged without the e-mail address, counted, and posted for people and for programs', async () => {
    const count = { value: 0 };
    const answered = once(receiver, 'answered');
    createAnnouncer(`http://127.0.0.1:${port}/hook`, log, count)(ada);
    await answered;
    const [{ message, body } = assert.fail()] = arrived;
    assert.deepEqual(
      [message.method, message.url, message.headers['content-type']],
      ['POST', '/hook', 'application/json'],
    );
    const { text, ...rest } = JSON.parse(body);
    const { id, email, purpose, created_at } = ada;
    assert.match(
      text,
      /^ada@example\.com asks for an API key: A savings planner &amp; &lt;!channel&gt; &lt;https:\/\/x\.example\|Approve&gt;\n.*requests approve req_0123456789ABCDEF$/,
    );
    assert.deepEqual(rest, { event: 'access-request', id, email, purpose, created_at });
    assert.deepEqual(
      events.map(({ event, ...fields }) => [event, fields['id'], 'email' in fields]),
      [['access-request', id, false]],
    );
    assert.equal(count.value, 1);
  });

  for (const [situation, replied, address, error] of [
    ['is refused', 500, `http://127.0.0.1:${port}`, /^the status is 500$/],
    ['is sent elsewhere', 302, `http://127.0.0.1:${port}`, /^the status is 302$/],
    ['reaches nobody', 200, 'http://127.0.0.1:1', /ECONNREFUSED|refused|connect/i],
  ] as const) {
    test(`is logged once more where its post ${situation}`, async () => {
      events.length = arrived.length = 0;
      status = replied;
      const failed = new Promise<void>((resolve) => {
        logged.addEventListener('line', () => events.length === 2 && resolve());
      });
      createAnnouncer(address, log, { value: 0 })(ada);
      await failed;
      assert.deepEqual(
        [events[1]!['event'], events[1]!['level'], events[1]!['id']],
        ['access-webhook', 'warn', ada.id],
      );
      assert.match(String(events[1]!['error']), error);
      assert.ok(arrived.length <= 1, 'no redirect is followed');
    });
  }
});
