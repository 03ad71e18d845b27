import { commonCodes } from '#core/money/common-codes.ts';
import { findCurrency } from '#core/money/iso4217.ts';
import { attributes, html, type Html, type Piece } from '../html.ts';
import { marksOf } from '#portal/reader/reader.ts';
import { pageParameters } from '../rows.ts';
import type { HistoryChoice } from './history-range.ts';
import { currencyLabel, paidCurrencies } from '#portal/reader/currency-labels.ts';
import type { Typed } from './typed.ts';

/** What is wrong with a field, by its name. */
export type FieldMessages = ReadonlyMap<string, Piece>;

/** `known` are the currencies with a rate, `history` what was chosen of it. */
export function writeForm(
  { amount, from, to, date, typing }: Typed,
  messages: FieldMessages,
  known: ReadonlySet<string>,
  history: HistoryChoice,
): Html {
  return html`<form
    ${attributes({ id: 'inputs', class: 'conversion', action: '/currency', method: 'get', 'data-form': true, 'data-locale': typing.shown.locale, novalidate: true })}
  >
    <h2 class="hidden">Your amount</h2>
    <button class="default" tabindex="-1" aria-hidden="true">Convert</button>
    <div class="field">
      <label for="amount">Amount</label>
      <div class="control">
        <input
          ${attributes({ ...described('amount', messages), inputmode: 'decimal', 'data-number': true, autocomplete: 'off', value: amount })}
        />
      </div>
      ${writeMessage('amount', messages)}
    </div>
    <div class="between">
      ${writeCurrency('from', 'From', from, messages, known)}
      <button class="quiet swap" name="${pageParameters.swap}" value="yes">
        <span aria-hidden="true">⇅</span> Swap<span class="hidden"> the currencies</span>
      </button>
      ${writeCurrency('to', 'To', to, messages, known)}
    </div>
    <div class="field">
      <label for="date">Date</label>
      <input
        ${attributes({ ...described('date', messages, true), type: messages.has('date') ? 'text' : 'date', value: date })}
      />
      <p class="hint" id="date-hint">Without a date, the latest rate</p>
      ${writeMessage('date', messages)}
    </div>
    <input type="hidden" name="${pageParameters.numberMarks}" value="${marksOf(typing.shown)}" />
    ${writeKept(pageParameters.historyRange, history.range)}
    ${writeKept(pageParameters.historyYear, history.year)}
    <p class="actions"><button class="main">Convert</button></p>
  </form>`;
}

/** A choice that links make; without one it is not sent. */
function writeKept(name: string, value: string | undefined): Html {
  return html`<input${attributes({ type: 'hidden', name, value: value ?? '', disabled: value === undefined })} />`;
}

function described(name: string, messages: FieldMessages, hasHint = false) {
  const isWrong = messages.has(name);
  return {
    id: name,
    name,
    'aria-describedby': `${hasHint ? `${name}-hint ` : ''}${name}-message`,
    'aria-invalid': isWrong ? 'true' : undefined,
  };
}

function writeMessage(name: string, messages: FieldMessages): Html {
  return html`<p class="message" id="${name}-message" data-live aria-live="polite">${messages.get(name)}</p>`;
}

/** The common currencies first, then all that have a rate; a code that is neither is kept. */
function writeCurrency(
  name: string,
  label: string,
  chosen: string,
  messages: FieldMessages,
  known: ReadonlySet<string>,
): Html {
  const code = findCurrency(chosen)?.code;
  const common = commonCodes.filter((one) => known.has(one));
  const others = paidCurrencies.map((one) => one.code).filter((one) => known.has(one) && !isCommon.has(one));
  const isShown = code !== undefined && [...common, ...others].includes(code);
  const option = (value: string, text: string) =>
    html`<option${attributes({ value, selected: value === (code ?? chosen) })}>${text}</option>`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select ${attributes({ ...described(name, messages), 'data-find': true })}>
      ${!isShown && option(code ?? chosen, code === undefined ? chosen : currencyLabel(code))}
      <optgroup label="Common">${common.map((one) => option(one, currencyLabel(one)))}</optgroup>
      <optgroup label="All others">${others.map((one) => option(one, currencyLabel(one)))}</optgroup>
    </select>
    ${writeMessage(name, messages)}
  </div>`;
}

const isCommon: ReadonlySet<string> = new Set(commonCodes);
