import type {
  AnyDeclaration,
  Category,
  Convention,
  Conventions,
  InputFields,
  InputValues,
  OutputFields,
  Rule,
} from '../define.ts';
import type { InputField, OutputField } from '../fields.ts';
import { changeInput, changeOutput, type InputChange, type OutputChange } from './fields.ts';
import { cutFormula } from './formula.ts';
import { ownLaws } from './laws.ts';
import { createOrigin, type NamesDeclared, type Origin } from './origin.ts';
import { namesIn, renameIn, renameInProse } from './text.ts';

/**
 * A calculator that is another one, its base, with some inputs fixed and some outputs chosen, under names of its own. It has no
 * formula: what is not declared here is that of the base.
 */
interface Preset<Inputs extends InputFields, Outputs extends OutputFields> {
  readonly id: string;
  readonly name: string;
  readonly synonyms?: readonly string[];
  readonly category: Category;
  readonly summary: string;
  /** Inputs of the base that have always this value; undefined for an optional one that is absent. */
  readonly fixed?: {
    readonly [Name in keyof Inputs]?: Extract<ValueOf<Inputs[Name]>, number | string> | undefined;
  };
  /**
   * The inputs, by their names in the base, in the order in which they are shown; by default all that are not fixed. The
   * currency need not be named.
   */
  readonly input?: { readonly [Name in keyof Inputs]?: InputChange<ValueOf<Inputs[Name]>> };
  /** The outputs, by their names in the base, in the order of replies. */
  readonly output: { readonly [Name in keyof Outputs]?: OutputChange };
  /** In place of those of the base, where these say more than applies here. */
  readonly conventions?: Conventions;
  /** Whether the schedule of the base, if it has one, is left out. */
  readonly hasSchedule?: false;
  /**
   * Of a base whose formula is code: whether the equations of its note decide every answer to these outputs. They then run in
   * place of the code, without what the outputs do not need.
   */
  readonly runsNote?: true;
  /** In place of those laws of the base that cannot be told of these inputs and outputs. */
  readonly laws?: AnyDeclaration['laws'];
}

type ValueOf<Field> = Field extends InputField<infer _Kind, infer Value> ? Value : never;

const origins = new WeakMap<AnyDeclaration, Origin>();

/** Undefined for a calculator that is not a preset. */
export function originOf(declaration: AnyDeclaration): Origin | undefined {
  return origins.get(declaration);
}

/** Throws an Error where the declaration does not fit the base. */
export function preset<const Inputs extends InputFields, const Outputs extends OutputFields>(
  base: AnyDeclaration & { readonly input: Inputs; readonly output: Outputs },
  declared: Preset<Inputs, Outputs>,
): AnyDeclaration {
  try {
    return create(base, declared);
  } catch (error) {
    throw new Error(`The preset ${declared.id}: ${(error as Error).message}`, { cause: error });
  }
}

type AnyPreset = Omit<Preset<InputFields, OutputFields>, 'fixed' | 'input' | 'output'> & NamesDeclared;

function create(base: AnyDeclaration, declared: AnyPreset): AnyDeclaration {
  if (origins.has(base)) throw new Error(`${base.id} is a preset itself; name its base.`);
  const origin = createOrigin(base, declared);
  const { id, name, synonyms, category, summary } = declared;
  const declaration: AnyDeclaration = {
    id,
    name,
    ...(synonyms !== undefined && { synonyms }),
    category,
    summary,
    input: inputsOf(origin, declared),
    output: outputsOf(origin, declared),
    rules: rulesOf(origin),
    conventions: declared.conventions ?? conventionsOf(origin),
    ...cutFormula(origin, declared),
    laws: { ...ownLaws(origin), ...declared.laws },
  };
  origins.set(declaration, origin);
  return declaration;
}

function inputsOf({ base, inputs }: Origin, { input = {} }: AnyPreset): InputFields {
  return Object.fromEntries(
    [...inputs].map(([name, own]) => [own, changeInput(base.input[name]!, input[name], inputs)]),
  );
}

function outputsOf({ base, outputs, names }: Origin, { output }: AnyPreset): OutputFields {
  return Object.fromEntries(
    [...outputs].map(([name, own]): [string, OutputField] => [
      own,
      changeOutput(base.output[name]!, output[name], names),
    ]),
  );
}

/** The rules that can be broken here: not those of fixed inputs, nor those that name one. A test holds that none of these is. */
function rulesOf({ base, inputs, toBase }: Origin): readonly Rule<never>[] {
  const isAbsent = (name: string) => name in base.input && !inputs.has(name);
  return (base.rules ?? [])
    .filter(({ field, demand }) => !isAbsent(field) && !namesIn(demand).some(isAbsent))
    .map(({ field, demand, holds, within }) => ({
      field: inputs.get(field)! as never,
      demand: renameIn(demand, inputs),
      holds: (values: InputValues) => holds(toBase(values) as never),
      ...(within !== undefined && { within: (values: InputValues) => within(toBase(values) as never) }),
    }));
}

/** The words that fixed choices decide. */
function conventionsOf({ base, fixed, names }: Origin): Conventions {
  const { timing, compounding, rounding, forecast } = base.conventions;
  const own = (convention: Convention): Convention => {
    if (typeof convention === 'string') return renameInProse(convention, names);
    const { by, words } = convention;
    return fixed.has(by) ? (words[String(fixed.get(by))] ?? '') : { by: names.get(by) ?? by, words };
  };
  return {
    timing: own(timing),
    compounding: own(compounding),
    ...(rounding !== undefined && { rounding: own(rounding) }),
    ...(forecast !== undefined && { forecast: renameInProse(forecast, names) }),
  };
}
