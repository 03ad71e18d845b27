import type { AnyCalculator, Convention } from '#catalogue/define.ts';
import { describeFormula } from '#derive/formula.ts';

/**
 * What a model must know before it calls a calculator: what it answers, by which formula, what is taken for granted, when
 * there is no answer, and one call with its result.
 */
export function describeCalculation(calculator: AnyCalculator): string {
  const { equation, limits } = describeFormula(calculator);
  const [{ input, output }] = calculator.examples;
  const rules = (calculator.rules ?? []).map(({ field, demand }) => `${field} ${demand}`);
  const paragraphs = [
    calculator.summary,
    `Formula: ${equation}.`,
    limits.length > 0 ? `Special cases: ${limits.join('; ')}.` : '',
    conventionsText(calculator),
    'Every number is the exact result, rounded once, half away from zero: money to the minor unit of currency (2 decimals ' +
      'when none is given), percentages to 4 decimals, durations to 2. Rates are percent values: 7 means 7 percent.',
    rules.length > 0 ? `Between fields: ${rules.join('; ')}.` : '',
    'Read-only: the same input always gives the same result. An input that is not valid, or has no answer, is an error that ' +
      'lists every fault and what would be accepted.',
    `Example: ${JSON.stringify(input)} gives ${JSON.stringify(output)}.`,
  ];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

function conventionsText({ conventions }: AnyCalculator): string {
  const texts = Object.entries<Convention>({ ...conventions }).map(
    ([name, convention]) => `${name}: ${conventionText(convention)}`,
  );
  return `Taken for granted: ${texts.join('; ')}.`;
}

function conventionText(convention: Convention): string {
  if (typeof convention === 'string') return convention;
  const cases = Object.entries(convention.words).map(([word, meaning]) => `${word}, ${meaning}`);
  return `by ${convention.by} (${cases.join('; ')})`;
}
