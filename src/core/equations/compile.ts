import type { Arithmetic, Operand } from '../arithmetic.ts';
import type { BoundedCode, Term } from '../bounded-code.ts';
import { roundUnits } from '../bounded-functions.ts';
import { createCode } from '../code.ts';
import { callHelpers, calls, type Call } from './calls.ts';
import { doubles } from './doubles.ts';
import { inputPlace } from './javascript.ts';
import type { Program } from './program.ts';
import { writeProgram, type Words } from './write.ts';

/** The values of a request, which validation has checked. */
type Values = Readonly<Record<string, unknown>>;

/** The answers to the outputs, in their order, or undefined where doubles do not decide one of them. */
export type InDoubles<Answer = number> = (values: Values) => readonly Answer[] | undefined;

/** Writes the answer to an output: an expression. */
export type AnswerWriter = (code: BoundedCode, term: Term, decimals: number) => string;

/**
 * The equations as a function over doubles, made on the first call for each combination of words. Each answer is a count
 * of units of 10^−decimals, unless another writer is given.
 */
export function compileDoubles<Answer = number>(
  program: Program,
  outputs: readonly { readonly name: string; readonly decimals: number }[],
  writeAnswer: AnswerWriter = roundUnits,
): InDoubles<Answer> {
  return byWords<InDoubles<Answer>>(program, 'v', (words) => {
    const code = createCode<Term>();
    const written = writeProgram(program, words, doubles, code);
    const answers = outputs.map(({ name, decimals }) => writeAnswer(code, written.get(name)!.term, decimals));
    return makeFunction('v', [...code.lines, `return [${answers.join(', ')}];`]) as InDoubles<Answer>;
  });
}

/** The outputs over an arithmetic. Throws a DomainError where a requirement does not hold. */
export type OverArithmetic = <N>(a: Arithmetic<N>, values: Values) => Readonly<Record<string, Operand<N>>>;

/** The equations as calls of an arithmetic, made on the first call for each combination of words. */
export function compileCalls(program: Program, outputs: readonly string[]): OverArithmetic {
  return byWords<OverArithmetic>(program, 'a, v', (words) => {
    const code = createCode<Call>();
    const written = writeProgram(program, words, calls, code);
    const members = outputs.map((name) => `${name}: ${written.get(name)!.term.text}`);
    return makeFunction('a, v', [...code.lines, `return { ${members.join(', ')} };`]) as OverArithmetic;
  });
}

/** Every definition over an arithmetic: its value, and the index of the case that was taken. */
export type Traced = <N>(
  a: Arithmetic<N>,
  values: Values,
) => Readonly<Record<string, { readonly value: Operand<N>; readonly taken: number }>>;

/** As `compileCalls`, for an explanation. */
export function compileTrace(program: Program): Traced {
  return byWords<Traced>(program, 'a, v', (words) => {
    const code = createCode<Call>();
    const members = [...writeProgram(program, words, calls, code)].map(
      ([name, { term, taken }]) => `${name}: { value: ${term.text}, taken: ${taken} }`,
    );
    return makeFunction('a, v', [...code.lines, `return { ${members.join(', ')} };`]) as Traced;
  });
}

/** One function for each combination of words, made when it is first needed, behind one that chooses among them. */
function byWords<Made>(program: Program, parameters: string, make: (words: Words) => Made): Made {
  const made: Made[] = [];
  const choices = program.choices.flatMap((name) => {
    const input = program.inputs[name]!;
    return input.kind === 'word' ? [{ name, input }] : [];
  });
  if (choices.length === 0) return make({});
  const lines = choices.map(({ name, input }) => {
    const places = input.words.map((word, index) => `w === ${JSON.stringify(word)} ? ${index} : `);
    return `w = ${inputPlace(name, input)}; key = key * ${input.words.length} + (${places.join('')}0);`;
  });
  const makeFor = (key: number) => {
    const words: Record<string, string> = {};
    let rest = key;
    for (const { name, input } of choices.toReversed()) {
      words[name] = input.words[rest % input.words.length]!;
      rest = Math.floor(rest / input.words.length);
    }
    return (made[key] = make(words));
  };
  const body = ['let key = 0, w;', ...lines, `return (made[key] ?? makeFor(key))(${parameters});`];
  // Only names, numbers and words of the declaration get into the code, never anything of a request.
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function('made', 'makeFor', `return (${parameters}) => { ${body.join('\n')} };`)(
    made,
    makeFor,
  ) as Made;
}

function makeFunction(parameters: string, lines: readonly string[]): unknown {
  // Only names, numbers and words of the declaration get into the code, never anything of a request.
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function('h', `return (${parameters}) => {\n${lines.join('\n')}\n};`)(callHelpers);
}
