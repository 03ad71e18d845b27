import { currencies, findCurrency, minorUnitOf } from '#currency/iso4217.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Picture } from '#derive/picture.ts';
import { PICTURE_TYPE, type Reply } from '#http/replies.ts';
import type { CallOperation } from '#http/routes/in-process.ts';
import { readTypedNumber, formatTypedNumber } from '#derive/typed-number.ts';
import { dateWords } from '#derive/result-text.ts';
import { parseExact } from '#derive/json.ts';
import type { ProblemText } from './calculation.ts';
import type { PageTools } from './calculator-files.ts';
import { writeCallBoxes, writeCalls } from './calls.ts';
import { CHART_SCRIPT, drawForPage, writeChart } from './charts.ts';
import { attributes, html, type Html } from './html.ts';
import { instantWords, marksOf, readerOf, typingOf, type Reader } from './reader.ts';
import { pageParameters } from './rows.ts';
import type { Typing } from './draft.ts';
import { financeApplication } from './page-facts.ts';
import { waitPage } from './wait-page.ts';
import { fieldMessage } from './words.ts';

interface Rates {
  readonly base: string;
  readonly rates: Readonly<Record<string, string>>;
  readonly updated_at: string;
  readonly observed_on: string;
  readonly stale: boolean;
  readonly sources: readonly { readonly name: string; readonly url: string; readonly observed_on?: string }[];
}

interface Conversion {
  readonly converted_amount: string;
  readonly rate: string;
  readonly observed_on: string;
  readonly stale: boolean;
}

/** The conversion as typed. */
interface Typed {
  readonly amount: string;
  readonly typing: Typing;
  readonly from: string;
  readonly to: string;
}

const convertPath = '/currency/convert';
const usual = { amount: '100', from: 'USD', to: 'EUR' };

/** Conversion, and the rates of all currencies. */
export function createCurrencyPage({ writePage }: PageTools): (request: DocumentRequest) => Promise<Reply> {
  return async (request) => {
    const { callOperation } = request;
    const waitSeconds = await request.admit('page');
    if (waitSeconds > 0) return waitPage(writePage, waitSeconds);
    const query = new URLSearchParams(request.query);
    const reader = readerOf(request.headers.get('accept-language'));
    const typing = typingOf(reader, query);
    const typed = {
      amount: amountText(query.get('amount') ?? usual.amount, typing),
      typing,
      from: query.get('from') ?? usual.from,
      to: query.get('to') ?? usual.to,
    };
    const conversion = await convert(callOperation, typed);
    const base = typed.from === '' ? usual.from : typed.from;
    const table = await callOperation({ method: 'GET', path: '/currency/rates', query: { base } });
    const isUsable = conversion.status === 200 && table.status === 200;
    const main = html`<h1>Currency</h1>
      <p class="lead">Convert an amount, or see the rates of all currencies and their sources.</p>
      <div class="work">
        ${writeForm(typed, conversion.messages)}
        <section class="outcome" aria-labelledby="result-title">
          <h2 id="result-title">Result</h2>
          <p class="hidden" role="status" id="announcement">
            ${conversion.found && sentence(typed, conversion.found, reader)}
          </p>
          <div id="faults" data-live aria-live="polite">
            ${conversion.fault !== undefined && html`<p class="fault">${conversion.fault}</p>`}
          </div>
          <div id="result" data-live>
            ${conversion.found && writeConversion(typed, conversion.found, reader)}
          </div>
          <div id="chart" data-live>${isUsable && (await writeHistory(request, base, typed.to, reader))}</div>
        </section>
      </div>
      <section aria-labelledby="rates-title">
        <h2 id="rates-title">All rates</h2>
        <div id="rates" data-live>
          ${table.status === 200 && writeRates(parseExact(table.text) as Rates, reader)}
        </div>
      </section>
      <section class="screen" aria-labelledby="call-title">
        <h2 id="call-title">Use the API</h2>
        <p>
          These calls return the results on this page. Set the variable <code>KEY</code> to your API key, or
          <a href="/access">request a key</a>.
        </p>
        ${writeCallBoxes(writeCalls(`${request.origin}/v1${convertPath}`, bodyOf(typed)))}
      </section>`;
    return writePage({
      title: 'Currency',
      description: 'Exchange rates with their sources, and a currency converter.',
      facts: { origin: request.origin, path: '/currency', thing: financeApplication },
      section: '/currency',
      scripts: [CHART_SCRIPT],
      main,
      status: isUsable ? 200 : Math.max(conversion.status, table.status),
    });
  };
}

/** An amount typed with another number style, in the style of the reader. */
function amountText(text: string, { typed, shown }: Typing): string {
  const read = typed === shown ? undefined : readTypedNumber(text, typed, money);
  return read?.kind === 'number' ? formatTypedNumber(String(read.value), shown) : text;
}

const money = { unit: 'currency', minimum: 0 };

function readAmount({ amount, from, typing }: Typed) {
  return readTypedNumber(amount, typing.shown, { ...money, currency: findCurrency(from)?.code });
}

function bodyOf(typed: Typed) {
  const { amount, from, to } = typed;
  const read = readAmount(typed);
  return { amount: read.kind === 'number' ? read.value : amount, from, to };
}

async function convert(callOperation: CallOperation, typed: Typed) {
  const reply = await callOperation({ method: 'POST', path: convertPath, body: bodyOf(typed) });
  const messages = new Map<string, string>();
  const read = readAmount(typed);
  if (read.kind === 'unclear') messages.set('amount', `${read.advice}.`);
  if (reply.status === 200) {
    return { status: 200, found: parseExact(reply.text) as Conversion, messages, fault: undefined };
  }
  const { detail } = JSON.parse(reply.text) as ProblemText;
  for (const error of reply.errors) {
    const name = error.pointer!.slice(1);
    if (!messages.has(name)) messages.set(name, fieldMessage(error));
  }
  const fault = reply.errors.length === 0 ? detail : undefined;
  return { status: reply.status, found: undefined, messages, fault };
}

/** The chart of the last three months; undefined when there are rates of only one day. */
async function writeHistory(
  { callOperation, draw }: DocumentRequest,
  base: string,
  symbols: string,
  reader: Reader,
): Promise<Html | undefined> {
  const call = { method: 'GET', path: '/currency/history', query: { base, symbols } } as const;
  if (base.toUpperCase() === symbols.toUpperCase()) return undefined;
  const reply = await callOperation(call);
  if (reply.status !== 200) return undefined;
  const { days } = JSON.parse(reply.text) as { readonly days: readonly { readonly observed_on: string }[] };
  if (new Set(days.map(({ observed_on }) => observed_on)).size < 2) return undefined;
  const drawn = await callOperation({ ...call, type: PICTURE_TYPE });
  if (drawn.status !== 200) return undefined;
  const picture = JSON.parse(drawn.text) as Picture;
  const drawings = await drawForPage(draw, picture);
  return drawings && writeChart(picture, drawings, reader);
}

function writeForm({ amount, from, to, typing }: Typed, messages: ReadonlyMap<string, string>): Html {
  const swapped = new URLSearchParams({
    from: to,
    to: from,
    amount,
    [pageParameters.numberMarks]: marksOf(typing.shown),
  }).toString();
  return html`<form id="inputs" action="/currency" method="get" data-form novalidate>
    <h2>Your amount</h2>
    <div class="field">
      <label for="amount">Amount</label>
      <input
        ${attributes({ ...described('amount', messages), inputmode: 'decimal', autocomplete: 'off', value: amount })}
      />
      ${writeMessage('amount', messages)}
    </div>
    ${writeCurrency('from', 'From', from, messages)} ${writeCurrency('to', 'To', to, messages)}
    <input type="hidden" name="${pageParameters.numberMarks}" value="${marksOf(typing.shown)}" />
    <p class="actions">
      <button class="main">Convert</button>
      <a href="/currency?${swapped}">Swap</a>
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

function writeCurrency(
  name: string,
  label: string,
  chosen: string,
  messages: ReadonlyMap<string, string>,
): Html {
  const code = chosen.toUpperCase();
  const known = currencies.map((currency) => [currency.code, `${currency.code} – ${currency.name}`] as const);
  const all = findCurrency(chosen) === undefined ? [[chosen, chosen] as const, ...known] : known;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select ${attributes(described(name, messages))}>
      ${all.map(
        ([value, text]) =>
          html`<option${attributes({ value, selected: value === chosen || value === code })}>${text}</option>`,
      )}
    </select>
    ${writeMessage(name, messages)}
  </div>`;
}

function sentence(typed: Typed, { converted_amount }: Conversion, reader: Reader): string {
  const { amount, from, to } = bodyOf(typed);
  return `${reader.money(String(amount), from.toUpperCase())} is ${reader.money(converted_amount, to.toUpperCase())}`;
}

function writeConversion(typed: Typed, conversion: Conversion, reader: Reader): Html {
  const { converted_amount, rate, observed_on, stale } = conversion;
  const [from, to] = [typed.from.toUpperCase(), typed.to.toUpperCase()];
  return html`<p class="headline">
    <span class="name">${reader.number(String(bodyOf(typed).amount))} ${from} in ${to}</span>
    <strong>${reader.money(converted_amount, to)}</strong>
    <span class="hint"
      >1 ${from} is ${reader.number(rate)} ${to}, the rate of
      ${dateWords(observed_on)}${stale && ' (out of date)'}. The amount is rounded to ${minorUnitOf(to)}
      decimal places.</span
    >
  </p>`;
}

function writeRates({ base, rates, updated_at, observed_on, stale, sources }: Rates, reader: Reader): Html {
  const names = new Map(currencies.map(({ code, name }) => [code, name]));
  return html`<p>
      Rates for 1 ${base}. The oldest of them was observed on ${dateWords(observed_on)} and published on
      ${instantWords(updated_at)}${stale ? '; newer rates are overdue' : ''}.
      ${sources.length === 1 ? 'Source' : 'Sources'}:
      ${sources.map(({ name, url }, index) => html`${index > 0 && ', '}<a href="${url}" rel="noreferrer">${name}</a>`)}.
    </p>
    <div class="table rates" role="region" aria-label="Rates" tabindex="0">
      <table>
        <caption class="hidden">
          Rates for 1 ${base}
        </caption>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Currency</th>
            <th scope="col" class="number">Rate</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(rates).map(
            ([code, rate]) =>
              html`<tr>
                <th scope="row">${code}</th>
                <td>${names.get(code)}</td>
                <td class="number">${reader.number(rate)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}
