import { datedLoan } from '#catalogue/parts/dated-loan.ts';
import { defineNatives } from '#catalogue/declare/define.ts';
import { outsideTerm } from '#catalogue/parts/prepayments.ts';

/** The code of amortization-schedule. */
export const natives = defineNatives({ ...datedLoan, outside_term: outsideTerm });
