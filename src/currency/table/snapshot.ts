import file from './snapshot.json' with { type: 'json' };
import { officialPegTable } from '#currency/sources/official-pegs.ts';
import type { SourceTable } from '#currency/sources/source.ts';

/**
 * The dated tables that ship, in order of precedence: a service without a network, or before its first fetch,
 * serves these. They are what the recorded files of `sources/` say, as `snapshot.test.ts` proves.
 */
export const snapshot: readonly SourceTable[] = [
  { source: 'ecb', base: file.ecb.base, observedOn: file.ecb.observed_on, quotes: file.ecb.quotes },
  officialPegTable,
  { source: 'wide-daily', base: file.wide.base, observedOn: file.wide.observed_on, quotes: file.wide.quotes },
];
