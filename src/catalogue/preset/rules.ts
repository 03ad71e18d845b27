import { excerptOf } from '#core/equations/language/excerpt.ts';
import { namesIn, rename } from '#core/equations/language/names.ts';
import { readDeciding, readRules, type Rule, type Rules } from '#core/equations/language/rules.ts';
import type { Statement } from '#core/equations/language/tree.ts';
import type { AnyDeclaration } from '#catalogue/declare/define.ts';
import { type Declared, inputsOf } from '#catalogue/run/inputs.ts';
import { namesTold, ruleProgramOf } from '#catalogue/run/rules.ts';
import { fixedDefinitions, unitsOf } from './equations.ts';
import type { Origin } from './origin.ts';

/** The rules of the base under the names of a preset, and those that it declares itself. */
export function ownRules(
  origin: Origin,
  declaration: Declared & Pick<AnyDeclaration, 'native'>,
  declared = '',
): Rules {
  const inputs = inputsOf(declaration);
  const base = renamedRules(origin);
  const own = readRules(declared, inputs, {}, 'own_broken');
  const statements = [...base.statements, ...own.program.statements];
  return {
    program: readDeciding(statements, inputs, declaration.native ?? {}),
    rules: [...base.rules, ...own.rules],
  };
}

interface Renamed {
  readonly statements: readonly Statement[];
  readonly rules: readonly Rule[];
}

/**
 * The rules that can be broken here: not those of fixed inputs, nor those that name one. A test holds that
 * none of these is.
 */
function renamedRules(origin: Origin): Renamed {
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
