import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { type Axis, describePicture, type Label, type Picture, type Series, titleOf } from './picture.ts';
import { isMonths } from './picture-values.ts';

interface SweptField {
  readonly field: string;
  readonly values: readonly unknown[];
}

/** One output over one varied input, or as a heat map over two. */
export function sweepPicture(
  calculator: AnyCalculator,
  axes: readonly SweptField[],
  output: string,
  values: readonly (number | null)[],
  label: Label,
): Picture {
  const [first, second] = axes as [SweptField, SweptField?];
  const name = label(output);
  const title = `${titleOf(calculator)}: ${name}`;
  if (second === undefined) {
    const form = 'lines' as const;
    const picture = {
      title,
      form,
      x: axisOf(calculator, first, label),
      y: { name },
      series: [{ name, values }],
    };
    return { ...picture, description: describePicture(picture) };
  }
  const width = second.values.length;
  return {
    title,
    description: `${name} for each ${label(first.field)} and ${label(second.field)}.`,
    form: 'heat',
    x: axisOf(calculator, second, label),
    y: { name: label(first.field), labels: first.values.map(String) },
    series: first.values.map((value, index) => ({
      name: String(value),
      values: values.slice(index * width, (index + 1) * width),
    })),
  };
}

function axisOf({ input }: AnyCalculator, { field, values }: SweptField, label: Label): Axis {
  const isNumeric = values.every((value) => typeof value === 'number');
  const declared = input[field];
  return {
    name: label(field),
    labels: values.map(String),
    scale: isNumeric ? 'number' : 'name',
    ...(declared !== undefined && isMonths(declared) && { isOfMonths: true }),
  };
}

/** Exchange rates over days. */
export function historyPicture(base: string, dates: readonly string[], series: readonly Series[]): Picture {
  const picture = {
    title: `Value of 1 ${base} in ${series.map(({ name }) => name).join(', ')}`,
    form: 'lines' as const,
    x: { name: 'Date', labels: dates, scale: 'date' as const },
    y: { name: series.length === 1 ? series[0]!.name : `for 1 ${base}` },
    series,
  };
  return { ...picture, description: describePicture(picture) };
}
