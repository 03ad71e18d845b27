import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { Steps } from '#base/steps.ts';
import { createLabels } from '#text/write/labels.ts';
import { stopWords } from '#text/search/search-words.ts';
import {
  type AskLanguage,
  askLanguages,
  isUnspaced,
  keysOf,
  type LanguageWords,
  readWordsOf,
  regionOf,
} from './words.ts';

/** A phrase that people use for an input of a calculator. */
export interface Noun {
  readonly keys: readonly string[];
  /** The name of the field; of a choice, with its word. */
  readonly field: string;
  readonly weight: number;
  /** On which side of the number the phrase must stand. */
  readonly side: 'before' | 'after' | undefined;
  readonly language: AskLanguage;
}

/** A phrase that asks for a calculator, or for a subject that nothing calculates. */
export interface Called {
  readonly keys: readonly string[];
  readonly kind: 'calculator' | 'subject';
  readonly target: string;
  readonly weight: number;
  readonly language: AskLanguage;
}

/** What is known of words. */
export interface Lexicon {
  readonly catalogue: readonly AnyCalculator[];
  /** By the first key. */
  readonly nouns: ReadonlyMap<string, readonly Noun[]>;
  /** By each key. */
  readonly called: ReadonlyMap<string, readonly Called[]>;
  /** How much a key says: the rarer, the more. */
  readonly rarity: (key: string) => number;
  /** The languages that have a key. */
  readonly languages: ReadonlyMap<string, ReadonlySet<AskLanguage>>;
  /** The length of the longest key that is written without spaces. */
  readonly maxUnspaced: number;
  /** Whether a noun is of a result, as no calculator has such a field. */
  readonly isResult: (field: string) => boolean;
  /** How few calculators have a field, from 0 to 1. */
  readonly fieldRarity: (field: string) => number;
}

const weights = { name: 1.15, synonym: 0.95, label: 1, labelWord: 0.4, noun: 1 } as const;

/** How much a word says that is in every question. */
const STOP_WORD = 0.5;

/** Words of labels that many fields have. */
const vague: ReadonlySet<string> = new Set(
  (
    'annual monthly rate value amount total current initial final price years months date cost number per payment ' +
    'percent year month in of the to and a at after before maximum minimum target other new mean'
  )
    .split(' ')
    .flatMap(keysOf),
);

/** Makes the lexicon in steps, as it takes a tenth of a second. */
export function* createLexicon(catalogue: readonly AnyCalculator[]): Steps<Lexicon> {
  const building = new LexiconBuilder(catalogue);
  for (const language of askLanguages) {
    const words = readWordsOf(language);
    yield;
    yield* building.addNouns(words);
    for (const [place, calculator] of catalogue.entries()) {
      if (place % 16 === 0) yield;
      building.addCalculator(calculator, words);
    }
  }
  return building.finish();
}

class LexiconBuilder {
  readonly #nouns = new Map<string, Noun[]>();
  readonly #called = new Map<string, Called[]>();
  readonly #languages = new Map<string, Set<AskLanguage>>();
  readonly #holders = new Map<string, Set<string>>();
  readonly #catalogue: readonly AnyCalculator[];
  readonly #labelOf: (name: string) => string;
  readonly #counts: ReadonlyMap<string, number>;
  readonly #countries: ReadonlySet<string>;
  #maxUnspaced = 0;

  constructor(catalogue: readonly AnyCalculator[]) {
    this.#catalogue = catalogue;
    this.#labelOf = createLabels(catalogue);
    this.#counts = countFields(catalogue);
    this.#countries = new Set(catalogue.flatMap(({ input }) => Object.keys(input['country']?.options ?? {})));
  }

  *addNouns(words: LanguageWords): Steps<void> {
    const { language } = words;
    const isCovered = this.#countries.has(regionOf(language));
    for (const name of this.#counts.keys()) this.#addLabel(name, words);
    yield;
    const regions = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of this.#countries)
      this.#addNoun(regions.of(code)!, `country=${code}`, weights.noun, language);
    for (const [field, texts] of Object.entries(words.nouns)) {
      for (const text of texts.split(', ')) this.#addNoun(text, field, weights.noun, language);
    }
    for (const [target, texts] of Object.entries(words.uncalculated)) {
      // Where it is calculated, the calculator answers; one of the law, only where the law is known.
      if (this.#catalogue.some((one) => isAbout(one, target) && (one.law === undefined || isCovered)))
        continue;
      const one = { kind: 'subject', target, language, weight: 1 } as const;
      for (const text of texts.split(', ')) this.#addCalled(text, one);
    }
  }

  addCalculator(calculator: AnyCalculator, { language, searches, text }: LanguageWords) {
    const { id, name, synonyms = [] } = calculator;
    const one = { kind: 'calculator', target: id, language } as const;
    const short = name.replace(/ Calculator$/, '');
    const names = language === 'en' ? [short, id.replaceAll('-', ' ')] : [text(short), text(name)];
    for (const each of names)
      if (each !== undefined) this.#addCalled(withoutCalculator(each), { ...one, weight: weights.name });
    const spoken = language === 'en' ? synonyms : (searches[id]?.split(', ') ?? []);
    for (const each of spoken) this.#addCalled(each, { ...one, weight: weights.synonym });
  }

  finish(): Lexicon {
    const count = this.#catalogue.length;
    const [holders, counts] = [this.#holders, this.#counts];
    const rarityOf = (holding: number) => Math.log(1 + count / holding);
    return {
      catalogue: this.#catalogue,
      nouns: this.#nouns,
      called: this.#called,
      rarity: (key) => (stopWords.has(key) ? STOP_WORD : rarityOf(holders.get(key)?.size ?? count)),
      languages: this.#languages,
      maxUnspaced: this.#maxUnspaced,
      isResult: (field) => !field.includes('=') && !counts.has(field),
      fieldRarity: (field) => rarityOf(counts.get(field) ?? count) / rarityOf(1),
    };
  }

  #addLabel(name: string, { language, text }: LanguageWords) {
    const english = this.#labelOf(name);
    const label = language === 'en' ? english : text(english);
    if (label === undefined) return;
    const plain = label.replaceAll(/[（(].*?[)）]/g, '').trim();
    this.#addNoun(plain, name, weights.label, language);
    if (isUnspaced(plain)) return;
    for (const word of plain.split(/[\s-]+/)) {
      const [key = ''] = keysOf(word);
      const isTelling = key.length > 2 && !vague.has(key) && !stopWords.has(key);
      if (isTelling) this.#addNoun(word, name, weights.labelWord, language);
    }
  }

  #addNoun(text: string, field: string, weight: number, language: AskLanguage) {
    const side = text.endsWith('~') ? 'before' : text.startsWith('~') ? 'after' : undefined;
    const keys = keysOf(text.replace('~', '').trim());
    if (keys.length === 0) return;
    this.#learn(keys, language);
    const known = this.#nouns.get(keys[0]!) ?? [];
    this.#nouns.set(keys[0]!, known);
    known.push({ keys, field, weight, side, language });
  }

  #addCalled(text: string, one: Omit<Called, 'keys'>) {
    const keys = keysOf(text);
    this.#learn(keys, one.language);
    for (const key of new Set(keys)) {
      addTo(this.#holders, key, one.target);
      const known = this.#called.get(key) ?? [];
      this.#called.set(key, known);
      known.push({ keys, ...one });
    }
  }

  #learn(keys: readonly string[], language: AskLanguage) {
    for (const key of keys) {
      addTo(this.#languages, key, language);
      if (isUnspaced(key)) this.#maxUnspaced = Math.max(this.#maxUnspaced, key.length);
    }
  }
}

/** Whether a calculator has a subject in its ID or its synonyms. */
function isAbout({ id, synonyms = [] }: AnyCalculator, subject: string): boolean {
  return id.includes(subject.replaceAll(' ', '-')) || synonyms.includes(subject);
}

function withoutCalculator(name: string): string {
  return name
    .replaceAll(
      /\(.*?\)|-?[Rr]echner(?: für)?|^Calculadora (?:de(?:l| la)? )?|^Calculateur (?:de |d’|du )?|計算.*$/g,
      '',
    )
    .trim();
}

function addTo<Value>(map: Map<string, Set<Value>>, key: string, value: Value) {
  const known = map.get(key) ?? new Set<Value>();
  map.set(key, known.add(value));
}

/** How many calculators have an input, or a field of records in it, by name. */
function countFields(catalogue: readonly AnyCalculator[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const names = catalogue.flatMap(({ input }) =>
    Object.entries(input).flatMap(([name, { fields = {} }]) => [name, ...Object.keys(fields)]),
  );
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
