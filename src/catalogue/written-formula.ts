import type { NumberInput, WordInput, WrittenFormula } from '#core/straight-line.ts';
import type { AnyDeclaration } from './define.ts';
import { describeInput } from './program.ts';

/**
 * What the equations of a calculator say of its outputs, which are rounded to so many decimals each; undefined where they
 * are not complete, or not all outputs are numbers.
 */
export function writtenFormulaOf(
  { input, note, output }: AnyDeclaration,
  decimals: readonly number[],
): WrittenFormula | undefined {
  if (note?.isComplete !== true) return undefined;
  if (Object.values(output).some(({ kind }) => kind !== 'number')) return undefined;
  const inputs = Object.entries(input).flatMap(([name, field]): [string, NumberInput | WordInput][] => {
    const described = describeInput(field);
    return described === undefined || described.kind === 'list' ? [] : [[name, described]];
  });
  const outputs = Object.entries(output).map(([symbol, { optional }], index) => ({
    symbol,
    decimals: decimals[index]!,
    isOptional: optional,
  }));
  return { inputs: Object.fromEntries(inputs), steps: note.steps, outputs };
}
