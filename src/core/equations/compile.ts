import type { Arithmetic, Operand } from '../arithmetic.ts';
import type { BoundedCode, Term } from '../bounded-code.ts';
import { roundUnits } from '../bounded-functions.ts';
import { createBlock, createCode } from '../code.ts';
import { callHelpers, calls, numberOf, type Call } from './calls.ts';
import { createDoubles } from './doubles.ts';
import { inputPlace } from './javascript.ts';
import { readExpression, type Program } from './program.ts';
import type { Expression } from './tree.ts';
import { reach } from './reach.ts';
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
  moneyDecimals: number,
  writeAnswer: AnswerWriter = roundUnits,
): InDoubles<Answer> {
  const { statements } = reach(
    program,
    outputs.map(({ name }) => name),
  );
  const doubles = createDoubles(moneyDecimals);
  return byWords<InDoubles<Answer>>(program, 'v', (words) => {
    const code = createCode<Term>();
    const { definitions } = writeProgram(program, statements, words, doubles, code);
    const answers = outputs.map(({ name, decimals }) =>
      writeAnswer(code, definitions.get(name)!.term, decimals),
    );
    return makeFunction('v', [...code.lines, `return [${answers.join(', ')}];`]) as InDoubles<Answer>;
  });
}

/** The outputs over an arithmetic. Throws a DomainError where a requirement does not hold. */
export type OverArithmetic = <N>(
  a: Arithmetic<N>,
  values: Values,
  moneyDecimals: number,
) => Readonly<Record<string, Operand<N>>>;

/** The equations as calls of an arithmetic, made on the first call for each combination of words. */
export function compileCalls(program: Program, outputs: readonly string[]): OverArithmetic {
  const { statements } = reach(program, outputs);
  return byWords<OverArithmetic>(program, 'a, v, m', (words) => {
    const code = createCode<Call>();
    const { definitions } = writeProgram(program, statements, words, calls, code);
    const members = outputs.map((name) => `${name}: ${definitions.get(name)!.term.text}`);
    return makeFunction('a, v, m', [...code.lines, `return { ${members.join(', ')} };`]) as OverArithmetic;
  });
}

/** Every definition that the outputs need, over an arithmetic: its value, and the index of the case that was taken. */
export type Traced = <N>(
  a: Arithmetic<N>,
  values: Values,
  moneyDecimals: number,
) => Readonly<Record<string, { readonly value: Operand<N>; readonly taken: number }>>;

/** As `compileCalls`, for an explanation. */
export function compileTrace(program: Program, outputs: readonly string[]): Traced {
  const { statements } = reach(program, outputs);
  return byWords<Traced>(program, 'a, v, m', (words) => {
    const code = createCode<Call>();
    const { definitions } = writeProgram(program, statements, words, calls, code);
    const members = [...definitions].map(
      ([name, { term, taken }]) => `${name}: { value: ${term.text}, taken: ${taken} }`,
    );
    return makeFunction('a, v, m', [...code.lines, `return { ${members.join(', ')} };`]) as Traced;
  });
}

/** How a balance develops, over an arithmetic. */
export type CourseOver = <N>(
  a: Arithmetic<N>,
  values: Values,
  moneyDecimals: number,
) => {
  readonly periods: number;
  readonly at: (period: number) => { readonly balance: N; readonly flow: N };
};

/** A course, of which each part is an expression over all that the program defines; balance and flow after k periods. */
export function compileCourse(
  program: Program,
  texts: { readonly periods: string; readonly balance: string; readonly flow: string },
): CourseOver {
  const periods = readExpression(program, texts.periods, []);
  const [balance, flow] = [texts.balance, texts.flow].map((text) => readExpression(program, text, ['k'])) as [
    Expression,
    Expression,
  ];
  const { statements } = reach(program, [], [periods, balance, flow]);
  return byWords<CourseOver>(program, 'a, v, m', (words) => {
    const code = createCode<Call>();
    const { write } = writeProgram(program, statements, words, calls, code);
    const end = numberOf(code, write(code, periods, {}));
    const block = createBlock(code);
    const k: Call = { text: 'k', isPlain: true };
    const point = [balance, flow].map((part) => numberOf(block, write(block, part, { k })));
    const at = ['(k) => {', ...block.lines, `return { balance: ${point[0]}, flow: ${point[1]} };`, '}'];
    const course = `return { periods: Number(a.round(${end}, 0)), at: ${at.join('\n')} };`;
    return makeFunction('a, v, m', [...code.lines, course]) as CourseOver;
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
