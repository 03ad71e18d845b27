import { readFileSync } from 'node:fs';

/** The tutorial for calculators of one's own, whose blocks the tests run. */
const page = readFileSync(new URL('../../docs/own-calculators.md', import.meta.url), 'utf8');

function blocks(kind: string): readonly string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text!);
}

/** The file that it writes. */
export const [tutorialFile] = blocks('json') as [string];
export const commandBlocks = blocks('sh');
export const shownTexts = blocks('text');
export const tutorialText = page;

/** The place of a value, as "examples.0.input", and another value for it; undefined removes it. */
export type Edits = Readonly<Record<string, unknown>>;

/** The file, changed. */
export function changed(edits: Edits): string {
  const file: unknown = JSON.parse(tutorialFile);
  for (const [path, value] of Object.entries(edits)) {
    const names = path.split('.');
    const last = names.pop()!;
    const parent = names.reduce((inner, name) => (inner as Members)[name], file) as Members;
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else parent[last] = value;
  }
  return JSON.stringify(file, undefined, 1);
}

type Members = Record<string, unknown>;
