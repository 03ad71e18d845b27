import type { Reply } from '#http/replies.ts';
import type { Assets } from '../assets.ts';
import { html, type Html } from '../html.ts';
import type { WritePage } from '../layout.ts';
import { SEARCH_PATH } from './addresses.ts';
import type { DocsGroup } from './docs-map.ts';
import type { Section } from './markdown.ts';

interface DocsPage {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  /** The address of the page, for the mark in the navigation. */
  readonly path: string;
  readonly main: Html;
  /** What is beside the text: samples, or nothing. */
  readonly samples?: Html;
  readonly sections?: readonly Section[];
  /** Whether search engines are asked not to list the page. */
  readonly isUnlisted?: boolean;
  /** What was searched for. */
  readonly searched?: string;
}

/** Writes a page of the documentation: the navigation, the text, and what is beside it. */
export type WriteDocsPage = (page: DocsPage) => Reply;

export function createDocsLayout(
  assets: Assets,
  groups: readonly DocsGroup[],
  writePage: WritePage,
): WriteDocsPage {
  return ({ title, description, origin, path, main, samples, sections = [], isUnlisted = false, searched }) =>
    writePage({
      title,
      description,
      isUnlisted,
      isText: true,
      facts: { origin, path, ...(path !== '/docs' && { crumbs: [{ name: 'API', path: '/docs' }] }) },
      section: '/docs',
      scripts: ['docs.js'],
      head: html`<link rel="stylesheet" href="${assets.address('docs.css')}" />`,
      main: html`<div class="docs">
        <div class="docs-side">${writeSearch(searched)}${writeNavigation(groups, path)}</div>
        <article class="docs-text">${main}</article>
        <div class="docs-beside">${samples ?? writeContents(sections)}</div>
      </div>`,
    });
}

function writeSearch(searched = ''): Html {
  return html`<form class="docs-search" action="${SEARCH_PATH}" role="search">
    <label class="hidden" for="docs-q">Search the documentation</label>
    <input id="docs-q" name="q" type="search" placeholder="Search docs" value="${searched}" />
    <button type="submit" class="quiet">Search</button>
  </form>`;
}

function writeNavigation(groups: readonly DocsGroup[], path: string): Html {
  const isCurrent = ({ links }: DocsGroup) => links.some((link) => link.path === path);
  const firstCategory = groups.findIndex(({ isCategory }) => isCategory);
  return html`<details class="docs-menu">
    <summary>Documentation menu</summary>
    <nav aria-label="Documentation">
      ${groups.map((group, index) => {
        const list = html`<ul>
          ${group.links.map(
            (link) =>
              html`<li>
                <a href="${link.path}" ${link.path === path && html` aria-current="page"`}>${link.title}</a>
              </li>`,
          )}
        </ul>`;
        const heading = index === firstCategory && html`<p class="docs-group">Calculators</p>`;
        if (group.isFolded !== true)
          return html`<p class="docs-group">${group.title}</p>
            ${list}`;
        return html`${heading}
          <details ${isCurrent(group) && html` open`}>
            <summary>${group.title}</summary>
            ${list}
          </details>`;
      })}
    </nav>
  </details>`;
}

function writeContents(sections: readonly Section[]): Html {
  if (sections.length < 2) return html``;
  return html`<nav class="docs-contents" aria-label="On this page">
    <p class="docs-group">On this page</p>
    <ul>
      ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
  </nav>`;
}
