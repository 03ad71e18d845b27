import { Type } from 'typebox';
import { categories, type AnyCalculator } from '#catalogue/define.ts';

/** One calculator in the list of all. */
export interface CalculatorMeta {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly endpoint: string;
}

export function describeCalculator({ id, name, category }: AnyCalculator): CalculatorMeta {
  return { id, name, category, endpoint: calculationPath(id) };
}

/** Below the version segment, as all paths of operations. */
export function calculationPath(id: string): string {
  return `/calculate/${id}`;
}

export const calculatorMetaSchema = Type.Object(
  {
    id: Type.String({ description: 'The last path segment of its endpoint' }),
    name: Type.String({ description: 'Name for people' }),
    category: Type.Enum([...categories], { type: 'string', description: 'What it is about' }),
    endpoint: Type.String({ description: 'Path of the calculator, below the version segment' }),
  },
  { additionalProperties: false },
);
