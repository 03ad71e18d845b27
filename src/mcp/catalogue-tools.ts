import { type AnyCalculator, categories } from '#catalogue/declare/define.ts';
import { scopeOf } from '#api/operations/operation.ts';
import { calculatorOperation, listOperation } from '#api/operations/calculator-operations.ts';
import { ASK_PATH } from '#api/operations/ask-operation.ts';
import { describeUnknown, type Search } from '#text/search/search.ts';
import { describeValue, unknownFields } from '#calculate/check/violations.ts';
import { calculatorArgument, type FindCalculator, toolNameOf } from './calculation-tools.ts';
import { describeFields, describeForAgent, requirementsOf } from './descriptions.ts';
import { argumentSchema, type Given, type Tool, type ToolContext } from './tool.ts';

/** How many calculators a search lists. */
const MAX_FOUND = 5;

/** The tools that find and describe calculators. They call no operation. */
export function createCatalogueTools(
  catalogue: readonly AnyCalculator[],
  search: Search,
  find: FindCalculator,
): readonly Tool[] {
  const [first] = catalogue as readonly [AnyCalculator];
  return [
    {
      name: 'search_calculators',
      title: 'Search calculators',
      description:
        'Find calculators by plain words, such as "how much house can I afford". Use it first. It lists ids, summaries and ' +
        'required inputs; without a query, all ids by category. Of a question with numbers it also has the inputs and the answer.',
      scope: scopeOf(listOperation(catalogue)),
      inputSchema: argumentSchema({ query: { type: 'string' } }, []),
      answer: async (given, context) => {
        const { query = '', ...others } = given;
        const faults = unknownArguments(others, ['query']);
        if (typeof query !== 'string')
          return { faults: [...faults, `/query must be a string; got ${describeValue(query)}`] };
        if (faults.length > 0) return { faults };
        const callable = catalogue.filter((calculator) => isCallable(calculator, context.available));
        const answer = /\p{Nd}/u.test(query) ? await readAnswer(query, context) : undefined;
        const found = answerSearch(query, callable, { search, answer }, context);
        return { text: JSON.stringify({ ...(answer && { answer }), ...found }) };
      },
    },
    {
      name: 'describe_calculator',
      title: 'Describe a calculator',
      description:
        'Describe a calculator: inputs with units, bounds, defaults and choices; outputs; formula; conventions; an example. ' +
        'Use it before you first call a calculator. With fields, only these inputs, with every detail.',
      scope: scopeOf(calculatorOperation(first)),
      inputSchema: argumentSchema({ calculator: calculatorArgument, fields: fieldsArgument }, ['calculator']),
      answer: ({ calculator: id, fields, ...others }) => {
        const faults = unknownArguments(others, ['calculator', 'fields']);
        const calculator = find(id);
        if (typeof calculator === 'string') return { faults: [calculator, ...faults] };
        faults.push(...unknownInputs(fields, calculator));
        if (faults.length > 0) return { faults };
        const description =
          fields === undefined
            ? describeForAgent(calculator)
            : describeFields(calculator, new Set(fields as readonly string[]));
        return { text: JSON.stringify(description) };
      },
    },
  ];
}

function unknownArguments(others: Given, known: readonly string[]): string[] {
  return unknownFields(Object.keys(others), known).map(({ field, detail }) => `/${field} ${detail}`);
}

const fieldsArgument = { type: 'array', items: { type: 'string' } };

function unknownInputs(fields: unknown, { input }: AnyCalculator): string[] {
  if (fields === undefined) return [];
  if (!Array.isArray(fields) || !fields.every((one) => typeof one === 'string'))
    return [`/fields must be an array of names of inputs; got ${describeValue(fields)}`];
  return unknownFields(fields, Object.keys(input)).map(({ field, detail }) => `/fields: ${field} ${detail}`);
}

/** A reply to a question in plain words. */
interface Answer {
  readonly calculator?: string;
  readonly alternatives: readonly { readonly calculator: string }[];
}

/** What the numbers of a question were understood as; undefined where the key may not calculate. */
async function readAnswer(query: string, { callOperation }: ToolContext): Promise<Answer | undefined> {
  const { status, text } = await callOperation({ method: 'GET', path: ASK_PATH, query: { q: query } });
  return status === 200 ? (JSON.parse(text) as Answer) : undefined;
}

/** The tools that take the id of any calculator. */
const generalTools = ['calculate', 'solve', 'sweep', 'explain'];

/** Whether one of the tools with these names runs a calculator. */
export function isCallable(calculator: AnyCalculator, available: ReadonlySet<string>): boolean {
  return generalTools.some((name) => available.has(name)) || available.has(toolNameOf(calculator));
}

function answerSearch(
  query: string,
  callable: readonly AnyCalculator[],
  { search, answer }: { readonly search: Search; readonly answer: Answer | undefined },
  { available }: ToolContext,
): object {
  if (query.trim() === '') return { categories: listByCategory(callable) };
  const result = search(query);
  const answering = [answer?.calculator, ...(answer?.alternatives ?? []).map(({ calculator }) => calculator)];
  const read = answering.flatMap((id) => callable.find((one) => one.id === id) ?? []);
  const found = [...new Set([...read, ...result.calculators])].filter((one) => callable.includes(one));
  const currency =
    result.asksForCurrency && available.has('convert_currency')
      ? 'Use convert_currency to convert an amount, currency_rates to list exchange rates.'
      : undefined;
  const nothing =
    found.length === 0 ? 'No calculators match. Use other words, or no query to list all.' : undefined;
  const hint = currency ?? nothing ?? describeUnknown(result);
  return {
    calculators: found.slice(0, MAX_FOUND).map((calculator) => summarize(calculator, available)),
    ...(found.length > MAX_FOUND && { more: found.slice(MAX_FOUND).map(({ id }) => id) }),
    ...(hint !== undefined && { hint }),
  };
}

function listByCategory(callable: readonly AnyCalculator[]): Readonly<Record<string, readonly string[]>> {
  const ids = (category: string) => callable.filter((one) => one.category === category).map(({ id }) => id);
  return Object.fromEntries(
    categories.map((category) => [category, ids(category)] as const).filter(([, list]) => list.length > 0),
  );
}

const UNLESS = 'unless ';

function summarize(calculator: AnyCalculator, available: ReadonlySet<string>): object {
  const { id, name, category, summary, input } = calculator;
  const tool = toolNameOf(calculator);
  const unless = Object.entries(requirementsOf(calculator)).flatMap(([field, condition]) =>
    condition.startsWith(UNLESS) ? [[field, condition.slice(UNLESS.length)] as const] : [],
  );
  return {
    id,
    name,
    category,
    summary,
    required: Object.keys(input).filter((field) => input[field]!.required),
    ...(unless.length > 0 && { required_unless: Object.fromEntries(unless) }),
    ...(available.has(tool) && { tool }),
  };
}
