import { createFigures, figuresAmong } from '#core/equations/code/figures.ts';
import { type Band, type Figure, placeOf } from '#catalogue/declare/figures.ts';
import type { AnyDeclaration, InputValues } from '#catalogue/declare/define.ts';
import { programOf } from '#catalogue/run/program.ts';

/** A figure as a reply has it. */
export interface UsedFigure {
  /** Its name in the equations. */
  readonly symbol: string;
  readonly meaning: string;
  /** The inputs that chose its value. */
  readonly chosen_by?: InputValues;
  readonly value: FigureValue;
  readonly valid_from?: string;
  readonly source: string;
}

/** A number, a list of numbers, or bands; where a reply was read without losing a digit, texts of them. */
type FigureValue<Number = number | string> =
  | Number
  | readonly (Number | { readonly over: Number; readonly rate: Number })[];

/** The figures that steps of these complete values name in the case that was taken. */
export function listUsedFigures(
  calculator: AnyDeclaration,
  values: InputValues,
  steps: readonly { readonly equation: string; readonly condition: string | undefined }[],
): readonly UsedFigure[] {
  const { figures = {} } = calculator;
  if (Object.keys(figures).length === 0) return [];
  const named = new Set(
    steps.flatMap(({ equation, condition = '' }) => `${equation} ${condition}`.match(/[A-Za-z]\w*/g) ?? []),
  );
  const readers = createFigures(figuresAmong(programOf(calculator).inputs));
  return Object.entries(figures).flatMap(([symbol, figure]) => {
    const value = named.has(symbol) ? readers[symbol]!(values) : undefined;
    if (value === undefined) return [];
    const { description: meaning, by, from } = figure;
    return {
      symbol,
      meaning,
      ...(by !== undefined && { chosen_by: Object.fromEntries(by.map((one) => [one, values[one]])) }),
      value: withoutSteps(value as number | readonly (number | Band)[]),
      ...(from !== undefined && { valid_from: from }),
      // What the law of the place does not have is 0 in every step.
      source: sourceOf(figure, values) ?? 'the law of this place has no such figure',
    };
  });
}

/** The provision of the place that the values name, where it is law. */
function sourceOf({ provisions, source }: Figure, { country, region }: InputValues): string | undefined {
  if (provisions === undefined) return source;
  return provisions[placeOf(country, region)] ?? provisions[placeOf(country)];
}

function withoutSteps(value: number | readonly (number | Band)[]): FigureValue<number> {
  if (typeof value === 'number') return value;
  return value.map((one) => (typeof one === 'number' ? one : { over: one.over, rate: one.rate }));
}

/** The value as people read it. */
export function figureText(value: FigureValue, write: (number: string) => string = String): string {
  if (typeof value !== 'object') return write(String(value));
  const texts = value.map((one) =>
    typeof one === 'object'
      ? `${write(String(one.rate))} above ${write(String(one.over))}`
      : write(String(one)),
  );
  return texts.length === 0 ? 'none' : texts.join('; ');
}
