import { requireEffort } from '#base/effort.ts';
import type { Arithmetic, Units } from '#core/arithmetic/arithmetic.ts';
import type { InDoubles } from '#core/equations/compile/compile.ts';
import type { TraceOver } from '#core/equations/compile/trace.ts';
import { settle, settled, type Tell } from '#core/arithmetic/settle.ts';
import type { AnyDeclaration, InputValues } from '#catalogue/declare/define.ts';
import { writeCompleted, writeRounded } from './field-code.ts';
import { type CompiledEquations, compileEquations } from './program.ts';
import type { RowCode, RowForm } from './course.ts';
import { makeFunction } from './make-function.ts';
import type { Course } from '#catalogue/declare/schedule.ts';

/** A calculator made ready to run. `values` are always valid ones (see calculate/check/validation.ts). */
export interface Evaluator {
  /**
   * The decimals of each output, in order, when money has `moneyDecimals`; they mean something for numbers.
   */
  readonly decimals: (moneyDecimals: number) => readonly number[];
  /**
   * The rounded results in the order of the outputs; `omitted` is filled with the reasons of those that have
   * no value, and `tell` is told each arithmetic that was tried. Throws a DomainError where there is no
   * answer.
   */
  readonly evaluate: (
    values: InputValues,
    moneyDecimals: number,
    omitted?: Map<string, string>,
    tell?: Tell,
  ) => readonly Rounded[];
  /** The results over an arithmetic, unrounded. */
  readonly results: <N>(a: Arithmetic<N>, values: InputValues, moneyDecimals: number) => Results<N>;
  /**
   * One of them, for a search, with those that a reply must have: neither lists, nor what it may lack, nor
   * what jumps.
   */
  readonly resultsAround: <N>(
    output: string,
    a: Arithmetic<N>,
    values: InputValues,
    moneyDecimals: number,
  ) => Results<N>;
  /** The same output rounded, where doubles decide all of these: in a tenth of the time. */
  readonly unitsAround: (output: string, values: InputValues, moneyDecimals: number) => Units | undefined;
  /** Every definition. */
  readonly trace: TraceOver;
  readonly complete: Complete;
  /** The course of the balance over an arithmetic; undefined for a calculator without a schedule. */
  readonly course: <N>(a: Arithmetic<N>, values: InputValues, moneyDecimals: number) => Course<N> | undefined;
  /** The same where code answers it; undefined where equations state it. */
  readonly answered: <N>(
    a: Arithmetic<N>,
    values: InputValues,
    moneyDecimals: number,
  ) => Course<N> | undefined;
  /** How the rows of its schedule are calculated, which it must have. */
  readonly rows: (moneyDecimals: number, form: RowForm) => RowCode;
}

/**
 * A rounded result: of a number the whole count of the last decimal place, of a text or date the text, of a
 * list its items, of a record its fields in order; undefined for an optional output that this reply lacks.
 */
export type Rounded = Units | boolean | string | undefined | readonly Rounded[];

type Result<N> = N | number | boolean | string | undefined | readonly unknown[];
export type Results<N> = Readonly<Record<string, Result<N>>>;

/**
 * Code made for one calculator, so that the engine sees the same object shapes at every call; half the time
 * of loops.
 */
interface Compiled {
  readonly complete: Complete;
  readonly round: <N>(
    a: Arithmetic<N>,
    results: Results<N>,
    moneyDecimals: number,
    omitted: Omitted,
  ) => readonly Rounded[];
}

/** The reasons of outputs without a value, by their names; undefined where nobody asks. */
export type Omitted = Map<string, string> | undefined;

/** The values with the defaults filled in. */
export type Complete = (values: InputValues) => InputValues;

function compile({ input, output }: AnyDeclaration): Compiled {
  return {
    complete: makeFunction('v', writeCompleted(input)) as Complete,
    round: makeFunction('a, r, m, o', writeRounded(output)) as Compiled['round'],
  };
}

const evaluators = new WeakMap<AnyDeclaration, Evaluator>();

/** The same for all who ask, as its code is made only once. */
export function createEvaluator(calculator: AnyDeclaration): Evaluator {
  let evaluator = evaluators.get(calculator);
  if (evaluator === undefined) {
    evaluator = makeEvaluator(calculator);
    if (calculator.isOwn === true) evaluator = withEffort(evaluator);
    evaluators.set(calculator, evaluator);
  }
  return evaluator;
}

/** The same where effort is not bounded; elsewhere it asks for that before anything is calculated. */
function withEffort(evaluator: Evaluator): Evaluator {
  const after = <Given extends readonly unknown[], Answer>(answer: (...given: Given) => Answer) => {
    return (...given: Given) => {
      requireEffort();
      return answer(...given);
    };
  };
  return {
    ...evaluator,
    evaluate: after(evaluator.evaluate),
    results: after(evaluator.results),
    resultsAround: after(evaluator.resultsAround),
    unitsAround: after(evaluator.unitsAround),
    trace: after(evaluator.trace),
    course: after(evaluator.course),
    answered: after(evaluator.answered),
    rows: after(evaluator.rows),
  };
}

function makeEvaluator(calculator: AnyDeclaration): Evaluator {
  const equations = compileEquations(calculator);
  let compiled: Compiled | undefined;
  /** Made on the first use, so that a start does not wait for all calculators. */
  const code = () => (compiled ??= compile(calculator));
  const outputs = Object.values(calculator.output);
  const decimalsByMoney: (readonly number[])[] = [];

  function decimals(moneyDecimals: number): readonly number[] {
    return (decimalsByMoney[moneyDecimals] ??= outputs.map((output) =>
      output.decimals === 'currency' ? moneyDecimals : output.decimals,
    ));
  }

  /** Over doubles, and over doubles that decide ties as well; each is made on its first use. */
  const fastByMoney: InDoubles<Rounded>[] = [];
  const tiesByMoney: InDoubles<Rounded>[] = [];

  const aroundByMoney: Map<string, InDoubles<Rounded>>[] = [];

  /** What doubles alone do not decide. */
  const decide: Evaluator['evaluate'] = (values, moneyDecimals, omitted, tell) => {
    omitted?.clear();
    const ties = (tiesByMoney[moneyDecimals] ??= equations.inDoubles(
      decimals(moneyDecimals),
      moneyDecimals,
      true,
    ));
    const units = ties(values, omitted);
    tell?.('doubles with denominators', units !== undefined);
    if (units !== undefined) {
      settled.fast++;
      return units;
    }
    return settle((a) => {
      omitted?.clear();
      return code().round(a, equations.over(a, values, moneyDecimals, omitted), moneyDecimals, omitted);
    }, tell);
  };

  return {
    decimals,
    complete: (values) => code().complete(values),
    results: equations.over,
    resultsAround: (output, a, values, moneyDecimals) => equations.around(output)(a, values, moneyDecimals),
    unitsAround(output, values, moneyDecimals) {
      const known = (aroundByMoney[moneyDecimals] ??= new Map<string, InDoubles<Rounded>>());
      let inDoubles = known.get(output);
      if (inDoubles === undefined) {
        inDoubles = equations.aroundInDoubles(output, decimals(moneyDecimals), moneyDecimals);
        known.set(output, inDoubles);
      }
      return inDoubles(values)?.[0] as Units | undefined;
    },
    trace: equations.trace,
    evaluate: (values, moneyDecimals, omitted, tell) => {
      const fast = (fastByMoney[moneyDecimals] ??= equations.inDoubles(
        decimals(moneyDecimals),
        moneyDecimals,
      ));
      const units = fast(values, omitted);
      tell?.('doubles', units !== undefined);
      if (units === undefined) return decide(values, moneyDecimals, omitted, tell);
      settled.fast++;
      return units;
    },
    ...coursesOf(equations),
    rows: (moneyDecimals, form) => equations.rows!(moneyDecimals, form),
  };
}

function coursesOf({ answered, course }: CompiledEquations): Pick<Evaluator, 'course' | 'answered'> {
  return {
    course: (...given) => answered?.(...given) ?? course?.(...given),
    answered: (...given) => answered?.(...given),
  };
}
