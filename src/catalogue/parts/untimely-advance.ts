import { daysOfPeriod } from '#core/finance/payment-rate.ts';
import { timesPerYear } from '#catalogue/declare/conventions.ts';

interface Timing {
  readonly advances: readonly { readonly period: number; readonly days?: number }[];
  readonly payment_frequency: keyof typeof timesPerYear;
  readonly first_period_units: number;
  readonly first_period_days: number;
}

/**
 * Where among the advances is one without its place between the first advance and the first payment: then one
 * rate fits.
 */
export function findUntimely(values: Timing): string | undefined {
  const { advances, payment_frequency, first_period_units, first_period_days } = values;
  const daysPerPeriod = daysOfPeriod(timesPerYear[payment_frequency]);
  const index = advances.findIndex(({ period, days = 0 }) => {
    const isBefore = period < first_period_units && days <= daysPerPeriod;
    const isTimely = isBefore || (period <= first_period_units && days <= first_period_days);
    return !isTimely || period + days === 0;
  });
  return index < 0 ? undefined : `/${index}`;
}
