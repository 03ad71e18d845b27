import { bounds } from '#base/bounds.ts';
import type { InputFields } from '#catalogue/declare/define.ts';
import { createInputCheck, type InputCheck } from './validation.ts';
import { findNearestName } from '#base/nearest.ts';
import { createRecent } from '#base/recent.ts';
import { mismatch, unknownFields } from './violations.ts';
import { asSentence, bodyErrors, formatErrorCount, Problem, type ProblemError } from './problem.ts';

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

/** Adds that a value is none of the names that are accepted; `more` follows these. */
export function addUnknownName(
  faults: Faults,
  pointer: string,
  known: readonly string[],
  value: unknown,
  more = '',
): void {
  const { detail, ...fault } = mismatch(`one of ${known.join(', ')}${more}`, value);
  const nearest = typeof value === 'string' ? findNearestName(value, known) : undefined;
  faults.push({
    pointer,
    code: typeof value === 'string' ? 'not-allowed' : 'wrong-type',
    detail: nearest === undefined ? detail : `${detail}; did you mean ${nearest}?`,
    ...fault,
  });
}

/** Throws a Problem with all faults, if there are any. */
export function requireNoFaults(faults: Faults): void {
  const [first] = faults;
  if (first === undefined) return;
  const one = asSentence(`${first.pointer || 'The body'} ${first.detail}`);
  const detail = faults.length === 1 ? one : formatErrorCount(faults.length);
  throw new Problem('invalid-input', detail, { errors: faults.slice(0, bounds.violations) });
}

/** A check takes about 30 kB, and a calculator with ten fields has 55 of them for sweeps. */
const MAX_KEPT_CHECKS = 12;

/** Checks for the inputs of a calculator without some of its fields; the most recent ones are kept. */
export function createPartialChecks(fields: InputFields): (without: readonly string[]) => InputCheck {
  const checks = createRecent<InputCheck>(MAX_KEPT_CHECKS);
  return (without) => {
    const key = without.toSorted().join();
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

/**
 * The faults of the inputs of a calculation that has others from elsewhere, of which the body says what
 * becomes of them: "is solved for".
 */
export function inputFaults(
  check: InputCheck,
  inputs: unknown,
  others: readonly string[],
  becomes: string,
): readonly ProblemError[] {
  return bodyErrors(check(inputs) ?? [], '/inputs').map((fault) =>
    fault.code === 'unknown-field' && others.some((name) => fault.pointer === `/inputs/${name}`)
      ? { ...fault, code: 'contradiction', detail: `${becomes}; leave it out of inputs` }
      : fault,
  );
}

/** The members of an object in a body, by default the body itself, that must have only these members. */
export function readMembers(body: unknown, known: readonly string[], faults: Faults, at = ''): Members {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    addMismatch(faults, at, 'wrong-type', `a JSON object with ${known.join(', ')}`, body);
    // Without an object there are no members to check, so this fault is the only one.
    if (at === '') requireNoFaults(faults);
    return {};
  }
  faults.push(...bodyErrors(unknownFields(Object.keys(body), known), at));
  return body as Members;
}
