import { requireEffort } from '#base/effort.ts';
import { compileCalls, compileDoubles } from '#core/equations/compile/compile.ts';
import { type ChosenOptions, findOpenCases } from '#core/equations/language/chosen-options.ts';
import { readRules, type Rule, type Rules } from '#core/equations/language/rules.ts';
import type { AnyDeclaration, InputValues } from '#catalogue/declare/define.ts';
import { inputsOf } from './inputs.ts';
import { createRuleCheck, MONEY_DECIMALS, NO_RULES, type RuleCheck } from './rule-check.ts';

const read = new WeakMap<AnyDeclaration, Rules>();

/** The rules with all that decides them. Throws an Error where they cannot be read. */
export function ruleProgramOf(calculator: AnyDeclaration): Rules {
  let found = read.get(calculator);
  if (found === undefined) {
    found = readRulesOf(calculator);
    read.set(calculator, found);
  }
  return found;
}

function readRulesOf(calculator: AnyDeclaration): Rules {
  const { id, rules = '', native = {} } = calculator;
  if (typeof rules !== 'string') return rules;
  try {
    return readRules(rules, inputsOf(calculator), native);
  } catch (error) {
    throw new Error(`The rules of ${id} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** Tells whether rules refuse options of choices, whatever else is given. */
export function createOptionCheck(calculator: AnyDeclaration): (chosen: ChosenOptions) => boolean {
  const { program, rules } = ruleProgramOf(calculator);
  const broken = new Set(rules.map(({ name }) => name));
  const cases = program.statements.flatMap((one) =>
    one.kind === 'definition' && broken.has(one.name) ? [one.cases] : [],
  );
  return (chosen) =>
    cases.some((one) => {
      const { open, isDecided } = findOpenCases(one, chosen);
      return isDecided && open.every(({ one: { value } }) => value?.kind === 'number' && value.text === '1');
    });
}

/** The definitions that are asked for: the rules, and what is told of those that are broken. */
export function namesTold(rules: readonly Rule[]): readonly string[] {
  const told = rules.flatMap(({ name, item, message }) => [
    name,
    ...(item === undefined ? [] : [item.index]),
    ...message.flatMap((part) => (typeof part === 'string' ? [] : [part.name])),
  ]);
  return [...new Set(told)];
}

const NONE: ReadRules = { rules: [], ...NO_RULES };

interface ReadRules extends RuleCheck {
  readonly rules: readonly Rule[];
}

const checks = new WeakMap<AnyDeclaration, ReadRules>();

/** The same for all that ask, as its code is made only once, on the first use. */
export function rulesOf(calculator: AnyDeclaration): ReadRules {
  let check = checks.get(calculator);
  if (check === undefined) {
    check = calculator.rules === undefined ? NONE : createLazily(calculator);
    checks.set(calculator, check);
  }
  return check;
}

function createLazily(calculator: AnyDeclaration): ReadRules {
  let made: RuleCheck | undefined;
  const check = {
    get rules() {
      return ruleProgramOf(calculator).rules;
    },
    findBroken(values: InputValues) {
      // Nobody tried what an operator declares for time.
      if (calculator.isOwn === true) requireEffort();
      made ??= compile(ruleProgramOf(calculator));
      if (calculator.isOwn !== true) check.findBroken = made.findBroken;
      return made.findBroken(values);
    },
  };
  return check;
}

function compile({ program, rules }: Rules): RuleCheck {
  const outputs = rules.map(({ name }) => ({ name, decimals: 0 }));
  // Each is 1 or 0.
  const inDoubles = compileDoubles(program, outputs, MONEY_DECIMALS, (_, { value }) => value);
  return createRuleCheck(rules, compileCalls(program, namesTold(rules)), inDoubles);
}
