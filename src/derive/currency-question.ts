import { codeOfName } from './currency-names.ts';
import { currenciesOfSign } from './currency-signs.ts';
import { scaleWords } from './typed-number.ts';

/** A question for an exchange rate: "100 usd in inr", "euro to yen", "₹5,000". It names one currency or both. */
export interface CurrencyQuestion {
  /** As it was typed. */
  readonly amount?: string;
  readonly from?: string;
  readonly to?: string;
}

/** The words that such a question has beside amounts and currencies. */
const fillers: ReadonlySet<string> = new Set(
  (
    'a an and are calculator change convert converter converting conversion cost currency does equal equals exchange for from ' +
    'get how into in is live many money much now of please price rate rates the to today value versus vs what worth = → > /'
  ).split(' '),
);

/** Before the currency that is asked for. */
const targetWords: ReadonlySet<string> = new Set(['to', 'in', 'into', '=', '→', '>']);

const amount = String.raw`(?:\d{1,3}(?: \d{3})+(?:[.,]\d+)?|\d[\d.,'’]*\d|\d)(?: ?(?:${scaleWords.join('|')})(?!\p{L}))?`;
const tokens = new RegExp(String.raw`${amount}|\p{L}{0,3}\p{Sc}|\p{L}+|[=→>/]`, 'giu');

const MAX_WORDS_OF_NAME = 4;

interface Part {
  readonly kind: 'amount' | 'currency' | 'filler';
  /** The text of an amount or filler, or the code of a currency. */
  readonly text: string;
}

/** The question that a text is; undefined where it has any other words. */
export function readCurrencyQuestion(text: string): CurrencyQuestion | undefined {
  const parts = readParts(text.normalize('NFKC').match(tokens) ?? []);
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
  const [one, other] = parts;
  if (one?.text === 'how' && other?.text === 'many') return true;
  const order = parts.map(({ kind }) => kind[0]).join('');
  return /cf+ac/.test(order);
}

function readParts(words: readonly string[]): readonly Part[] | undefined {
  const parts: Part[] = [];
  for (let place = 0; place < words.length;) {
    const word = words[place]!.toLowerCase();
    if (fillers.has(word) || /^\d/.test(word)) {
      parts.push({ kind: fillers.has(word) ? 'filler' : 'amount', text: word });
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
