import { html, type Html, type Piece } from './html.ts';
import type { Reply } from '#http/replies.ts';
import type { Assets } from './assets.ts';

const HTML_TYPE = 'text/html; charset=utf-8';

/** Only files of this service, and nothing inline. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

interface PageOptions {
  readonly title: string;
  readonly description?: string;
  /** The entry of the navigation that the page belongs to. */
  readonly section?: Section;
  readonly main: Piece;
  readonly status?: number;
  /** Additional scripts and styles of the page. */
  readonly head?: Piece;
  /** Replacements for directives of the policy. */
  readonly policy?: readonly string[];
}

const sections = [
  ['Calculators', '/'],
  ['Currency', '/currency'],
  ['API', '/docs'],
  ['Status', '/status'],
] as const;

type Section = (typeof sections)[number][1] | '/access';

/** Writes whole pages, all in one design. */
export type WritePage = (options: PageOptions) => Reply;

export function createLayout(assets: Assets): WritePage {
  return (options) => ({
    status: options.status ?? 200,
    contentType: HTML_TYPE,
    body: writeDocument(assets, options).html,
    headers: {
      'content-security-policy': policyWith(options.policy ?? []),
      'cache-control': 'no-cache',
      vary: 'Accept-Language',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    },
  });
}

function policyWith(others: readonly string[]): string {
  const replaced = new Set(others.map((directive) => directive.split(' ')[0]));
  return [...contentPolicy.filter((directive) => !replaced.has(directive.split(' ')[0])), ...others].join(
    '; ',
  );
}

function writeDocument(assets: Assets, { title, description, section, main, head }: PageOptions): Html {
  const link = (text: string, path: string) =>
    html`<a href="${path}" ${path === section && html` aria-current="page"`}>${text}</a>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${description !== undefined && html`<meta name="description" content="${description}" />`}
        <title>${title}${title === 'Centwise' ? '' : ' – Centwise'}</title>
        <link rel="icon" href="${assets.address('icon.svg')}" type="image/svg+xml" />
        <link rel="stylesheet" href="${assets.address('portal.css')}" />
        <script type="module" src="${assets.address('portal.js')}"></script>
        ${head}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="site">
          <a class="brand" href="/">Centwise</a>
          <nav aria-label="Main">
            ${sections.map(([text, path]) => link(text, path))}${link('Get access', '/access')}
          </nav>
        </header>
        <main id="main" tabindex="-1">${main}</main>
        <footer class="site">
          <p>Right to the last cent: every result is exact and rounded once.</p>
          <p>
            <a href="/docs/tutorial">Tutorial</a> <a href="/openapi.json">OpenAPI document</a>
            <a href="/status">Status</a>
          </p>
        </footer>
      </body>
    </html> `;
}
