import { parentPort } from 'node:worker_threads';
import { catalogue } from '#catalogue/index.ts';
import { tallyCases, type Tally } from '../../test/kit/accuracy/cases.ts';
import {
  createBallSubject,
  tallyContainment,
  type Containment,
} from '../../test/kit/accuracy/containment.ts';
import { measureElementary, type WorstError } from '../../test/kit/accuracy/elementary.ts';

/** A part of the work, small enough to be shared out evenly; the seed and the chunk make it repeatable. */
export interface Task {
  readonly kind: 'operations' | 'points' | 'cases';
  /** Of a calculator, for cases. */
  readonly id?: string;
  readonly seed: number;
  readonly chunk: number;
  readonly count: number;
}

export type Outcome =
  | { readonly kind: 'operations'; readonly containment: Containment }
  | { readonly kind: 'points'; readonly errors: readonly WorstError[] }
  | { readonly kind: 'cases'; readonly id: string; readonly tally: Tally };

function run({ kind, id, seed, chunk, count }: Task): Outcome {
  switch (kind) {
    case 'operations':
      return { kind, containment: tallyContainment(createBallSubject(), seed, chunk, count) };
    case 'points':
      return { kind, errors: measureElementary(seed, chunk, count) };
    case 'cases': {
      const calculator = catalogue.find((candidate) => candidate.id === id)!;
      return { kind, id: calculator.id, tally: tallyCases(calculator, seed, chunk, count) };
    }
  }
}

parentPort?.on('message', (task: Task) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(run(task));
});
