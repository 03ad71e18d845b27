import { renameInProse } from '#core/equations/language/names.ts';
import type { Rules } from '#core/equations/language/rules.ts';
import type {
  AnyDeclaration,
  Category,
  Convention,
  Conventions,
  InputFields,
  OutputFields,
} from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import type { Headline } from '#catalogue/declare/headline.ts';
import { changeInput, changeOutput, type InputChange, type OutputChange } from './fields.ts';
import { fitSchedule, ownEquations, ownSchedule, type OwnEquations } from './equations.ts';
import { ownFigures, ownLaw } from './figures.ts';
import { ownNatives } from './natives.ts';
import { ownLaws } from './laws.ts';
import { createOrigin, type NamesDeclared, type Origin } from './origin.ts';
import { ownRules } from './rules.ts';

/**
 * A calculator that is another one, its base, with some inputs fixed and some outputs chosen, under names of
 * its own. It has no formula: what is not declared here is that of the base.
 */
interface Preset<Inputs extends InputFields, Outputs extends OutputFields> {
  readonly id: string;
  readonly name: string;
  readonly synonyms?: readonly string[];
  readonly category: Category;
  readonly summary: string;
  readonly headline?: Headline;
  readonly about?: string;
  /** Inputs of the base that have always this value; undefined for an optional one that is absent. */
  readonly fixed?: {
    readonly [Name in keyof Inputs]?: FixedOf<ValueOf<Inputs[Name]>>;
  };
  /**
   * The inputs, by their names in the base, in the order in which they are shown; by default all that are not
   * fixed. The currency need not be named.
   */
  readonly input?: InputChanges<Inputs>;
  /** The outputs, by their names in the base, in the order of replies. */
  readonly output: OutputChanges<Outputs>;
  /** Beside those of the base, of the preset's own names. */
  readonly rules?: string;
  /** In place of those of the base, where these say more than applies here. */
  readonly conventions?: Conventions;
  /** In place of those of the base, where these are about something else. */
  readonly references?: AnyDeclaration['references'];
  /** Whether the schedule of the base, if it has one, is left out. */
  readonly hasSchedule?: false;
  /** By names of the preset; those of the base are not inherited. */
  readonly pictures?: AnyDeclaration['pictures'];
  /** In place of those laws of the base that cannot be told of these inputs and outputs. */
  readonly laws?: AnyDeclaration['laws'];
}

type InputChanges<Inputs extends InputFields> = {
  readonly [Name in keyof Inputs]?: InputChange<ValueOf<Inputs[Name]>>;
};
type OutputChanges<Outputs extends OutputFields> = { readonly [Name in keyof Outputs]?: OutputChange };

/** A list can be fixed at having no items. */
type FixedOf<Value> =
  | Extract<Value, number | string | boolean>
  | (Value extends readonly unknown[] ? readonly [] : never)
  | undefined;

type ValueOf<Field> = Field extends InputField<infer _Kind, infer Value> ? Value : never;

const origins = new WeakMap<AnyDeclaration, Origin>();

/** Undefined for a calculator that is not a preset. */
export function originOf(declaration: AnyDeclaration): Origin | undefined {
  return origins.get(declaration);
}

/**
 * Throws an Error where the declaration does not fit the base; where its outputs need other inputs than it
 * has, when its equations are first read, so that a start does not wait for them.
 */
export function preset<const Inputs extends InputFields, const Outputs extends OutputFields>(
  base: AnyDeclaration & { readonly input: Inputs; readonly output: Outputs },
  declared: Preset<Inputs, Outputs>,
): AnyDeclaration {
  return naming(declared.id, () => create(base, declared));
}

function naming<Made>(id: string, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw new Error(`The preset ${id}: ${(error as Error).message}`, { cause: error });
  }
}

type AnyPreset = Omit<Preset<InputFields, OutputFields>, 'fixed' | 'input' | 'output'> & NamesDeclared;

function create(base: AnyDeclaration, declared: AnyPreset): AnyDeclaration {
  if (origins.has(base)) throw new Error(`${base.id} is a preset itself; name its base.`);
  const origin = createOrigin(base, declared);
  const { inputs, outputs, names } = origin;
  const { id, name, synonyms, category, summary, headline, about, pictures, laws } = declared;
  const schedule =
    declared.hasSchedule === false ? undefined : base.schedule && fitSchedule(base.schedule, outputs);
  let made: OwnEquations | undefined;
  const own = () => (made ??= naming(id, () => ownEquations(origin, schedule)));
  let rules: Rules | undefined;
  const declaration: AnyDeclaration = {
    id,
    name,
    ...(synonyms !== undefined && { synonyms }),
    category,
    summary,
    ...(headline !== undefined && { headline }),
    ...(about !== undefined && { about }),
    input: Object.fromEntries(
      [...inputs].map(([key, own]) => [own, changeInput(base.input[key]!, declared.input?.[key], inputs)]),
    ),
    output: Object.fromEntries(
      [...outputs].map(([key, own]) => [own, changeOutput(base.output[key]!, declared.output[key], names)]),
    ),
    ...(base.prominent !== undefined && {
      prominent: base.prominent.flatMap((key) => inputs.get(key) ?? []),
    }),
    ...(base.isBoundToCurrency === true && { isBoundToCurrency: true }),
    conventions: declared.conventions ?? conventionsOf(origin),
    references: declared.references ?? base.references,
    ...ownNatives(origin, base.native),
    ...(base.figures !== undefined && { figures: ownFigures(origin, base.figures) }),
    ...(base.law !== undefined && { law: ownLaw(origin, base.law) }),
    ...(schedule !== undefined && { schedule: ownSchedule(origin, schedule, () => own().course!) }),
    ...(pictures !== undefined && { pictures }),
    get equations() {
      return own().equations;
    },
    get rules() {
      return (rules ??= naming(id, () => ownRules(origin, declaration, declared.rules)));
    },
    get laws() {
      return { ...ownLaws(origin), ...laws };
    },
  };
  origins.set(declaration, origin);
  return declaration;
}

/** The words that fixed choices decide. */
function conventionsOf({ base, fixed, names }: Origin): Conventions {
  const { timing, compounding, rounding, forecast } = base.conventions;
  const own = (convention: Convention): Convention => {
    if (typeof convention === 'string') return renameInProse(convention, names);
    const { by, options } = convention;
    return fixed.has(by) ? (options[String(fixed.get(by))] ?? '') : { by: names.get(by) ?? by, options };
  };
  return {
    timing: own(timing),
    compounding: own(compounding),
    ...(rounding !== undefined && { rounding: own(rounding) }),
    ...(forecast !== undefined && { forecast: renameInProse(forecast, names) }),
  };
}
