import { macrsTable } from '#catalogue/parts/macrs.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of depreciation. */
export const natives = defineNatives({ macrs_table: macrsTable });
