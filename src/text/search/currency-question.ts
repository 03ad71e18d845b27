import { bounds } from '#base/bounds.ts';
import { codeOfName, foldName, unspacedNames } from './currency-names.ts';
import { currenciesOfSign } from '#text/read/currency-signs.ts';
import { amountPattern } from '#text/read/amount-pattern.ts';

/**
 * A question for an exchange rate: "100 usd in inr", "euro to yen", "₹5,000". It names one currency or both.
 */
export interface CurrencyQuestion {
  /** As it was typed. */
  readonly amount?: string;
  readonly from?: string;
  readonly to?: string;
}

/**
 * Japanese words that such a question has beside amounts and currencies, which are written without spaces.
 */
const unspacedFillers = (
  'いくら いくつ から まで です ですか は を に へ で と の か って だと なら 何 換算 両替 変換 計算 レート 為替 為替レート 相場 通貨 ' +
  '交換 現在 今日 今 値段 価格 価値'
).split(' ');

/** All such words, in the languages of pages, without accents. */
const fillers: ReadonlySet<string> = new Set([
  ...(
    'a an and are calculator change convert converter converting conversion cost currency does equal equals exchange for from ' +
    'get how into in is live many money much now of please price rate rates the to today value versus vs what worth = → > / ' +
    'aktuell aktuelle aktueller das der die den ein eine einem einen entspricht entsprechen gegen heute ist kostet kosten kurs ' +
    'mal nach rechner sind umgerechnet umrechnen umrechner umrechnung umrechnungs und viel viele von wahrung wahrungs ' +
    'wahrungsrechner was wechsel wert wie wieviel wieviele zu zum ' +
    'al cambiar cambio como convertir convertidor conversor convierte cotizacion cuanto cuanta cuantos cuantas cuesta cuestan de ' +
    'del divisa divisas el en entre equivale equivalen es esta hoy la las los moneda monedas pasar por precio que son tasa tipo ' +
    'un una valor vale valen y ' +
    'actuel au aujourd aux avec changer combien contre convertis convertisseur cours d des devise devises du est et fait font ' +
    'hui l le les par pour prix quel quelle sont taux une valent valeur vaut vers'
  ).split(' '),
  ...unspacedFillers.map(foldName),
]);

/** Before the currency that is asked for. */
const targetWords: ReadonlySet<string> = new Set('to in into = → > en nach vers'.split(' '));

/** Between the currency that is asked for and the beginning: "combien de dollars", "wie viele Yen". */
const countWords = /^(how many|wie ?viele?|combien (de|d|des)|cuant[oa]s)$/;

let tokens: RegExp | undefined;

/** Amounts, signs, words, and the Japanese words that are written as one, the longest first. */
function splitTokens(text: string): readonly string[] {
  tokens ??= new RegExp(
    String.raw`${amountPattern}|\p{Script=Latin}{0,3}\p{Sc}|${listUnspaced().join('|')}|\p{Script=Latin}+|\p{L}|[=→>/]`,
    'giu',
  );
  // "Dollarkurs".
  return (
    text
      .normalize('NFKC')
      .replaceAll(/(?<=\p{L}{3})kurs(?!\p{L})/giu, ' kurs')
      .match(tokens) ?? []
  );
}

function listUnspaced(): readonly string[] {
  const words = [...unspacedNames(), ...unspacedFillers].map((word) => word.normalize('NFKC'));
  return words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[().]/g, String.raw`\$&`));
}

const MAX_WORDS_OF_NAME = 6;

interface Part {
  readonly kind: 'amount' | 'currency' | 'filler';
  /** The text of an amount or filler, or the code of a currency. */
  readonly text: string;
}

/** The question that a text is; undefined where it has any other words. */
export function readCurrencyQuestion(text: string): CurrencyQuestion | undefined {
  const parts = readParts(splitTokens(text.slice(0, bounds.searchCharacters)));
  const amounts = parts?.filter(({ kind }) => kind === 'amount') ?? [];
  const named = parts?.filter(({ kind }) => kind === 'currency') ?? [];
  if (parts === undefined || named.length < 1 || named.length > 2 || amounts.length > 1) return undefined;
  const given = amounts.length === 0 ? {} : { amount: amounts[0]!.text };
  const [first, second] = named.map((one) => one.text) as [string, string?];
  if (second === undefined) {
    const before = parts[parts.indexOf(named[0]!) - 1]?.text ?? '';
    return amounts.length === 0 && targetWords.has(before) ? { to: first } : { ...given, from: first };
  }
  if (first === second) return undefined;
  return asksForFirst(parts) ? { ...given, from: second, to: first } : { ...given, from: first, to: second };
}

/** "How many yen is a euro", "rupees for 100 dollars". */
function asksForFirst(parts: readonly Part[]): boolean {
  const before = parts.slice(
    0,
    parts.findIndex(({ kind }) => kind !== 'filler'),
  );
  if (countWords.test(before.map(({ text }) => text).join(' '))) return true;
  const order = parts.map(({ kind }) => kind[0]).join('');
  return /cf+ac/.test(order);
}

function readParts(words: readonly string[]): readonly Part[] | undefined {
  const parts: Part[] = [];
  for (let place = 0; place < words.length;) {
    const word = foldName(words[place]!) || words[place]!.toLowerCase();
    if (fillers.has(word) || /^\d/.test(word)) {
      parts.push(
        fillers.has(word)
          ? { kind: 'filler', text: word }
          : { kind: 'amount', text: words[place]!.toLowerCase() },
      );
      place += 1;
      continue;
    }
    const found = readCurrency(words, place);
    if (found === undefined) return undefined;
    for (const text of found.codes) if (parts.at(-1)?.text !== text) parts.push({ kind: 'currency', text });
    place += found.count;
  }
  return parts;
}

/** The currency whose name, code or sign begins at a place, and of how many words it is. */
function readCurrency(
  words: readonly string[],
  place: number,
): { readonly codes: readonly string[]; readonly count: number } | undefined {
  for (let count = MAX_WORDS_OF_NAME; count > 0; count -= 1) {
    const code = codeOfName(words.slice(place, place + count).join(' '));
    if (code !== undefined) return { codes: [code], count };
  }
  const word = words[place]!;
  const code = currenciesOfSign(word)?.[0];
  if (code !== undefined) return { codes: [code], count: 1 };
  // EURUSD, as traders write a pair.
  const halves = [word.slice(0, 3), word.slice(3)].map((half) => currenciesOfSign(half)?.[0]);
  const [from, to] = halves;
  return /^[a-z]{6}$/i.test(word) && from !== undefined && to !== undefined
    ? { codes: [from, to], count: 1 }
    : undefined;
}
