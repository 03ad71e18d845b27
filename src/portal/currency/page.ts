import { say } from '#text/write/said.ts';
import { commonCodes } from '#core/money/common-codes.ts';
import { currencies } from '#core/money/iso4217.ts';
import { parseExact } from '#calculate/result/json.ts';
import { type DocumentRequest, type DocumentTable, REST } from '#http/documents/documents.ts';
import { movedTo, type Reply } from '#http/replies.ts';
import { type PageTools, seeOther } from '#portal/calculator/calculator-files.ts';
import { CALLS_SCRIPT, writeCallBoxes, writeConversionCalls } from '#portal/calculator/calls.ts';
import { CHART_SCRIPT } from '#portal/calculator/result/charts.ts';
import { html, type Html } from '../html.ts';
import { readerFor } from '#portal/reader/chosen-format.ts';
import type { Language } from '../languages/languages.ts';
import { writeReaderChoices } from '#portal/reader/reader-choices.ts';
import { financeApplication, writeCrumbs } from '../page-facts.ts';
import { type Reader, typingOf } from '#portal/reader/reader.ts';
import { pageParameters } from '../rows.ts';
import { writeShareLink } from '#portal/calculator/share.ts';
import { waitPage } from '../wait-page.ts';
import { addressOf, completePair, pathOf, usualAmount } from './address.ts';
import {
  type Conversion,
  convert,
  type Converted,
  convertPath,
  sentence,
  writeConversion,
} from './conversion.ts';
import { createHistoryFile, createRatesFile } from './files.ts';
import { writeForm } from './form.ts';
import { type History, readHistory, writeHistory } from './history.ts';
import { writeDays } from './history-days.ts';
import { historyIn, writeRanges } from './history-range.ts';
import { currencyName, listPairs, type Pair, pairPath } from '#portal/reader/currency-labels.ts';
import { readOnly, readPair, writeUnknownPair } from './other-pages.ts';
import { type Rates, writeRates, writeRoundAmounts } from './tables.ts';
import { amountText, bodyOf, dateIn, onDate, type Typed } from './typed.ts';

/** The script by which typing finds an option. */
const FIND_SCRIPT = 'find.js';

/** How many other pairs a page leads to. */
const MAX_RELATED = 16;

/**
 * The converter, a page for each pair of currencies, and their files; `listed` are the pages that search
 * engines are told of.
 */
export function createCurrencyPages(tools: PageTools): {
  readonly listed: DocumentTable;
  readonly unlisted: DocumentTable;
} {
  return {
    listed: new Map([
      ['/currency', { GET: createPage(tools) }],
      ...listPairs().map((pair) => [pairPath(pair)!, { GET: createPage(tools, pair) }] as const),
    ]),
    unlisted: new Map([
      [`${FOLDER}${REST}`, { GET: createOtherPages(tools) }],
      ['/currency/history.csv', { GET: createHistoryFile(tools) }],
      ['/currency/rates.csv', { GET: createRatesFile(tools) }],
    ]),
  };
}

const FOLDER = '/currency';

/** The pages of all other pairs, also by addresses that people try, such as /currency/usd-to-eur. */
function createOtherPages(tools: PageTools): (request: DocumentRequest) => Reply | Promise<Reply> {
  return (request) => {
    const { path, query } = request;
    const pair = readPair(path);
    const ownPath = pair && pairPath(pair);
    if (ownPath === path) return createPage(tools, pair)(request);
    if (ownPath !== undefined) return movedTo(query === '' ? ownPath : `${ownPath}?${query}`);
    const only = readOnly(path);
    if (only !== undefined) return movedTo(`${FOLDER}?from=${only}&to=${only}`);
    return tools.writePage({
      title: 'Page not found',
      status: 404,
      section: FOLDER,
      main: html`${writeCrumbs([{ name: 'Currency', path: FOLDER }])}
        <h1>Page not found</h1>
        ${writeUnknownPair(path)}
        <p><a href="${FOLDER}">Currency converter</a></p>
        ${writeRelated(completePair({}, request.headers.get('accept-language')), true)}`,
    });
  };
}

/** A page of a pair has this one unless its query says another. */
function createPage(
  { writePage, language, keepDrawing }: PageTools,
  pair?: Pair,
): (request: DocumentRequest) => Promise<Reply> {
  return async (request) => {
    const { callOperation } = request;
    const waitSeconds = await request.admit('page');
    if (waitSeconds > 0) return waitPage(writePage, waitSeconds);
    const query = new URLSearchParams(request.query);
    const reader = readerFor(request.headers);
    const typed = typedOf(query, reader, pair ?? completePair({}, request.headers.get('accept-language')));
    const moved = movedBy(request, query, typed);
    if (moved !== undefined) return seeOther(moved);
    const converted = await convert(callOperation, typed);
    const chosen = { from: typed.from.toUpperCase(), to: typed.to.toUpperCase() };
    const base = typed.from === '' ? 'USD' : typed.from;
    const table = await callOperation({
      method: 'GET',
      path: '/currency/rates',
      query: { base, ...onDate(typed.date) },
    });
    const rates = table.status === 200 ? (parseExact(table.text) as Rates) : undefined;
    const isNamed = query.has('from') && query.has('to') && pairPath(chosen) !== undefined;
    const about = pair ?? (isNamed ? chosen : undefined);
    const main = html`<div id="head" data-live>${writeHead(about)}</div>
      ${await writeBody({ ...request, draw: keepDrawing(request.draw) }, { typed, chosen, converted, rates, query, reader, language })}
      <div id="related" data-live>${writeRelated(chosen, about === undefined)}</div>
      <section class="screen" aria-labelledby="call-title">
        <h2 id="call-title">Use the API</h2>
        <p>
          These calls return the results on this page. Set the variable <code>KEY</code> to your API key, or
          <a href="/access">request a key</a>.
        </p>
        ${writeCallBoxes(writeConversionCalls(request.origin, convertPath, bodyOf(typed)))}
      </section>`;
    const path = about && pairPath(about);
    const status =
      converted.status === 200 && rates !== undefined ? 200 : Math.max(converted.status, table.status);
    return writePage({
      ...textsOf(about),
      ...factsOf(request, path),
      section: '/currency',
      scripts: [CHART_SCRIPT, CALLS_SCRIPT, FIND_SCRIPT],
      main,
      status,
      footer: writeReaderChoices(
        request.headers,
        path === undefined ? `/currency?${query}` : `${path}?${query}`,
      ),
    });
  };
}

/** Where the button that swaps the currencies leads to, and a form that was sent without the script. */
function movedBy({ headers }: DocumentRequest, query: URLSearchParams, typed: Typed): string | undefined {
  const { from, to } = typed;
  const history = historyIn(query);
  if (query.has(pageParameters.swap)) return addressOf({ ...typed, from: to, to: from }, history);
  const isForm = headers.get('sec-fetch-dest') === 'document' && query.has('from') && query.has('to');
  return isForm && pathOf(typed) !== undefined ? addressOf(typed, history) : undefined;
}

function factsOf({ origin }: DocumentRequest, path: string | undefined) {
  const crumbs = path === undefined ? {} : { crumbs: [{ name: 'Currency', path: '/currency' }] };
  return { facts: { origin, path: path ?? '/currency', ...crumbs, thing: financeApplication } };
}

function textsOf(pair: Pair | undefined) {
  if (pair === undefined) {
    return {
      title: 'Currency Converter',
      description: 'Convert between 150 currencies at mid-market rates with their date, source and history.',
    };
  }
  const { from, to } = pair;
  return {
    title: say`${from} to ${to}: ${currencyName(from)} to ${currencyName(to)}`,
    description: say`Convert ${currencyName(from)} (${from}) to ${currencyName(to)} (${to}) at the latest reference rate, with its date and source, a table of round amounts in both directions, and the history of the rate.`,
  };
}

function writeHead(pair: Pair | undefined): Html {
  if (pair === undefined) {
    return html`<h1>Currency converter</h1>`;
  }
  const { from, to } = pair;
  return html`${writeCrumbs([{ name: 'Currency', path: '/currency' }])}
    <h1>${currencyName(from)} to ${currencyName(to)}</h1>`;
}

function typedOf(query: URLSearchParams, reader: Reader, pair: Pair): Typed {
  const typing = typingOf(reader, query);
  const from = query.get('from') ?? pair.from;
  const amount = amountText(query.get('amount') ?? usualAmount, from, typing);
  return { amount, typing, from, to: query.get('to') ?? pair.to, date: dateIn(query) };
}

interface Shown {
  readonly typed: Typed;
  readonly chosen: Pair;
  readonly converted: Converted;
  readonly rates: Rates | undefined;
  readonly query: URLSearchParams;
  readonly reader: Reader;
  readonly language: Language | undefined;
}

async function writeBody(request: DocumentRequest, shown: Shown): Promise<Html> {
  const { typed, chosen, converted, rates, reader, query } = shown;
  const { found, inverse, fault, messages } = converted;
  const known = new Set(rates === undefined ? currencies.map(({ code }) => code) : Object.keys(rates.rates));
  const isPair = found !== undefined && inverse !== undefined && chosen.from !== chosen.to;
  const amounts = isPair && writeRoundAmounts(chosen, { rate: found.rate, inverse }, reader);
  return html`<div class="work">
      ${writeForm(typed, messages, known, historyIn(query))}
      <section class="outcome" aria-labelledby="result-title">
        <h2 id="result-title">Result</h2>
        <p class="hidden" role="status" id="announcement">${found && sentence(typed, found, reader)}</p>
        <div id="faults" data-live aria-live="polite">
          ${found === undefined && html`<p class="fault">${fault ?? [...messages.values()][0]}</p>`}
        </div>
        <div id="result" data-live>${found && writeConversion(typed, found, inverse, reader)}</div>
        <p class="tools" id="share" data-live>${found && writeShareLink(addressOf(typed))}</p>
      </section>
    </div>
    ${await writeHistorySection(request, shown, isPair ? found : undefined)}
    <section aria-labelledby="amounts-title">
      <h2 id="amounts-title">Common amounts</h2>
      <div id="amounts" data-live>${amounts}</div>
    </section>
    <section aria-labelledby="rates-title">
      <h2 id="rates-title">All rates</h2>
      <div id="rates" data-live>${rates && writeRates(rates, reader, typed.date)}</div>
    </section>`;
}

async function writeHistorySection(
  request: DocumentRequest,
  { typed, chosen, query, reader, language }: Shown,
  found: Conversion | undefined,
): Promise<Html> {
  const choice = historyIn(query);
  const history =
    found && (await readHistory(request.callOperation, chosen, choice.range, found.observed_on));
  const hasRanges = history !== undefined && (history.points.length > 1 || history.earlier !== undefined);
  const latest = found && { date: found.observed_on, observedOn: found.observed_on, rate: found.rate };
  const days = (one: History) => ({
    table: writeDays(typed, one, choice, reader),
    isOpen: choice.year !== undefined,
  });
  const shown = { pair: chosen, latest: latest!, reader, language };
  const written = history && (await writeHistory(request, { ...shown, history, days: days(history) }));
  return html`<section aria-labelledby="history-title">
    <h2 id="history-title">History</h2>
    <div id="ranges" data-live>${hasRanges && writeRanges(typed, history.range)}</div>
    <div id="history" data-live>${written}</div>
  </section>`;
}

/** Links to pairs with one of the same currencies; of a page that is not about a pair, to that pair first. */
function writeRelated({ from, to }: Pair, isWithOwn: boolean): Html | undefined {
  const own = { from, to };
  const pairs = [
    ...(isWithOwn ? [own] : []),
    { from: to, to: from },
    ...commonCodes
      .flatMap((code) => [
        { from, to: code },
        { from: code, to },
      ])
      .filter((pair) => pair.from !== from || pair.to !== to),
  ];
  const links = pairs.flatMap((pair) => {
    const path = pairPath(pair);
    return path === undefined ? [] : [html`<li><a href="${path}">${pair.from} to ${pair.to}</a></li>`];
  });
  if (links.length === 0) return undefined;
  return html`<section class="screen" aria-labelledby="related-title">
    <h2 id="related-title">${isWithOwn ? 'Popular pairs' : 'Other pairs'}</h2>
    <ul class="plain pairs">
      ${links.slice(0, MAX_RELATED)}
    </ul>
  </section>`;
}
