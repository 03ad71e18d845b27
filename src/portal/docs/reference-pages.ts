import { calculatorReferencePath } from '#api/pages.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { type CalculatorDetail, detailCalculator } from '#api/discovery.ts';
import { calculationPath } from '#api/paths.ts';
import type { FormatPaths } from '#api/operations/operation.ts';
import { calculationFormats, calculationOperation } from '#api/operations/calculator-operations.ts';
import { listTypeset } from '#calculate/explain/typeset.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import { calculatorPath } from '#portal/calculator/calculator-files.ts';
import { writeFormula } from '#portal/calculator/result/formulas.ts';
import { html, type Html } from '#portal/html.ts';
import { operationPath } from './addresses.ts';
import type { WriteDocsPage } from './docs-layout.ts';
import { writeInputFields, writeOutputFields } from './field-lists.ts';
import { addressOf, writeProblems } from './operation-pages.ts';
import { writeBeside } from './sample-parts.ts';
import type { Naming } from '#portal/naming.ts';

/** The reference text of one calculator. */
export function createCalculatorReference(
  calculator: AnyCalculator,
  naming: Naming,
  writePage: WriteDocsPage,
): (request: DocumentRequest) => Reply {
  const { id, name, examples } = calculator;
  let made: CalculatorDetail | undefined;
  return ({ origin }) => {
    const detail = (made ??= detailCalculator(calculator));
    const operation = calculationOperation(calculator);
    return writePage({
      title: `${name}: reference`,
      description: `The inputs, outputs, formula and conventions of the ${name}, and an example of its call.`,
      origin,
      path: calculatorReferencePath(id),
      main: html`<p class="crumbs"><a href="/docs">API</a> / ${naming.category(detail.category)}</p>
        <h1>${name}</h1>
        <p class="lead">${detail.description}</p>
        <p>
          <a href="${calculatorPath(id)}">Try it with your own numbers</a>, or read this page
          <a href="${calculatorReferencePath(id)}.md">as Markdown</a>.
        </p>
        <p class="address"><b>POST</b> <code>/v1${calculationPath(id)}</code></p>
        <p>
          The parameter <code>include</code> adds
          ${detail.includes.map((one, index) => html`${index > 0 && ', '}<code>${one}</code>`)} to the
          results. The same calculator:
          <a href="${operationPath('solve')}?calculator=${id}">solves for an input</a>,
          <a href="${operationPath('sweep')}?calculator=${id}">sweeps inputs</a>, answers
          ${writeFormatLinks(id, calculationFormats(calculator))}, and
          <a href="${operationPath('calculateFromAddress')}?calculator=${id}"
            >takes its inputs from an address</a
          >.
        </p>
        <h2 id="input">Input</h2>
        ${writeInputFields(calculator.input)}
        ${
          detail.rules.length > 0 &&
          html`<ul>
            ${detail.rules.map((rule) => html`<li>${rule}</li>`)}
          </ul>`
        }
        <h2 id="output">Output</h2>
        ${writeOutputFields(calculator.output)}
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
                <dt>${naming.label(convention)}</dt>
                <dd>${text}</dd>
              </div>`,
          )}
        </dl>
        ${writeProblems(operation)}`,
      samples: writeBeside(
        { operation, address: origin + addressOf(operation), origin, calculator: id },
        examples[0].output,
      ),
    });
  };
}

const operationIds = { csv: 'calculateCsv', svg: 'calculateChart', text: 'calculateText' } as const;
const formatWords = { csv: 'schedules as CSV', svg: 'charts', text: 'text' } as const;

function writeFormatLinks(id: string, paths: FormatPaths): Html {
  const links = Object.entries(operationIds).filter(([format]) => format in paths);
  return html`${links.map(
    ([format, operationId], index) =>
      html`${index > 0 && (index === links.length - 1 ? ' and ' : ', ')}<a
          href="${operationPath(operationId)}?calculator=${id}"
          >${formatWords[format as keyof FormatPaths]}</a
        >`,
  )}`;
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
