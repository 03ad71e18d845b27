/** A job as the queue sees it. */
export interface Queued {
  readonly owner: string;
  /** The thread that has started it; undefined while it waits. */
  thread: number | undefined;
  /** Whether a thread works on it now, or its quota is being checked. */
  isBusy: boolean;
}

export interface QueueBounds {
  /** Jobs of one owner in progress. */
  readonly openOfOwner: number;
  /** Waiting jobs of one owner, and of all owners. */
  readonly waitingOfOwner: number;
  readonly waitingInAll: number;
}

/** Why a job is rejected. */
export type QueueRefusal = 'owner-full' | 'full';

interface Owner<Job> {
  readonly name: string;
  usedMs: number;
  readonly open: Job[];
  readonly waiting: Job[];
}

/**
 * The jobs of many owners: the next job is always from the owner with the least processor time so far. An
 * owner who arrives or returns starts with the minimum of the owners present, so that absence earns no
 * credit.
 */
export class FairQueue<Job extends Queued> {
  readonly #bounds: QueueBounds;
  readonly #owners = new Map<string, Owner<Job>>();
  #waiting = 0;
  /** The processor time of the owner served last: the start of the next owner when no owner is present. */
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

  /** The job that a thread should run now: one it has started, or a new one, which then belongs to it. */
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
    // Placed after the owner's other jobs, so that they alternate.
    owner.open.push(job);
    return job;
  }

  /** Counts processor time of an owner with jobs. */
  spend(name: string, ms: number): void {
    const owner = this.#owners.get(name);
    if (owner !== undefined) owner.usedMs += ms;
  }

  /** Processor time of an owner with jobs. */
  usedMs(name: string): number {
    return this.#owners.get(name)!.usedMs;
  }

  /** Removes a finished job. */
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

  /** Puts a started job back in front of the waiting ones. */
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
    let minUsedMs = Infinity;
    for (const { usedMs } of this.#owners.values()) minUsedMs = Math.min(minUsedMs, usedMs);
    const usedMs = minUsedMs === Infinity ? this.#floorMs : minUsedMs;
    const owner: Owner<Job> = { name, usedMs, open: [], waiting: [] };
    this.#owners.set(name, owner);
    return owner;
  }

  #eligible({ open, waiting: [first] }: Owner<Job>, thread: number): Job | undefined {
    if (first !== undefined && open.length < this.#bounds.openOfOwner) return first;
    return open.find((job) => job.thread === thread && !job.isBusy);
  }
}
