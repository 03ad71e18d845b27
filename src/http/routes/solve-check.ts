import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import {
  findListField,
  outputDecimals,
  solvableFields,
  targetOutputs,
  type Question,
} from '#derive/questions.ts';
import { shown } from '#derive/violations.ts';
import {
  add,
  createPartialChecks,
  readMembers,
  refuse,
  type Faults,
  type Members,
} from '../request/body-faults.ts';
import { bodyErrors } from '../replies.ts';

/** A check of what `POST /solve/{id}` is asked; throws a Problem with everything that is wrong. */
export function createQuestionCheck(
  calculator: AnyCalculator,
  evaluator: Evaluator,
): (body: unknown) => Question {
  const solvable = solvableFields(calculator);
  const outputs = targetOutputs(calculator);
  const partial = createPartialChecks(calculator.input);
  const hasLists = Object.values(calculator.input).some(({ item, fields }) => item ?? fields);

  return (body) => {
    const faults: Faults = [];
    const members = readMembers(body, ['solve_for', 'target', 'inputs'], faults);
    const { inputs = {} } = members;
    const solveFor = String(members['solve_for']);
    const isPointer =
      solveFor.startsWith('/') && findListField(calculator, membersOf(inputs), solveFor) !== undefined;
    if (!isPointer && !solvable.includes(solveFor)) {
      const pointers = hasLists ? ', or a JSON pointer to a number in a list of the inputs' : '';
      add(
        faults,
        '/solve_for',
        'not-allowed',
        `must be one of ${solvable.join(', ')}${pointers}; got ${shown(members['solve_for'])}`,
      );
    }
    const check = partial(solvable.includes(solveFor) ? [solveFor] : []);
    faults.push(...bodyErrors(check(inputs) ?? [], '/inputs'));
    const [output = '', target] = readTarget(members['target'], outputs, faults);
    refuse(faults);
    const decimals = outputDecimals(calculator, evaluator, inputs as InputValues, output);
    if (Number(target.toFixed(Math.min(decimals, 20))) !== target) {
      add(
        faults,
        `/target/${output}`,
        'out-of-range',
        `must have at most ${decimals} decimals; got ${target}`,
      );
    }
    refuse(faults);
    return { solveFor, output, target, inputs: inputs as InputValues };
  };
}

function membersOf(inputs: unknown): InputValues {
  return (typeof inputs === 'object' && inputs !== null ? inputs : {}) as InputValues;
}

/** The name of the output and its value; NaN where there is none. */
function readTarget(
  value: unknown,
  outputs: readonly string[],
  faults: Faults,
): [string | undefined, number] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value as Members) : [];
  const [name, target] = entries[0] ?? [];
  if (entries.length !== 1 || !outputs.includes(name!)) {
    add(
      faults,
      '/target',
      'not-allowed',
      `must be an object with one of ${outputs.join(', ')}; got ${shown(value)}`,
    );
  } else if (typeof target !== 'number' || !Number.isFinite(target)) {
    add(faults, `/target/${name}`, 'wrong-type', `must be a number; got ${shown(target)}`);
  }
  return [name, Number(target)];
}
