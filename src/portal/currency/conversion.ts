import { say, type Text } from '#text/write/said.ts';
import { findCurrency } from '#core/money/iso4217.ts';
import { unitsOf } from '#text/search/currency-names.ts';
import { describeDoubt } from '#text/read/doubts.ts';
import { formatFieldNumber } from '#text/write/field-number.ts';
import { parseExact } from '#calculate/result/json.ts';
import { readCurrencyQuestion } from '#text/search/currency-question.ts';
import type { CallOperation } from '#http/routes/in-process.ts';
import type { ProblemText } from '#portal/calculator/calculation.ts';
import { html, type Html, type Piece } from '../html.ts';
import type { Reader } from '#portal/reader/reader.ts';
import { fieldMessage } from '../naming.ts';
import { addressOf } from './address.ts';
import type { FieldMessages } from './form.ts';
import { shortRate } from './history.ts';
import { currencyLabel, suggestCurrencies } from '#portal/reader/currency-labels.ts';
import type { Rates } from './tables.ts';
import { bodyOf, onDate, readAmount, type Typed } from './typed.ts';

export const convertPath = '/currency/convert';

/** The reply of a conversion, with numbers as texts. */
export interface Conversion extends Omit<Rates, 'base' | 'rates'> {
  readonly converted_amount: string;
  readonly rate: string;
}

/** What became of it. */
export interface Converted {
  readonly status: number;
  readonly found: Conversion | undefined;
  /** The rate of the other direction. */
  readonly inverse: string | undefined;
  readonly messages: FieldMessages;
  readonly fault: string | undefined;
}

export async function convert(callOperation: CallOperation, typed: Typed): Promise<Converted> {
  const call = (body: object) => callOperation({ method: 'POST', path: convertPath, body });
  const reply = await call(bodyOf(typed));
  const messages = new Map<string, Piece>();
  const doubt = writeDoubt(typed);
  if (doubt !== undefined) messages.set('amount', doubt);
  if (reply.status === 200) {
    const back = await call({ amount: 1, from: typed.to, to: typed.from, ...onDate(typed.date) });
    const inverse = back.status === 200 ? (parseExact(back.text) as Conversion).rate : undefined;
    return { status: 200, found: parseExact(reply.text) as Conversion, inverse, messages, fault: undefined };
  }
  const { detail } = JSON.parse(reply.text) as ProblemText;
  const formatNumber = (text: string) => formatFieldNumber(text, typed.typing.shown, { unit: '' });
  for (const error of reply.errors) {
    const name = error.pointer!.slice(1);
    if (!messages.has(name))
      messages.set(name, writeUnknown(typed, name) ?? fieldMessage(error, { formatNumber }));
  }
  const fault = reply.errors.length === 0 ? detail : undefined;
  return { status: reply.status, found: undefined, inverse: undefined, messages, fault };
}

/** "$100.00 is €87.97". */
export function sentence(typed: Typed, { converted_amount }: Conversion, reader: Reader): Text {
  const { amount, from, to } = bodyOf(typed);
  return say`${reader.money(String(amount), from.toUpperCase())} is ${reader.money(converted_amount, to.toUpperCase())}`;
}

/** What is unclear in the amount; one in another currency, with links that convert it from that. */
function writeDoubt(typed: Typed): Piece | undefined {
  const read = readAmount(typed);
  if (read.kind === 'number') return undefined;
  if (read.kind === 'unclear') return `${describeDoubt(read)}.`;
  if (read.kind === 'foreign') {
    const { sign, currency, currencies } = read;
    const links = currencies.map((code, index) => {
      const address = addressOf(from(typed, code));
      return html`${index > 0 && html` or `}<a href="${address}">Convert from ${code}</a>`;
    });
    return html`“${sign}” is not the sign of ${currency}.
    ${links.length === 0 ? html`Enter the amount without it` : links}.`;
  }
  if (typed.amount.trim() === '') return undefined;
  const asked = readCurrencyQuestion(typed.amount);
  if (asked?.amount === undefined || asked.from === undefined) {
    return say`Enter an amount as a number, such as ${formatFieldNumber('1500.5', typed.typing.shown, { unit: '' })}.`;
  }
  const other = from({ ...typed, amount: asked.amount, to: asked.to ?? typed.to }, asked.from);
  return html`Enter the amount as a number, or
    <a href="${addressOf(other)}">convert from ${asked.from} to ${other.to.toUpperCase()}</a>.`;
}

/**
 * The conversion from another currency; where that is the one to convert to, into the one that was chosen.
 */
function from(typed: Typed, code: string): Typed {
  return { ...typed, from: code, to: findCurrency(typed.to)?.code === code ? typed.from : typed.to };
}

/** A text that is no currency, with those that it may mean as links. */
function writeUnknown(typed: Typed, name: string): Html | undefined {
  if (name !== 'from' && name !== 'to') return undefined;
  const text = typed[name].trim();
  if (text === '' || findCurrency(text) !== undefined) return undefined;
  const { amount, from, to, date } = typed;
  const links = suggestCurrencies(text).map((code, index) => {
    const query = new URLSearchParams({ amount, from, to, ...onDate(date), [name]: code });
    return html`${index > 0 && ', '}<a href="/currency?${query.toString()}">${currencyLabel(code)}</a>`;
  });
  return html`No currency “${text.slice(0, 40)}”.
  ${links.length === 0 ? html`Choose one of the list.` : html`Did you mean ${links}?`}`;
}

export function writeConversion(
  typed: Typed,
  conversion: Conversion,
  inverse: string | undefined,
  reader: Reader,
): Html {
  const { converted_amount, rate, observed_on, stale, sources } = conversion;
  const [from, to] = [typed.from.toUpperCase(), typed.to.toUpperCase()];
  const { amount } = bodyOf(typed);
  return html`<p class="headline">
      <span class="sentence">${reader.number(String(amount))} ${unitsOf(from, String(amount))} =</span>
      <strong>${reader.money(converted_amount, to)}</strong>
    </p>
    ${
      from === to
        ? html`<p>Both currencies are the same. Choose another one to see a rate.</p>`
        : html`<ul class="plain both-rates">
            <li>1 ${from} = ${shortRate(reader, rate)} ${to}</li>
            ${inverse !== undefined && html`<li>1 ${to} = ${shortRate(reader, inverse)} ${from}</li>`}
          </ul>`
    }
    <p class="hint">
      Mid-market rate of
      ${reader.date(observed_on)}${stale && html` (<strong>out of date</strong>: no newer one has arrived)`},
      from
      ${sources.map(({ name, url }, index) => html`${index > 0 && html` and `}<a href="${url}" rel="noreferrer">${name}</a>`)}.
      Banks and cards add a margin.
    </p>`;
}
