import { calculatorReferencePath } from '#api/pages.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { Operation } from '#api/operations/operation.ts';
import { calculationOperation } from '#api/operations/calculator-operations.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import { html, type Html } from '../html.ts';
import type { Naming } from '../naming.ts';
import { NAMES_PATH, operationPath } from './addresses.ts';
import type { WriteDocsPage } from './docs-layout.ts';
import { guidePath } from './guide-list.ts';
import { addressOf } from './operation-pages.ts';
import { writeBeside } from './sample-parts.ts';
import { type DocsLink, groupOperations } from './docs-map.ts';

interface Parts {
  readonly catalogue: readonly AnyCalculator[];
  readonly guides: readonly DocsLink[];
  readonly operations: readonly Operation[];
  readonly naming: Naming;
  readonly hasTutorial: boolean;
}

/**
 * The entry of the documentation: the first call, the guides, and where every operation and calculator is.
 */
export function createOverviewPage(
  { catalogue, guides, operations, naming, hasTutorial }: Parts,
  writePage: WriteDocsPage,
): (request: DocumentRequest) => Reply {
  const first = catalogue.find(({ schedule }) => schedule?.kind === 'loan') ?? catalogue[0]!;
  return ({ origin }) => {
    const operation = calculationOperation(first);
    return writePage({
      title: 'API documentation',
      description: `Guides and reference of the API: ${catalogue.length} calculators, currency rates, solving, sweeps and batches.`,
      origin,
      path: '/docs',
      main: html`<h1>API documentation</h1>
        <p class="lead">
          ${catalogue.length} financial calculators and currency rates over HTTPS, in JSON. Every result is
          exact, and rounded once.
        </p>
        <ul class="cards">
          ${starts(hasTutorial).map(
            ([path, title, about]) =>
              html`<li><a href="${path}">${title}</a><br /><span>${about}</span></li>`,
          )}
        </ul>
        <h2 id="first-call">The first call</h2>
        <p>
          Send the inputs of a calculator as JSON, with your key in the header <code>Authorization</code>.
          Choose a language for the samples: all pages remember it. “Try it” sends the call from the page.
        </p>
        <h2 id="guides">Guides</h2>
        <ul class="plain guides">
          ${guides.map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`)}
        </ul>
        ${writeOperations(operations)}
        <h2 id="calculators">Calculators</h2>
        ${[...Map.groupBy(catalogue, ({ category }) => category)].map(
          ([category, members]) =>
            html`<details class="topic">
              <summary>${naming.category(category)} (${members.length})</summary>
              <ul>
                ${members.map(
                  ({ id, name, summary }) =>
                    html`<li><a href="${calculatorReferencePath(id)}">${name}</a>: ${summary}</li>`,
                )}
              </ul>
            </details>`,
        )}
        <h2 id="documents">For programs</h2>
        <ul>
          <li><a href="/openapi.json">OpenAPI 3.1</a> for generators of clients, Postman and other tools</li>
          <li>
            <a href="/llms.txt">llms.txt</a> for language models, or
            <a href="/llms-full.txt">all guides and calculators</a> in one text;
            <a href="${guidePath('agents')}">agents</a> connect to <code>/mcp</code>
          </li>
          <li><a href="${NAMES_PATH}">Names of inputs and outputs</a> with the unit of each</li>
        </ul>`,
      samples: writeBeside(
        { operation, address: origin + addressOf(operation), origin, calculator: first.id },
        operation.reply.example,
      ),
    });
  };
}

function starts(hasTutorial: boolean): readonly (readonly [path: string, title: string, about: string])[] {
  return [
    [guidePath('quickstart'), 'Quickstart', 'A key and the first call'],
    ...(hasTutorial
      ? [['/docs/tutorial', 'Tutorial', 'An amortization table in five minutes'] as const]
      : []),
    [guidePath('authentication'), 'Authentication', 'Keys, scopes and how to keep them'],
    [guidePath('errors'), 'Errors', 'What replies say when a call fails'],
    [guidePath('limits-and-retries'), 'Limits and retries', 'Quotas, headers and waiting'],
    [guidePath('rounding'), 'Rounding', 'Why a result differs by a cent elsewhere'],
  ];
}

function writeOperations(operations: readonly Operation[]): Html {
  return html`<h2 id="operations">Operations</h2>
    ${groupOperations(operations).map(
      ({ title, operations: some }) =>
        html`<h3>${title}</h3>
          <ul class="plain operations">
            ${some.map(
              ({ operationId, method, path, summary }) =>
                html`<li>
                  <span class="address"><b>${method}</b> <code>${path}</code></span>
                  <a href="${operationPath(operationId)}">${summary}</a>
                </li>`,
            )}
          </ul>`,
    )}`;
}
