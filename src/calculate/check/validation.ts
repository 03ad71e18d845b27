import { bounds } from '#base/bounds.ts';
import type { InputFields, InputValues } from '#catalogue/declare/define.ts';
import { type BrokenRule, NO_RULES, type RuleCheck } from '#catalogue/run/rule-check.ts';
import type { FieldKind } from '#catalogue/declare/fields.ts';
import { adviceOn, endedCurrency } from '#core/money/former-codes.ts';
import { activeByCode, findCurrency } from '#core/money/iso4217.ts';
import { accepts, createRecordTest, findFaults, isObject, type Test } from './acceptance.ts';
import { compileAccepts } from './acceptance-code.ts';
import { currencyPhrase, type Fault, mismatch, type Violation } from './violations.ts';

/** Checks a value against the fields. Undefined when it is valid, all violations when it is not. */
export type InputCheck = (value: unknown) => readonly Violation[] | undefined;

/** A check for these fields and rules. */
export function createInputCheck(fields: InputFields, rules?: RuleCheck): InputCheck {
  return createCheck(fields, rules, compileAccepts);
}

/** Made on first use, so that a start does not wait for all checks. */
export function createCheck(
  fields: InputFields,
  rules: RuleCheck = NO_RULES,
  createAccepts = (test: Test) => (value: unknown) => accepts(test, value),
): InputCheck {
  let isAccepted: ((value: unknown) => boolean) | undefined;
  const codes = codeFieldsOf(fields);
  return function check(value) {
    isAccepted ??= createAccepts(createRecordTest(fields));
    if (!isAccepted(value)) return listViolations(fields, codes, value);
    const values = value as InputValues;
    const broken = rules.findBroken(values);
    let isClear = broken.length === 0;
    for (const [field] of codes) {
      // Most codes are in upper case and active.
      if (values[field] !== undefined && !activeByCode.has(values[field] as string)) isClear = false;
    }
    if (isClear) return undefined;
    const violations = [...currencyViolations(codes, values), ...broken.map(contradiction)];
    return violations.length === 0 ? undefined : violations;
  };
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

function contradiction({ demand, ...rule }: BrokenRule): Violation {
  return { ...rule, code: 'contradiction', detail: demand };
}
