import { inputAccess, wordValue } from '#core/equations/code/javascript.ts';
import type { ChosenOptions } from '#core/equations/language/chosen-options.ts';
import type { Program } from '#core/equations/language/program.ts';

/**
 * One function for each combination of options, made when it is first needed, behind one that chooses among
 * them.
 */
export function byOptions<Made>(program: Program, names: string, make: (all: ChosenOptions) => Made): Made {
  const made: Made[] = [];
  const { lines, optionsOf } = writeChoice(program);
  if (lines.length === 0) return make({});
  const makeFor = (key: number) => (made[key] = make(optionsOf(key)));
  const body = [...lines, `return (made[key] ?? makeFor(key))(${names});`];
  // Only names, numbers and words of the declaration get into the code, never anything of a request.
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function('made', 'makeFor', `return (${names}) => { ${body.join('\n')} };`)(
    made,
    makeFor,
  ) as Made;
}

/** How the options of a request choose. */
export interface OptionChoice {
  /** They set `key` to the number of the combination that `v` has; none where there is nothing to choose. */
  readonly lines: readonly string[];
  readonly optionsOf: (key: number) => ChosenOptions;
  /** Those that valid values can have. */
  readonly keys: readonly number[];
}

export function writeChoice({ choices, inputs }: Program): OptionChoice {
  const inputsOf = choices.flatMap((name) => {
    const input = inputs[name]!;
    return input.kind === 'word' ? [{ name, input }] : [];
  });
  const tests = inputsOf.map(({ name, input }) => {
    const places = input.options.map((word, index) => `w === ${wordValue(word)} ? ${index} : `);
    const last = input.options.length;
    return `w = ${inputAccess(name, input)}; key = key * ${last + 1} + (${places.join('')}${last});`;
  });
  let keys = [0];
  for (const { input } of inputsOf) {
    const last = input.options.length;
    const indexes = [...input.options.keys(), ...(input.isOptional === true ? [last] : [])];
    keys = keys.flatMap((key) => indexes.map((index) => key * (last + 1) + index));
  }
  const optionsOf = (key: number) => {
    const chosen: Record<string, string | undefined> = {};
    let rest = key;
    for (const { name, input } of inputsOf.toReversed()) {
      chosen[name] = input.options[rest % (input.options.length + 1)];
      rest = Math.floor(rest / (input.options.length + 1));
    }
    return chosen;
  };
  return { lines: tests.length === 0 ? [] : ['let key = 0, w;', ...tests], optionsOf, keys };
}
