import type { Headline } from '#catalogue/declare/headline.ts';

/** Sentences by the id of the calculator. */
export type Headlines = Readonly<Record<string, Headline>>;
