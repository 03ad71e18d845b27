import { globSync, readFileSync } from 'node:fs';
import type { AnyCalculator, Convention } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { catalogue } from '#catalogue/index.ts';
import { programOf } from '#catalogue/run/program.ts';
import { descriptionOf, listDefinitions } from '#calculate/explain/named-equations.ts';
import { html, type Piece } from '#portal/html.ts';
import { createTranslator } from '#portal/languages/translator.ts';
import { createNaming, hintOf, namesOf } from '#portal/naming.ts';
import { withoutUnit } from '#text/write/labels.ts';
import { beyondLabel, hintOf as outputHint } from '#text/write/result-text.ts';
import { readSourceTexts, type SourceTemplate } from './source-templates.ts';

/** A text that pages say, with the calculator whose page it is, or "shared". */
export interface SaidText {
  readonly section: string;
  /** The file or the declaration that has it. */
  readonly place: string;
  readonly text: Piece;
}

const SHARED = 'shared';
const root = new URL('../../src/', import.meta.url);

/** The texts of the sources of pages, and those that calculators declare. */
export function listSaidTexts(calculators: readonly AnyCalculator[] = catalogue): readonly SaidText[] {
  return [...sourceTexts(), ...calculators.flatMap(declaredTexts)];
}

/** Files whose pages and files are in English alone. */
const english = /^portal\/(?:docs|languages|static)\/|^portal\/(?:code-samples|icons|site-documents)\.ts$/;

function sourceTexts(): readonly SaidText[] {
  const files = globSync('portal/**/*.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return files
    .filter((path) => !english.test(path))
    .flatMap((path) => {
      const { templates, literals } = readSourceTexts(readFileSync(new URL(path, root), 'utf8'));
      const texts = templates.filter(({ tag }) => tag === 'html' || tag === 'say').map(pieceOf);
      return [...texts, ...literals.filter(isProse)].map((text) => ({ section: SHARED, place: path, text }));
    });
}

/** Names of schema.org and of classes. */
const notSaid = new Set(['Any', 'Offer', 'formula long']);

/** Begins as a label or a sentence does, or has several words: names of classes have neither. */
function isProse(text: string): boolean {
  if (notSaid.has(text)) return false;
  return /^[A-Z][a-z]+(?:$|[ ,.])/.test(text) || (/[a-z]{2} [a-z]/.test(text) && !/[=;/]/.test(text));
}

/** A template as it is called, with numbers for its values. */
function pieceOf({ tag, strings, values }: SourceTemplate): Piece {
  if (tag === 'say') return { texts: strings, values: values.map(() => 7) };
  const template = html(Object.assign([...strings], { raw: strings }), ...values.map(() => 7));
  // Attributes alone, which stand in a tag.
  return strings.join('').includes('<') || !/^\s*[\w-]+=/.test(strings[0]!)
    ? template
    : html`<i ${template}></i>`;
}

const naming = createNaming(catalogue);

function declaredTexts(calculator: AnyCalculator): readonly SaidText[] {
  const { id, name, summary, about = '', input, output, conventions } = calculator;
  const names = namesOf(calculator);
  const say = (text: string) => naming.sentence(text, names);
  const program = programOf(calculator);
  const texts = [
    name,
    name.replace(/ Calculator$/, ''),
    summary,
    about,
    ...headlinePhrases(calculator),
    ...names.map(naming.label),
    ...Object.entries(input).flatMap(([field, one]) => inputTexts(field, one, say)),
    ...Object.entries(output).map(([field, one]) => hintBeside(field, outputHint(one), say)),
    ...Object.values(conventions).flatMap(conventionTexts).map(say),
    ...listDefinitions(program).flatMap(({ cases }) => cases.map((one) => say(descriptionOf(program, one)))),
  ];
  return texts.map((text) => ({ section: id, place: id, text }));
}

type Say = (text: string) => string;

/** What a page says of a field beyond its label. */
function hintBeside(name: string, hint: string, say: Say): string {
  return beyondLabel(withoutUnit(naming.label(name)), say(hint));
}

function inputTexts(name: string, field: InputField, say: Say): readonly string[] {
  const { kind, options = {}, fields = {} } = field;
  const choices = kind === 'boolean' ? [] : Object.keys(options).map(naming.label);
  return [
    hintBeside(name, hintOf(field), say),
    ...choices,
    ...Object.values(options).map(say),
    ...Object.entries(fields).flatMap(([one, nested]) => inputTexts(one, nested, say)),
  ];
}

function conventionTexts(convention: Convention): readonly string[] {
  return typeof convention === 'string' ? [convention] : Object.values(convention.options);
}

/** The sentences that answer, with numbers for their values. */
function headlinePhrases({ headline = [] }: AnyCalculator): readonly string[] {
  const cases = typeof headline === 'string' ? [{ say: headline }] : headline;
  return cases.map(({ say }) => say.replaceAll(/\{[^}]*\}/g, '7')).filter((say) => /[a-z]{2}/.test(say));
}

/** A phrase without words in a language, and where it was found. */
export interface MissingPhrase {
  readonly phrase: string;
  readonly sections: ReadonlySet<string>;
  readonly place: string;
}

/** What pages say that has no words in a language. */
export function findMissing(
  phrases: Readonly<Record<string, string>>,
  texts: readonly SaidText[] = listSaidTexts(),
): readonly MissingPhrase[] {
  const found = new Map<string, { sections: Set<string>; place: string }>();
  const keys = Object.keys(phrases);
  let current = { section: SHARED, place: '' };
  const translator = createTranslator(phrases, {
    language: 'en',
    onMissing(phrase, asIs) {
      const key = keyOf(phrase, asIs);
      // Templates are put into others, whose phrases have them.
      if (current.section === SHARED && keys.some((one) => one.includes(key))) return;
      const seen = found.get(key) ?? { sections: new Set<string>(), place: current.place };
      seen.sections.add(current.section);
      found.set(key, seen);
    },
  });
  for (const one of texts) {
    current = one;
    translator.html(one.text);
  }
  return [...found].map(([phrase, seen]) => ({ phrase, ...seen }));
}

/** With the numbers where these are part of a name: "401(k)", "30-year", "Rule of 72". */
function keyOf(phrase: string, asIs: string): string {
  return labels.has(asIs) || /\{\}(?:\(|-[a-z]|[A-Za-z])/.test(phrase) ? asIs : phrase;
}

const labels: ReadonlySet<string> = new Set(
  catalogue.flatMap((calculator) => [calculator.name, ...namesOf(calculator).map(naming.label)]),
);
