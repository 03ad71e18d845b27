import { bounds } from '#base/bounds.ts';
import type { InputFields, InputValues, Rule } from '#catalogue/declare/define.ts';
import { compileComplete, type Complete } from '#catalogue/run/evaluate.ts';
import type { FieldKind } from '#catalogue/declare/fields.ts';
import { adviceOn, endedCurrency } from '#core/money/former-codes.ts';
import { activeByCode, findCurrency } from '#core/money/iso4217.ts';
import { accepts, createRecordTest, findFaults, isObject, type Test } from './acceptance.ts';
import { compileAccepts } from './acceptance-code.ts';
import { currencyPhrase, type Fault, mismatch, type Violation } from './violations.ts';

/** Checks a value against the fields. Undefined when it is valid, all violations when it is not. */
export type InputCheck = (value: unknown) => readonly Violation[] | undefined;

/** A check for these fields and rules. */
export function createInputCheck(fields: InputFields, rules: readonly Rule<never>[] = []): InputCheck {
  return createCheck(fields, rules, () => compileComplete(fields), compileAccepts);
}

/**
 * Made on first use, so that a start does not wait for all checks; `createComplete` is needed where there are
 * rules.
 */
export function createCheck(
  fields: InputFields,
  rules: readonly Rule<never>[],
  createComplete: () => Complete,
  createAccepts = (test: Test) => (value: unknown) => accepts(test, value),
): InputCheck {
  let made: { readonly isAccepted: (value: unknown) => boolean; readonly complete: Complete } | undefined;
  const codes = codeFieldsOf(fields);
  return function check(value) {
    made ??= {
      isAccepted: createAccepts(createRecordTest(fields)),
      complete: rules.length === 0 ? (values) => values : createComplete(),
    };
    const { isAccepted, complete } = made;
    if (!isAccepted(value)) return listViolations(fields, codes, value);
    const values = value as InputValues;
    for (const [field] of codes) {
      // Most codes are in upper case and active.
      if (values[field] !== undefined && !activeByCode.has(values[field] as string))
        return listContradictions(rules, complete(values), codes);
    }
    const completed = complete(values);
    for (const rule of rules) {
      if (!rule.holds(completed as never)) return listContradictions(rules, completed, codes);
    }
    return undefined;
  };
}

/**
 * All that the fields alone do not say of valid values with their defaults; undefined when there is nothing.
 */
function listContradictions(
  rules: readonly Rule<never>[],
  completed: InputValues,
  codes: CodeFields,
): readonly Violation[] | undefined {
  const violations = [
    ...currencyViolations(codes, completed),
    ...brokenRules(rules, completed).map((rule) => contradiction(rule, completed)),
  ];
  return violations.length === 0 ? undefined : violations;
}

const none: readonly Rule<never>[] = [];

/** The rules that values break; the values are valid individually and include the defaults. */
export function brokenRules(
  rules: readonly Rule<never>[] = none,
  completed: InputValues,
): readonly Rule<never>[] {
  let broken: Rule<never>[] | undefined;
  // A loop costs a fifth of a filter, and almost always there is no broken rule.
  for (const rule of rules) if (!rule.holds(completed as never)) (broken ??= []).push(rule);
  return broken ?? none;
}

function listViolations(fields: InputFields, codes: CodeFields, value: unknown): readonly Violation[] {
  if (!isObject(value)) {
    const names = Object.keys(fields).join(', ');
    return [{ field: '', code: 'wrong-type', ...mismatch(`a JSON object with ${names}`, value) }];
  }
  const faults = findFaults(fields, value, bounds.violations);
  const faulty = new Set(faults.map(({ field }) => field));
  const unknownCodes = currencyViolations(
    codes.filter(([field]) => !faulty.has(field)),
    value as InputValues,
  );
  const isUnknown = ({ code, within }: Violation) => code === 'unknown-field' && within === undefined;
  const [unknown, known] = [faults.filter(isUnknown), faults.filter((fault) => !isUnknown(fault))];
  return [...known, ...unknownCodes, ...unknown].slice(0, bounds.violations);
}

/** The fields with currency codes: whether one is of a currency, its letters do not say. */
type CodeFields = readonly (readonly [name: string, kind: FieldKind])[];

const codeKinds: ReadonlySet<FieldKind> = new Set(['currency', 'past-currency', 'past-currencies']);

function codeFieldsOf(fields: InputFields): CodeFields {
  return Object.entries(fields)
    .filter(([, { kind }]) => codeKinds.has(kind))
    .map(([name, { kind }]) => [name, kind]);
}

/** The first unknown currency code in a value, which may be a list; undefined when there is none. */
function unknownCode(kind: FieldKind, value: unknown): string | undefined {
  for (const code of Array.isArray(value) ? (value as unknown[]) : [value]) {
    if (typeof code !== 'string' || findCurrency(code) !== undefined) continue;
    if (kind === 'currency' || endedCurrency(code) === undefined) return code;
  }
  return undefined;
}

function currencyViolations(codes: CodeFields, values: InputValues): readonly Violation[] {
  return codes.flatMap(([field, kind]) => {
    const code = unknownCode(kind, values[field]);
    return code === undefined ? [] : [notACurrency(field, code)];
  });
}

/** The violation of a field whose code is unknown, or is of a currency that has ended. */
export function notACurrency(field: string, code: string): Violation {
  return { field, code: 'not-a-currency', ...currencyFault(code) };
}

function currencyFault(code: string): Fault {
  const advice = adviceOn(code);
  return advice === undefined
    ? mismatch(currencyPhrase, code)
    : { detail: `must be an active currency; ${advice}` };
}

/** What a broken rule demands of these values. */
export function demandOf(rule: Rule<never>, completed: InputValues): string {
  return rule.demandOf?.(completed as never) ?? rule.demand;
}

function contradiction(rule: Rule<never>, completed: InputValues): Violation {
  const place = rule.within?.(completed as never);
  const detail = demandOf(rule, completed);
  return { field: rule.field, code: 'contradiction', detail, ...(place !== undefined && { within: place }) };
}
