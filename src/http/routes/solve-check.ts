import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import {
  findListField,
  outputDecimals,
  solvableFields,
  targetOutputs,
  type Question,
} from '#derive/questions.ts';
import {
  addFault,
  addMismatch,
  createPartialChecks,
  readMembers,
  requireNoFaults,
  type Faults,
  type Members,
} from '../request/body-faults.ts';
import { bodyErrors } from '../replies.ts';

/** The check of the body of `POST /solve/{id}`; throws a Problem with all mistakes. */
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
      const expected = `one of ${solvable.join(', ')}${pointers}`;
      addMismatch(faults, '/solve_for', 'not-allowed', expected, members['solve_for']);
    }
    const check = partial(solvable.includes(solveFor) ? [solveFor] : []);
    faults.push(...bodyErrors(check(inputs) ?? [], '/inputs'));
    const [output = '', target] = readTarget(members['target'], outputs, faults);
    requireNoFaults(faults);
    const decimals = outputDecimals(calculator, evaluator, inputs as InputValues, output);
    if (Number(target.toFixed(Math.min(decimals, 20))) !== target) {
      addFault(
        faults,
        `/target/${output}`,
        'out-of-range',
        `must have at most ${decimals} decimal places; got ${target}`,
      );
    }
    requireNoFaults(faults);
    return { solveFor, output, target, inputs: inputs as InputValues };
  };
}

function membersOf(inputs: unknown): InputValues {
  return (typeof inputs === 'object' && inputs !== null ? inputs : {}) as InputValues;
}

/** The name of the output and its value; NaN without a value. */
function readTarget(
  value: unknown,
  outputs: readonly string[],
  faults: Faults,
): [string | undefined, number] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value as Members) : [];
  const [name, target] = entries[0] ?? [];
  if (entries.length !== 1 || !outputs.includes(name!)) {
    addMismatch(faults, '/target', 'not-allowed', `an object with one of ${outputs.join(', ')}`, value);
  } else if (typeof target !== 'number' || !Number.isFinite(target)) {
    addMismatch(faults, `/target/${name}`, 'wrong-type', 'a number', target);
  }
  return [name, Number(target)];
}
