import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { parseSync } from 'oxc-parser';
import { keepRules } from '#library/calculator-module.ts';

/**
 * What the package leaves out of the sources, so that it is small: texts and tests that no calculation needs.
 */

/** Ends the path of a calculator of which only its rules and its code are wanted. */
export const RULES_ONLY = '?rules';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Members of a declaration that only tests, searches and pages need. */
const unneeded: ReadonlySet<string> = new Set(['aliases', 'laws', 'prominent', 'summary', 'synonyms']);

export const sources: Plugin = {
  name: 'sources',
  setup(build) {
    build.onResolve({ filter: /\?rules$/ }, ({ path }) => ({ path, namespace: 'rules', sideEffects: false }));
    build.onLoad({ filter: /.*/, namespace: 'rules' }, ({ path }) => {
      const file = path.slice(0, -RULES_ONLY.length);
      const resolveDir = file.slice(0, file.lastIndexOf('/'));
      return { contents: keepRules(readFileSync(file, 'utf8')), loader: 'ts', resolveDir };
    });
    build.onLoad({ filter: /\/src\/catalogue\/.*\.ts$/ }, ({ path }) => ({
      contents:
        replaced[path.slice(path.indexOf('/src/catalogue/') + '/src/catalogue/'.length)] ?? shorten(path),
      loader: 'ts',
    }));
    build.onLoad({ filter: /\/src\/core\/equations\/.*\.ts$/ }, ({ path }) => ({
      contents: path.endsWith('/denominators.ts') ? noDenominators : edit(path, withoutReason),
      loader: 'ts',
    }));
    build.onLoad({ filter: /\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { readonly version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    build.onLoad({ filter: /\/src\/core\/money\/iso4217\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(currencyRow, '$1'),
      loader: 'ts',
    }));
    build.onLoad({ filter: /\/src\/calculate\/check\/problem-kinds\.ts$/ }, ({ path }) => ({
      contents: edit(path, shortenProblem),
      loader: 'ts',
    }));
  },
};

/** Ties are decided a little later, by the arithmetic that follows anyway. */
const noDenominators = "export { createDoubles as createDoublesWithDenominators } from './doubles.ts';";

/** Code, number and decimals of a currency, and its name. */
const currencyRow = /^([A-Z]{3} \d{3} \d) .*$/gm;

/**
 * Modules of the catalogue that the package has no use for: it never had a name that is retired, and tests
 * nothing.
 */
const replaced: Readonly<Record<string, string>> = {
  'texts/retired-names.ts': 'export const currentName = () => undefined;',
  'examples.ts': 'export const withExamples = (declarations) => declarations;',
  'preset/laws.ts': 'export const ownLaws = () => ({});',
};

/** The problems that an engine has; those of a service are left out. */
const problemsOfEngine: ReadonlySet<string> = new Set([
  'invalid-input',
  'not-found',
  'not-acceptable',
  'goal-unreachable',
  'no-solution',
  'result-out-of-range',
  'calculation-too-long',
]);

/** A kind of problem without its text for people, or without anything. */
function shortenProblem(node: Node, text: string): readonly Edit[] {
  if (isMember(node, 'meaning')) return [{ ...spanOf(node), text: 'meaning: ""' }];
  const { properties = [] } = (node['value'] ?? {}) as { readonly properties?: readonly Node[] };
  const isKind = node.type === 'Property' && properties.some((member) => isMember(member, 'status'));
  return isKind && !problemsOfEngine.has(nameOf(node)) ? [removal(node, text)] : [];
}

/** A module of the catalogue without what is unneeded, and without the spaces that align equations. */
function shorten(file: string): string {
  return edit(file, (node, text) => {
    if (node.type === 'TemplateElement') {
      const lines = text.slice(node.start, node.end).split('\n');
      if (lines.length === 1) return [];
      return [
        {
          ...spanOf(node),
          text: lines
            .map(shortenEquation)
            .join('\n')
            .replaceAll(/\n{2,}/g, '\n'),
        },
      ];
    }
    const declared = declarationIn(node);
    if (declared === undefined) return withoutReason(node);
    return declared.flatMap((member) => {
      if (unneeded.has(nameOf(member))) return [removal(member, text)];
      if (nameOf(member) === 'output') return unitsIn(member);
      if (nameOf(member) === 'schedule') return columnTextsIn(member);
      return nameOf(member) === 'input' ? descriptionsIn(member) : [];
    });
  });
}

/** An equation without the spaces that align it; its meaning, or a sentence in it, stays as it is. */
function shortenEquation(line: string): string {
  const [equation = '', ...meaning] = line.trim().split(/\s*\/\/\s*/);
  const single = equation.replaceAll(/\s+/g, ' ');
  const short = single.includes(':') ? single : single.replaceAll(/ ?([=+−·^(),≤≥<>]) ?/g, '$1');
  return [short, ...meaning].join('//');
}

/** Functions that find mistakes of who declares a preset. */
const checksOfAuthors: ReadonlySet<string | undefined> = new Set(['requireKnown', 'requireFits']);

/**
 * What tells mistakes of who declares a calculator, which cannot happen any more: checks, and the texts of
 * errors.
 */
function withoutReason(node: Node): readonly Edit[] {
  if (node.type === 'ExpressionStatement') {
    const { callee } = node['expression'] as { readonly callee?: { readonly name?: string } };
    return checksOfAuthors.has(callee?.name) && callee !== undefined ? [{ ...spanOf(node), text: ';' }] : [];
  }
  if (node.type !== 'NewExpression') return [];
  const { name } = node['callee'] as { readonly name?: string };
  if (name !== 'Error' && name !== 'EquationError') return [];
  const reason = (node['arguments'] as readonly Node[])[name === 'Error' ? 0 : 1];
  return reason === undefined ? [] : [{ ...spanOf(reason), text: "''" }];
}

/**
 * The texts of inputs: the first operand of each function that makes a field, the meanings of words, and what
 * presets change. That of a choice is kept, as explanations show it.
 */
function descriptionsIn(node: Node): readonly Edit[] {
  return [
    ...textsOf(node).filter(isSentence),
    ...childrenOf(node)
      .filter((child) => isMember(child, 'description'))
      .map(valueOf),
  ]
    .map((text) => ({ ...spanOf(text), text: "''" }))
    .concat(childrenOf(node).flatMap(descriptionsIn));
}

/** Functions that declare a column of a schedule: their first operand is an output. */
const columnMakers: ReadonlySet<string | undefined> = new Set(['during', 'atEnd', 'sumOf', 'runningTotal']);

/** The descriptions of the columns of a schedule. */
function columnTextsIn(node: Node): readonly Edit[] {
  const within = childrenOf(node).flatMap(columnTextsIn);
  if (node.type !== 'CallExpression') return within;
  const { name } = node['callee'] as { readonly name?: string };
  const [output] = node['arguments'] as readonly Node[];
  if (!columnMakers.has(name) || output?.type !== 'CallExpression') return within;
  const [description] = output['arguments'] as readonly Node[];
  return description === undefined ? within : [{ ...spanOf(description), text: "''" }, ...within];
}

/** The units of outputs: the second operand of each function that makes one. */
function unitsIn(node: Node): readonly Edit[] {
  const [, unit] = node.type === 'CallExpression' ? (node['arguments'] as readonly Node[]) : [];
  const own = typeof unit?.['value'] === 'string' ? [{ ...spanOf(unit), text: "''" }] : [];
  return [...own, ...childrenOf(node).flatMap(unitsIn)];
}

function textsOf(node: Node): readonly Node[] {
  if (node.type !== 'CallExpression') return [];
  const [description, words] = node['arguments'] as readonly (Node | undefined)[];
  const { name } = node['callee'] as { readonly name?: string };
  const hasWords = name === 'choice' || name === 'flag';
  const meanings = hasWords && words?.type === 'ObjectExpression' ? childrenOf(words).map(valueOf) : [];
  return description === undefined || name === 'choice' ? meanings : [description, ...meanings];
}

function isSentence(node: Node): boolean {
  return typeof node['value'] === 'string' && node['value'].includes(' ');
}

function valueOf(member: Node): Node {
  return member['value'] as Node;
}

/** The members of the declaration, where a node is a call that declares a calculator. */
function declarationIn(node: Node): readonly Node[] | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { name } = node['callee'] as { readonly name?: string };
  if (name !== 'defineCalculator' && name !== 'preset') return undefined;
  const declared = (node['arguments'] as readonly Node[]).at(-1)!;
  return declared['properties'] as readonly Node[];
}

function isMember(node: Node, name: string): boolean {
  return node.type === 'Property' && nameOf(node) === name;
}

function nameOf(member: Node): string {
  const { name, value } = (member['key'] ?? {}) as { readonly name?: string; readonly value?: string };
  return name ?? value ?? '';
}

function spanOf({ start, end }: Node): { readonly from: number; readonly to: number } {
  return { from: start, to: end };
}

/** Takes a member away, with the comma behind it. */
function removal({ start, end }: Node, text: string): Edit {
  return { from: start, to: text[end] === ',' ? end + 1 : end, text: '' };
}

/** A file with the edits that `edits` makes of its nodes; what is within an edit stays as that says. */
function edit(file: string, edits: (node: Node, text: string) => readonly Edit[]): string {
  const text = readFileSync(file, 'utf8');
  const all: Edit[] = [];
  const visit = (node: Node): void => {
    all.push(...edits(node, text));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, text).program as unknown as Node);
  let edited = '';
  let at = 0;
  for (const { from, to, text: replaced } of all.toSorted((a, b) => a.from - b.from)) {
    if (from < at) continue;
    edited += text.slice(at, from) + replaced;
    at = to;
  }
  return edited + text.slice(at);
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof (child as Node | undefined | null)?.type === 'string');
}
