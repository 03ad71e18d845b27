import { bounds } from '#base/bounds.ts';
import { Compile, type Validator } from 'typebox/compile';
import { Settings } from 'typebox/system';
import type { InputFields, InputValues, Rule } from '#catalogue/define.ts';
import { compileComplete, type Complete } from '#catalogue/evaluate.ts';
import type { FieldKind } from '#catalogue/fields.ts';
import { activeByCode, endedCurrency, findCurrency } from '#currency/iso4217.ts';
import { looseSchema } from './schemas.ts';
import {
  currencyPhrase,
  describeError,
  type Fault,
  mismatch,
  unknownField,
  type Violation,
} from './violations.ts';

/** TypeBox would stop after 8. */
Settings.Set({ maxErrors: bounds.violations });

/** Checks a value against the fields. Undefined when it is valid, all violations when it is not. */
export type InputCheck = (value: unknown) => readonly Violation[] | undefined;

const validators = new WeakMap<InputFields, Validator>();

/** The same for all who ask, as it takes milliseconds to compile. */
function validatorOf(fields: InputFields): Validator {
  let validator = validators.get(fields);
  if (validator === undefined) {
    validator = Compile(looseSchema(fields));
    validators.set(fields, validator);
  }
  return validator;
}

/**
 * A check for these fields and rules; compiled on first use, so that a start does not wait for all checks.
 */
export function createInputCheck(fields: InputFields, rules: readonly Rule<never>[] = []): InputCheck {
  let compiled: { readonly validator: Validator; readonly complete: Complete } | undefined;
  const codes = codeFieldsOf(fields);
  const names = new Set(Object.keys(fields));
  return function check(value) {
    // A closed schema compares every name with a pattern of all names, which took a tenth of a batch item.
    compiled ??= {
      validator: validatorOf(fields),
      complete: rules.length === 0 ? (values) => values : compileComplete(fields),
    };
    const { validator, complete } = compiled;
    if (!validator.Check(value)) return listViolations(validator, fields, codes, value);
    const values = value as InputValues;
    for (const name in values) {
      if (!names.has(name)) return listViolations(validator, fields, codes, value);
    }
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

/** All that the schema cannot check in valid values with their defaults; undefined when there is nothing. */
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

function listViolations(
  validator: Validator,
  fields: InputFields,
  codes: CodeFields,
  value: unknown,
): readonly Violation[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const names = Object.keys(fields).join(', ');
    return [{ field: '', code: 'wrong-type', ...mismatch(`a JSON object with ${names}`, value) }];
  }
  const values = value as InputValues;
  const [known, unknown] = partition(Object.keys(values), (name) => Object.hasOwn(fields, name));
  const knownValues = Object.fromEntries(known.map((name) => [name, values[name]]));
  return [
    ...describeErrors(validator, fields, knownValues),
    // A type error in one field must not hide an unknown currency in another.
    ...currencyViolations(codes, knownValues).filter(({ field }) =>
      /^[A-Za-z]{3}(,[A-Za-z]{3})*$/.test(values[field] as string),
    ),
    ...unknown.slice(0, bounds.violations).map((field): Violation => ({
      field,
      code: 'unknown-field',
      detail: unknownField(field, Object.keys(fields)),
    })),
  ].slice(0, bounds.violations);
}

/** One violation per place, because a text may be both too short and of a wrong pattern. */
function describeErrors(validator: Validator, fields: InputFields, value: unknown): readonly Violation[] {
  const violations = new Map<string, Violation>();
  for (const error of validator.Errors(value)) {
    for (const violation of describeError(error, fields, value)) {
      const place = `${violation.field}${violation.within ?? ''}`;
      if (!violations.has(place)) violations.set(place, violation);
    }
  }
  return [...violations.values()];
}

function partition<T>(items: readonly T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}

/** The fields with currency codes, which the schema cannot check. */
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
  const ended = endedCurrency(code);
  if (ended === undefined) return mismatch(currencyPhrase, code);
  const { successor, since } = ended;
  return { detail: `must be an active currency; ${ended.code} ended on ${since}, so use ${successor}` };
}

function contradiction({ field, demand, within }: Rule<never>, completed: InputValues): Violation {
  const place = within?.(completed as never);
  return { field, code: 'contradiction', detail: demand, ...(place !== undefined && { within: place }) };
}
