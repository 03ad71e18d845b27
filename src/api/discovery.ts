import * as Type from '#base/json-schema.ts';
import { categories, type AnyCalculator, type Convention } from '#catalogue/declare/define.ts';
import type { Figures, FigureValues } from '#catalogue/declare/figures.ts';
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

interface PublishedFigure {
  readonly symbol: string;
  readonly meaning: string;
  readonly by?: readonly string[];
  readonly values: FigureValues;
  readonly valid_from?: string;
  readonly source: string;
}

/** A calculator with all its details. */
export interface CalculatorDetail extends CalculatorMeta {
  /** JSON Schemas with units, bounds and defaults. */
  readonly input: object;
  readonly output: object;
  readonly rules: readonly string[];
  readonly formula: FormulaText & { readonly latex: readonly string[] };
  readonly figures?: readonly PublishedFigure[];
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
    ...(calculator.figures !== undefined && { figures: describeFigures(calculator.figures) }),
    examples: calculator.examples,
    conventions: describeConventions(calculator),
    includes: includesOf(calculator),
  };
}

/** The published numbers that equations read, with what chooses among them. */
function describeFigures(figures: Figures): readonly PublishedFigure[] {
  const shown = Object.entries(figures).filter(([, { isHidden }]) => isHidden !== true);
  return shown.map(([symbol, { description: meaning, by, values, from, source }]) => ({
    symbol,
    meaning,
    ...(by !== undefined && { by }),
    values,
    ...(from !== undefined && { valid_from: from }),
    source,
  }));
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

const figureSchema = Type.named(
  'PublishedFigure',
  Type.object(
    {
      symbol: Type.string({ description: 'Name in the equations' }),
      meaning: Type.string(),
      by: Type.optional(
        Type.list(Type.string(), { description: 'Inputs that choose a value, the outermost first' }),
      ),
      values: Type.unknown({
        description: 'A number, a list of numbers or of bands [bound, rate in percent], or objects of these',
      }),
      valid_from: Type.optional(Type.string({ format: 'date', description: 'First day of the figure' })),
      source: Type.string(),
    },
    { ...strict, description: 'A number that somebody publishes, which equations read by its name' },
  ),
);

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
      figures: Type.optional(Type.list(figureSchema)),
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
