import { DomainError } from '#base/errors.ts';
import type { Steps } from '#base/steps.ts';
import type { InputValues } from '#catalogue/declare/define.ts';

/** Does the long work of valid values in steps, so that their calculation finds it done. */
export type Prepare = (values: InputValues) => Steps<unknown>;

/** The same where a calculation follows that says why there is no answer. */
export function* prepareQuietly(prepare: Prepare, values: InputValues): Steps<void> {
  try {
    yield* prepare(values);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
