import type { SharedWork } from '#base/steps.ts';

/** What one thread does of the work of a job that another thread has begun. */
export interface Help<Job> {
  readonly id: number;
  readonly job: Job;
  readonly shared: SharedWork;
  /** Whether its thread has received the work. */
  isBegun: boolean;
  isOver: boolean;
}

interface Offer<Job> {
  readonly shared: SharedWork;
  readonly helps: Map<number, Help<Job>>;
}

/** The work that jobs in progress share, and which threads help with it. */
export class Helpers<Job extends { readonly thread: number | undefined }> {
  readonly #offers = new Map<Job, Offer<Job>>();

  offer(job: Job, shared: SharedWork): void {
    this.#offers.set(job, { shared, helps: new Map() });
  }

  /** Help for a thread that has nothing else to do: with the job of the lowest `rank`. */
  next(thread: number, createId: () => number, rank: (job: Job) => number): Help<Job> | undefined {
    const jobs = [...this.#offers.keys()].filter((job) => job.thread !== thread);
    const [first] = jobs.toSorted((a, b) => rank(a) - rank(b));
    if (first === undefined) return undefined;
    const { shared, helps } = this.#offers.get(first)!;
    const help = helps.get(thread) ?? { id: createId(), job: first, shared, isBegun: false, isOver: false };
    helps.set(thread, help);
    return help;
  }

  /** Nobody helps with the job any more; calls `forget` for each thread that has begun. */
  withdraw(job: Job, forget: (thread: number, help: Help<Job>) => void = () => {}): void {
    const { helps = [] } = this.#offers.get(job) ?? {};
    this.#offers.delete(job);
    for (const [thread, help] of helps) {
      help.isOver = true;
      forget(thread, help);
    }
  }

  /** A thread was lost with what it had begun. */
  lose(thread: number): void {
    for (const { helps } of this.#offers.values()) helps.delete(thread);
  }
}
