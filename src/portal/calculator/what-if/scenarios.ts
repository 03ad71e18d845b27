import type { InputFields } from '#catalogue/declare/define.ts';
import { draftsOf, writeDrafts, type Typing } from '#portal/calculator/form/draft.ts';
import { pageParameters } from '#portal/rows.ts';

/**
 * Filled forms that are kept beside the current one, in the address: scenario.1=A~{"home_price":400000,…}.
 */
export interface Scenario {
  readonly name: string;
  /** The body of the equivalent API call. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** With the current one, four stand side by side. */
export const MAX_SCENARIOS = 3;
const MAX_NAME_CHARACTERS = 24;
const letters = ['A', 'B', 'C', 'D'];

const parameterOf = (index: number) => `${pageParameters.scenario}.${index + 1}`;

interface Kept {
  readonly scenarios: readonly Scenario[];
  /** How many cannot be read. */
  readonly unreadable: number;
}

/** Those of an address, in their order. */
export function readScenarios(query: URLSearchParams): Kept {
  const texts = Array.from({ length: MAX_SCENARIOS }, (_, index) => query.get(parameterOf(index)));
  const given = texts.filter((text) => text !== null);
  const scenarios = given.flatMap((text) => readScenario(text) ?? []);
  return { scenarios, unreadable: given.length - scenarios.length };
}

function readScenario(text: string): Scenario | undefined {
  const end = text.indexOf('~');
  const name = tidyName(text.slice(0, Math.max(0, end)));
  try {
    const values: unknown = JSON.parse(text.slice(end + 1));
    const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
    return isObject && name !== '' ? { name, values: values as Scenario['values'] } : undefined;
  } catch {
    return undefined;
  }
}

function tidyName(text: string): string {
  return text
    .replaceAll(/[~\s]+/g, ' ')
    .trim()
    .slice(0, MAX_NAME_CHARACTERS);
}

export function scenarioPairs(scenarios: readonly Scenario[]): readonly (readonly [string, string])[] {
  return scenarios.map(({ name, values }, index) => [
    parameterOf(index),
    `${name}~${JSON.stringify(values)}`,
  ]);
}

/** The name that the next one has if nobody gives it another. */
function nextName(scenarios: readonly Scenario[]): string {
  return letters.find((letter) => scenarios.every(({ name }) => name !== letter))!;
}

const buttons: readonly string[] = [
  pageParameters.keepScenario,
  pageParameters.removeScenario,
  pageParameters.takeScenario,
];

/** Whether such a button was pressed. */
export function changesScenarios(query: URLSearchParams): boolean {
  return buttons.some((name) => query.has(name));
}

/**
 * The query after a button that keeps the form as a scenario, removes one, or takes one into the form.
 */
export function changeScenarios(
  fields: InputFields,
  query: URLSearchParams,
  values: Scenario['values'],
  typing: Typing,
): URLSearchParams {
  const [removed, taken] = [pageParameters.removeScenario, pageParameters.takeScenario].map((name) =>
    query.has(name) ? Number(query.get(name)) - 1 : undefined,
  );
  const isKept = query.has(pageParameters.keepScenario);
  const { scenarios } = readScenarios(query);
  const name = tidyName(query.get(pageParameters.scenarioName) ?? '');
  const added = isKept ? [{ name: name === '' ? nextName(scenarios) : name, values }] : [];
  const left = [...scenarios, ...added].filter((_, index) => index !== removed).slice(0, MAX_SCENARIOS);
  const chosen = taken === undefined ? undefined : scenarios[taken];
  const isOther = (one: string) =>
    !one.startsWith(`${pageParameters.scenario}.`) &&
    one !== pageParameters.scenarioName &&
    !buttons.includes(one) &&
    (chosen === undefined || !Object.hasOwn(fields, one.split('.')[0]!));
  const pairs = [
    ...(chosen === undefined ? [] : writeDrafts(draftsOf(fields, chosen.values, typing.shown))),
    ...[...query].filter(([one]) => isOther(one)),
    ...scenarioPairs(left),
  ];
  return new URLSearchParams(pairs.map((pair) => [...pair]));
}
