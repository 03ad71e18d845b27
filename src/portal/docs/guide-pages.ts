import { dirname, join } from 'node:path/posix';
import type { Guide } from '#api/documents/llms.ts';
import { problemPagePath, problemKinds, type ProblemCode } from '#calculate/check/problem-kinds.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import { html, type Html } from '../html.ts';
import { PROBLEMS_PATH } from './addresses.ts';
import type { WriteDocsPage } from './docs-layout.ts';
import { guideFiles, guidePath, type GuideName, type GuideTexts } from './guide-list.ts';
import { renderMarkdown, titleOf } from './markdown.ts';

/** The address of a service as the documents write it. */
const WRITTEN_ORIGIN = 'https://localhost:8443';

/** The option with which the documents trust a certificate that a service has made for itself. */
const OWN_AUTHORITY = ' --cacert .centwise/tls/ca.pem';

/** A guide as a page, with the addresses of the service that shows it. */
export function createGuidePage(
  name: GuideName,
  guides: GuideTexts,
  writePage: WriteDocsPage,
): (request: DocumentRequest) => Reply {
  const text = guides[name];
  const neighbors = writeNeighbors(name, guides);
  const resolve = (target: string) => resolveLink(name, target);
  return ({ origin }) => {
    const { title, sections, main } = renderMarkdown(adaptTo(origin, text), resolve);
    return writePage({
      title,
      description: describeGuide(text),
      origin,
      path: guidePath(name),
      sections,
      main: html`<h1>${title}</h1>
        ${main} ${name === 'errors' && writeProblemList()} ${neighbors}`,
    });
  };
}

/** A guide as Markdown, with the addresses of the service that gives it; links lead to guides as Markdown. */
export function writeGuideMarkdown(name: GuideName, guides: GuideTexts, origin: string): string {
  return adaptTo(origin, guides[name]).replaceAll(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, words, target) => {
    const path = resolveLink(name, target);
    return path === undefined ? words : `[${words}](${path.replace(/^\/docs[^#]*/, '$&.md')})`;
  });
}

/** The guides for documents that hold them all, with the address of a service as it is written. */
export function listGuideTexts(guides: GuideTexts): readonly Guide[] {
  return (Object.keys(guides) as GuideName[]).map((name) => ({
    title: titleOf(guides[name]),
    description: describeGuide(guides[name]),
    path: `${guidePath(name)}.md`,
    text: writeGuideMarkdown(name, guides, WRITTEN_ORIGIN),
  }));
}

/** Links to the guides before and after one in the navigation. */
function writeNeighbors(name: GuideName, guides: GuideTexts): Html {
  const all = Object.keys(guides) as GuideName[];
  const place = all.indexOf(name);
  const link = (neighbor: GuideName | undefined, rel: 'prev' | 'next', words: string) =>
    neighbor !== undefined &&
    html`<a href="${guidePath(neighbor)}" rel="${rel}"
      ><span>${words}</span> ${titleOf(guides[neighbor])}</a
    >`;
  return html`<nav class="docs-neighbors" aria-label="Previous and next guide">
    ${link(all[place - 1], 'prev', 'Previous')} ${link(all[place + 1], 'next', 'Next')}
  </nav>`;
}

/** The longest description that search engines show whole. */
const MAX_DESCRIPTION = 160;

/** The first sentences of a document. */
function describeGuide(text: string): string {
  const first = text.split('\n\n').find((block) => !block.startsWith('#')) ?? '';
  const words = first.replaceAll(/\]\([^)]*\)|[`*[\]]/g, '').replaceAll(/\s+/g, ' ');
  const [whole = ''] = /^.*\.(?= )/.exec(`${words.replace(/:$/, '.')} `.slice(0, MAX_DESCRIPTION + 1)) ?? [];
  return whole.length > 40 ? whole : `${words.slice(0, MAX_DESCRIPTION - 1)}…`;
}

/**
 * The document for a service with this address; one with a name of its own has a certificate that is trusted.
 */
function adaptTo(origin: string, text: string): string {
  const isOwn = /^https:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(origin);
  const own = text.replaceAll(WRITTEN_ORIGIN, origin);
  return isOwn ? own : own.replaceAll(OWN_AUTHORITY, '');
}

const names = new Map(Object.entries(guideFiles).map(([name, file]) => [file as string, name]));

/** Links between documents lead to their pages; those to other files of the repository lead nowhere here. */
function resolveLink(name: GuideName, target: string): string | undefined {
  if (/^(?:https:\/\/|#)/.test(target)) return target;
  const [file = '', section] = target.split('#');
  const found = names.get(join(dirname(guideFiles[name]), file));
  if (found === undefined) return undefined;
  return section === undefined ? guidePath(found) : `${guidePath(found)}#${section}`;
}

/** All problem types with the page of each. */
function writeProblemList(): Html {
  const kinds = (Object.keys(problemKinds) as ProblemCode[]).toSorted(
    (one, other) => problemKinds[one].status - problemKinds[other].status,
  );
  return html`<h2 id="all-problem-types">All problem types</h2>
    <div class="table words" role="region" aria-label="All problem types" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Type</th>
            <th scope="col">Title</th>
          </tr>
        </thead>
        <tbody>
          ${kinds.map(
            (code) =>
              html`<tr>
                <td>${problemKinds[code].status}</td>
                <th scope="row"><a href="${problemPagePath(code)}">${code}</a></th>
                <td>${problemKinds[code].title}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

/** The list of all problem types by itself. */
export function createProblemsPage(writePage: WriteDocsPage): (request: DocumentRequest) => Reply {
  return ({ origin }) =>
    writePage({
      title: 'Problem types',
      description: 'Every kind of error of the API, with its status and a page that explains it.',
      origin,
      path: PROBLEMS_PATH,
      main: html`<h1>Problem types</h1>
        <p class="lead">
          Every error response is a problem document. <a href="${guidePath('errors')}">Errors</a> explains its
          members.
        </p>
        ${writeProblemList()}`,
    });
}
