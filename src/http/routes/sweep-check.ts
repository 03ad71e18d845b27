import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import { countSteps, MOST_CELLS, stepValues, variableFields, type Axis } from '#derive/sweeping.ts';
import { createInputCheck, MOST_VIOLATIONS, type InputCheck } from '#derive/validation.ts';
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

/** What a sweep is asked: the inputs that stay, those that vary, and which results are wanted (all when empty). */
export interface SweepOrder {
  readonly inputs: InputValues;
  readonly axes: readonly Axis[];
  readonly outputs: readonly string[];
}

/** A check of what `POST /sweep/{id}` is asked; throws a Problem with everything that is wrong. */
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
        : (add(
            faults,
            '/vary',
            'not-allowed',
            'must be an array of one or two {field, values} or {field, from, to, step}',
          ),
          []);
    const varied = axes.map(({ field }) => field).filter((field) => single.has(field));
    if (new Set(varied).size < varied.length)
      add(faults, '/vary/1/field', 'contradiction', 'must not be the field of the first');
    faults.push(...bodyErrors(partial(varied)(inputs) ?? [], '/inputs'));
    const outputs = members['outputs'] === undefined ? [] : members['outputs'];
    if (!Array.isArray(outputs) || outputs.some((name) => !outputNames.includes(name as string))) {
      add(
        faults,
        '/outputs',
        'not-allowed',
        `must be an array of ${outputNames.join(', ')}; got ${shown(outputs)}`,
      );
    }
    const cells = axes.reduce((product, { values }) => product * values.length, 1);
    if (cells > MOST_CELLS)
      add(faults, '/vary', 'out-of-range', `must give at most ${MOST_CELLS} cells; got ${cells}`);
    refuse(faults);
    return { inputs: inputs as InputValues, axes, outputs: outputs as string[] };
  };
}

type FieldChecks = ReadonlyMap<string, InputCheck>;

function readAxis(value: unknown, pointer: string, checks: FieldChecks, faults: Faults): Axis {
  const members = typeof value === 'object' && value !== null ? (value as Members) : {};
  const field = String(members['field']);
  const check = checks.get(field);
  if (check === undefined) {
    add(
      faults,
      `${pointer}/field`,
      'not-allowed',
      `must be one of ${[...checks.keys()].join(', ')}; got ${shown(members['field'])}`,
    );
    return { field, values: [] };
  }
  const values =
    'values' in members
      ? readValues(members['values'], pointer, faults)
      : readSteps(members, pointer, faults);
  for (const [index, one] of values.entries()) {
    if (faults.length >= MOST_VIOLATIONS) break;
    const [violation] = check({ [field]: one }) ?? [];
    const place = 'values' in members ? `${pointer}/values/${index}` : pointer;
    if (violation !== undefined) {
      add(faults, place, violation.code, violation.detail);
      if (!('values' in members)) break;
    }
  }
  return { field, values };
}

function readValues(values: unknown, pointer: string, faults: Faults): readonly (number | string)[] {
  if (Array.isArray(values) && values.length > 0 && values.length <= MOST_CELLS)
    return values as (number | string)[];
  add(
    faults,
    `${pointer}/values`,
    'not-allowed',
    `must be an array of 1 to ${MOST_CELLS} values; got ${shown(values)}`,
  );
  return [];
}

function readSteps(members: Members, pointer: string, faults: Faults): readonly number[] {
  const [from, to, step] = ['from', 'to', 'step'].map((name) => {
    const value = members[name];
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    add(
      faults,
      `${pointer}/${name}`,
      value === undefined ? 'required' : 'wrong-type',
      `must be a number; got ${shown(value)}`,
    );
    return NaN;
  }) as [number, number, number];
  if (Number.isNaN(from + to + step)) return [];
  const count = countSteps(from, to, step);
  if (count >= 1 && count <= MOST_CELLS) return stepValues(from, to, step);
  const reason =
    count > MOST_CELLS
      ? `must be larger: it makes ${count} values`
      : 'must lead from "from" to "to" and not be 0';
  add(faults, `${pointer}/step`, 'out-of-range', reason);
  return [];
}
