/** A job as the queue sees it. */
export interface Queued {
  readonly owner: string;
  /** The thread that has started it; undefined while it waits. */
  thread: number | undefined;
  /** Whether a thread works on it now, or its quota is being checked. */
  isBusy: boolean;
  /** Bytes that it needs to go on, and those that are reserved for it. */
  neededBytes: number;
  reservedBytes: number;
}

export interface QueueBounds {
  /** Jobs in progress of one owner, and of all owners. */
  readonly openOfOwner: number;
  readonly openInAll: number;
  /** Bytes that jobs in progress may reserve in total; one job alone may reserve more. */
  readonly reservedBytes: number;
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
  #open = 0;
  #waiting = 0;
  #reservedBytes = 0;
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
      this.#open++;
      job.thread = thread;
    } else {
      owner.open.splice(owner.open.indexOf(job), 1);
    }
    // Placed after the owner's other jobs, so that they alternate.
    owner.open.push(job);
    this.#reservedBytes += missingBytes(job);
    job.reservedBytes = job.neededBytes;
    return job;
  }

  /** Whether a started job can go on now, as it needs so many bytes; otherwise it waits for them. */
  reserve(job: Job, bytes: number): boolean {
    job.neededBytes = Math.max(job.neededBytes, bytes);
    if (!this.#fits(job)) {
      // It would hold what another one waits for.
      this.#release(job);
      return false;
    }
    this.#reservedBytes += missingBytes(job);
    job.reservedBytes = job.neededBytes;
    return true;
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
    this.#release(job);
    if (job.thread === undefined) this.#waiting--;
    else this.#open--;
    if (owner.open.length + owner.waiting.length === 0) this.#owners.delete(owner.name);
  }

  /** Puts a started job back in front of the waiting ones. */
  restart(job: Job): void {
    const owner = this.#owners.get(job.owner)!;
    owner.open.splice(owner.open.indexOf(job), 1);
    this.#release(job);
    this.#open--;
    job.thread = undefined;
    owner.waiting.unshift(job);
    this.#waiting++;
  }

  count(): { readonly open: number; readonly waiting: number } {
    return { open: this.#open, waiting: this.#waiting };
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
    const { openOfOwner, openInAll } = this.#bounds;
    // Where many have jobs in progress, each has one.
    const most = 2 * this.#open < openInAll ? openOfOwner : 1;
    const mayBegin = open.length < most && this.#open < openInAll;
    if (first !== undefined && mayBegin && this.#fits(first)) return first;
    return open.find((job) => job.thread === thread && !job.isBusy && this.#fits(job));
  }

  #fits(job: Job): boolean {
    const missing = missingBytes(job);
    const others = this.#reservedBytes - job.reservedBytes;
    return missing === 0 || others === 0 || this.#reservedBytes + missing <= this.#bounds.reservedBytes;
  }

  #release(job: Job): void {
    this.#reservedBytes -= job.reservedBytes;
    job.reservedBytes = 0;
  }
}

function missingBytes({ neededBytes, reservedBytes }: Queued): number {
  return neededBytes - reservedBytes;
}
