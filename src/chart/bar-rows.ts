import type { Picture } from '#picture/picture.ts';

/** A bar from one value to another, and the value that is written beside it. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly label: number;
  readonly series: number;
}

/** The bars of each label. */
export function rowsOf({
  x,
  series,
  form,
  isStacked = false,
  totals = [],
}: Picture): readonly (readonly Bar[])[] {
  let level = 0;
  return x.labels.map((_, row) => {
    let sum = 0;
    return series.flatMap(({ values }, index): Bar[] => {
      const value = values[row];
      if (value === null || value === undefined) return [];
      if (form === 'steps') {
        const from = totals.includes(row) ? 0 : level;
        level = from + value;
        return [{ from, to: level, value, label: value, series: index }];
      }
      const from = isStacked ? sum : 0;
      sum += value;
      return [{ from, to: from + value, value, label: isStacked ? sum : value, series: index }];
    });
  });
}
