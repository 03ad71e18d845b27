import { addMonths } from '#core/finance/calendar.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of treasury-bill. */
export const natives = defineNatives({
  days_of_year: {
    description: 'the number of days from the settlement date to the same date a year later',
    answers: 'whole',
    needsNoArithmetic: true,
    of: (_: unknown, settlement: number) => addMonths(settlement, 12) - settlement,
  },
});
