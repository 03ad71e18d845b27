import type { InputFields } from '#catalogue/define.ts';
import { createInputCheck, MOST_VIOLATIONS, type InputCheck } from '#derive/validation.ts';
import { shown } from '#derive/violations.ts';
import { Problem, type ProblemError } from '../replies.ts';

/** The members of an object in a body, not checked yet. */
export type Members = Readonly<Record<string, unknown>>;

/** Everything that is wrong with a body so far. */
export type Faults = ProblemError[];

export function add(faults: Faults, pointer: string, code: string, detail: string): void {
  faults.push({ pointer, code, detail });
}

/** Throws a Problem with all faults, when there are any. */
export function refuse(faults: Faults): void {
  const [first] = faults;
  if (first === undefined) return;
  const one = `${first.pointer || 'The body'} ${first.detail}.`;
  const detail = faults.length === 1 ? one : `${faults.length} values are not accepted; see errors.`;
  throw new Problem('invalid-input', detail, { errors: faults.slice(0, MOST_VIOLATIONS) });
}

/** A check takes some 30 kB, and a calculator of ten fields has 55 of them for sweeps. */
const MOST_KEPT_CHECKS = 12;

/** Checks for the inputs of a calculator without some of its fields; those made last are kept. */
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
      if (checks.size > MOST_KEPT_CHECKS) checks.delete(checks.keys().next().value!);
    }
    return check;
  };
}

/** The members of a body that must be an object of these. */
export function readMembers(body: unknown, known: readonly string[], faults: Faults): Members {
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
