import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createMemoryLimiter, retryAfterSeconds } from '#access/limits.ts';
import { checkAccessRequest } from '#http/admission/request-admission.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

function start() {
  const limiter = createMemoryLimiter();
  /** How many of one request each are admitted, in order. */
  const admit = async (networks: readonly string[], nowMs: number) => {
    let admitted = 0;
    for (const network of networks)
      if ((await checkAccessRequest(limiter, network, nowMs)).allowed) admitted++;
    return admitted;
  };
  return { limiter, admit };
}

const repeat = (network: string, times: number) => Array<string>(times).fill(network);
const range = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index));

describe('requests for keys', () => {
  test('are 2 a minute and 5 a day of a /64 or of an IPv4 address', async () => {
    for (const network of ['2001:db8:1:2::/64', '203.0.113.7']) {
      const { admit } = start();
      const minutes = [];
      for (let minute = 0; minute < 4; minute++)
        minutes.push(await admit(repeat(network, 3), minute * minuteMs));
      assert.deepEqual(minutes, [2, 2, 1, 0]);
      assert.equal(await admit(repeat(network, 3), dayMs), 2);
    }
  });

  test('are 4 a minute and 10 a day of the 256 networks of a /56', async () => {
    const { admit } = start();
    const home = range(256, (index) => `2001:db8:1:${(0x200 + index).toString(16)}::/64`);
    assert.equal(await admit(home, 0), 4);
    assert.equal(await admit(home, minuteMs), 4);
    assert.equal(await admit(home, 2 * minuteMs), 2);
    assert.equal(await admit(home, 3 * minuteMs), 0);
    assert.equal(await admit(['2001:db8:1:300::/64'], 3 * minuteMs), 1);
  });

  test('are 8 a minute and 20 a day of the 65,536 networks of a /48, and of a /24', async () => {
    const blocks = [
      range(65_536, (index) => `2001:db8:1:${index.toString(16)}::/64`),
      range(256, (index) => `203.0.113.${index}`),
    ];
    for (const block of blocks) {
      const { admit } = start();
      assert.equal(await admit(block, 0), 8);
      assert.equal(await admit(block.toReversed(), minuteMs), 8);
      assert.equal(await admit(block, 2 * minuteMs), 4);
      assert.equal(await admit(block, 3 * minuteMs), 0);
      assert.equal(await admit(['2001:db8:2:0::/64', '203.0.114.1'], 3 * minuteMs), 2);
    }
  });

  test('of one network beyond its quota leave those of its neighbors alone', async () => {
    const { limiter, admit } = start();
    assert.equal(await admit(repeat('2001:db8:1:2::/64', 1_000), 0), 2);
    assert.equal(await admit(repeat('2001:db8:1:3::/64', 2), 0), 2);
    const refused = await checkAccessRequest(limiter, '2001:db8:1:4::/64', 30_000);
    assert.deepEqual([refused.allowed, refused.violated, retryAfterSeconds(refused)], [false, ['burst'], 30]);
  });
});
