import type { Scanner } from './scan.ts';
import type { Condition, Expression, SourcePosition } from './tree.ts';

/**
 * Functions of a number and of bands, each of which applies above a bound: a list of records with `over`,
 * `rate` and `step`, by which the rate is above that of the band below.
 */
export const overBands = ['brackets', 'band_rate'] as const;
type OverBands = (typeof overBands)[number];

export function isOverBands(name: string): name is OverBands {
  return overBands.some((one) => one === name);
}

/** The name of a band within a sum. */
const INDEX = 'band';

/**
 * `brackets(x, bands)` is what a tax comes to by which each part of x is taxed at the rate of its band, in
 * percent: the step of each band is due on all that is above its bound. `band_rate(x, bands)` is the rate of
 * the last band whose bound x is above: the sum of the steps up to it, 0 where there is none.
 */
export function sumOverBands(
  reader: Scanner,
  name: OverBands,
  operands: readonly Expression[],
  position: SourcePosition,
): Expression {
  const [x, bands] = operands;
  if (x === undefined || bands?.kind !== 'name' || operands.length > 2)
    return reader.fail(`a number and the name of bands: ${name}(x, bands)`);
  const index: Expression = { kind: 'name', name: INDEX, position };
  const of = (field: string): Expression => {
    return { kind: 'call', name: bands.name, operands: [index], field, position };
  };
  const count: Expression = { kind: 'call', name: 'count', operands: [bands], position };
  const range = { index: INDEX, from: number('0'), to: operation('−', count, number('1')), position };
  if (name === 'band_rate') {
    const condition: Condition = { kind: 'relation', relation: '>', left: x, right: of('over') };
    return { kind: 'sum', ...range, operand: of('step'), condition };
  }
  const above = operation('−', x, of('over'));
  const part: Expression = { kind: 'call', name: 'max', operands: [number('0'), above], position };
  const sum: Expression = { kind: 'sum', ...range, operand: operation('·', of('step'), part) };
  return operation('/', sum, number('100'));
}

function number(text: string): Expression {
  return { kind: 'number', text };
}

function operation(
  operator: (Expression & { readonly kind: 'operation' })['operator'],
  left: Expression,
  right: Expression,
): Expression {
  return { kind: 'operation', operator, left, right };
}
