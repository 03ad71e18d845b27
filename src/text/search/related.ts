import { families } from '#catalogue/texts/families.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';

/** The calculators to which the page of one leads. */
const MAX_RELATED = 6;

const CHOICES: ReadonlySet<string> = new Set(['choice', 'boolean', 'currency']);

/** Less in common than this is chance, and not shown. */
const MIN_WEIGHT = 0.5;

/** The weight of a common category, where a name in common weighs the more, the fewer calculators have it. */
const CATEGORY_WEIGHT = 2;

/**
 * Finds for a calculator the ones that its readers may want next: those of its family, then those with which
 * it shares the most names of inputs and outputs, the rarer a name the more, and the category. Of two that
 * share the same, the earlier one of the catalogue.
 */
export function findRelated(
  catalogue: readonly AnyCalculator[],
): (calculator: AnyCalculator) => readonly AnyCalculator[] {
  const byId = new Map(catalogue.map((calculator) => [calculator.id, calculator]));
  const traits = new Map(catalogue.map((calculator) => [calculator, namesOf(calculator)]));
  const counts = new Map<string, number>();
  for (const name of [...traits.values()].flatMap((names) => [...names]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const weightOf = (name: string) => Math.log(catalogue.length / counts.get(name)!);

  const sharedWeight = (one: AnyCalculator, other: AnyCalculator) => {
    const names = traits.get(other)!;
    const common = [...traits.get(one)!].filter((name) => names.has(name));
    const total = common.reduce((sum, name) => sum + weightOf(name), 0);
    // Of two with as much in common, the one with less besides is nearer.
    const size = Math.sqrt(Math.max(1, traits.get(one)!.size) * Math.max(1, names.size));
    return (total + (one.category === other.category ? CATEGORY_WEIGHT : 0)) / size;
  };

  const find = (calculator: AnyCalculator) => {
    const kin = families.filter((ids) => ids.includes(calculator.id)).flat();
    const declared = kin.flatMap((id) => byId.get(id) ?? []);
    const others = catalogue
      .map((other) => ({ other, weight: sharedWeight(calculator, other) }))
      .filter(({ weight }) => weight >= MIN_WEIGHT)
      .toSorted((a, b) => b.weight - a.weight);
    const found = new Set([...declared, ...others.map(({ other }) => other)]);
    found.delete(calculator);
    return [...found].slice(0, MAX_RELATED);
  };

  const known = new Map<AnyCalculator, readonly AnyCalculator[]>();
  return (calculator) => {
    const related = known.get(calculator) ?? find(calculator);
    known.set(calculator, related);
    return related;
  };
}

/** All names but those of choices, which say how something is calculated rather than what. */
function namesOf({ input, output }: AnyCalculator): ReadonlySet<string> {
  const quantities = Object.keys(input).filter((name) => !CHOICES.has(input[name]!.kind));
  return new Set([...quantities, ...Object.keys(output)].filter((name) => name !== 'currency'));
}
