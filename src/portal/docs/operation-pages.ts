import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { formatOperations, jsonQuery, mediaTypes } from '#api/operations/format-operations.ts';
import { commonProblems, type Operation, scopeOf } from '#api/operations/operation.ts';
import {
  addressOperation,
  calculationOperation,
  calculatorOperation,
} from '#api/operations/calculator-operations.ts';
import { calculatorReferencePath } from '#api/pages.ts';
import { problemPagePath } from '#calculate/check/problem-kinds.ts';
import { solveOperation, sweepOperation } from '#api/operations/question-operations.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import { html, type Html } from '../html.ts';
import { operationPath } from './addresses.ts';
import type { WriteDocsPage } from './docs-layout.ts';
import { writeInputFields, writeSchemaFields } from './field-lists.ts';
import { guidePath } from './guide-list.ts';
import { writeBeside } from './sample-parts.ts';

/**
 * The reference of one operation; one of all calculators is shown with the calculator that the reader
 * chooses.
 */
export function createOperationPage(
  operation: Operation,
  catalogue: readonly AnyCalculator[],
  writePage: WriteDocsPage,
): (request: DocumentRequest) => Reply {
  const { operationId, summary, description, ids } = operation;
  const offered = catalogue.filter(({ id }) => ids?.includes(id));
  const usual = offered.find(({ schedule }) => schedule?.kind === 'loan') ?? offered[0];
  return ({ origin, query }) => {
    const asked = new URLSearchParams(query).get('calculator');
    const calculator = offered.find(({ id }) => id === asked) ?? usual;
    const shown = calculator === undefined ? operation : operationOf(operation, calculator);
    const address = origin + addressOf(shown);
    return writePage({
      title: summary,
      description: description.split('\n')[0]!.slice(0, 160),
      origin,
      path: operationPath(operationId),
      main: html`<p class="crumbs"><a href="/docs">API</a> / ${operation.tag}</p>
        <h1>${summary}</h1>
        <p class="address"><b>${operation.method}</b> <code>/v1${operation.path}</code></p>
        ${description.split('\n\n').map((part) => html`<p>${part}</p>`)} ${writeFormats(operation)}
        ${calculator !== undefined && writeSelector(operation, offered, calculator)} ${writeParts(operation)}
        ${writeProblems(operation)}`,
      samples: writeBeside(
        { operation: shown, address, origin, ...(calculator !== undefined && { calculator: calculator.id }) },
        shown.reply.example,
      ),
    });
  };
}

/** The address below the origin, with the query of the example. */
export function addressOf({ path, queryExample }: Operation): string {
  if (queryExample === undefined) return `/v1${path}`;
  const pairs = Object.entries(queryExample).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `/v1${path}?${new URLSearchParams(pairs)}`;
}

/** The operation of one calculator that one of all of them stands for. */
function operationOf({ tag, method, format }: Operation, calculator: AnyCalculator): Operation {
  if (tag === 'Calculators') return calculatorOperation(calculator);
  const whole =
    tag === 'Solve'
      ? solveOperation(calculator)
      : tag === 'Sweep'
        ? sweepOperation(calculator)
        : method === 'GET'
          ? addressOperation(calculator)
          : calculationOperation(calculator);
  if (format === undefined) return whole;
  const one = formatOperations(whole).find((other) => other.format === format)!;
  if (tag !== 'Sweep') return one;
  const [output] = Object.entries(calculator.output).find(([, { kind }]) => kind === 'number')!;
  return { ...one, body: { ...one.body!, example: { ...one.body!.example, outputs: [output] } } };
}

function writeFormats({ csv, svg, text, format, formatPaths = {} }: Operation): Html {
  if (format !== undefined) return html`<p>The reply is <code>${mediaTypes[format]}</code>.</p>`;
  const others = Object.entries({ csv, svg, text }).filter(([, about]) => about !== undefined);
  if (others.length === 0) return html``;
  return html`<p>
    The reply is JSON. For other formats, name one in an <code>Accept</code> header, or call the path of the
    format:
    ${others.map(
      ([name], index) =>
        html`${index > 0 && ', '}<code
            >${mediaTypes[name as keyof typeof mediaTypes]}${formatPaths[name as keyof typeof mediaTypes] && ` (…${formatPaths[name as keyof typeof mediaTypes]!.suffix})`}</code
          >`,
    )}.
  </p>`;
}

function writeSelector(
  { operationId }: Operation,
  offered: readonly AnyCalculator[],
  chosen: AnyCalculator,
): Html {
  return html`<form class="choose" action="${operationPath(operationId)}">
    <label for="calculator">Calculator of the samples</label>
    <select id="calculator" name="calculator">
      ${offered.map(
        ({ id, name }) =>
          html`<option value="${id}" ${id === chosen.id && html` selected`}>
            ${name.replace(/ Calculator$/, '')}
          </option>`,
      )}
    </select>
    <button type="submit" class="quiet">Show</button>
    <a href="${calculatorReferencePath(chosen.id)}">Its inputs and results</a>
  </form>`;
}

function writeParts(operation: Operation): Html {
  const { ids, query, body, reply, format } = operation;
  const parameters = format === undefined ? jsonQuery(operation) : query;
  const names = Object.keys(parameters);
  const properties = reply.schema['properties'] ?? reply.schema['items'];
  return html`${
    (names.length > 0 || ids !== undefined) &&
    html`<h2 id="parameters">Parameters</h2>
      ${
        ids !== undefined &&
        html`<dl class="fields">
          <div>
            <dt>
              <code>id</code> <span class="kind">in the path</span> <span class="required">required</span>
            </dt>
            <dd>ID of the calculator</dd>
          </div>
        </dl>`
      }
      ${names.length > 0 && writeInputFields(parameters)}`
  }
  ${
    body?.schema['properties'] !== undefined &&
    html`<h2 id="body">Body</h2>
      ${writeSchemaFields(body.schema, 'request')}`
  }
  ${
    properties !== undefined &&
    html`<h2 id="reply">Reply</h2>
      ${writeSchemaFields(reply.schema, 'reply')}`
  }`;
}

/** What a caller needs, and what goes wrong here besides what goes wrong anywhere. */
export function writeProblems(operation: Operation): Html {
  const scope = scopeOf(operation);
  const own = operation.problems.filter((code) => !(commonProblems as readonly string[]).includes(code));
  return html`<h2 id="errors">Access and errors</h2>
    <p>
      ${
        operation.isPublic === true
          ? 'Needs no key.'
          : scope === null
            ? 'Needs a key; any scope will do.'
            : html`Needs a key with the scope <code>${scope}</code>.`
      }
      Errors are problem documents: see <a href="${guidePath('errors')}">errors</a>.
      ${
        own.length > 0 &&
        html`This operation also has
        ${own.map((code, index) => html`${index > 0 && ', '}<a href="${problemPagePath(code)}">${code}</a>`)}.`
      }
    </p>`;
}
