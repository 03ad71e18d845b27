import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, connect, type AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { createLane, type Lane } from './pacing.ts';

/** A lane whose time passes only by work. */
function startLane(): {
  lane: Lane;
  work: (name: string, stepsMs: readonly number[]) => Promise<void>;
  done: string[];
} {
  let nowMs = 0;
  const lane = createLane(() => nowMs);
  const done: string[] = [];
  const work = async (name: string, stepsMs: readonly number[]) => {
    const pause = lane.createPause();
    for (const ms of stepsMs) {
      const turn = pause();
      if (turn !== undefined) await turn;
      nowMs += ms;
      done.push(name);
    }
  };
  return { lane, work, done };
}

describe('long works', () => {
  test('of one round of the event loop share one turn, and go on in the order in which they came', async () => {
    const { work, done } = startLane();
    await Promise.all([work('a', [3, 3, 3, 3]), work('b', [3, 3]), work('c', [3])]);
    // Two steps of a are a turn; it waits for the next one before the others come.
    assert.equal(done.join(''), 'aaaabbc');
  });

  test('do not keep a request waiting for more than one of them', async () => {
    const { work, done } = startLane();
    const server = createServer((socket) => {
      done.push('-');
      socket.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const works = Array.from({ length: 200 }, () => work('x', [6]));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'close');
    const worked = done.indexOf('-');
    await Promise.all(works);
    server.close();
    assert.ok(worked < 100, `${worked} of 200 came before it`);
  });

  test('tell how long one more of them would wait', async () => {
    const { lane, work } = startLane();
    assert.equal(lane.waitMs(), 0);
    const works = Array.from({ length: 41 }, () => work('x', [10]));
    // One works and forty wait, each for a round of 5 ms as far as is known.
    assert.equal(lane.waitMs(), 200);
    await Promise.all(works.slice(0, 20));
    // Of the rounds that took 10 ms it has learnt.
    assert.ok(lane.waitMs() > 21 * 7 && lane.waitMs() <= 21 * 10, String(lane.waitMs()));
    await Promise.all(works);
    assert.equal(lane.waitMs(), 0);
  });
});
