import { bounds } from '#base/bounds.ts';
import type { DayRates } from '#currency/store/history.ts';
import { rate } from '#currency/table/rate-table.ts';
import { historyPicture } from '#picture/question-picture.ts';
import type { Picture } from '#picture/picture.ts';
import { invalidQuery } from '#calculate/check/problem.ts';

/** Rates over days as a chart: a line for each currency, with a gap where a day has no rate. */
export function pictureOfDays(
  days: readonly { readonly day: DayRates; readonly codes: readonly string[] }[],
  base: string,
): Picture {
  const codes = [...new Set(days.flatMap(({ codes }) => codes))].filter((code) => code !== base);
  if (codes.length === 0 || codes.length > bounds.chart.currencies) {
    const detail = `must name 1 to ${bounds.chart.currencies} currencies other than the base for a chart; got ${codes.length}`;
    throw invalidQuery([{ field: 'symbols', code: 'out-of-range', detail }]);
  }
  const series = codes.map((code) => ({
    name: code,
    values: days.map(({ day, codes }) => (codes.includes(code) ? Number(rate(day.table, base, code)) : null)),
  }));
  const dates = days.map(({ day }) => day.date);
  return historyPicture(base, dates, series);
}
