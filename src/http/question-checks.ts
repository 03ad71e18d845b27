import type { AnyCalculator, InputFields, InputValues } from '#catalogue/define.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import { outputDecimals, solvableFields, type Question } from '#derive/solving.ts';
import { countSteps, MOST_CELLS, stepValues, type Axis } from '#derive/sweeping.ts';
import { createInputCheck, MOST_VIOLATIONS, shown, type InputCheck } from '#derive/validation.ts';
import { bodyErrors, Problem, type ProblemError } from './replies.ts';

type Members = Readonly<Record<string, unknown>>;

/** Everything that is wrong with a body so far. */
type Faults = ProblemError[];

function add(faults: Faults, pointer: string, code: string, detail: string): void {
  faults.push({ pointer, code, detail });
}

function refuse(faults: Faults): void {
  const [first] = faults;
  if (first === undefined) return;
  const one = `${first.pointer || 'The body'} ${first.detail}.`;
  const detail = faults.length === 1 ? one : `${faults.length} values are not accepted; see errors.`;
  throw new Problem('invalid-input', detail, { errors: faults.slice(0, MOST_VIOLATIONS) });
}

/** Checks for the inputs of a calculator without some of its fields, made once for each such set. */
function createPartialChecks(fields: InputFields): (without: readonly string[]) => InputCheck {
  const checks = new Map<string, InputCheck>();
  return (without) => {
    const key = without.join();
    let check = checks.get(key);
    if (check === undefined) {
      check = createInputCheck(
        Object.fromEntries(Object.entries(fields).filter(([name]) => !without.includes(name))),
      );
      checks.set(key, check);
    }
    return check;
  };
}

function readMembers(body: unknown, known: readonly string[], faults: Faults): Members {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    add(faults, '', 'wrong-type', `must be a JSON object with ${known.join(', ')}; got ${shown(body)}`);
    return {};
  }
  for (const name of Object.keys(body)) {
    if (!known.includes(name))
      add(faults, `/${name}`, 'unknown-field', `is not known here; known are ${known.join(', ')}`);
  }
  return body as Members;
}

/** A check of what `POST /solve/{id}` is asked; throws a Problem with everything that is wrong. */
export function createQuestionCheck(
  calculator: AnyCalculator,
  evaluator: Evaluator,
): (body: unknown) => Question {
  const solvable = solvableFields(calculator);
  const outputs = Object.keys(calculator.output);
  const partial = createPartialChecks(calculator.input);

  return (body) => {
    const faults: Faults = [];
    const members = readMembers(body, ['solve_for', 'target', 'inputs'], faults);
    const solveFor = String(members['solve_for']);
    if (!solvable.includes(solveFor)) {
      add(
        faults,
        '/solve_for',
        'not-allowed',
        `must be one of ${solvable.join(', ')}; got ${shown(members['solve_for'])}`,
      );
    }
    faults.push(...bodyErrors(partial([solveFor])(members['inputs'] ?? {}) ?? [], '/inputs'));
    const inputs = (members['inputs'] ?? {}) as InputValues;
    const [output = '', target] = readTarget(members['target'], faults);
    refuse(faults);
    const decimals = outputDecimals(calculator, evaluator, inputs, output);
    if (Number(target.toFixed(Math.min(decimals, 20))) !== target) {
      add(
        faults,
        `/target/${output}`,
        'out-of-range',
        `must have at most ${decimals} decimals; got ${target}`,
      );
    }
    refuse(faults);
    return { solveFor, output, target, inputs };
  };

  function readTarget(value: unknown, faults: Faults): [string | undefined, number] {
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
}

/** What a sweep is asked: the inputs that stay, those that vary, and which results are wanted (all when empty). */
export interface SweepOrder {
  readonly inputs: InputValues;
  readonly axes: readonly Axis[];
  readonly outputs: readonly string[];
}

/** A check of what `POST /sweep/{id}` is asked; throws a Problem with everything that is wrong. */
export function createSweepCheck(calculator: AnyCalculator): (body: unknown) => SweepOrder {
  const names = Object.keys(calculator.input);
  const outputNames = Object.keys(calculator.output);
  const partial = createPartialChecks(calculator.input);
  const single = new Map(names.map((name) => [name, createInputCheck({ [name]: calculator.input[name]! })]));

  return (body) => {
    const faults: Faults = [];
    const members = readMembers(body, ['inputs', 'vary', 'outputs'], faults);
    const vary = members['vary'];
    const axes =
      Array.isArray(vary) && (vary.length === 1 || vary.length === 2)
        ? vary.map((axis, index) => readAxis(axis, `/vary/${index}`, faults))
        : (add(
            faults,
            '/vary',
            'not-allowed',
            'must be an array of one or two {field, values} or {field, from, to, step}',
          ),
          []);
    const varied = axes.map(({ field }) => field);
    if (new Set(varied).size < varied.length)
      add(faults, '/vary/1/field', 'contradiction', 'must not be the field of the first');
    faults.push(...bodyErrors(partial(varied)(members['inputs'] ?? {}) ?? [], '/inputs'));
    const outputs = members['outputs'] ?? [];
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
    return { inputs: (members['inputs'] ?? {}) as InputValues, axes, outputs: outputs as string[] };
  };

  function readAxis(value: unknown, pointer: string, faults: Faults): Axis {
    const members = typeof value === 'object' && value !== null ? (value as Members) : {};
    const field = String(members['field']);
    if (!names.includes(field)) {
      add(
        faults,
        `${pointer}/field`,
        'not-allowed',
        `must be one of ${names.join(', ')}; got ${shown(members['field'])}`,
      );
      return { field, values: [] };
    }
    const values =
      'values' in members
        ? readValues(members['values'], pointer, faults)
        : readSteps(members, pointer, faults);
    for (const [index, one] of values.entries()) {
      const [violation] = single.get(field)!({ [field]: one }) ?? [];
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
}
