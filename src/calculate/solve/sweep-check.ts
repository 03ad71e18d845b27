import { bounds } from '#base/bounds.ts';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { countSteps, stepValues, variableFields, type Axis } from './sweeping.ts';
import { createInputCheck, type InputCheck } from '#calculate/check/validation.ts';
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

/** A sweep request: the fixed inputs, the varied inputs, and the requested results (all when empty). */
export interface SweepOrder {
  readonly inputs: InputValues;
  readonly axes: readonly Axis[];
  readonly outputs: readonly string[];
}

/** The check of the body of `POST /sweep/{id}`; throws a Problem with all mistakes. */
export function createSweepCheck(calculator: AnyCalculator): (body: unknown) => SweepOrder {
  const names = variableFields(calculator);
  const outputNames = Object.keys(calculator.output);
  const partial = createPartialChecks(calculator.input);
  const single = new Map(names.map((name) => [name, createInputCheck({ [name]: calculator.input[name]! })]));

  return (body) => {
    const faults: Faults = [];
    const members = readMembers(body, ['inputs', 'vary', 'outputs'], faults);
    const { vary, inputs = {} } = members;
    const axes =
      Array.isArray(vary) && (vary.length === 1 || vary.length === 2)
        ? vary.map((axis, index) => readAxis(axis, `/vary/${index}`, single, faults))
        : (addFault(
            faults,
            '/vary',
            'not-allowed',
            'must be an array of one or two {field, values} or {field, from, to, step}',
          ),
          []);
    const varied = axes.map(({ field }) => field).filter((field) => single.has(field));
    if (new Set(varied).size < varied.length)
      addFault(faults, '/vary/1/field', 'contradiction', 'must not repeat the field of the first');
    faults.push(...inputFaults(partial(varied), inputs, varied, 'is varied'));
    const outputs = members['outputs'] === undefined ? [] : members['outputs'];
    if (!Array.isArray(outputs) || outputs.some((name) => !outputNames.includes(name as string))) {
      addMismatch(faults, '/outputs', 'not-allowed', `an array of ${outputNames.join(', ')}`, outputs);
    }
    const cells = axes.reduce((product, { values }) => product * values.length, 1);
    if (cells > bounds.sweepCells)
      addFault(faults, '/vary', 'out-of-range', `must give at most ${bounds.sweepCells} cells; got ${cells}`);
    requireNoFaults(faults);
    return { inputs: inputs as InputValues, axes, outputs: outputs as string[] };
  };
}

/** The members of an input to vary: with its values, or with a range. */
const LISTED = ['field', 'values'];
const STEPPED = ['field', 'from', 'to', 'step'];

type FieldChecks = ReadonlyMap<string, InputCheck>;

function readAxis(value: unknown, pointer: string, checks: FieldChecks, faults: Faults): Axis {
  const isListed = typeof value === 'object' && value !== null && 'values' in value;
  const members = readMembers(value, isListed ? LISTED : STEPPED, faults, pointer);
  const field = typeof members['field'] === 'string' ? members['field'] : '';
  const check = checks.get(field);
  if (check === undefined) {
    addUnknownName(faults, `${pointer}/field`, [...checks.keys()], members['field']);
    return { field, values: [] };
  }
  const values = isListed
    ? readValues(members['values'], pointer, faults)
    : readSteps(members, pointer, faults);
  // One object for all values: there can be 10,000 of them.
  const inputs: Record<string, unknown> = {};
  for (let index = 0; index < values.length && faults.length < bounds.violations; index++) {
    inputs[field] = values[index];
    const violation = check(inputs)?.[0];
    if (violation === undefined) continue;
    const { field: _, ...fault } = violation;
    const end = index === 0 ? 'from' : fault.code === 'out-of-range' ? 'to' : 'step';
    faults.push({ pointer: `${pointer}/${isListed ? `values/${index}` : end}`, ...fault });
    if (!isListed) break;
  }
  return { field, values };
}

function readValues(values: unknown, pointer: string, faults: Faults): readonly (number | string)[] {
  if (Array.isArray(values) && values.length > 0 && values.length <= bounds.sweepCells)
    return values as (number | string)[];
  addMismatch(
    faults,
    `${pointer}/values`,
    'not-allowed',
    `an array of 1 to ${bounds.sweepCells} values`,
    values,
  );
  return [];
}

function readSteps(members: Members, pointer: string, faults: Faults): readonly number[] {
  const [from, to, step] = ['from', 'to', 'step'].map((name) => {
    const value = members[name];
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    const code = value === undefined ? 'required' : 'wrong-type';
    addMismatch(faults, `${pointer}/${name}`, code, 'a number', value);
    return NaN;
  }) as [number, number, number];
  if (Number.isNaN(from + to + step)) return [];
  const count = countSteps(from, to, step);
  if (count >= 1 && count <= bounds.sweepCells) return stepValues(from, to, step);
  const reason =
    count > bounds.sweepCells
      ? `must be larger; this step makes ${count} values`
      : 'must not be 0 and must lead from "from" to "to"';
  addFault(faults, `${pointer}/step`, 'out-of-range', reason);
  return [];
}
