import type { AnyCalculator, InputValue, InputValues } from '#catalogue/declare/define.ts';
import type { FieldKind, InputField } from '#catalogue/declare/fields.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { readGolden } from '../golden.ts';
import { createRandom, type Random } from './random.ts';

const drawableKinds: ReadonlySet<FieldKind> = new Set(['real', 'integer', 'choice', 'boolean']);

/** The inputs of golden cases. */
export function goldenInputs(id: string): readonly InputValues[] {
  return (readGolden(id) as { cases: { input: InputValues }[] }).cases.map(({ input }) => input);
}

/** Valid inputs: `known` ones, then those of `count` drawn ones that are. */
export function drawCases(
  calculator: AnyCalculator,
  known: readonly InputValues[],
  count: number,
): readonly InputValues[] {
  const check = createInputCheck(calculator.input, rulesOf(calculator));
  const inputs = drawInputs(calculator, known);
  return Array.from({ length: known.length + count }, () => inputs.next().value).filter(
    (values) => check(values) === undefined,
  );
}

/** `known` inputs, then without end `bases` with some values drawn again, from all that may be. */
export function* drawInputs(
  calculator: AnyCalculator,
  known: readonly InputValues[],
  bases = known,
): Generator<InputValues, never> {
  yield* known;
  const random = createRandom(1, `drawn/${calculator.id}`);
  const drawable = Object.entries(calculator.input).filter(([, { kind }]) => drawableKinds.has(kind));
  for (;;) {
    const fields = drawable.filter(() => random.chance(0.4));
    const redrawn = fields.map(([name, field]): [string, InputValue] => [name, draw(random, field)]);
    const values: InputValues = { ...random.pick(bases), ...Object.fromEntries(redrawn) };
    yield Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  }
}

/** Undefined where a field is left out. */
function draw(random: Random, { kind, required, schema }: InputField): InputValue {
  if (!required && random.chance(0.3)) return undefined;
  const keywords = schema as {
    readonly minimum?: number;
    readonly maximum?: number;
    readonly exclusiveMinimum?: number;
    readonly enum?: readonly string[];
  };
  if (kind === 'choice') return random.pick(keywords.enum!);
  if (kind === 'boolean') return random.chance(0.5);
  const minimum = keywords.minimum ?? keywords.exclusiveMinimum ?? -1e12;
  const maximum = keywords.maximum ?? 1e12;
  if (kind === 'integer') return random.integer(minimum, Math.min(maximum, minimum + 1200));
  const sign = minimum < 0 && random.chance(0.5) ? -1 : 1;
  const size = random.pick([
    () => random.pick([0, minimum, maximum, 1e-12, 1e-300, 5e-324, 0.005, 100]),
    () => random.integer(1, 10_000) / 100,
    () => random.unit() * 10 ** random.integer(-9, 12),
  ])();
  return Math.min(maximum, Math.max(minimum, sign * size));
}
