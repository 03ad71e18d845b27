import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { calendarDate } from '#core/finance/calendar.ts';
import { DomainError } from '#base/errors.ts';
import { currentMarket, monthText } from '#simulation/market.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of inflation-history. */
export const natives = defineNatives({
  consumer_prices: {
    description: 'the index of the month as published by the U.S. Bureau of Labor Statistics',
    answers: { index: 'number', month: 'whole' },
    of: consumerPrices,
  },
});

function consumerPrices<N>(a: Arithmetic<N>, day: number) {
  const { first, cpi } = currentMarket();
  const { year, month } = calendarDate(day);
  const place = 12 * year + month - 1 - first;
  const index = cpi[place];
  if (index !== undefined && index > 0) return { index: a.of(index), month: place };
  const last = cpi.findLastIndex((one) => one > 0);
  const range = `${monthText(currentMarket(), 0)} to ${monthText(currentMarket(), last)}`;
  throw new DomainError(
    'no-solution',
    `there are no consumer prices for ${monthText(currentMarket(), place)}; use a date from ${range}`,
  );
}
