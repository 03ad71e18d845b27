import type { Lexicon } from './lexicon.ts';
import { type AskLanguage, askLanguages, keysOf } from './words.ts';

/** The language in which most of the words are. */
export function detectLanguage(text: string, lexicon: Lexicon, hint: AskLanguage | undefined): AskLanguage {
  if (/[぀-ヿ]|[年月円万]/u.test(text)) return 'ja';
  const points = new Map<AskLanguage, number>(hint === undefined ? [] : [[hint, 0.6]]);
  const add = (language: AskLanguage, share: number) =>
    points.set(language, (points.get(language) ?? 0) + share);
  for (const [word] of text.toLowerCase().matchAll(/[\p{Script=Latin}\p{M}'’]+/gu)) {
    for (const [language, pattern] of signs) if (pattern.test(word)) add(language, 1);
    for (const key of keysOf(word)) {
      const known = lexicon.languages.get(key);
      for (const language of known ?? []) add(language, 1 / known!.size);
    }
  }
  const [best] = [...askLanguages].toSorted(
    (one, other) => (points.get(other) ?? 0) - (points.get(one) ?? 0),
  );
  return best!;
}

/** Short words and letters that only one of the languages has. */
const signs: readonly (readonly [AskLanguage, RegExp])[] = [
  [
    'en',
    /^(?:the|how|what|on|in|is|my|with|at|for|of|i|if|do|does|can|much|long|and|per|to|yrs?|years?|months?|mo)$/,
  ],
  [
    'de',
    /^(?:wie|viel|ich|und|mit|für|im|der|die|das|von|auf|zu|bei|jahre?n?|monate?n?|noch|kann|mir|pro|nach|aus)$|[äöüß]/,
  ],
  [
    'fr',
    /^(?:de|les?|la|du|des|et|en|ans|mois|par|pour|sur|à|au|avec|combien|quel(?:le)?|je|dans|un|une|pendant|mon|ma)$|[çèêùœ]|^[dlj]['’]/,
  ],
  [
    'es',
    /^(?:de|el|la|los|las|del|al|y|en|años?|anos?|mes(?:es)?|por|para|cuánto|cuanto|con|qué|que|un|una|mi|si|cuota)$|[ñ¿]|ción$|cion$/,
  ],
];
