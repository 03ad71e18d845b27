import { unitOf } from '#catalogue/declare/units.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { Json } from '#calculate/result/json.ts';
import { withoutUnit } from '#text/write/labels.ts';
import { type Label, type Mark, markName, numberOf, type Series } from './picture.ts';

interface Means {
  readonly calculator: AnyCalculator;
  readonly results: Readonly<Record<string, Json>>;
  readonly label: Label;
}

/** The mark of a result on the axis of these series; nothing where it is not on the axis. */
export function markOfResult(
  result: string | undefined,
  { calculator, results, label }: Means,
  series: readonly Series[],
  placeOf: (value: number, unit: string) => number,
): { readonly mark?: Mark } {
  if (result === undefined) return {};
  const declared = calculator.output[result];
  if (declared === undefined) throw new Error(`A picture marks ${result}, which is not an output.`);
  const at = numberOf(results[result] ?? null);
  if (at === undefined) return {};
  const place = placeOf(at, unitOf(declared));
  const last = (series[0]?.values.length ?? 0) - 1;
  if (!(place > 0 && place <= last)) return {};
  const values = series.map(({ values }) => valueBetween(values, place));
  const name = markName(at, '', 'en-US');
  return { mark: { name, label: withoutUnit(label(result)), at, place, sign: '', values } };
}

function valueBetween(values: Series['values'], place: number): number | null {
  const [before, after] = [values[Math.floor(place)], values[Math.ceil(place)]];
  if (typeof before !== 'number' || typeof after !== 'number') return null;
  return before + (after - before) * (place - Math.floor(place));
}
