import { hash } from 'node:crypto';
import { currencies } from '#core/money/iso4217.ts';
import { type namingLanguages, unitsOf } from '#text/search/currency-names.ts';
import type { SearchLanguage } from '#text/search/search.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { acceptedLanguages } from '#http/request/weights.ts';
import { readCookie } from '../cookies.ts';
import type { Html } from '../html.ts';
import { readLanguageText } from '#text/languages/language-texts.ts';
import { createTranslator, type Translator } from './translator.ts';

/** The language that pages are written in; the others are made of it by words. */
export const ENGLISH = 'en';

/** The languages of pages, by their own names. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
} as const satisfies Record<keyof typeof namingLanguages, string>;

export type LanguageTag = keyof typeof languageNames;

/** The languages that have words. */
export const languageTags = (Object.keys(languageNames) as LanguageTag[]).filter((tag) => tag !== ENGLISH);

/** The language of pages, as the reader has chosen: remembered in a cookie that says nothing else. */
export const LANGUAGE_COOKIE = 'language';

type Headers = DocumentRequest['headers'];

/** What was chosen, or else the first language of the browser that pages have. */
export function languageFor(headers: Headers): LanguageTag {
  return chosenLanguage(headers) ?? preferredLanguage(headers.get('accept-language')) ?? ENGLISH;
}

export function chosenLanguage(headers: Headers): LanguageTag | undefined {
  return knownTag(readCookie(headers, LANGUAGE_COOKIE));
}

function preferredLanguage(header: string | null): LanguageTag | undefined {
  return acceptedLanguages(header)
    .map((tag) => knownTag(/^[a-z]{2}(?![a-z])/.exec(tag)?.[0]))
    .find((tag) => tag !== undefined);
}

export function knownTag(text: string | null | undefined): LanguageTag | undefined {
  return Object.hasOwn(languageNames, text ?? '') ? (text as LanguageTag) : undefined;
}

/**
 * The words of a language, by the pages that have them: those of one calculator by its id, and all others.
 */
export interface LanguagePhrases {
  readonly shared: Readonly<Record<string, string>>;
  readonly [calculator: string]: Readonly<Record<string, string>>;
}

/** A language that pages are translated into. */
export interface Language extends Translator, Pick<SearchLanguage, 'searches'> {
  /**
   * A page, and that of a calculator with words of its own before those of others: coinsurance of a home is
   * another thing than that of care.
   */
  readonly pageHtml: (page: Html, calculator?: string) => string;
  readonly tag: LanguageTag;
  readonly phrases: LanguagePhrases;
  /** The words of all pages. */
  readonly allPhrases: Readonly<Record<string, string>>;
  /** Changes with the words. */
  readonly digest: string;
}

const known = new Map<LanguageTag, Language>();

/** Reads the words of a language once. */
export function languageOf(tag: LanguageTag): Language {
  const language = known.get(tag) ?? readLanguage(tag);
  known.set(tag, language);
  return language;
}

function readPhrases(text: string) {
  return JSON.parse(text) as LanguagePhrases & Pick<Language, 'searches'>;
}

function readLanguage(tag: LanguageTag): Language {
  const text = readLanguageText(tag);
  const { searches, nouns: _nouns, uncalculated: _uncalculated, ...phrases } = readPhrases(text);
  const { shared, ...own } = phrases;
  const all = Object.assign(currencyNames(tag), ...Object.values(own), shared) as Record<string, string>;
  const translator = createTranslator(all, { language: tag });
  const ownTranslators = new Map<string, Translator>();

  /** Most calculators have no word for what others say in another way, and share the translator of all. */
  function translatorOf(calculator: string): Translator {
    const spoken = Object.entries(own[calculator] ?? {});
    if (spoken.every(([phrase, written]) => all[phrase] === written)) return translator;
    const found =
      ownTranslators.get(calculator) ?? createTranslator({ ...all, ...own[calculator] }, { language: tag });
    ownTranslators.set(calculator, found);
    return found;
  }

  return {
    tag,
    phrases,
    searches,
    allPhrases: all,
    digest: hash('sha256', text, 'base64url').slice(0, 12),
    ...translator,
    pageHtml: (page, calculator) =>
      (calculator === undefined ? translator : translatorOf(calculator)).html(page),
  };
}

/** An amount whose currency has the plural. */
const MANY = '100';

/** The names of currencies, which Unicode has in every language: as a title, and as what amounts are in. */
function currencyNames(tag: LanguageTag): Record<string, string> {
  const english = new Intl.DisplayNames(ENGLISH, { type: 'currency' });
  const own = new Intl.DisplayNames(tag, { type: 'currency' });
  return Object.fromEntries(
    currencies.flatMap(({ code, name }) => [
      [unitsOf(code, MANY), unitsOf(code, MANY, tag)],
      [name, own.of(code) ?? name],
      [english.of(code) ?? name, own.of(code) ?? name],
    ]),
  );
}
