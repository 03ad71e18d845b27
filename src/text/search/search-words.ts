/** The words by which texts are searched: without accents, endings and words that say nothing. */

export function isAmount(word: string): boolean {
  return /^\d+$/.test(word);
}

/** Words in Latin letters, and what is written without spaces in Japanese. */
const WORD = /[a-z0-9]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Articles and prepositions of French that are written as one with the next word: "l’impôt". */
const ELISION = /(?<![a-z])(?:[cdjlmnst]|qu)['’](?=[a-z])/g;

/** The words of a text, without accents and apostrophes. */
export function splitWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(ELISION, '')
    .replaceAll(/['’]/g, '')
    .replaceAll('ß', 'ss');
  return (plain.match(WORD) ?? []).flatMap((word) => (/[a-z0-9]/.test(word) ? word : splitJapanese(word)));
}

let segmenter: Intl.Segmenter | undefined;

function splitJapanese(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** The words that are searched for. */
export function termsOf(text: string): readonly string[] {
  return withoutStopWords(splitWords(text)).map(foldWord);
}

/** All words where they are stop words alone, such as those of a scheme called MIS. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !stopWords.has(word));
  return kept.length > 0 ? kept : words;
}

/**
 * A word without its ending, the "calculator" at the end of a German one, and differences between American
 * and British spelling.
 */
export function foldWord(word: string): string {
  return word
    .replace(/(?<=[a-z]{3})(en)?rechner$/, '')
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=x|ss|ch)es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '')
    .replace(/(?<=[a-z]{4})(ing|ed|ment)$/, '')
    .replace(/(?<=[a-z]{4})e$/, '')
    .replaceAll('iz', 'is')
    .replaceAll('our', 'or')
    .replaceAll('ll', 'l');
}

export function phraseOf(terms: readonly string[]): string {
  return terms.join(' ');
}

/** Words of a question that say nothing about its subject. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all am an and any are as at be best but by calculate calculation calculator can compute could do does ' +
    'each find for from get good have help how i if in is it its just long many may me much must my need of on or our ' +
    'per please should so some than that the their them then there these they this to try use want was we what when ' +
    'where which who will with work would year you your ' +
    // German, Spanish, French and Japanese
    'ausrechnen berechnen berechnung das dem den der die ein eine einen fur ich im kann mein meine mir mit oder online pro ' +
    'rechner und viel vom von welche welchen wie wieviel zu zum zur ' +
    'al calculadora calcular calculo como con cual cuanta cuanto de del el en es la las los mi mis para por puedo que simulador ' +
    'un una y ' +
    'au aux avec calcul calculatrice calculer calculette combien des du est et je le les ligne ma mes mon ou pour puis quel ' +
    'quelle simulateur sur une ' +
    '計算 計算機 計算器 シミュレーション シミュレーター シミュレータ の は が を に で と いくら 私 する できる'
  ).split(' '),
);
