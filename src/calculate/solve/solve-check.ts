import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import type { Evaluator } from '#catalogue/run/evaluate.ts';
import { findListField, outputDecimals, solvableFields, targetOutputs, type Question } from './questions.ts';
import { locate, pointerTo, unknownField } from '#calculate/check/violations.ts';
import {
  addFault,
  addMismatch,
  addUnknownName,
  createPartialChecks,
  inputFaults,
  readMembers,
  requireNoFaults,
  type Faults,
  type Members,
} from '#calculate/check/body-faults.ts';

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
    const asked = members['solve_for'];
    const solveFor = typeof asked === 'string' ? asked : '';
    const isPointer =
      solveFor.startsWith('/') && findListField(calculator, membersOf(inputs), solveFor) !== undefined;
    const isKnown = isPointer || solvable.includes(solveFor);
    if (!isKnown) {
      const pointers = hasLists ? ', or a JSON pointer to a number in a list of the inputs' : '';
      addUnknownName(faults, '/solve_for', solvable, asked, pointers);
    }
    const found = solvable.includes(solveFor) ? [solveFor] : [];
    const wrong = inputFaults(partial(found), inputs, found, 'is solved for');
    // Until it is known what is solved for, a single input that is missing may be the one.
    const [missing, ...more] = wrong.filter(({ code }) => code === 'required');
    faults.push(...wrong.filter((fault) => isKnown || more.length > 0 || fault !== missing));
    const [output = '', target] = readTarget(members['target'], calculator, outputs, faults);
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
  { output }: AnyCalculator,
  outputs: readonly string[],
  faults: Faults,
): [string | undefined, number] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = isObject ? Object.entries(value as Members) : [];
  const [name, target] = entries[0] ?? [];
  if (name === undefined) {
    addMismatch(faults, '/target', 'not-allowed', `an object with one of ${outputs.join(', ')}`, value);
  } else if (entries.length > 1) {
    addFault(faults, '/target', 'not-allowed', `must have one result; got ${entries.length}`);
  } else if (output[name]?.isJumping === true) {
    const detail = `jumps up and down as an input grows, so it cannot be a target; use ${outputs.join(', ')}`;
    addFault(faults, `/target/${name}`, 'not-allowed', detail);
  } else if (!outputs.includes(name)) {
    addFault(faults, pointerTo(locate(['target', name])), 'unknown-field', unknownField(name, outputs));
  } else if (typeof target !== 'number' || !Number.isFinite(target)) {
    addMismatch(faults, `/target/${name}`, 'wrong-type', 'a number', target);
  }
  return [name, Number(target)];
}
