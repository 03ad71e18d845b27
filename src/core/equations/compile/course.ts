import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { numberOf, type CallTerm } from '#core/equations/over-calls/call-terms.ts';
import { calls } from '#core/equations/over-calls/calls.ts';
import { createBlock, createCode } from '#core/equations/code/code.ts';
import { byOptions } from './by-options.ts';
import type { Values } from './compile.ts';
import { makeFunction } from './make-function.ts';
import { readExpression, type Program } from '#core/equations/language/program.ts';
import { reach } from '#core/equations/language/reach.ts';
import { findOpenCases } from '#core/equations/language/chosen-options.ts';
import type { Definition, Expression } from '#core/equations/language/tree.ts';
import { writeProgram } from '#core/equations/code/write.ts';

/** How something develops, over an arithmetic. */
export type CourseOver = <N>(
  a: Arithmetic<N>,
  values: Values,
  moneyDecimals: number,
) => {
  readonly periods: number;
  /** What the points are after so many periods, by their names. */
  readonly at: (period: number) => Readonly<Record<string, N>>;
  readonly dateOf?: (period: number) => number;
};

/**
 * A course, of which each part is an expression over all that the program defines; the points and the date
 * are after k periods.
 */
export function compileCourse(
  program: Program,
  texts: {
    readonly periods: string;
    readonly at: Readonly<Record<string, string>>;
    readonly date?: string | undefined;
  },
): CourseOver {
  const periods = readExpression(program, texts.periods, []);
  const points = Object.entries(texts.at).map(
    ([name, text]) => [name, readExpression(program, text, ['k'])] as const,
  );
  const date = texts.date === undefined ? [] : [readExpression(program, texts.date, ['k'])];
  return byOptions<CourseOver>(program, 'a, v, m', (chosen) => {
    const needed = [periods, ...points.map(([, point]) => point), ...date];
    const { statements } = reach(program, chosen, [], needed);
    const code = createCode<CallTerm>();
    const { write } = writeProgram(program, statements, chosen, calls, code);
    const end = numberOf(code, write(code, periods, {}));
    const k: CallTerm = { text: 'k', isPlain: true };
    /** A function of k, of which `result` writes what it returns. */
    const overPeriods = (result: (numberAt: (one: Expression) => string) => string) => {
      const block = createBlock(code);
      const returned = result((one) => numberOf(block, write(block, one, { k })));
      return ['(k) => {', ...block.lines, `return ${returned};`, '}'].join('\n');
    };
    const at = overPeriods(
      (numberAt) => `{ ${points.map(([name, point]) => `${name}: ${numberAt(point)}`).join(', ')} }`,
    );
    const dateOf = date.map((day) => overPeriods((numberAt) => `Number(a.round(${numberAt(day)}, 0))`));
    const members = [
      `periods: Number(a.round(${end}, 0))`,
      `at: ${at}`,
      ...dateOf.map((one) => `dateOf: ${one}`),
    ];
    return makeFunction(program, 'a, v, m', [
      ...code.lines,
      `return { ${members.join(', ')} };`,
    ]) as CourseOver;
  });
}

/**
 * A course that code answers, by its name in the equations; it answers undefined where options leave the
 * definition without a value.
 */
export function compileAnsweredCourse(program: Program, name: string): CourseOver {
  if (program.kinds.get(name) !== 'course') throw new Error(`${name} is not a course.`);
  const course = { kind: 'name', name, position: { line: 1, column: 1 } } as const;
  const [whole] = name.split('.');
  const definition = program.statements.find((one) => one.kind === 'definition' && one.name === whole);
  const { cases } = definition as Definition;
  return byOptions<CourseOver>(program, 'a, v, m', (chosen) => {
    const { open } = findOpenCases(cases, chosen);
    if (open.every(({ one }) => one.value === undefined)) return (() => undefined) as unknown as CourseOver;
    const { statements } = reach(program, chosen, [], [course]);
    const code = createCode<CallTerm>();
    const { write } = writeProgram(program, statements, chosen, calls, code);
    const answer = `return ${write(code, course, {}).text};`;
    return makeFunction(program, 'a, v, m', [...code.lines, answer]) as CourseOver;
  });
}
