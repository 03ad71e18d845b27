import type {
  AnyCalculator,
  Convention,
  Example,
  InputFields,
  OutputFields,
} from '#catalogue/declare/define.ts';
import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { describeFormula } from '#calculate/explain/formula.ts';
import { intervalsOf } from '#calculate/schedule/schedule.ts';
import { expectationOf } from '#calculate/check/violations.ts';

/** A longer description leaves out equations and lists of the example, and then details of inputs. */
const MAX_BYTES = 8_000;

/** What a language model needs to call a calculator and to read its reply, in as few words as possible. */
export function describeForAgent(calculator: AnyCalculator): object {
  const whole = describeWhole(calculator);
  if (isShort(whole)) return whole;
  const { input, output, examples } = calculator;
  const [example] = examples;
  const shorter = {
    ...whole,
    formula: { equation: 'the tool explain gives the equations, each with its numbers, and the sources' },
    example: { input: example.input, output: withoutLists(example.output) },
  };
  if (isShort(shorter)) return shorter;
  const conditions = requirementsOf(calculator);
  const detailed = Object.keys(input).find((name) => hasDetails(input[name]!));
  return {
    ...shorter,
    inputs: describeInputs(input, conditions, outlineOf),
    rules: undefined,
    ...describeRules(
      calculator,
      (field, demand) => input[field]!.required || field in conditions || demand.startsWith(ALTERNATIVES),
    ),
    more: `describe_calculator with fields, such as ["${detailed}"], gives their choices, members and rules`,
    outputs: describeOutputs(output, Object.keys),
  };
}

function isShort(description: object): boolean {
  return Buffer.byteLength(JSON.stringify(description)) <= MAX_BYTES;
}

/** These inputs with all their choices, members and rules. */
export function describeFields(calculator: AnyCalculator, names: ReadonlySet<string>): object {
  const asked = Object.entries(calculator.input).filter(([name]) => names.has(name));
  return {
    id: calculator.id,
    inputs: describeInputs(Object.fromEntries(asked), requirementsOf(calculator)),
    ...describeRules(calculator, (field) => names.has(field)),
  };
}

/** Whether an outline leaves something out. */
function hasDetails(field: InputField): boolean {
  return field.fields !== undefined || outlineOf(field) !== descriptionOf(field);
}

/** The description without the meanings of the choices, which follow it. */
function outlineOf(field: InputField): string {
  const [first] = Object.keys(field.options ?? {});
  return descriptionOf(field).split(`; ${first}: `, 1)[0]!;
}

/** An output whose lists are left out. */
function withoutLists(output: Example['output']): object {
  return Object.fromEntries(Object.entries(output).filter(([, value]) => !Array.isArray(value)));
}

/** The description with every equation, however long it is. */
export function describeWhole(calculator: AnyCalculator): object {
  const { id, name, category, summary, input, output, conventions, examples } = calculator;
  const intervals = intervalsOf(calculator);
  return {
    id,
    name,
    category,
    summary,
    inputs: describeInputs(input, requirementsOf(calculator)),
    ...describeRules(calculator),
    outputs: describeOutputs(output),
    ...(intervals.length > 0 && { schedule: intervals }),
    formula: describeFormula(calculator),
    conventions: Object.fromEntries(
      Object.entries<Convention>({ ...conventions }).map(([subject, convention]) => [
        subject,
        typeof convention === 'string' ? convention : `depends on ${convention.by}`,
      ]),
    ),
    example: examples[0],
  };
}

/** The rules except those that say when an input is required; inputs with the same rule share a line. */
function describeRules(
  calculator: AnyCalculator,
  isIncluded: (field: string, demand: string) => boolean = () => true,
) {
  const others = rulesOf(calculator).rules.filter(
    ({ field, demand }) => !demand.startsWith(REQUIRED) && isIncluded(field, demand),
  );
  const fields = Map.groupBy(others, ({ demand }) => demand);
  const texts = [...fields].map(([demand, all]) => {
    const names = new Set(all.map(({ field }) => field));
    return `${[...names].join(', ')} ${demand}`;
  });
  return texts.length > 0 && { rules: texts };
}

const REQUIRED = 'is required ';

/** How a rule begins that asks for one of several inputs. */
const ALTERNATIVES = 'must be given, or ';

/** The inputs that are required under a condition, such as "unless assets are given". */
export function requirementsOf(calculator: AnyCalculator): Readonly<Record<string, string>> {
  const found = rulesOf(calculator).rules.filter(({ demand }) => demand.startsWith(REQUIRED));
  return Object.fromEntries(found.map(({ field, demand }) => [field, demand.slice(REQUIRED.length)]));
}

function describeInputs(
  fields: InputFields,
  conditions: Readonly<Record<string, string>> = {},
  describe: (field: InputField) => string = descriptionOf,
): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { default: value, item, fields: members } = field;
      const required = field.required || conditions[name];
      return [
        name,
        {
          ...(required && { required }),
          description: describe(field),
          accepts: expectationOf(field),
          ...(value !== undefined && { default: value }),
          ...(item !== undefined && { items: descriptionOf(item) }),
          ...(members !== undefined && describe === descriptionOf && { items: describeInputs(members) }),
        },
      ];
    }),
  );
}

function describeOutputs(
  fields: OutputFields,
  describeMembers: (members: OutputFields) => object = (members) => describeOutputs(members),
): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { fields: members, optional } = field;
      const text = `${field.description}${unitOf(field)}${optional ? '; not in every reply' : ''}`;
      return [name, members === undefined ? text : { description: text, items: describeMembers(members) }];
    }),
  );
}

function unitOf({ schema, item }: OutputField): string {
  const unit = (schema as { readonly 'x-unit'?: string })['x-unit'];
  if (unit !== undefined) return ` (${unit})`;
  return item === undefined ? '' : unitOf(item);
}

export function descriptionOf({ schema }: InputField): string {
  return (schema as unknown as { readonly description: string }).description;
}
