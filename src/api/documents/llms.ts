import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { formatCalculatorPart, formatSharedOutputs } from './calculator-markdown.ts';
import { apiInfo } from './openapi.ts';
import type { Operation } from '#api/operations/operation.ts';
import { calculatorReferencePath } from '#api/pages.ts';

/** A guide, as documents for language models have it. */
export interface Guide {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly text: string;
}

/**
 * The description of the service for language models (llmstxt.org): what it is, how to call it, and a line
 * for each operation and guide.
 */
export function formatLlmsText(operations: readonly Operation[], guides: readonly Guide[]): string {
  const listed = operations.filter(
    ({ tag, group, format }) =>
      !describedTags.has(tag) && format === undefined && (tag !== 'Calculate' || group !== undefined),
  );
  const sections = Map.groupBy(listed, ({ tag, group }) =>
    group === undefined ? tag : `Calculators: ${group}`,
  );
  return [
    ...introduction,
    ...[...sections].flatMap(([title, some]) => ['', `## ${title}`, '', ...some.map(writeLine)]),
    '',
    '## Guides',
    '',
    ...guides.map(({ title, path, description }) => `- [${title}](${path}): ${description}`),
    '',
    '## Documents',
    '',
    '- [OpenAPI 3.1](/openapi.json): every operation with schemas, bounds, defaults and examples',
    '- [Full text](/llms-full.txt): all guides, and the inputs and outputs of every calculator',
    '- [Problem types](/docs/problems): each has its text as Markdown at its address with .md',
    '',
  ].join('\n');
}

/** All guides, and the inputs and outputs of every calculator, in one text. */
export function formatLlmsFullText(catalogue: readonly AnyCalculator[], guides: readonly Guide[]): string {
  const withLaw = catalogue.find(({ law }) => law !== undefined);
  return [
    ...introduction,
    '',
    'In the guides, https://localhost:8443 is the address of the service.',
    '',
    ...guides.map(({ text }) => text),
    '# Calculators',
    '',
    ...(withLaw === undefined
      ? []
      : ['Outputs that calculators share:', '', formatSharedOutputs(withLaw), '']),
    ...catalogue.map(formatCalculatorPart),
  ].join('\n');
}

/** Every calculator has these operations, so one sentence describes them all. */
const describedTags: ReadonlySet<string> = new Set(['Solve', 'Sweep', 'SQL', 'Calculators']);

const usage = [
  'Send JSON to the paths below with the header "Authorization: Bearer <key>" and, with a body, "Content-Type: application/json". ' +
    'Only HTTPS is served. Calls have no side effects: the same input always gives the same result.',
  '',
  '- `GET /v1/calculators` lists all calculators, `GET /v1/calculators/{id}` describes one: fields with units, bounds and ' +
    'defaults, formula with sources, and examples.',
  '- `POST /v1/calculate/{id}?include=explanation,assumptions` adds how the results are calculated; with `schedule` and ' +
    '`interval=month` or `year` also every row, for calculators that have a schedule.',
  '- `GET /v1/calculate/{id}?field=value&…` is the same calculation with its inputs in the query, for spreadsheets and browsers: a list of ' +
    'values is one parameter with commas between them or a JSON array, a list of objects is a JSON array.',
  '- `POST /v1/solve/{id}` with `{"solve_for", "target": {output: value}, "inputs"}` finds the input that gives a result.',
  '- `POST /v1/sweep/{id}` with `{"inputs", "vary": [{"field", "values"}]}` calculates the results for every value.',
  '- `POST /v1/sql/bigquery/{id}`, `/v1/sql/snowflake/{id}` and `/v1/sql/redshift/{id}` answer functions of these databases in their own form.',
  '- Errors are problem documents (RFC 9457): `detail` and `errors` say what is wrong and what would be accepted. On 429 and 503, wait for ' +
    'the number of seconds in Retry-After.',
  '- `/mcp` serves 8 tools over MCP (streamable HTTP, with the same key) that search, describe and run the calculators and convert ' +
    'currencies; `/mcp?tools=all` adds one for each calculator. `centwise mcp` serves them over standard input and output, ' +
    'without a key.',
];

const introduction = [`# ${apiInfo.title}`, '', `> ${apiInfo.summary}. ${apiInfo.description}`, '', ...usage];

function writeLine({ method, path, tag, summary, description, body }: Operation): string {
  const schema: { readonly required?: readonly string[] } | undefined = body?.schema;
  const required = schema?.required ?? [];
  const takes = required.length === 0 ? '' : ` Takes ${required.join(', ')}.`;
  if (tag !== 'Calculate') return `- [${summary}](/v1${path}): ${method}.${takes}`;
  const reference = `${calculatorReferencePath(path.split('/').at(-1)!)}.md`;
  return `- [${summary}](${reference}): ${method} /v1${path}. ${description.split('\n')[0]}${takes}`;
}
