import { excerptOf } from '#core/equations/language/excerpt.ts';
import { namesIn, rename } from '#core/equations/language/names.ts';
import { readRules, type Rule, type Rules } from '#core/equations/language/rules.ts';
import type { InputFields } from '#catalogue/declare/define.ts';
import { describeInputs } from '#catalogue/run/inputs.ts';
import { namesTold, ruleProgramOf } from '#catalogue/run/rules.ts';
import { fixedDefinitions, unitsOf } from './equations.ts';
import type { Origin } from './origin.ts';

/** The rules of the base under the names of a preset, and those that it declares itself. */
export function ownRules(origin: Origin, declared: string | undefined, input: InputFields): Rules {
  const base = renamedRules(origin);
  if (declared === undefined) return base;
  const own = readRules(declared, describeInputs(input), {}, 'own_broken');
  return { statements: [...base.statements, ...own.statements], rules: [...base.rules, ...own.rules] };
}

/**
 * The rules that can be broken here: not those of fixed inputs, nor those that name one. A test holds that
 * none of these is.
 */
function renamedRules(origin: Origin): Rules {
  const { base, inputs, names, given } = origin;
  const { program, rules } = ruleProgramOf(base);
  const isAbsent = (name: string) => name in base.input && !inputs.has(name);
  const kept = rules.filter(
    ({ field, demand }) => !isAbsent(field) && demand.match(words)?.some(isAbsent) !== true,
  );
  if (kept.length === 0) return { statements: [], rules: [] };
  const { statements } = excerptOf(program, given, namesTold(kept), [], unitsOf(origin));
  const all = [...fixedDefinitions(origin, namesIn(statements)), ...statements];
  return {
    statements: all.map((one) => rename(one, names)),
    rules: kept.map((rule) => renameRule(rule, origin)),
  };
}

const words = /[a-z]\w*/g;

function renameRule({ field, item, demand, message, alternatives, ...rule }: Rule, { inputs }: Origin): Rule {
  const own = (name: string) => inputs.get(name) ?? name;
  const ownText = (text: string) => text.replace(words, own);
  return {
    ...rule,
    field: own(field),
    ...(item !== undefined && { item }),
    demand: ownText(demand),
    message: message.map((part) => (typeof part === 'string' ? ownText(part) : part)),
    ...(alternatives !== undefined && { alternatives: alternatives.map(own) }),
  };
}
