import type { Headline } from '../headline.ts';

/** Sentences by the id of the calculator. */
export type Headlines = Readonly<Record<string, Headline>>;
