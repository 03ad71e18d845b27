import * as Type from '#base/json-schema.ts';
import { categories, type AnyCalculator, type Convention } from '#catalogue/declare/define.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { describeFormula, type FormulaText } from '#calculate/explain/formula.ts';
import { listLatex } from '#calculate/explain/typeset.ts';
import { calculationPath } from './paths.ts';
import { inputSchema, outputSchema } from './schemas.ts';
import { includesOf } from '#calculate/includes.ts';

/** A calculator in the list of calculators. */
export interface CalculatorMeta {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly endpoint: string;
  readonly description: string;
}

/** A calculator with all its details. */
export interface CalculatorDetail extends CalculatorMeta {
  /** JSON Schemas with units, bounds and defaults. */
  readonly input: object;
  readonly output: object;
  readonly rules: readonly string[];
  readonly formula: FormulaText & { readonly latex: readonly string[] };
  readonly examples: readonly object[];
  readonly conventions: Readonly<Record<string, string>>;
  readonly includes: readonly string[];
}

export function describeCalculator({ id, name, category, summary }: AnyCalculator): CalculatorMeta {
  return { id, name, category, endpoint: calculationPath(id), description: summary };
}

export function detailCalculator(calculator: AnyCalculator): CalculatorDetail {
  return {
    ...describeCalculator(calculator),
    input: inputSchema(calculator.input),
    output: outputSchema(calculator),
    rules: [...new Set(rulesOf(calculator).rules.map(({ field, demand }) => `${field} ${demand}`))],
    formula: { ...describeFormula(calculator), latex: listLatex(calculator) },
    examples: calculator.examples,
    conventions: describeConventions(calculator),
    includes: includesOf(calculator),
  };
}

function describeConventions({ conventions }: AnyCalculator): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries<Convention>({ ...conventions }).map(([name, convention]) => [
      name,
      conventionText(convention),
    ]),
  );
}

function conventionText(convention: Convention): string {
  if (typeof convention === 'string') return convention;
  const cases = Object.entries(convention.options).map(([word, text]) => `${word}: ${text}`);
  return `by ${convention.by}: ${cases.join('; ')}`;
}

const metaProperties = {
  id: Type.string({ description: 'ID, which is also the last segment of the endpoint' }),
  name: Type.string({ description: 'Display name' }),
  category: Type.words(categories, { description: 'Subject area' }),
  endpoint: Type.string({ description: 'Path of the endpoint, after the version segment' }),
  description: Type.string({ description: 'Results of the calculator, in a sentence' }),
};

const strict = { additionalProperties: false };

export const calculatorMetaSchema = Type.named('CalculatorMeta', Type.object(metaProperties, strict));

export const calculatorDetailSchema = Type.named(
  'CalculatorDetail',
  Type.object(
    {
      ...metaProperties,
      input: Type.map(Type.unknown(), { description: 'JSON Schema of the request body' }),
      output: Type.map(Type.unknown(), {
        description: 'JSON Schema of the reply without includes',
      }),
      rules: Type.list(Type.string(), { description: 'Conditions between several fields' }),
      formula: Type.object(
        {
          equation: Type.string({ description: 'General equations' }),
          limits: Type.list(Type.string(), { description: 'Equations for special cases' }),
          reference: Type.string(),
          latex: Type.list(Type.string(), { description: 'Every equation with its cases, in LaTeX' }),
        },
        strict,
      ),
      examples: Type.list(
        Type.object(
          {
            input: Type.map(Type.unknown()),
            output: Type.map(Type.unknown()),
          },
          strict,
        ),
      ),
      conventions: Type.map(Type.string(), {
        description: 'Assumptions, such as timing and compounding',
      }),
      includes: Type.list(Type.string(), { description: 'Values of the include parameter' }),
    },
    strict,
  ),
);
