import { addMonths, calendarDate } from './calendar.ts';
import { thirtyDays } from './day-count.ts';

/** How days between dates are counted for accrued interest. */
export type DayCount = 'thirty_360' | 'thirty_e_360' | 'actual_360' | 'actual_365' | 'actual_actual';

/** Where a day of settlement lies among the coupons of a bond. */
export interface CouponPosition {
  /** Coupons still to come, the one at maturity included. */
  readonly left: number;
  /** The day of the next one. */
  readonly next: number;
  /** Days since the last one, and in the whole period, as the day count has them. */
  readonly accruedDays: number;
  readonly periodDays: number;
}

/**
 * Coupons come every 12/frequency months, counted back from maturity; at the ends of months when maturity is
 * one. `settlement` is before `maturity`; a coupon on that day has been paid. With actual days over a year of
 * 360 or 365 days, more than the days of the period may have accrued at its end.
 */
export function positionAmongCoupons(
  settlement: number,
  maturity: number,
  frequency: number,
  dayCount: DayCount,
): CouponPosition {
  const isMonthEnd = calendarDate(maturity + 1).day === 1;
  const couponBack = (count: number) => {
    const months = (-12 / frequency) * count;
    return isMonthEnd ? addMonths(maturity + 1, months) - 1 : addMonths(maturity, months);
  };
  let left = 1;
  while (couponBack(left) > settlement) left++;
  const [last, next] = [couponBack(left), couponBack(left - 1)];
  if (dayCount === 'thirty_360' || dayCount === 'thirty_e_360') {
    const accruedDays = thirtyDays(last, settlement, dayCount === 'thirty_e_360');
    return { left, next, accruedDays, periodDays: 360 / frequency };
  }
  const daysPerYear = { actual_360: 360, actual_365: 365, actual_actual: (next - last) * frequency }[
    dayCount
  ];
  return { left, next, accruedDays: settlement - last, periodDays: daysPerYear / frequency };
}
