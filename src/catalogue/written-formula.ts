import type { NumberInput, WordInput, WrittenFormula } from '#core/straight-line.ts';
import type { AnyCalculator } from './define.ts';
import type { InputField } from './fields.ts';

/**
 * What the equations of a calculator say of its outputs, which are rounded to so many decimals each; undefined where they
 * are not complete, or not all outputs are numbers.
 */
export function writtenFormulaOf(
  { input, note, output }: AnyCalculator,
  decimals: readonly number[],
): WrittenFormula | undefined {
  if (note.isComplete !== true) return undefined;
  if (Object.values(output).some(({ kind }) => kind !== 'number')) return undefined;
  const inputs = Object.entries(input).flatMap(([name, field]): [string, NumberInput | WordInput][] => {
    const described = describe(field);
    return described === undefined ? [] : [[name, described]];
  });
  const outputs = Object.entries(output).map(([symbol, { optional }], index) => ({
    symbol,
    decimals: decimals[index]!,
    isOptional: optional,
  }));
  return { inputs: Object.fromEntries(inputs), steps: note.steps, outputs };
}

/** Undefined for what equations do not speak of, as a currency. */
function describe(field: InputField): NumberInput | WordInput | undefined {
  if (field.kind === 'choice') return { kind: 'word', default: field.default as string | undefined };
  if (field.kind !== 'real' && field.kind !== 'integer') return undefined;
  const bounds = field.schema as Readonly<
    Record<'minimum' | 'exclusiveMinimum' | 'maximum', number | undefined>
  >;
  return {
    kind: 'number',
    isWhole: field.kind === 'integer',
    minimum: bounds.minimum ?? bounds.exclusiveMinimum ?? -Infinity,
    maximum: bounds.maximum ?? Infinity,
    default: field.default as number | undefined,
  };
}
