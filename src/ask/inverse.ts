import { solvableFields, targetOutputs } from '#calculate/solve/questions.ts';
import type { Filling } from './complete.ts';
import { unitOf } from './fields.ts';
import type { Placed, Question } from './question.ts';

/** A number that is a result by the word beside it: "4,000 net" asks for the pay of which 4,000 is left. */
export interface Wanted {
  /** The input that is worked out. */
  readonly field: string;
  readonly output: string;
  readonly target: number;
}

/** The number that is a result by the word beside it, where no word there is of its input. */
export function findWanted(
  { calculator, placed }: Filling,
  question: Question,
): (Wanted & Pick<Placed, 'from'>) | undefined {
  const results = targetOutputs(calculator).filter((name) => question.lexicon.isResult(name));
  if (results.length === 0) return undefined;
  const solvable = solvableFields(calculator);
  for (const { field, value, from } of placed) {
    const [place, ...others] = from;
    if (typeof value !== 'number' || place === undefined || others.length > 0 || !solvable.includes(field))
      continue;
    if (isBeside(field, place, question)) continue;
    const output = results.find(
      (name) =>
        unitOf(calculator.output[name]!) === unitOf(calculator.input[field]!) &&
        isBeside(name, place, question),
    );
    if (output !== undefined) return { field, output, target: value, from };
  }
  return undefined;
}

/** Whether a number is a result by the word beside it. */
export function saysResult(question: Question): boolean {
  const { nouns, lexicon, quantities } = question;
  return nouns.some(
    ({ field }) =>
      lexicon.isResult(field) && [...quantities.keys()].some((place) => isBeside(field, place, question)),
  );
}

/** Whether a noun of a field is directly before or after a number. */
function isBeside(name: string, place: number, { nouns, places }: Question): boolean {
  const at = places[place]!;
  return nouns.some(({ field, from, to, side }) => {
    const isHere = (side !== 'after' && to + 1 === at) || (side !== 'before' && from - 1 === at);
    return field === name && isHere;
  });
}
