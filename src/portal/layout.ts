import { bounds } from '#base/bounds.ts';
import type { Text } from '#text/write/said.ts';
import { attributes, html, type Html, type Piece, writeHtml } from './html.ts';
import type { Reply } from '#http/replies.ts';
import type { Assets } from './assets.ts';
import { guidePath } from './docs/guide-list.ts';
import { ENGLISH, type Language } from './languages/languages.ts';
import { phrasesAddress } from './languages/phrases-documents.ts';
import type { Frame } from './rows.ts';
import { describe, type PageFacts, writeFacts } from './page-facts.ts';
import { SITE_NAME, titleOf } from './titles.ts';

const HTML_TYPE = 'text/html; charset=utf-8';

/** The longest text that is searched for. */
export const MAX_SEARCHED = bounds.searchCharacters;

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
  readonly title: Text;
  /** The title that a search engine shows, where it is not the title and the name of the site. */
  readonly wholeTitle?: string;
  readonly description?: Text;
  /** What search engines and previews of links read. */
  readonly facts?: PageFacts;
  /** Whether search engines are asked not to list the page. */
  readonly isUnlisted?: boolean;
  /** The entry of the navigation that the page belongs to. */
  readonly section?: Section;
  readonly main: Piece;
  readonly status?: number;
  /** Whether the page is a text, without a form for the usual script to follow. */
  readonly isText?: boolean;
  /** Whether the page itself has the search for calculators, which is in the header of the others. */
  readonly hasSearch?: boolean;
  /** The calculator of the page, by its id. */
  readonly calculator?: string;
  /** Names of additional scripts of ours. */
  readonly scripts?: readonly string[];
  /** What stands in the footer beside the links. */
  readonly footer?: Piece;
  /** Additional scripts and styles of the page. */
  readonly head?: Piece;
  /** Whether the page is shown in a frame of another site, and how. */
  readonly frame?: Frame | undefined;
  /** Replacements for directives of the policy. */
  readonly policy?: readonly string[];
}

const sections = [
  ['Calculators', '/'],
  ['Currency', '/currency'],
  ['API', '/docs'],
  ['Status', '/status'],
  ['Get access', '/access'],
] as const;

type Section = (typeof sections)[number][1];

/** Writes whole pages, all in one design. */
export type WritePage = (options: PageOptions) => Reply;

interface LayoutOptions {
  /** The language that pages are translated into; without it, they are in English. */
  readonly language?: Language;
  /** Whether each page is there in every language. */
  readonly isTranslated?: boolean;
  /** The sites that may show pages in frames, as a policy lists them. */
  readonly frameAncestors?: string | undefined;
}

export function createLayout(assets: Assets, layout: LayoutOptions = {}): WritePage {
  const { language, frameAncestors } = layout;
  const write = (page: Html, calculator: string | undefined) =>
    language === undefined ? writeHtml(page) : language.pageHtml(page, calculator);
  return (options) => {
    const framed = options.frame === undefined ? undefined : frameAncestors;
    const policy = framed === undefined ? [] : [`frame-ancestors ${framed}`];
    return {
      status: options.status ?? 200,
      contentType: HTML_TYPE,
      body: write(writeDocument(assets, options, layout), options.calculator),
      headers: {
        'content-security-policy': policyWith([...policy, ...(options.policy ?? [])]),
        'cache-control': 'no-cache',
        vary: 'Accept-Language, Cookie',
        ...(framed === undefined && { 'x-frame-options': 'DENY' }),
        'cross-origin-opener-policy': 'same-origin',
      },
    };
  };
}

function policyWith(others: readonly string[]): string {
  const replaced = new Set(others.map((directive) => directive.split(' ')[0]));
  return [...contentPolicy.filter((directive) => !replaced.has(directive.split(' ')[0])), ...others].join(
    '; ',
  );
}

/** A browser would look for what a script imports only when it has the script. */
function writeScripts(assets: Assets, names: readonly string[]): Html {
  const imported = [...new Set(names.flatMap(assets.importsOf))];
  return html`${names.map((name) => html`<script type="module" src="${assets.address(name)}"></script>`)}
  ${imported.map((name) => html`<link rel="modulepreload" href="${assets.address(name)}" />`)}`;
}

/** Leads to the results on the home page. */
function writeSearch(): Html {
  const name = 'Ask or search';
  return html`<form action="/">
    <input type="search" name="q" maxlength="${MAX_SEARCHED}" aria-label="${name}" placeholder="${name}" />
  </form>`;
}

function writeDocument(
  assets: Assets,
  options: PageOptions,
  { language, isTranslated }: LayoutOptions,
): Html {
  const tag = language?.tag ?? ENGLISH;
  const { title, description = '', facts, section, main, head, frame } = options;
  const scripts = [...(options.scripts ?? []), ...(frame === undefined ? [] : ['frame.js'])];
  const link = ([text, path]: (typeof sections)[number]) => {
    const current = path === section ? 'page' : undefined;
    return html`<a${attributes({ href: path, 'aria-current': current })}>${text}</a>`;
  };
  return html`<!doctype html>
    <html
      ${attributes({
        lang: tag,
        'data-phrases': language && phrasesAddress(language, options.calculator),
        'data-frame': frame !== undefined,
        'data-accent': frame?.accent,
        'data-theme': frame?.theme,
      })}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${description !== '' && html`<meta name="description" content="${describe(description, facts?.answer)}" />`}
        <title>${options.wholeTitle ?? titleOf(title, facts?.answer?.sentence)}</title>
        ${facts && writeFacts(facts, { title, description, tag, isTranslated })}
        ${(options.isUnlisted === true || frame !== undefined) && html`<meta name="robots" content="noindex" />`}
        <link rel="icon" href="${assets.address('icon.svg')}" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="stylesheet" href="${assets.address('portal.css')}" />
        ${writeScripts(assets, [...(options.isText === true ? [] : ['portal.js']), ...scripts])} ${head}
      </head>
      <body>
        ${
          frame === undefined &&
          html`<a class="skip" href="#main">Skip to the content</a>
            <header class="site">
              <a class="brand" href="/">${SITE_NAME}</a>
              <nav aria-label="Main">${sections.map(link)}</nav>
              ${options.hasSearch !== true && writeSearch()}
            </header>`
        }
        <main id="main" tabindex="-1">${main}</main>
        ${frame === undefined && writeFooter(options.footer)}
      </body>
    </html> `;
}

function writeFooter(beside: Piece | undefined): Html {
  return html`<footer class="site">
    ${beside}
    <p>Right to the last cent: every result is exact and rounded once.</p>
    <p>
      <a href="/docs/tutorial">Tutorial</a> <a href="/openapi.json">OpenAPI document</a>
      <a href="/status">Status</a> <a href="/access">Get access</a>
      <a href="${guidePath('privacy')}">Privacy</a>
      ${beside === undefined && html`<a href="/number-format">Language and numbers</a>`}
    </p>
  </footer>`;
}
