import { say, type Text } from '#text/write/said.ts';
import { unitsOf } from '#text/search/currency-names.ts';
import { readCurrencyQuestion } from '#text/search/currency-question.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { readerFor } from '#portal/reader/chosen-format.ts';
import { html, type Html } from '../html.ts';
import { typingOf } from '#portal/reader/reader.ts';
import { addressOf, completePair, usualAmount } from './address.ts';
import { convert } from './conversion.ts';
import { bodyOf, type Typed } from './typed.ts';

/** What a search asks the converter for. */
export interface AskedConversion {
  readonly typed: Typed;
  /** Whether it names both currencies. */
  readonly isWhole: boolean;
}

/** The conversion that a search asks for; undefined where it names no currency. */
export function readAskedConversion(
  words: string,
  headers: DocumentRequest['headers'],
): AskedConversion | undefined {
  const question = readCurrencyQuestion(words);
  if (question === undefined) return undefined;
  const { amount = usualAmount, from, to } = question;
  const pair = completePair(
    { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    headers.get('accept-language'),
  );
  const typing = typingOf(readerFor(headers), new URLSearchParams());
  return { typed: { amount, typing, ...pair, date: '' }, isWhole: from !== undefined && to !== undefined };
}

/** The converter as a result of a search, with the answer where the search names a currency. */
export async function writeConverterCard(
  { callOperation, headers }: DocumentRequest,
  asked: AskedConversion | undefined,
): Promise<Html> {
  const found = asked && (await convert(callOperation, asked.typed)).found;
  if (asked === undefined || found === undefined) {
    return html`<li>
      <a href="/currency">Currency converter</a>
      <p>Convert an amount at published reference rates, and see the rates of all currencies.</p>
    </li>`;
  }
  const { from, to } = asked.typed;
  const amount = String(bodyOf(asked.typed).amount);
  const reader = readerFor(headers);
  const given: Text = say`${reader.number(amount)} ${unitsOf(from, amount)}`;
  const title = say<Text>`${given} to ${unitsOf(to, '2')}`;
  return html`<li>
    <a href="${addressOf(asked.typed)}">${title}</a>
    <p>
      <strong>${reader.money(found.converted_amount, to)}</strong> at the mid-market rate of
      ${reader.date(found.observed_on)}${found.stale && html` (out of date)`}.
    </p>
  </li>`;
}
