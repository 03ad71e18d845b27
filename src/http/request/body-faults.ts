import { bounds } from '#base/bounds.ts';
import type { InputFields } from '#catalogue/define.ts';
import { createInputCheck, type InputCheck } from '#derive/validation.ts';
import { mismatch, unknownField } from '#derive/violations.ts';
import { formatErrorCount, Problem, type ProblemError } from '../replies.ts';

/** The members of an object in a body, not checked yet. */
export type Members = Readonly<Record<string, unknown>>;

/** All mistakes found in a body so far. */
export type Faults = ProblemError[];

export function addFault(faults: Faults, pointer: string, code: string, detail: string): void {
  faults.push({ pointer, code, detail });
}

/** Adds that a value is not what is accepted at its place; `expected` is a noun phrase. */
export function addMismatch(
  faults: Faults,
  pointer: string,
  code: string,
  expected: string,
  value: unknown,
): void {
  faults.push({ pointer, code, ...mismatch(expected, value) });
}

/** Throws a Problem with all faults, if there are any. */
export function requireNoFaults(faults: Faults): void {
  const [first] = faults;
  if (first === undefined) return;
  const one = `${first.pointer || 'The body'} ${first.detail}.`;
  const detail = faults.length === 1 ? one : formatErrorCount(faults.length);
  throw new Problem('invalid-input', detail, { errors: faults.slice(0, bounds.violations) });
}

/** A check takes about 30 kB, and a calculator with ten fields has 55 of them for sweeps. */
const MAX_KEPT_CHECKS = 12;

/** Checks for the inputs of a calculator without some of its fields; the most recent ones are cached. */
export function createPartialChecks(fields: InputFields): (without: readonly string[]) => InputCheck {
  const checks = new Map<string, InputCheck>();
  return (without) => {
    const key = without.toSorted().join();
    let check = checks.get(key);
    if (check === undefined) {
      check = createInputCheck(
        Object.fromEntries(Object.entries(fields).filter(([name]) => !without.includes(name))),
      );
      checks.set(key, check);
      if (checks.size > MAX_KEPT_CHECKS) checks.delete(checks.keys().next().value!);
    }
    return check;
  };
}

/** The members of a body that must be an object with only these members. */
export function readMembers(body: unknown, known: readonly string[], faults: Faults): Members {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    addMismatch(faults, '', 'wrong-type', `a JSON object with ${known.join(', ')}`, body);
    return {};
  }
  for (const name of Object.keys(body)) {
    if (!known.includes(name)) addFault(faults, `/${name}`, 'unknown-field', unknownField(name, known));
  }
  return body as Members;
}
