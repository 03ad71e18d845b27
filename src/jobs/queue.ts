/** What a queue knows of a job. */
export interface Queued {
  readonly owner: string;
  /** Which thread has begun it; undefined while it waits. */
  thread: number | undefined;
  /** Whether a thread works on it at this moment, or its quota is asked. */
  isBusy: boolean;
}

export interface QueueBounds {
  /** Jobs of one owner that threads have begun. */
  readonly openOfOwner: number;
  /** Jobs of one owner, and of all, that wait to be begun. */
  readonly waitingOfOwner: number;
  readonly waitingInAll: number;
}

/** Why a job is not taken. */
export type QueueRefusal = 'owner-full' | 'full';

interface Owner<Job> {
  readonly name: string;
  usedMs: number;
  readonly open: Job[];
  readonly waiting: Job[];
}

/**
 * The jobs of many owners: next is always one of the owner with the least processor time so far. An owner that comes, or
 * comes back, starts from the least of those present: being away earns no credit.
 */
export class FairQueue<Job extends Queued> {
  readonly #bounds: QueueBounds;
  readonly #owners = new Map<string, Owner<Job>>();
  #waiting = 0;
  /** What the owner served last had used: where the next one starts when nobody is present. */
  #floorMs = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  add(job: Job): QueueRefusal | undefined {
    const known = this.#owners.get(job.owner);
    if (known !== undefined && known.waiting.length >= this.#bounds.waitingOfOwner) return 'owner-full';
    if (this.#waiting >= this.#bounds.waitingInAll) return 'full';
    (known ?? this.#arrive(job.owner)).waiting.push(job);
    this.#waiting++;
    return undefined;
  }

  /** The job that a thread should work on now: one that it has begun, or a new one, which is its own from now on. */
  next(thread: number): Job | undefined {
    let chosen: { readonly owner: Owner<Job>; readonly job: Job } | undefined;
    for (const owner of this.#owners.values()) {
      if (chosen !== undefined && chosen.owner.usedMs <= owner.usedMs) continue;
      const job = this.#eligible(owner, thread);
      if (job !== undefined) chosen = { owner, job };
    }
    if (chosen === undefined) return undefined;
    const { owner, job } = chosen;
    this.#floorMs = Math.max(this.#floorMs, owner.usedMs);
    if (job.thread === undefined) {
      owner.waiting.shift();
      this.#waiting--;
      job.thread = thread;
    } else {
      owner.open.splice(owner.open.indexOf(job), 1);
    }
    // Behind the owner's others, so that they take turns.
    owner.open.push(job);
    return job;
  }

  /** Counts processor time of an owner that is present. */
  spend(name: string, ms: number): void {
    const owner = this.#owners.get(name);
    if (owner !== undefined) owner.usedMs += ms;
  }

  /** Forgets a job that is over. */
  remove(job: Job): void {
    const owner = this.#owners.get(job.owner);
    if (owner === undefined) return;
    const list = job.thread === undefined ? owner.waiting : owner.open;
    const index = list.indexOf(job);
    if (index < 0) return;
    list.splice(index, 1);
    if (job.thread === undefined) this.#waiting--;
    if (owner.open.length + owner.waiting.length === 0) this.#owners.delete(owner.name);
  }

  /** Puts a begun job back in front of those that wait. */
  restart(job: Job): void {
    const owner = this.#owners.get(job.owner)!;
    owner.open.splice(owner.open.indexOf(job), 1);
    job.thread = undefined;
    owner.waiting.unshift(job);
    this.#waiting++;
  }

  count(): { readonly open: number; readonly waiting: number } {
    let open = 0;
    for (const owner of this.#owners.values()) open += owner.open.length;
    return { open, waiting: this.#waiting };
  }

  #arrive(name: string): Owner<Job> {
    let leastMs = Infinity;
    for (const { usedMs } of this.#owners.values()) leastMs = Math.min(leastMs, usedMs);
    const usedMs = leastMs === Infinity ? this.#floorMs : leastMs;
    const owner: Owner<Job> = { name, usedMs, open: [], waiting: [] };
    this.#owners.set(name, owner);
    return owner;
  }

  #eligible({ open, waiting: [first] }: Owner<Job>, thread: number): Job | undefined {
    if (first !== undefined && open.length < this.#bounds.openOfOwner) return first;
    return open.find((job) => job.thread === thread && !job.isBusy);
  }
}
