import type { AnyCalculator } from '#catalogue/define.ts';
import { calculationPath } from '#derive/paths.ts';
import { intervalsOf } from '#derive/schedule.ts';
import type { Visit } from '#http/documents.ts';
import { csvReply, type Reply } from '#http/replies.ts';
import { calculate, type Shown } from './calculation.ts';
import { writeCallBoxes, writeCalls } from './calls.ts';
import { writeDrafts } from './draft.ts';
import { draftCurrency } from './draft-values.ts';
import { writeExplanation } from './explanations.ts';
import { writeFields } from './form.ts';
import { html, type Html } from './html.ts';
import type { WritePage } from './layout.ts';
import { writeChart } from './charts.ts';
import { marksOf } from './reader.ts';
import { announce, writeResults, writeSchedule, type ResultContext } from './results.ts';
import { changeRows, pageParameters } from './rows.ts';
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

  async function page(visit: Visit): Promise<Reply> {
    const query = new URLSearchParams(visit.query);
    const changed = changeRows(query);
    if (changed !== undefined) return seeOther(`${path}?${changed}#inputs`);
    const waitSeconds = await visit.admit('page');
    if (waitSeconds > 0) return waitPage(writePage, waitSeconds);
    const shown = await calculate(visit, words, calculator, query);
    const whatIf = await readWhatIf(visit, shown, query);
    const main = writeMain(shown, whatIf, visit, words);
    const status = shown.status === 200 ? (whatIf?.status ?? 200) : shown.status;
    const { name, summary } = calculator;
    return writePage({ title: name, description: summary, section: '/', main, status });
  }

  async function csv(visit: Visit): Promise<Reply> {
    const waitSeconds = await visit.admit('page');
    if (waitSeconds > 0) return waitPage(writePage, waitSeconds);
    const shown = await calculate(visit, words, calculator, new URLSearchParams(visit.query));
    const query = { include: 'schedule', interval: shown.interval! };
    const reply = await visit.ask({
      method: 'POST',
      path: calculationPath(calculator.id),
      query,
      body: shown.values,
      type: 'text/csv',
    });
    if (reply.status !== 200 || shown.status !== 200) return seeOther(`${path}?${visit.query}`);
    const disposition = `attachment; filename="${calculator.id}-${shown.interval}.csv"`;
    return { ...csvReply(reply.text), headers: { 'content-disposition': disposition } };
  }

  return { page, csv };
}

function seeOther(location: string): Reply {
  return { status: 303, contentType: 'text/plain; charset=utf-8', body: '', headers: { location } };
}

function writeMain(shown: Shown, whatIf: WhatIf | undefined, visit: Visit, words: Words): Html {
  const { calculator, drafts, reader, typing, result, interval, chosenInterval } = shown;
  const path = calculatorPath(calculator.id);
  const address = (more: Readonly<Record<string, string>>) => {
    const rows: readonly (readonly [string, string])[] =
      chosenInterval === undefined ? [] : [[pageParameters.rowsEach, chosenInterval]];
    const marks = [[pageParameters.numberMarks, marksOf(typing.shown)] as const];
    const pairs = new URLSearchParams([...writeDrafts(drafts), ...rows, ...marks].map((pair) => [...pair]));
    for (const [name, value] of Object.entries(more)) pairs.set(name, value);
    return `?${pairs}`;
  };
  const names = namesOf(calculator);
  const context: ResultContext = {
    words,
    reader,
    currency: result?.currency ?? draftCurrency(drafts),
    say: (text) => words.sentence(text, names),
    names,
  };
  return html`${writeHead(calculator, words)} ${writeWork(shown, path, context)}
    ${
      interval !== undefined &&
      html`<section aria-labelledby="schedule-title">
        <h2 id="schedule-title">Schedule</h2>
        <div id="schedule" data-live>${writeScheduleSection(shown, path, address, context)}</div>
      </section>`
    }
    ${
      whatIf !== undefined &&
      html`<section class="screen" aria-labelledby="what-if-title">
        <h2 id="what-if-title">What would it take?</h2>
        <p>Enter a target, and we’ll find the input that reaches it. Everything else stays the same.</p>
        ${writeWhatIf(whatIf, shown, context, (field, value) => `${address({ [field]: value })}#result-title`)}
      </section>`
    }
    <section aria-labelledby="explanation-title">
      <h2 id="explanation-title">How it is worked out</h2>
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
function writeWork(shown: Shown, path: string, context: ResultContext): Html {
  const { calculator, result, chosenInterval, chart } = shown;
  const { output } = calculator;
  return html`<div class="work">
    <form id="inputs" action="${path}" method="get" data-form novalidate>
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
      <p class="hidden" role="status" id="announcement">${result && announce(output, result, context)}</p>
      <div id="faults" data-live aria-live="polite">${writeFaults(shown)}</div>
      <div id="result" data-live>${result && writeResults(output, result, context)}</div>
      <div id="chart" data-live>${chart !== undefined && writeChart(chart)}</div>
    </section>
  </div>`;
}

function writeFaults({ faults, messages }: Shown): Html {
  const all = [...faults];
  if (messages.size > 0) {
    const many = messages.size === 1 ? 'the field' : `the ${messages.size} fields`;
    all.unshift(`Please correct ${many} marked below.`);
  }
  return html`${all.map((fault) => html`<p class="fault">${fault}</p>`)}`;
}

function writeScheduleSection(
  shown: Shown,
  path: string,
  address: (more: Readonly<Record<string, string>>) => string,
  context: ResultContext,
): Html | undefined {
  const { calculator, rows, interval, scheduleFault } = shown;
  if (scheduleFault !== undefined) return html`<p class="fault">${scheduleFault}</p>`;
  if (rows === undefined) return undefined;
  const csv = `${path}/schedule.csv${address({})}`;
  const links = intervalsOf(calculator).map((one) => {
    const text = one === 'year' ? 'By year' : 'By month';
    const href = `${address({ [pageParameters.rowsEach]: one })}#schedule-title`;
    return html`<a href="${href}" ${one === interval && html` aria-current="true"`}>${text}</a>`;
  });
  return html`<p class="tools">${links.length > 1 && links} <a href="${csv}" download>Download CSV</a></p>
    ${writeSchedule(shown, csv, context)}`;
}
