import type { AnyCalculator, InputFields } from '#catalogue/define.ts';
import type { InputField, OutputField } from '#catalogue/fields.ts';
import { type CalculatorDetail, detailCalculator } from '#derive/discovery.ts';
import { calculationPath } from '#derive/paths.ts';
import { solveOperation, sweepOperation } from '#derive/question-operations.ts';
import { listTypeset } from '#derive/typeset.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import type { Assets } from './assets.ts';
import { calculatorPath } from './calculator-files.ts';
import { writeCallBoxes, writeCalls } from './calls.ts';
import { writeFormula } from './formulas.ts';
import { html, type Html } from './html.ts';
import { calculatorReferencePath, NAMES_PATH } from './docs/addresses.ts';
import type { WriteDocsPage } from './docs/docs-layout.ts';
import type { WritePage } from './layout.ts';
import { hintOf, type Words } from './words.ts';

/** All operations with a console to try them, by Swagger UI. */
export function createReferencePage(
  catalogue: readonly AnyCalculator[],
  assets: Assets,
  writePage: WritePage,
): (request: DocumentRequest) => Reply {
  const page = {
    title: 'API reference',
    description: 'Every operation of the API, with a console to try them.',
    section: '/docs' as const,
    // The viewer draws its icons from data: addresses; see docs/decisions/0005-portal.md.
    policy: ["img-src 'self' data:"],
    head: html`<link rel="stylesheet" href="${assets.address('swagger-ui.css')}" />
      <link rel="stylesheet" href="${assets.address('reference.css')}" />
      <script defer src="${assets.address('swagger-ui-bundle.js')}"></script>
      <script defer src="${assets.address('reference.js')}"></script>`,
    main: html`<h1>API reference</h1>
      <p class="lead">
        New here? The <a href="/docs/tutorial">tutorial</a> goes from zero to an amortization table in five
        minutes.
      </p>
      <p>
        All operations are listed below. To try one, press <em>Authorize</em>, enter your
        <a href="/access">API key</a>, open an operation and press <em>Execute</em>. The key stays in this
        browser tab.
      </p>
      <details>
        <summary>Reference pages of the ${catalogue.length} calculators</summary>
        <ul class="cards">
          ${catalogue.map(({ id, name }) => html`<li><a href="${calculatorReferencePath(id)}">${name}</a></li>`)}
        </ul>
      </details>
      <p>
        <a href="${NAMES_PATH}">Names of inputs and outputs</a>: the unit of each, and the calculators that
        use it.
      </p>
      <h2>Operations</h2>
      <div id="reference" data-document="/openapi.json"></div>
      <noscript
        ><p>
          The console needs JavaScript. Without it, read the <a href="/openapi.json">OpenAPI document</a>.
        </p></noscript
      >`,
  };
  return ({ origin }) => writePage({ ...page, facts: { origin, path: '/docs' } });
}

/** The reference text of one calculator. */
export function createCalculatorReference(
  calculator: AnyCalculator,
  words: Words,
  writePage: WriteDocsPage,
): (request: DocumentRequest) => Reply {
  const { id, name, examples } = calculator;
  let made: CalculatorDetail | undefined;
  return ({ origin }) => {
    const detail = (made ??= detailCalculator(calculator));
    return writePage({
      title: `${name}: reference`,
      description: `The inputs, outputs, formula and conventions of the ${name}, and an example of its call.`,
      origin,
      path: calculatorReferencePath(id),
      main: html`<p class="crumbs"><a href="/docs">API</a> / ${words.category(detail.category)}</p>
        <h1>${name}</h1>
        <p class="lead">${detail.description}</p>
        <p><a href="${calculatorPath(id)}">Try it with your own numbers</a></p>
        <h2>Operations</h2>
        <ul>
          <li>
            <code>POST /v1${calculationPath(id)}</code>: the results;
            <code>?include=${detail.includes.join(',')}</code> adds more
          </li>
          <li>
            <code>POST /v1${solveOperation(calculator).path}</code>: finds the input that gives a result
          </li>
          <li>
            <code>POST /v1${sweepOperation(calculator).path}</code>: the results while one or two inputs vary
          </li>
          <li><code>GET /v1/calculators/${id}</code>: this page as JSON</li>
        </ul>
        <h2>Input</h2>
        ${writeInputs(calculator.input)}
        ${
          detail.rules.length > 0 &&
          html`<ul>
            ${detail.rules.map((rule) => html`<li>${rule}</li>`)}
          </ul>`
        }
        <h2>Output</h2>
        ${writeOutputs(calculator.output)}
        <h2>Formula</h2>
        <ul class="plain">
          ${listTypeset(calculator).map((formula) => html`<li>${writeFormula(formula)}</li>`)}
        </ul>
        <p>Source: ${detail.formula.reference}.</p>
        <h2>Conventions</h2>
        <dl class="plain">
          ${Object.entries(detail.conventions).map(
            ([convention, text]) =>
              html`<div>
                <dt>${words.label(convention)}</dt>
                <dd>${text}</dd>
              </div>`,
          )}
        </dl>
        <h2>Example</h2>
        ${writeCallBoxes(writeCalls(`${origin}/v1${calculationPath(id)}`, examples[0].input))}
        <p>The reply:</p>
        <pre
          tabindex="0"
          aria-label="Reply"
        ><code>${JSON.stringify(examples[0].output, undefined, 2)}</code></pre>`,
    });
  };
}

interface Facts {
  readonly 'x-unit'?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

function writeInputs(fields: InputFields, prefix = ''): Html {
  const rows = Object.entries(fields).flatMap(([name, field]) => inputRows(prefix + name, field));
  return writeTable('Input', ['Field', 'Type', 'Accepted', 'Default', 'Meaning'], rows);
}

function inputRows(path: string, field: InputField): readonly Html[] {
  const usual = field.default === undefined ? '–' : JSON.stringify(field.default);
  const row = html`<tr>
    <th scope="row"><code>${path}</code></th>
    <td>${typeOf(field)}</td>
    <td>${acceptedOf(field)}</td>
    <td>${field.required ? 'required' : usual}</td>
    <td>${hintOf(field)}</td>
  </tr>`;
  const inner = Object.entries(field.fields ?? {}).flatMap(([name, one]) =>
    inputRows(`${path}[].${name}`, one),
  );
  return [row, ...inner, ...(field.item === undefined ? [] : inputRows(`${path}[]`, field.item))];
}

function typeOf({ kind }: InputField): string {
  if (kind === 'real') return 'number';
  if (kind === 'list' || kind === 'records') return 'array';
  return kind === 'integer' || kind === 'boolean' ? kind : 'string';
}

function acceptedOf({ kind, schema, words }: InputField): Html | string {
  if (words !== undefined) {
    return html`${Object.entries(words).map(([word, meaning]) => html`<p><code>${word}</code>: ${meaning}</p>`)}`;
  }
  const facts = schema as Facts;
  if (facts.maxItems !== undefined) return `${facts.minItems} to ${facts.maxItems} items`;
  if (kind === 'currency') return 'ISO 4217 code';
  if (kind === 'date') return 'YYYY-MM-DD';
  if (facts.maximum === undefined) return '–';
  const low = facts.minimum ?? `above ${facts.exclusiveMinimum}`;
  return `${low} to ${facts.maximum.toLocaleString('en')}, ${facts['x-unit'] ?? ''}`;
}

function writeOutputs(outputs: Readonly<Record<string, OutputField>>): Html {
  const rows = Object.entries(outputs).flatMap(([name, output]) => outputRows(name, output));
  return writeTable('Output', ['Field', 'Decimals', 'Meaning'], rows);
}

function outputRows(path: string, output: OutputField): readonly Html[] {
  const { kind, decimals, description, optional, fields, item } = output;
  const places = decimals === 'currency' ? 'of the currency' : String(decimals);
  const row = html`<tr>
    <th scope="row"><code>${path}</code></th>
    <td>${kind === 'number' ? places : kind}</td>
    <td>${description}${optional ? '; not in every reply' : ''}</td>
  </tr>`;
  const inner = Object.entries(fields ?? {}).flatMap(([name, one]) => outputRows(`${path}[].${name}`, one));
  return [row, ...inner, ...(item === undefined ? [] : outputRows(`${path}[]`, item))];
}

/** A table that scrolls by itself where the page is narrow. */
export function writeTable(label: string, heads: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="table words" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
