import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startTestService } from '../kit/harness.ts';

const site = 'https://bank.example';
const framing = startTestService({}, undefined, undefined, [], site);

async function open(path: string, service = framing) {
  const reply = await (await service).send(path, { headers: { accept: 'text/html' } });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

const path = '/calculators/mortgage';

describe('a calculator in a frame of another site', () => {
  test('is a page without the frame of the site, which that site alone may show', async () => {
    const { status, headers, text } = await open(`${path}?frame=1&frame-accent=7A1FA2&frame-theme=dark`);
    assert.equal(status, 200);
    assert.match(headers.get('content-security-policy')!, /; frame-ancestors https:\/\/bank\.example$/);
    assert.equal(headers.get('x-frame-options'), null);
    assert.ok(/<html\s+lang="en" data-frame data-accent="7A1FA2" data-theme="dark"\s*>/.test(text));
    assert.ok(!/<header|<footer|rel="canonical"/.test(text));
  });

  test('keeps what it was asked for by, also without a script, and leads out without it', async () => {
    const { text } = await open(`${path}?frame=1&frame-accent=7A1FA2`);
    assert.ok(text.includes('<input type="hidden" name="frame" value="1" />'));
    assert.ok(text.includes('<input type="hidden" name="frame-accent" value="7A1FA2" />'));
    assert.ok(/<a target="_blank" href="\/calculators\/mortgage\?(?![^"]*frame)[^"]*"/.test(text));
    assert.ok(
      text.includes('<a href="/calculators/mortgage?frame=1&amp;frame-accent=7A1FA2">Start over</a>'),
    );
  });

  test('is there in every language', async () => {
    const { status, text } = await open(`${path}?frame=1&language=de`);
    assert.equal(status, 200);
    assert.ok(text.includes('Alle Schritte'));
  });

  test('all other pages stay out of frames, also where no site may show any', async () => {
    for (const [address, service] of [
      [path, framing],
      ['/access?frame=1', framing],
      [`${path}?frame=1`, startTestService()],
    ] as const) {
      const { headers, text } = await open(address, service);
      assert.match(headers.get('content-security-policy')!, /frame-ancestors 'none'/, address);
      assert.equal(headers.get('x-frame-options'), 'DENY');
      assert.ok(text.includes('<header'));
    }
    assert.equal((await open('/embed.js', startTestService())).status, 404);
  });

  test('says what is wrong with what it is asked for by', async () => {
    const { status, text } = await open(`${path}?frame=1&frame-accent=purple&frame-theme=blue`);
    assert.equal(status, 422);
    for (const fault of ['a color of six hexadecimal digits, such as 0b6657', 'light or dark'])
      assert.ok(text.includes(`must be ${fault}`), fault);
  });
});
