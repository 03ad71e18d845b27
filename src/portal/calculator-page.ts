import { bounds } from '#base/bounds.ts';
import type { AnyCalculator } from '#catalogue/define.ts';
import type { InputField } from '#catalogue/fields.ts';
import { calculationPath } from '#derive/paths.ts';
import { intervalsOf } from '#derive/schedule.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { requireOwnSite } from '#http/request/own-site.ts';
import { csvReply, type Reply } from '#http/replies.ts';
import { calculate, type CalculatorView } from './calculation.ts';
import { createAddress, isShort, type Address } from './address.ts';
import { changeForm } from './changes.ts';
import { writeCallBoxes, writeCalls } from './calls.ts';
import { writeDrafts } from './draft.ts';
import { draftCurrency } from './draft-values.ts';
import { writeExplanation } from './explanations.ts';
import { writeFields } from './form.ts';
import { attributes, html, type Html } from './html.ts';
import type { WritePage } from './layout.ts';
import { writeChart } from './charts.ts';
import { writeNotes } from './notes.ts';
import { marksOf } from './reader.ts';
import { announce, writeResults, writeSchedule, type ResultContext } from './results.ts';
import { pageParameters } from './rows.ts';
import { waitPage } from './wait-page.ts';
import { readWhatIf, writeWhatIf, type WhatIf } from './what-if.ts';
import { namesOf, type Words } from './words.ts';

/** The tools for all pages. */
export interface PageTools {
  readonly words: Words;
  readonly writePage: WritePage;
}

export function calculatorPath(id: string): string {
  return `/calculators/${id}`;
}

/** The page of a calculator, and the file of its schedule. */
export function createCalculatorPages(calculator: AnyCalculator, tools: PageTools) {
  const { words, writePage } = tools;
  const path = calculatorPath(calculator.id);

  async function get(request: DocumentRequest): Promise<Reply> {
    const query = new URLSearchParams(request.query);
    const changed = changeForm(calculator.input, query);
    if (changed !== undefined && isShort(path, changed)) return seeOther(`${path}?${changed}#inputs`);
    const waitSeconds = await request.admit('page');
    return waitSeconds > 0 ? waitPage(writePage, waitSeconds) : show(request, changed ?? query);
  }

  /** Redirects to an address if the fields fit into one; otherwise shows the page without one. */
  async function post(request: DocumentRequest): Promise<Reply> {
    const form = await readPosted(request);
    if (typeof form === 'number') return waitPage(writePage, form);
    const changed = changeForm(calculator.input, form) ?? form;
    return isShort(path, changed) ? seeOther(`${path}?${changed}`) : show(request, changed);
  }

  async function show(request: DocumentRequest, query: URLSearchParams): Promise<Reply> {
    const view = await calculate(request, words, calculator, query);
    const whatIf = await readWhatIf(request, view, query);
    const main = writeMain(view, whatIf, request, words);
    const status = view.status === 200 ? (whatIf?.status ?? 200) : view.status;
    const { name, summary } = calculator;
    const reply = writePage({ title: name, description: summary, section: '/', main, status });
    // Under no-referrer, the policy of other pages, older browsers send "Origin: null" with the form.
    return { ...reply, headers: { ...reply.headers, 'referrer-policy': 'same-origin' } };
  }

  async function getCsv(request: DocumentRequest): Promise<Reply> {
    const waitSeconds = await request.admit('page');
    if (waitSeconds > 0) return waitPage(writePage, waitSeconds);
    return writeCsv(request, new URLSearchParams(request.query));
  }

  async function postCsv(request: DocumentRequest): Promise<Reply> {
    const form = await readPosted(request);
    return typeof form === 'number' ? waitPage(writePage, form) : writeCsv(request, form);
  }

  async function writeCsv(request: DocumentRequest, query: URLSearchParams): Promise<Reply> {
    const view = await calculate(request, words, calculator, query);
    const reply = await request.callOperation({
      method: 'POST',
      path: calculationPath(calculator.id),
      query: { include: 'schedule', interval: view.interval! },
      body: view.values,
      type: 'text/csv',
    });
    if (reply.status !== 200 || view.status !== 200) {
      return isShort(path, query) ? seeOther(`${path}?${query}`) : show(request, query);
    }
    const disposition = `attachment; filename="${calculator.id}-${view.interval}.csv"`;
    return { ...csvReply(reply.text), headers: { 'content-disposition': disposition } };
  }

  return { page: { GET: get, POST: post }, csv: { GET: getCsv, POST: postCsv } };
}

/** The form submitted by a page of this service, or the seconds that its network must wait. */
async function readPosted(request: DocumentRequest): Promise<URLSearchParams | number> {
  requireOwnSite(request.headers, request.origin);
  // Checked before the form is read, so that the quota of the network also limits slow forms.
  const waitSeconds = await request.admit('page');
  return waitSeconds > 0 ? waitSeconds : request.readForm('page');
}

function seeOther(location: string): Reply {
  return { status: 303, contentType: 'text/plain; charset=utf-8', body: '', headers: { location } };
}

function writeMain(
  view: CalculatorView,
  whatIf: WhatIf | undefined,
  request: DocumentRequest,
  words: Words,
): Html {
  const { calculator, drafts, reader, typing, result, interval, chosenInterval } = view;
  const path = calculatorPath(calculator.id);
  const address = createAddress(path, [
    ...writeDrafts(drafts),
    ...(chosenInterval === undefined ? [] : [[pageParameters.rowsEach, chosenInterval] as const]),
    [pageParameters.numberMarks, marksOf(typing.shown)],
  ]);
  const names = namesOf(calculator);
  const context: ResultContext = {
    words,
    reader,
    currency: result?.currency ?? draftCurrency(drafts),
    say: (text) => words.sentence(text, names),
    names,
  };
  return html`${writeHead(calculator, words)} ${writeWork(view, path, context, address)}
    ${
      interval !== undefined &&
      html`<section aria-labelledby="schedule-title">
        <h2 id="schedule-title">Schedule</h2>
        <div id="schedule" data-live>${writeScheduleSection(view, address, context)}</div>
      </section>`
    }
    ${
      whatIf !== undefined &&
      html`<section class="screen" aria-labelledby="what-if-title">
        <h2 id="what-if-title">What would it take?</h2>
        <p>Enter a target, and we’ll find the input that reaches it. Everything else stays the same.</p>
        ${writeWhatIf(whatIf, view, context, address)}
      </section>`
    }
    <section aria-labelledby="explanation-title">
      <h2 id="explanation-title">How it is calculated</h2>
      <div id="explanation" data-live>${result && writeExplanation(calculator, result, context)}</div>
    </section>
    <section class="screen" aria-labelledby="call-title">
      <h2 id="call-title">Use the API</h2>
      <p>
        These calls return the results on this page. Set the variable <code>KEY</code> to your API key, or
        <a href="/access">request a key</a>. The <a href="/docs${path}">reference of this calculator</a> lists
        all fields.
      </p>
      ${writeCallBoxes(writeCalls(`${request.origin}/v1${calculationPath(calculator.id)}`, view.values))}
    </section>`;
}

function writeHead({ category, name, summary }: AnyCalculator, words: Words): Html {
  return html`<p class="crumbs">
      <a href="/">Calculators</a> / <a href="/#${category}">${words.category(category)}</a>
    </p>
    <h1>${name.replace(/ Calculator$/, '')}</h1>
    <p class="lead">${summary}</p>`;
}

/** The form, with the results beside it. */
function writeWork(view: CalculatorView, path: string, context: ResultContext, address: Address): Html {
  const { calculator, result, chosenInterval, chart } = view;
  return html`<div class="work">
    <form
      ${attributes({
        id: 'inputs',
        action: path,
        method: mayBeLong(calculator) ? 'post' : 'get',
        'data-form': true,
        'data-longest': bounds.uriCharacters,
        novalidate: true,
      })}
    >
      <h2>Your numbers</h2>
      <button class="default" tabindex="-1" aria-hidden="true">Calculate</button>
      ${writeFields(view, context.words)}
      <input type="hidden" name="${pageParameters.numberMarks}" value="${marksOf(view.typing.shown)}" />
      ${
        chosenInterval !== undefined &&
        html`<input type="hidden" name="${pageParameters.rowsEach}" value="${chosenInterval}" />`
      }
      <p class="actions"><button class="main">Calculate</button> <a href="${path}">Start over</a></p>
    </form>
    <section class="outcome" aria-labelledby="result-title">
      <h2 id="result-title">Result</h2>
      <p class="hidden" role="status" id="announcement">${result && announce(view, result, context)}</p>
      <div id="faults" data-live aria-live="polite">${writeFaults(view, context)}</div>
      <div id="result" data-live>${result && writeResults(view, result, context)}</div>
      <div id="notes" data-live>${result && writeNotes(view, result, context, address)}</div>
      <div id="chart" data-live>${chart !== undefined && writeChart(chart)}</div>
    </section>
  </div>`;
}

/** The rows of a list may not fit into an address. */
function mayBeLong({ input }: AnyCalculator): boolean {
  return Object.values(input).some(hasRows);
}

function hasRows(field: InputField | undefined): boolean {
  return field?.item !== undefined || field?.fields !== undefined;
}

function writeFaults({ calculator, faults, messages }: CalculatorView, { words }: ResultContext): Html {
  const isList = (path: string) => !path.includes('.') && hasRows(calculator.input[path]);
  const fields = [...messages.keys()]
    .filter((path) => path !== '')
    .map(
      (path, index) =>
        html`${index > 0 && ', '}<a href="#${isList(path) ? `${path}-message` : path}"
            >${fieldTitle(path, words)}</a
          >`,
    );
  return html`${fields.length > 0 && html`<p class="fault">Please correct: ${fields}.</p>`}
  ${faults.map((fault) => html`<p class="fault">${fault}</p>`)}`;
}

/** "Debts, row 2, balance" for debts.1.balance. */
function fieldTitle(path: string, { label }: Words): string {
  const [name, row, column] = path.split('.') as [string, string?, string?];
  const place = row === undefined ? '' : `, row ${Number(row) + 1}`;
  return `${label(name)}${place}${column === undefined ? '' : `, ${label(column).toLowerCase()}`}`;
}

function writeScheduleSection(
  view: CalculatorView,
  address: Address,
  context: ResultContext,
): Html | undefined {
  const { calculator, rows, interval, scheduleFault } = view;
  if (scheduleFault !== undefined) return html`<p class="fault">${scheduleFault}</p>`;
  if (rows === undefined) return undefined;
  const links = intervalsOf(calculator).map((one) => {
    const text = one === 'year' ? 'By year' : 'By month';
    return address.link(text, pageParameters.rowsEach, one, {
      anchor: 'schedule-title',
      isCurrent: one === interval,
    });
  });
  const csv = (text: string) => address.file(text, 'schedule.csv');
  return html`<p class="tools">${links.length > 1 && links} ${csv('Download CSV')}</p>
    ${writeSchedule(view, csv, context)}`;
}
