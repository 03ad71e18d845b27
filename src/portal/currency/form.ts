import { commonCodes } from '#currency/common-codes.ts';
import { findCurrency } from '#currency/iso4217.ts';
import { attributes, html, type Html } from '../html.ts';
import { marksOf } from '../reader.ts';
import { pageParameters } from '../rows.ts';
import type { Typed } from './conversion.ts';
import { currencyLabel, paidCurrencies, pairPath } from './names.ts';

/** `known` are the currencies with a rate. */
export function writeForm(
  { amount, from, to, typing }: Typed,
  messages: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): Html {
  const marks = marksOf(typing.shown);
  const query = new URLSearchParams({ amount, [pageParameters.numberMarks]: marks });
  const swapped = pairPath({ from: to.toUpperCase(), to: from.toUpperCase() });
  if (swapped === undefined) {
    query.set('from', to);
    query.set('to', from);
  }
  return html`<form id="inputs" action="/currency" method="get" data-form novalidate>
    <h2>Your amount</h2>
    <div class="field">
      <label for="amount">Amount</label>
      <input
        ${attributes({ ...described('amount', messages), inputmode: 'decimal', autocomplete: 'off', value: amount })}
      />
      ${writeMessage('amount', messages)}
    </div>
    ${writeCurrency('from', 'From', from, messages, known)} ${writeCurrency('to', 'To', to, messages, known)}
    <input type="hidden" name="${pageParameters.numberMarks}" value="${marks}" />
    <p class="actions">
      <button class="main">Convert</button>
      <a href="${swapped ?? '/currency'}?${query.toString()}">Swap</a>
    </p>
  </form>`;
}

function described(name: string, messages: ReadonlyMap<string, string>) {
  const isWrong = messages.has(name);
  return {
    id: name,
    name,
    'aria-describedby': `${name}-message`,
    'aria-invalid': isWrong ? 'true' : undefined,
  };
}

function writeMessage(name: string, messages: ReadonlyMap<string, string>): Html {
  return html`<p class="message" id="${name}-message" data-live aria-live="polite">${messages.get(name)}</p>`;
}

/** The common currencies first, then all that have a rate; a code that is neither is kept. */
function writeCurrency(
  name: string,
  label: string,
  chosen: string,
  messages: ReadonlyMap<string, string>,
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
    <select ${attributes(described(name, messages))}>
      ${!isShown && option(code ?? chosen, code === undefined ? chosen : currencyLabel(code))}
      <optgroup label="Common">${common.map((one) => option(one, currencyLabel(one)))}</optgroup>
      <optgroup label="All others">${others.map((one) => option(one, currencyLabel(one)))}</optgroup>
    </select>
    ${writeMessage(name, messages)}
  </div>`;
}

const isCommon: ReadonlySet<string> = new Set(commonCodes);
