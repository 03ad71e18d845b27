import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { settle } from '#core/arithmetic/settle.ts';
import type { Rule } from '#core/equations/language/rules.ts';
import type { InputValues } from '#catalogue/declare/define.ts';

/** The rules between the inputs of a calculator, ready to be held against values. */
export interface RuleCheck {
  /** Those that valid values break; defaults need not be filled in. */
  readonly findBroken: (values: InputValues) => readonly BrokenRule[];
}

export interface BrokenRule {
  readonly field: string;
  /** What must be, with the figures of the values. */
  readonly demand: string;
  /** The part of the field that is at fault, as the rest of a JSON pointer: "/0/date". */
  readonly within?: string;
}

/**
 * Values of definitions over an arithmetic: of rules 1 where they are broken and 0 elsewhere, and what
 * messages say.
 */
export type RulesOver = <N>(
  a: Arithmetic<N>,
  values: InputValues,
  moneyDecimals: number,
) => Readonly<Record<string, unknown>>;

/** No rule speaks of the decimals of money. */
export const MONEY_DECIMALS = 2;

const noBroken: readonly BrokenRule[] = [];
export const NO_RULES: RuleCheck = { findBroken: () => noBroken };

/** What is said of a rule that is broken. */
type Told = Pick<Rule, 'name' | 'field' | 'item' | 'message'>;

/** 1 for each rule that is broken, and 0 for the others; undefined where it cannot decide. */
type InDoubles = (values: InputValues) => readonly (number | undefined)[] | undefined;

export function createRuleCheck(
  rules: readonly Told[],
  over: RulesOver,
  inDoubles: InDoubles = () => undefined,
): RuleCheck {
  if (rules.length === 0) return NO_RULES;
  return {
    findBroken(values) {
      const decided = inDoubles(values) ?? decide(rules, over, values);
      // A loop costs a fifth of a search by a function, and almost always there is no broken rule.
      for (let i = 0; i < decided.length; i++) if (decided[i] !== 0) return tell(rules, over, values);
      return noBroken;
    },
  };
}

function decide(rules: readonly Told[], over: RulesOver, values: InputValues): readonly number[] {
  return settle((a) => {
    const found = over(a, values, MONEY_DECIMALS);
    return rules.map(({ name }) => Number(a.round(found[name] as never, 0)));
  });
}

function tell(rules: readonly Told[], over: RulesOver, values: InputValues): readonly BrokenRule[] {
  return settle((a) => {
    const found = over(a, values, MONEY_DECIMALS);
    const numberOf = (name: string) => Number(a.round(found[name] as never, 0));
    const textOf = (name: string) => (typeof found[name] === 'string' ? found[name] : numberOf(name));
    return rules
      .filter(({ name }) => numberOf(name) !== 0)
      .map(({ field, item, message }) => {
        const demand = message.map((part) => (typeof part === 'string' ? part : textOf(part.name))).join('');
        if (item === undefined || found[item.index] === undefined) return { field, demand };
        const member = item.member === undefined ? '' : `/${item.member}`;
        return { field, demand, within: `/${numberOf(item.index)}${member}` };
      });
  });
}
