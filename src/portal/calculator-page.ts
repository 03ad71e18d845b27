import type { AnyCalculator } from '#catalogue/define.ts';
import type { InputField } from '#catalogue/fields.ts';
import { calculationPath } from '#derive/paths.ts';
import { intervalsOf } from '#derive/schedule.ts';
import type { Visit } from '#http/documents/documents.ts';
import { requireOwnSite } from '#http/request/own-site.ts';
import { csvReply, type Reply } from '#http/replies.ts';
import { calculate, type Shown } from './calculation.ts';
import { createAddress, isShort, MAX_ADDRESS, type Address } from './address.ts';
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

/** What all pages are made with. */
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

  async function get(visit: Visit): Promise<Reply> {
    const query = new URLSearchParams(visit.query);
    const changed = changeForm(calculator.input, query);
    if (changed !== undefined && isShort(path, changed)) return seeOther(`${path}?${changed}#inputs`);
    const waitSeconds = await visit.admit('page');
    return waitSeconds > 0 ? waitPage(writePage, waitSeconds) : show(visit, changed ?? query);
  }

  /** What an address has room for goes into one; the rest is shown without. */
  async function post(visit: Visit): Promise<Reply> {
    const form = await readPosted(visit);
    if (typeof form === 'number') return waitPage(writePage, form);
    const changed = changeForm(calculator.input, form) ?? form;
    return isShort(path, changed) ? seeOther(`${path}?${changed}`) : show(visit, changed);
  }

  async function show(visit: Visit, query: URLSearchParams): Promise<Reply> {
    const shown = await calculate(visit, words, calculator, query);
    const whatIf = await readWhatIf(visit, shown, query);
    const main = writeMain(shown, whatIf, visit, words);
    const status = shown.status === 200 ? (whatIf?.status ?? 200) : shown.status;
    const { name, summary } = calculator;
    const reply = writePage({ title: name, description: summary, section: '/', main, status });
    // Under no-referrer, the policy of other pages, older browsers send "Origin: null" with the form.
    return { ...reply, headers: { ...reply.headers, 'referrer-policy': 'same-origin' } };
  }

  async function getCsv(visit: Visit): Promise<Reply> {
    const waitSeconds = await visit.admit('page');
    if (waitSeconds > 0) return waitPage(writePage, waitSeconds);
    return writeCsv(visit, new URLSearchParams(visit.query));
  }

  async function postCsv(visit: Visit): Promise<Reply> {
    const form = await readPosted(visit);
    return typeof form === 'number' ? waitPage(writePage, form) : writeCsv(visit, form);
  }

  async function writeCsv(visit: Visit, query: URLSearchParams): Promise<Reply> {
    const shown = await calculate(visit, words, calculator, query);
    const reply = await visit.ask({
      method: 'POST',
      path: calculationPath(calculator.id),
      query: { include: 'schedule', interval: shown.interval! },
      body: shown.values,
      type: 'text/csv',
    });
    if (reply.status !== 200 || shown.status !== 200) {
      return isShort(path, query) ? seeOther(`${path}?${query}`) : show(visit, query);
    }
    const disposition = `attachment; filename="${calculator.id}-${shown.interval}.csv"`;
    return { ...csvReply(reply.text), headers: { 'content-disposition': disposition } };
  }

  return { page: { GET: get, POST: post }, csv: { GET: getCsv, POST: postCsv } };
}

/** The form that a page of this service has sent, or for how many seconds its network must wait. */
async function readPosted(visit: Visit): Promise<URLSearchParams | number> {
  requireOwnSite(visit.headers, visit.origin);
  // Before the form is read, so that forms which arrive slowly are bounded by the quota of their network.
  const waitSeconds = await visit.admit('page');
  return waitSeconds > 0 ? waitSeconds : visit.readForm('page');
}

function seeOther(location: string): Reply {
  return { status: 303, contentType: 'text/plain; charset=utf-8', body: '', headers: { location } };
}

function writeMain(shown: Shown, whatIf: WhatIf | undefined, visit: Visit, words: Words): Html {
  const { calculator, drafts, reader, typing, result, interval, chosenInterval } = shown;
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
  return html`${writeHead(calculator, words)} ${writeWork(shown, path, context, address)}
    ${
      interval !== undefined &&
      html`<section aria-labelledby="schedule-title">
        <h2 id="schedule-title">Schedule</h2>
        <div id="schedule" data-live>${writeScheduleSection(shown, address, context)}</div>
      </section>`
    }
    ${
      whatIf !== undefined &&
      html`<section class="screen" aria-labelledby="what-if-title">
        <h2 id="what-if-title">What would it take?</h2>
        <p>Enter a target, and we’ll find the input that reaches it. Everything else stays the same.</p>
        ${writeWhatIf(whatIf, shown, context, address)}
      </section>`
    }
    <section aria-labelledby="explanation-title">
      <h2 id="explanation-title">How it is calculated</h2>
      <div id="explanation" data-live>${result && writeExplanation(calculator, result, context)}</div>
    </section>
    <section class="screen" aria-labelledby="call-title">
      <h2 id="call-title">The same by API</h2>
      <p>
        These calls give what is on this page. Put your key into the variable <code>KEY</code>, or
        <a href="/access">ask for one</a>. The <a href="/docs${path}">reference of this calculator</a> has all
        fields.
      </p>
      ${writeCallBoxes(writeCalls(`${visit.origin}/v1${calculationPath(calculator.id)}`, shown.values))}
    </section>`;
}

function writeHead({ category, name, summary }: AnyCalculator, words: Words): Html {
  return html`<p class="crumbs">
      <a href="/">Calculators</a> / <a href="/#${category}">${words.category(category)}</a>
    </p>
    <h1>${name.replace(/ Calculator$/, '')}</h1>
    <p class="lead">${summary}</p>`;
}

/** What is filled in, and beside it what comes out. */
function writeWork(shown: Shown, path: string, context: ResultContext, address: Address): Html {
  const { calculator, result, chosenInterval, chart } = shown;
  return html`<div class="work">
    <form
      ${attributes({
        id: 'inputs',
        action: path,
        method: mayBeLong(calculator) ? 'post' : 'get',
        'data-form': true,
        'data-longest': MAX_ADDRESS,
        novalidate: true,
      })}
    >
      <h2>Your numbers</h2>
      <button class="default" tabindex="-1" aria-hidden="true">Calculate</button>
      ${writeFields(shown, context.words)}
      <input type="hidden" name="${pageParameters.numberMarks}" value="${marksOf(shown.typing.shown)}" />
      ${
        chosenInterval !== undefined &&
        html`<input type="hidden" name="${pageParameters.rowsEach}" value="${chosenInterval}" />`
      }
      <p class="actions"><button class="main">Calculate</button> <a href="${path}">Start over</a></p>
    </form>
    <section class="outcome" aria-labelledby="result-title">
      <h2 id="result-title">Result</h2>
      <p class="hidden" role="status" id="announcement">${result && announce(shown, result, context)}</p>
      <div id="faults" data-live aria-live="polite">${writeFaults(shown, context)}</div>
      <div id="result" data-live>${result && writeResults(shown, result, context)}</div>
      <div id="notes" data-live>${result && writeNotes(shown, result, context, address)}</div>
      <div id="chart" data-live>${chart !== undefined && writeChart(chart)}</div>
    </section>
  </div>`;
}

/** An address has no room for all rows of a list. */
function mayBeLong({ input }: AnyCalculator): boolean {
  return Object.values(input).some(hasRows);
}

function hasRows(field: InputField | undefined): boolean {
  return field?.item !== undefined || field?.fields !== undefined;
}

function writeFaults({ calculator, faults, messages }: Shown, { words }: ResultContext): Html {
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

function writeScheduleSection(shown: Shown, address: Address, context: ResultContext): Html | undefined {
  const { calculator, rows, interval, scheduleFault } = shown;
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
    ${writeSchedule(shown, csv, context)}`;
}
