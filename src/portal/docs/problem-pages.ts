import { problemKinds, type ProblemCode, problemPagePath } from '#calculate/check/problem-kinds.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import type { ProblemText } from '#portal/calculator/calculation.ts';
import { html, type Html } from '#portal/html.ts';
import { PROBLEMS_PATH } from './addresses.ts';
import type { WriteDocsPage } from './docs-layout.ts';
import { guidePath } from './guide-list.ts';
import type { WritePage } from '#portal/layout.ts';

/** The documentation page of one kind of problem. */
export function createProblemPage(
  code: ProblemCode,
  writePage: WriteDocsPage,
): (request: DocumentRequest) => Reply {
  const { status, title, meaning } = problemKinds[code];
  const page = {
    title: `${status} ${code}`,
    description: meaning,
    main: html`<p class="crumbs"><a href="${PROBLEMS_PATH}">Problem types</a></p>
      <h1>${title}</h1>
      <p class="lead">${meaning}</p>
      <dl class="plain">
        <div>
          <dt>Status</dt>
          <dd>${status}</dd>
        </div>
        <div>
          <dt>Type</dt>
          <dd><code>https://…${problemPagePath(code)}</code></dd>
        </div>
      </dl>
      <p>
        Every error response is a problem document (RFC 9457), with <code>type</code>, <code>title</code>,
        <code>status</code>, <code>detail</code> and <code>request_id</code>, and for invalid input
        <code>errors</code>: see <a href="${guidePath('errors')}">errors</a>. Whether to send the request
        again is in <a href="${guidePath('limits-and-retries')}">limits and retries</a>.
      </p>`,
  };
  const path = problemPagePath(code);
  return ({ origin }) => writePage({ ...page, origin, path });
}

/**
 * Makes a page of a problem document, for somebody who asked with a browser that sends these headers. It
 * leads to the nearest known path.
 */
export type DescribeProblem = (
  problem: Reply,
  headers: DocumentRequest['headers'],
  nearest?: string,
) => Reply;

export function describeProblems(
  layoutFor: (headers: DocumentRequest['headers']) => WritePage,
): DescribeProblem {
  return (problem, headers, nearest) => {
    const { title, status, detail, type, request_id } = JSON.parse(problem.body as string) as ProblemText;
    // A person who opens an address looks for a page, not for an endpoint.
    const shown = status === 404 ? 'Page not found' : title;
    const page = layoutFor(headers)({
      title: shown,
      status,
      main: html`<h1>${shown}</h1>
        <p class="lead">${status === 404 ? writeNotFound(nearest) : detail}</p>
        <p><a href="/">All calculators</a> · <a href="${pathOf(type)}">About this problem</a></p>
        <p class="hint">Status ${status}, request ${request_id}</p>`,
    });
    return { ...page, headers: { ...page.headers, ...problem.headers, 'cache-control': 'no-store' } };
  };
}

function writeNotFound(nearest: string | undefined): Html {
  const link = html`Did you mean <a href="${nearest}">${nearest}</a>?`;
  return html`No such page. ${nearest !== undefined && link}`;
}

/** The path of an address whose authority is whatever the caller sent as Host. */
function pathOf(address: string): string {
  return address.replace(/^https:\/\/[^/]*/, '');
}
