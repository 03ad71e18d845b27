import { positionAmongCoupons, type DayCount } from '#core/finance/coupons.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of bond. */
export const natives = defineNatives({
  coupon_place: {
    description:
      'the coupon dates after a date, counted back from maturity_date in months (at the ends of months if maturity_date is one): ' +
      'how many there are, the first of them, and the days since the coupon before and of the whole coupon period by the day ' +
      'count convention',
    answers: { left: 'whole', next: 'whole', accrued_days: 'whole', period_days: 'number' },
    of(_: unknown, day: number, maturity: number, frequency: number, dayCount: DayCount) {
      const { left, next, accruedDays, periodDays } = positionAmongCoupons(day, maturity, frequency, dayCount);
      return { left, next, accrued_days: accruedDays, period_days: periodDays };
    },
  },
});
