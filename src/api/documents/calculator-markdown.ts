import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { type CalculatorDetail, detailCalculator } from '#api/discovery.ts';

interface Facts {
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly items?: Facts;
  readonly properties?: Readonly<Record<string, Facts>>;
  readonly required?: readonly string[];
  readonly 'x-unit'?: string;
}

/** The reference of a calculator as Markdown, for programs that read it. */
export function formatCalculatorMarkdown(calculator: AnyCalculator): string {
  const detail = detailCalculator(calculator);
  const { name, description, endpoint, category, formula, conventions, examples, includes } = detail;
  const { figures = [] } = detail;
  const [example] = examples as readonly { readonly input: object; readonly output: object }[];
  return [
    `# ${name}`,
    description,
    `\`POST /v1${endpoint}\` takes the inputs as JSON and answers the outputs. Category: ${category}. The parameter ` +
      `\`include\` adds ${includes.map((one) => `\`${one}\``).join(', ')}. \`POST /v1/solve/${calculator.id}\` finds an input for a ` +
      `result, \`POST /v1/sweep/${calculator.id}\` varies inputs.`,
    ...describeCall(detail, '##'),
    '## Formula',
    [...formula.equation.split('; '), ...formula.limits].map((text) => `    ${text}`).join('\n'),
    ...(figures.length === 0
      ? []
      : [list(figures.map(({ symbol, meaning, source }) => `${symbol}: ${meaning} (${source})`))]),
    `Source: ${formula.reference}.`,
    '## Conventions',
    list(Object.entries(conventions).map(([convention, text]) => `${convention}: ${text}`)),
    '## Example',
    'Inputs:',
    fenced(example!.input),
    'Outputs:',
    fenced(example!.output),
    '',
  ].join('\n\n');
}

/** What a calculator is for, takes and answers, as a part of a longer text. */
export function formatCalculatorPart(calculator: AnyCalculator): string {
  const detail = detailCalculator(calculator);
  const { name, description, endpoint } = detail;
  return [
    `## ${name}`,
    `${description} \`POST /v1${endpoint}\``,
    ...describeCall(detail, '###', shared),
    '',
  ].join('\n\n');
}

/** Outputs whose members a longer text describes once. */
const shared: readonly string[] = ['law', 'warnings'];

export function formatSharedOutputs(calculator: AnyCalculator): string {
  const { properties = {}, required = [] } = detailCalculator(calculator).output as Facts;
  const some = Object.entries(properties).filter(([name]) => shared.includes(name));
  return describeFields({ properties: Object.fromEntries(some), required });
}

function describeCall(
  { input, output, rules }: CalculatorDetail,
  level: string,
  withoutMembers: readonly string[] = [],
): readonly string[] {
  const inputs = [describeFields(input), ...(rules.length > 0 ? [list(rules)] : [])];
  return [`${level} Inputs`, ...inputs, `${level} Outputs`, describeFields(output, '', withoutMembers)];
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function fenced(value: object): string {
  return ['```json', JSON.stringify(value, undefined, 2), '```'].join('\n');
}

/** A line for each field, with the fields of a list or record below it, but for some of them. */
function describeFields(
  { properties = {}, required = [] }: Facts,
  indent = '',
  withoutMembers: readonly string[] = [],
): string {
  return Object.entries(properties)
    .map(([name, facts]) => {
      const within = facts.properties === undefined ? (facts.items ?? {}) : facts;
      const isShort = within.properties === undefined || withoutMembers.includes(name);
      const inner = isShort ? '' : `\n${describeFields(within, `${indent}  `)}`;
      const told = facts.description === undefined ? '' : `: ${facts.description}`;
      return `${indent}- \`${name}\` (${kindOf(facts, required.includes(name))})${told}${inner}`;
    })
    .join('\n');
}

function kindOf(facts: Facts, isRequired: boolean): string {
  const {
    type,
    format,
    enum: words,
    items,
    minimum,
    exclusiveMinimum,
    maximum,
    default: usual,
    'x-unit': unit,
  } = facts;
  const low = minimum ?? exclusiveMinimum;
  return [
    words?.map(String).join(' | ') ??
      format ??
      (type === 'array' ? `list of ${items?.type ?? 'value'}s` : (type ?? 'value')),
    ...(unit === undefined ? [] : [unit]),
    ...(low === undefined ? [] : [`${minimum === undefined ? 'above' : 'from'} ${low}`]),
    ...(maximum === undefined ? [] : [`to ${maximum}`]),
    ...(usual === undefined ? [] : [`default ${JSON.stringify(usual)}`]),
    ...(isRequired ? ['required'] : []),
  ].join(', ');
}
