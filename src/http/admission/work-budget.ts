import type { Decision } from '#access/limits.ts';
import { bounds } from '#base/bounds.ts';
import { tooLong, type Problem } from '#calculate/check/problem.ts';

/** What one request may use: processor time, and requests of the quota for it. */
export interface Budget {
  /** Latest time of the reply, on the monotonic clock. */
  readonly deadlineMs: number;
  /**
   * Counts processor time. Returns the Problem that ends the request when its limit or its quota is used up.
   */
  spend(ms: number): Answer | Promise<Answer>;
  /**
   * Makes the request count as this many items; returns a Problem when the quota is too small for all of
   * them.
   */
  countItems(items: number): Answer | Promise<Answer>;
  /** Counts more items, as many as the quota allows; returns their number. */
  countMoreItems(items: number): Promise<number>;
}

type Answer = Problem | undefined;

interface Payer {
  /** Takes more requests from the quota, after the first one that was taken before all work. */
  readonly take: (count: number) => Decision | Promise<Decision>;
  /** The Problem for a decision that rejects the requests that the work now counts as. */
  readonly refuse: (decision: Decision, requests: number, isDone: boolean) => Problem;
}

/**
 * One request of the quota pays for 50 ms of processor time, or for one item with as much. So a request
 * counts as its number of items, or more if they take longer.
 */
export class QuotaBudget implements Budget {
  readonly deadlineMs: number;
  readonly #cpuMs: number;
  readonly #payer: Payer;
  #usedMs = 0;
  #items = 0;
  #paid = 1;

  constructor(cpuMs: number, deadlineMs: number, payer: Payer) {
    this.#cpuMs = cpuMs;
    this.deadlineMs = deadlineMs;
    this.#payer = payer;
  }

  spend(ms: number): Answer | Promise<Answer> {
    this.#usedMs += ms;
    if (this.#usedMs > this.#cpuMs) return tooLong(this.#cpuMs);
    return this.#pay(Math.ceil(this.#usedMs / bounds.unitMs), true);
  }

  countItems(items: number): Answer | Promise<Answer> {
    this.#items = items;
    return this.#pay(items);
  }

  async countMoreItems(items: number): Promise<number> {
    const before = this.#items;
    this.#items += items;
    if (this.#items <= this.#paid) return items;
    const decision = await this.#payer.take(this.#items - this.#paid);
    if (decision.allowed) {
      this.#paid = this.#items;
      return items;
    }
    const left = leftOf(decision);
    if (left > 0 && (await this.#payer.take(left)).allowed) this.#paid += left;
    this.#items = Math.max(before, Math.min(this.#items, this.#paid));
    return this.#items - before;
  }

  /** Work that is done takes what is left of the quota, even if that is not enough. */
  #pay(due: number, isDone = false): Answer | Promise<Answer> {
    if (due <= this.#paid) return undefined;
    const count = due - this.#paid;
    const settle = (decision: Decision) => {
      if (decision.allowed) {
        this.#paid += count;
        return undefined;
      }
      const refusal = this.#payer.refuse(decision, due, isDone);
      const left = isDone ? leftOf(decision) : 0;
      const rest = left > 0 ? this.#payer.take(left) : undefined;
      return rest instanceof Promise ? rest.then(() => refusal) : refusal;
    };
    const decision = this.#payer.take(count);
    return decision instanceof Promise ? decision.then(settle) : settle(decision);
  }
}

/** How many requests both quotas still allow. */
function leftOf({ burstRemaining, dayRemaining }: Decision): number {
  return Math.min(burstRemaining, dayRemaining);
}

/** For commands: the owner of the machine has no limits. */
export const unboundedBudget: Budget = {
  deadlineMs: Infinity,
  spend: () => undefined,
  countItems: () => undefined,
  countMoreItems: (items) => Promise.resolve(items),
};
