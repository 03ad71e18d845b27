import { bounds } from '#base/bounds.ts';
import type { DayRates } from '#currency/history.ts';
import { rate } from '#currency/rate-table.ts';
import { historyPicture } from '#derive/picture.ts';
import { invalidQuery, svgReply, type TextReply } from '../replies.ts';
import type { LiveCall } from '../route.ts';

/** Rates over days as a chart: a line for each currency, with a gap where a day has no rate. */
export async function historyPictureReply(
  days: readonly { readonly day: DayRates; readonly codes: readonly string[] }[],
  base: string,
  draw: LiveCall['draw'],
): Promise<TextReply> {
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
  return svgReply(await draw(historyPicture(base, dates, series)));
}
