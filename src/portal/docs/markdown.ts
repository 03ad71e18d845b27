import { html, type Html } from '../html.ts';
import { renderInline, type ResolveLink } from './markdown-inline.ts';

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

/** The lines of a document, and how many of them are read. */
interface Reader {
  readonly lines: readonly string[];
  readonly resolve: ResolveLink;
  readonly sections: Section[];
  place: number;
  /** Blocks of code so far, which have an id each. */
  codes: number;
  /** The section of each table so far: a second one in it needs another name. */
  readonly labels: string[];
}

/**
 * Markdown as the documents of this project use it: headings, paragraphs, lists, tables, code, emphasis and
 * links. HTML in it is text.
 */
export function renderMarkdown(text: string, resolve: ResolveLink): Rendered {
  const [first = '', ...lines] = text.split('\n');
  const reader: Reader = { lines, resolve, sections: [], place: 0, codes: 0, labels: [] };
  const blocks: Html[] = [];
  while (reader.place < lines.length) {
    if (lines[reader.place]!.trim() === '') reader.place += 1;
    else blocks.push(readBlock(reader));
  }
  return { title: titleOf(first), sections: reader.sections, main: html`${blocks}` };
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

/** What follows the language is for the tests of the document. */
const fencePattern = /^```(\w*)(?: .*)?$/;
const itemPattern = /^(?:-|\d+\.) +/;

function readBlock(reader: Reader): Html {
  const line = reader.lines[reader.place]!;
  const fence = fencePattern.exec(line);
  if (fence !== null) return readFence(reader, fence[1]!);
  const heading = /^(#{2,4}) (.*)$/.exec(line);
  if (heading !== null) return readHeading(reader, heading[1]!.length, heading[2]!);
  if (line.startsWith('|')) return readTable(reader);
  if (itemPattern.test(line)) return readList(reader);
  if (line.startsWith('    ')) return readIndented(reader);
  return html`<p>${renderInline(takeWhile(reader, isOfParagraph).join(' '), reader.resolve)}</p>`;
}

function isOfParagraph(line: string): boolean {
  return line.trim() !== '' && !/^(?:```|#{2,4} |\||- |\d+\. )/.test(line);
}

function takeWhile(reader: Reader, belongs: (line: string) => boolean): readonly string[] {
  const start = reader.place++;
  while (reader.place < reader.lines.length && belongs(reader.lines[reader.place]!)) reader.place += 1;
  return reader.lines.slice(start, reader.place);
}

function readHeading(reader: Reader, level: number, text: string): Html {
  reader.place += 1;
  const id = sectionId(text);
  const content = renderInline(text, reader.resolve);
  if (level === 2) reader.sections.push({ id, title: text.replaceAll('`', '') });
  if (level === 2) return html`<h2 id="${id}">${content}</h2>`;
  return level === 3 ? html`<h3 id="${id}">${content}</h3>` : html`<h4 id="${id}">${content}</h4>`;
}

function readFence(reader: Reader, language: string): Html {
  const [, ...lines] = takeWhile(reader, (line) => line !== '```');
  reader.place += 1;
  return writeCode(lines.join('\n'), language, `code-${++reader.codes}`);
}

function readIndented(reader: Reader): Html {
  const lines = takeWhile(reader, (line) => line.startsWith('    '));
  return writeCode(lines.map((line) => line.slice(4)).join('\n'), '', `code-${++reader.codes}`);
}

const labels: Readonly<Record<string, string>> = {
  sh: 'Command',
  bash: 'Command',
  json: 'JSON',
  http: 'Headers',
  csv: 'CSV',
};

/** A box of code with a button that copies it. */
function writeCode(text: string, language: string, id: string): Html {
  return html`<div class="code">
    <button type="button" class="quiet copy" data-copy="${id}" hidden>Copy</button>
    <pre
      tabindex="0"
      aria-label="${labels[language] ?? 'Text'}"
    ><code id="${id}" class="language-${language === '' ? 'text' : language}">${text}</code></pre>
  </div>`;
}

function readList(reader: Reader): Html {
  const isOrdered = /^\d/.test(reader.lines[reader.place]!);
  const lines = takeWhile(reader, (line) => itemPattern.test(line) || /^ +\S/.test(line));
  const items: string[] = [];
  for (const line of lines) {
    if (itemPattern.test(line)) items.push(line.replace(itemPattern, ''));
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  const entries = items.map((item) => html`<li>${renderInline(item, reader.resolve)}</li>`);
  return isOrdered
    ? html`<ol>
        ${entries}
      </ol>`
    : html`<ul>
        ${entries}
      </ul>`;
}

function readTable(reader: Reader): Html {
  const [head = '', rule = '', ...rows] = takeWhile(reader, (line) => line.startsWith('|'));
  const right = cellsOf(rule).map((cell) => cell.endsWith(':'));
  const write = (cell: string) => renderInline(cell, reader.resolve);
  const classOf = (column: number) => right[column] === true && html` class="number"`;
  const section = reader.sections.at(-1)?.title ?? 'Table';
  const before = reader.labels.filter((one) => one === section).length;
  reader.labels.push(section);
  const label = before === 0 ? section : `${section}, table ${before + 1}`;
  return html`<div class="table words" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${cellsOf(head).map((cell, column) =>
            cell === '' ? html`<td></td>` : html`<th scope="col" ${classOf(column)}>${write(cell)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${cellsOf(row).map((cell, column) => html`<td ${classOf(column)}>${write(cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function cellsOf(row: string): readonly string[] {
  return row
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}
