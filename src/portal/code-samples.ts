import type { InputValues } from '#catalogue/declare/define.ts';
import type { Operation } from '#api/operations/operation.ts';

/** One API call in a language. */
export interface CallText {
  readonly language: string;
  readonly text: string;
}

/** A call of an operation, for the samples of its page. */
export interface SampledCall {
  readonly operation: Pick<Operation, 'method' | 'operationId' | 'isPublic' | 'format'> & {
    readonly tag?: Operation['tag'] | undefined;
    readonly body?: { readonly example: object } | undefined;
  };
  /** The address with its query. */
  readonly address: string;
  /** Scheme and authority of the service. */
  readonly origin: string;
  /** The calculator that an operation of calculators is shown with. */
  readonly calculator?: string;
}

/** The call in each language; those of clients, commands and agents only where they have it. */
export function writeSamples(call: SampledCall): readonly CallText[] {
  const inClients = writeClientCalls(call);
  return [
    { language: 'curl', text: curlText(call) },
    ...(inClients === undefined
      ? [{ language: 'Python', text: pythonText(call) }]
      : [
          { language: 'TypeScript', text: typescriptText(call, inClients.typescript) },
          { language: 'Python', text: pythonClientText(call, inClients.python) },
        ]),
    { language: 'JavaScript', text: fetchText(call) },
    ...(inClients?.command === undefined ? [] : [{ language: 'Command', text: inClients.command }]),
    ...(inClients?.agent === undefined ? [] : [{ language: 'MCP', text: inClients.agent }]),
  ];
}

function bodyOf({ operation }: SampledCall): object | undefined {
  return operation.body?.example;
}

/** The authority that signs the certificate of a service without another one, in its folder. */
const OWN_CA = '.centwise/tls/ca.pem';

function hasOwnCertificate({ origin }: SampledCall): boolean {
  return /^https:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(origin);
}

/** How a program is told of the authority; before its first line. */
function caComment(call: SampledCall, mark: '//' | '#'): readonly string[] {
  const variable = mark === '//' ? 'NODE_EXTRA_CA_CERTS' : 'SSL_CERT_FILE';
  return hasOwnCertificate(call) ? [`${mark} Start it with ${variable}=${OWN_CA}`] : [];
}

function curlText(call: SampledCall): string {
  const { address, operation } = call;
  const body = bodyOf(call);
  return [
    ...(hasOwnCertificate(call)
      ? [`curl --cacert ${OWN_CA}`, `  ${shellQuote(address)}`]
      : [`curl ${shellQuote(address)}`]),
    ...(operation.isPublic === true ? [] : ['  -H "Authorization: Bearer $KEY"']),
    ...(body === undefined
      ? []
      : [`  -H 'Content-Type: application/json'`, `  -d ${shellQuote(prettyText(body, '  '))}`]),
  ].join(' \\\n');
}

function fetchText(call: SampledCall): string {
  const { address, operation } = call;
  const body = bodyOf(call);
  const headers = [
    ...(operation.isPublic === true ? [] : ['    Authorization: `Bearer ${process.env.KEY}`,']),
    ...(body === undefined ? [] : [`    'Content-Type': 'application/json',`]),
  ];
  const read = operation.format === undefined ? 'json' : 'text';
  return [
    ...caComment(call, '//'),
    `const response = await fetch(${JSON.stringify(address)}, {`,
    ...(operation.method === 'POST' ? [`  method: 'POST',`] : []),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${prettyText(body, '  ')}),`]),
    '});',
    `console.log(response.status, await response.${read}());`,
  ].join('\n');
}

function pythonText(call: SampledCall): string {
  const { address, operation } = call;
  const body = bodyOf(call);
  const headers = [
    ...(operation.isPublic === true ? [] : [`"Authorization": f"Bearer {os.environ['KEY']}"`]),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  const read = operation.format === undefined ? 'json.load(response)' : 'response.read().decode()';
  return [
    ...caComment(call, '#'),
    'import json, os, urllib.request',
    '',
    ...(body === undefined ? [] : [`body = ${pythonValue(body)}`]),
    'request = urllib.request.Request(',
    `    ${JSON.stringify(address)},`,
    ...(body === undefined ? [] : ['    data=json.dumps(body).encode(),']),
    `    headers={${headers.join(', ')}},`,
    ')',
    'with urllib.request.urlopen(request) as response:',
    `    print(${read})`,
  ].join('\n');
}

function typescriptText(sampled: SampledCall, call: string): string {
  return [
    ...caComment(sampled, '//'),
    `import { Centwise } from 'centwise/client';`,
    '',
    `const client = new Centwise({ baseUrl: '${sampled.origin}', apiKey: process.env.KEY! });`,
    `console.log(await client.${call});`,
  ].join('\n');
}

function pythonClientText(sampled: SampledCall, call: string): string {
  return [
    ...caComment(sampled, '#'),
    'import os',
    'from centwise import Centwise',
    '',
    `client = Centwise("${sampled.origin}", os.environ["KEY"])`,
    `print(client.${call})`,
  ].join('\n');
}

/** The command in the folder of the program. */
const COMMAND = './centwise';

interface ClientCalls {
  readonly typescript: string;
  readonly python: string;
  readonly command?: string;
  readonly agent?: string;
}

/** Undefined for an operation that the clients do not have. */
function writeClientCalls(call: SampledCall): ClientCalls | undefined {
  const { operation, calculator: id } = call;
  const plain = plainClientCalls[operation.operationId];
  if (plain !== undefined) return plain;
  if (operation.operationId === 'convertCurrency')
    return conversionCalls(operation.body!.example as Converted);
  if (operation.format !== undefined || operation.method !== 'POST' || id === undefined) return undefined;
  const body = operation.body!.example as InputValues;
  switch (operation.tag) {
    case 'Calculate':
      return {
        typescript: `calculate('${id}', ${prettyText(body)})`,
        python: `calculate("${id}", ${pythonValue(body)})`,
        command: `${COMMAND} calc ${id}${optionsText(body)}`,
        agent: agentText('calculate', { calculator: id, inputs: body }),
      };
    case 'Solve': {
      const { solve_for: field, target, inputs } = operation.body!.example as Solved;
      const [[output, value] = ['', 0]] = Object.entries(target);
      return {
        typescript: `solve('${id}', ${prettyText(body)})`,
        python: `solve(\n    "${id}", "${field}", ${JSON.stringify(target)}, ${pythonValue(inputs)},\n)`,
        command: `${COMMAND} solve ${id} ${dashed(field)} ${dashed(output)}=${value}${optionsText(inputs)}`,
        agent: agentText('solve', { calculator: id, ...body }),
      };
    }
    case 'Sweep': {
      const { inputs, vary } = operation.body!.example as {
        readonly inputs: InputValues;
        readonly vary: readonly Varied[];
      };
      const varied = vary.map(({ field, values }) => `${dashed(field)}=${values.join(',')}`).join(' ');
      return {
        typescript: `sweep('${id}', ${prettyText(body)})`,
        python: `sweep("${id}", ${pythonValue(inputs)}, ${pythonValue(vary)})`,
        command: `${COMMAND} sweep ${id} ${varied}${optionsText(inputs)}`,
        agent: agentText('sweep', { calculator: id, ...body }),
      };
    }
    case undefined:
    default:
      return undefined;
  }
}

interface Solved {
  readonly solve_for: string;
  readonly target: Readonly<Record<string, number>>;
  readonly inputs: InputValues;
}

interface Varied {
  readonly field: string;
  readonly values: readonly unknown[];
}

/** Calls without a calculator, by the ID of their operation. */
const plainClientCalls: Readonly<Record<string, ClientCalls>> = {
  listCalculators: { typescript: 'calculators()', python: 'calculators()', command: `${COMMAND} calc` },
  getCurrencyRates: { typescript: `rates({ base: 'USD' })`, python: 'rates("USD")' },
  listCurrencies: { typescript: 'currencies()', python: 'currencies()' },
  getUsage: { typescript: 'usage()', python: 'usage()' },
};

interface Converted {
  readonly amount: unknown;
  readonly from: string;
  readonly to: string;
}

function conversionCalls({ amount, from, to }: Converted): ClientCalls {
  const given = { amount, from, to };
  return {
    typescript: `convert(${prettyText(given)})`,
    python: `convert(${[amount, from, to].map((one) => JSON.stringify(one)).join(', ')})`,
    command: `${COMMAND} convert ${[amount, from, to].map(optionValue).join(' ')}`,
    agent: agentText('convert_currency', given),
  };
}

function agentText(name: string, given: object): string {
  return JSON.stringify({ method: 'tools/call', params: { name, arguments: given } }, undefined, 2);
}

function dashed(name: string): string {
  return name.replaceAll('_', '-');
}

function optionsText(inputs: InputValues): string {
  return Object.entries(inputs)
    .map(([name, value]) => ` \\\n  --${dashed(name)} ${optionValue(value)}`)
    .join('');
}

/** Lists of plain values have commas between them; lists of records are JSON. */
function optionValue(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const isPlain = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  const text = isPlain ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value);
  return /^[\w.,-]+$/.test(text) ? text : shellQuote(text);
}

const MAX_LINE_CHARACTERS = 60;

/** Quotes a text as one word of the shell. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** JSON in one line if it is short. */
function prettyText(value: unknown, indent = ''): string {
  const short = JSON.stringify(value);
  if (short.length <= MAX_LINE_CHARACTERS) return short;
  return JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${indent}`);
}

function pythonValue(value: unknown): string {
  const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
  return prettyText(value).replaceAll(
    /("(?:[^"\\]|\\.)*")|\b(true|false|null)\b/g,
    (_match, text: string | undefined, word: string) => text ?? words[word]!,
  );
}
