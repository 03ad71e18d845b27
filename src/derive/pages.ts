import { problemKinds, type ProblemCode } from './problems.ts';

/** Where the page of a problem is, beside the version segments. */
export function problemPagePath(code: ProblemCode): string {
  return `/docs/problems/${code}`;
}

/** The documentation page of one kind of problem, as an HTML document. */
export function writeProblemPage(code: ProblemCode): string {
  const { status, title, meaning } = problemKinds[code];
  return writePage(`${status} ${code}`, [
    `<p><strong>${escapeHtml(title)}.</strong></p>`,
    `<p>${escapeHtml(meaning)}</p>`,
  ]);
}

function writePage(title: string, content: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)} – Centwise</title>`,
    `<h1>${escapeHtml(title)}</h1>`,
    ...content,
    '',
  ].join('\n');
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}
