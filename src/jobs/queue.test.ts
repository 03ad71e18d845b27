import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FairQueue, type Queued } from './queue.ts';

const bounds = { openOfOwner: 2, openInAll: 4, reservedBytes: 100, waitingOfOwner: 3, waitingInAll: 5 };

interface NamedJob extends Queued {
  readonly name: string;
}

function job(owner: string, name = owner): NamedJob {
  return { owner, name, thread: undefined, isBusy: false, neededBytes: 0, reservedBytes: 0 };
}

/**
 * Works on what the queue says for so many slices of one thread; the owners in the order in which they were
 * served.
 */
function serve(queue: FairQueue<NamedJob>, slices: number, costMs: (job: NamedJob) => number): string[] {
  return Array.from({ length: slices }, () => {
    const next = queue.next(0)!;
    queue.spend(next.owner, costMs(next));
    return next.name;
  });
}

describe('the fair queue', () => {
  test('serves owners by processor time, not by the number or the length of their jobs', () => {
    const queue = new FairQueue<NamedJob>(bounds);
    for (const name of ['a1', 'a2', 'a3']) queue.add(job('a', name));
    queue.add(job('b'));
    const served = serve(queue, 102, ({ owner }) => (owner === 'a' ? 50 : 1));
    // One slice of a lasts as long as fifty of b.
    assert.equal(served.filter((name) => name === 'b').length, 100);
  });

  test('lets the jobs of one owner take turns, two at a time', () => {
    const queue = new FairQueue<NamedJob>(bounds);
    for (const name of ['first', 'second', 'third']) queue.add(job('a', name));
    assert.deepEqual(
      serve(queue, 4, () => 10),
      ['first', 'second', 'first', 'second'],
    );
    assert.deepEqual(queue.count(), { open: 2, waiting: 1 });
  });

  test('gives an owner that comes, or comes back, no credit for the time before', () => {
    const queue = new FairQueue<NamedJob>(bounds);
    const light = job('light');
    queue.add(job('heavy'));
    serve(queue, 100, () => 10);
    queue.add(light);
    assert.deepEqual(
      serve(queue, 4, () => 10),
      ['heavy', 'light', 'heavy', 'light'],
    );
    queue.remove(light);
    serve(queue, 100, () => 10);
    queue.add(job('light', 'again'));
    const served = serve(queue, 10, () => 10);
    assert.equal(served.filter((name) => name === 'again').length, 5);
  });

  test('bounds what waits, for one owner and for all', () => {
    const queue = new FairQueue<NamedJob>(bounds);
    for (let count = 0; count < 3; count++) assert.equal(queue.add(job('a')), undefined);
    assert.equal(queue.add(job('a')), 'owner-full');
    assert.equal(queue.add(job('b')), undefined);
    assert.equal(queue.add(job('c')), undefined);
    assert.equal(queue.add(job('d')), 'full');
    queue.next(0);
    assert.equal(queue.add(job('d')), undefined);
  });

  test('keeps a begun job on its thread, and does not give out one that is worked on', () => {
    const queue = new FairQueue<NamedJob>(bounds);
    queue.add(job('a', 'first'));
    const first = queue.next(0)!;
    assert.equal(queue.next(1), undefined);
    first.isBusy = true;
    assert.equal(queue.next(0), undefined);
    first.isBusy = false;
    assert.equal(queue.next(0), first);
  });

  test('puts a job that must begin anew in front, on any thread', () => {
    const queue = new FairQueue<NamedJob>(bounds);
    for (const name of ['first', 'second']) queue.add(job('a', name));
    const first = queue.next(0)!;
    queue.restart(first);
    assert.equal(queue.next(1), first);
    assert.equal(first.thread, 1);
  });

  test('forgets owners and jobs that are over', () => {
    const queue = new FairQueue<NamedJob>(bounds);
    const [begun, waiting] = [job('a'), job('a')];
    queue.add(begun);
    queue.add(waiting);
    queue.next(0);
    queue.remove(waiting);
    queue.remove(begun);
    queue.remove(begun);
    assert.deepEqual(queue.count(), { open: 0, waiting: 0 });
    assert.equal(queue.next(0), undefined);
  });

  test('bounds what is begun of all owners, of which each has one where many have', () => {
    const queue = new FairQueue<NamedJob>({ ...bounds, waitingInAll: 10 });
    for (const owner of ['a', 'b', 'c', 'd', 'e'])
      for (const name of ['1', '2']) queue.add(job(owner, owner + name));
    const begun: string[] = [];
    for (let next = queue.next(0); next !== undefined; next = queue.next(0)) {
      begun.push(next.name);
      next.isBusy = true;
    }
    assert.deepEqual(begun, ['a1', 'a2', 'b1', 'c1']);
    assert.deepEqual(queue.count(), { open: 4, waiting: 6 });
  });

  test('holds jobs back until their bytes are free, and lets smaller ones of others pass', () => {
    const queue = new FairQueue<NamedJob>(bounds);
    const [first, second, small] = [job('a'), job('b'), job('c')];
    for (const one of [first, second, small]) queue.add(one);
    assert.deepEqual([queue.next(0), queue.reserve(first, 60)], [first, true]);
    first.isBusy = true;
    assert.deepEqual([queue.next(0), queue.reserve(second, 60)], [second, false]);
    queue.restart(second);
    assert.deepEqual([queue.next(0), queue.reserve(small, 40)], [small, true]);
    small.isBusy = true;
    assert.equal(queue.next(0), undefined);
    queue.remove(first);
    assert.equal(queue.next(1), second);
    assert.equal(queue.reserve(second, 60), true);
  });

  test('lets a job that needs more than all may have go on alone', () => {
    const queue = new FairQueue<NamedJob>(bounds);
    const [large, other] = [job('a'), job('b')];
    for (const one of [large, other]) queue.add(one);
    assert.deepEqual([queue.next(0), queue.reserve(large, 500)], [large, true]);
    large.isBusy = true;
    assert.deepEqual([queue.next(0), queue.reserve(other, 1)], [other, false]);
    queue.remove(large);
    assert.equal(queue.next(0), other);
  });
});
