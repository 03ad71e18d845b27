import { mergePacks, ownPacks } from './own-packs.ts';
import type { Pack } from './pack.ts';
import { shippedPacks } from './shipped-packs.ts';

/** What the program ships, with what an operator has put over it. */
export const packs: readonly Pack[] = mergePacks(shippedPacks, ownPacks());
