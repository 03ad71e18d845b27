import { lexer, type Token, type Tokens } from 'marked';
import { html, type Html, type Piece } from '../html.ts';

export interface Section {
  readonly id: string;
  readonly title: string;
}

interface Rendered {
  /** The first heading, which is not in the text. */
  readonly title: string;
  readonly sections: readonly Section[];
  readonly main: Html;
}

/**
 * The address that a link leads to on these pages; undefined where there is none, so that only its text is
 * shown.
 */
export type ResolveLink = (target: string) => string | undefined;

/** A document that is being written. */
interface Writing {
  readonly resolve: ResolveLink;
  readonly sections: Section[];
  /** Blocks of code so far, which have an id each. */
  codes: number;
  /** The section of each table so far: a second one in it needs another name. */
  readonly labels: string[];
}

/** Markdown as GitHub reads it. HTML in it is text. */
export function renderMarkdown(text: string, resolve: ResolveLink): Rendered {
  const writing: Writing = { resolve, sections: [], codes: 0, labels: [] };
  const [, ...tokens] = lexer(text);
  const main = html`${tokens.map((token) => writeBlock(token, writing))}`;
  return { title: titleOf(text), sections: writing.sections, main };
}

/** The text of a document's first line, which is its heading. */
export function titleOf(text: string): string {
  return text.split('\n', 1)[0]!.replace(/^# /, '');
}

/** The address of a section, as GitHub makes it. */
export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function writeBlock(token: Token, writing: Writing): Piece {
  const one = token as MarkedBlock;
  switch (one.type) {
    case 'space':
      return '';
    case 'heading':
      return writeHeading(one, writing);
    case 'code':
      return writeCode(one, `code-${++writing.codes}`);
    case 'list':
      return writeList(one, writing);
    case 'table':
      return writeTable(one, writing);
    case 'paragraph':
      return html`<p>${writeInline(one.tokens, writing)}</p>`;
    case 'text':
      return one.tokens === undefined ? one.text : writeInline(one.tokens, writing);
    default:
      return html`<p>${token.raw.trim()}</p>`;
  }
}

type MarkedBlock =
  | Tokens.Space
  | Tokens.Heading
  | Tokens.Code
  | Tokens.List
  | Tokens.Table
  | Tokens.Paragraph
  | Tokens.Text;

function writeHeading({ depth, text, tokens }: Tokens.Heading, writing: Writing): Html {
  const id = sectionId(text);
  const content = writeInline(tokens, writing);
  if (depth === 2) writing.sections.push({ id, title: text.replaceAll('`', '') });
  if (depth === 2) return html`<h2 id="${id}">${content}</h2>`;
  return depth === 3 ? html`<h3 id="${id}">${content}</h3>` : html`<h4 id="${id}">${content}</h4>`;
}

const labels: Readonly<Record<string, string>> = {
  sh: 'Command',
  bash: 'Command',
  json: 'JSON',
  http: 'Headers',
  csv: 'CSV',
};

/** A box of code with a button that copies it. What follows the language is for the tests of the document. */
function writeCode({ text, lang = '' }: Tokens.Code, id: string): Html {
  const [language = ''] = lang.split(' ');
  return html`<div class="code">
    <button type="button" class="quiet copy" data-copy="${id}" hidden>Copy</button>
    <pre
      tabindex="0"
      aria-label="${labels[language] ?? 'Text'}"
    ><code id="${id}" class="language-${language === '' ? 'text' : language}">${text}</code></pre>
  </div>`;
}

function writeList({ ordered, items }: Tokens.List, writing: Writing): Html {
  const entries = items.map(({ tokens }) => html`<li>${tokens.map((one) => writeBlock(one, writing))}</li>`);
  return ordered
    ? html`<ol>
        ${entries}
      </ol>`
    : html`<ul>
        ${entries}
      </ul>`;
}

function writeTable({ header, rows }: Tokens.Table, writing: Writing): Html {
  const write = ({ tokens }: Tokens.TableCell) => writeInline(tokens, writing);
  const classOf = ({ align }: Tokens.TableCell) => align === 'right' && html` class="number"`;
  const section = writing.sections.at(-1)?.title ?? 'Table';
  const before = writing.labels.filter((one) => one === section).length;
  writing.labels.push(section);
  const label = before === 0 ? section : `${section}, table ${before + 1}`;
  return html`<div class="table words" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${header.map((cell) =>
            cell.text === '' ? html`<td></td>` : html`<th scope="col" ${classOf(cell)}>${write(cell)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td ${classOf(cell)}>${write(cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Code, emphasis and links within a line. */
function writeInline(tokens: readonly Token[], writing: Writing): Html {
  return html`${tokens.map((token): Piece => {
    const one = token as MarkedInline;
    switch (one.type) {
      case 'text':
      case 'escape':
        return one.text.replaceAll('\n', ' ');
      case 'codespan':
        return html`<code>${breakable(one.text)}</code>`;
      case 'strong':
        return html`<strong>${writeInline(one.tokens, writing)}</strong>`;
      case 'em':
        return html`<em>${writeInline(one.tokens, writing)}</em>`;
      case 'link': {
        const content = writeInline(one.tokens, writing);
        const address = writing.resolve(one.href);
        return address === undefined ? content : html`<a href="${address}">${content}</a>`;
      }
      default:
        return token.raw;
    }
  })}`;
}

type MarkedInline = Tokens.Text | Tokens.Escape | Tokens.Codespan | Tokens.Strong | Tokens.Em | Tokens.Link;

/** The name of a setting and an address with a port may break, where a phone has no room for them. */
function breakable(code: string): readonly Piece[] {
  const words = code.split(/(?<=[A-Z]_)(?=[A-Z])|(?<=\d:)(?=\d)/);
  return words.flatMap((word, index) => (index === 0 ? [word] : [html`<wbr />`, word]));
}
