import { pageChoicesOf } from '#portal/reader/page-choices.ts';
import { bounds } from '#base/bounds.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { includesOf } from '#calculate/includes.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import type { OnProgress } from '#http/routes/progress-lines.ts';
import { writeAbout, writeRelated } from './about.ts';
import { calculate, type CalculatorView } from './calculation.ts';
import {
  calculatorPath,
  chartFile,
  createCalculatorFiles,
  type PageTools,
  readPosted,
  seeOther,
} from './calculator-files.ts';
import { createAddress, isShort, type Address } from './address.ts';
import { hasRows, writeFaults } from './form/faults.ts';
import { writeChartRanges } from './result/chart-range.ts';
import { crumbsOf } from '#portal/crumbs.ts';
import { CALLS_SCRIPT, writeCallBoxes, writeCalculationCalls } from './calls.ts';
import { draftCurrency } from './form/draft-values.ts';
import { writeExplanation } from './result/explanations.ts';
import { writeFields } from './form/form.ts';
import { writeFramed } from './framed.ts';
import { writeOwn } from './form/own-numbers.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import { CHART_SCRIPT, drawAllForPage, type DrawnPicture, writeChart } from './result/charts.ts';
import { financeApplication, type PageFacts, writeCrumbs } from '#portal/page-facts.ts';
import { showInLines, writeProgress } from './page-progress.ts';
import { writeNotes, writeWarnings } from './notes.ts';
import { TRANSLATOR } from '#portal/live/live-documents.ts';
import { writeReaderChoices } from '#portal/reader/reader-choices.ts';
import { rememberCurrency } from '#portal/reader/opening-currency.ts';
import { marksOf } from '#portal/reader/reader.ts';
import {
  announce,
  answerText,
  type ResultContext,
  writeAnswer,
  writeBrief,
  writeFigures,
} from './result/results.ts';
import { anchorOf, changePage } from './page-changes.ts';
import { isOfFrame, pageParameters, readFrame } from '#portal/rows.ts';
import { readScenarios } from './what-if/scenarios.ts';
import { findShareAddress, sharedQuery, writeShareLink } from './share.ts';
import { waitPage, whenAdmitted } from '#portal/wait-page.ts';
import { writeScheduleSection } from './result/schedule-section.ts';
import { writeWhatIf } from './what-if/solve-section.ts';
import { readVaried, type Varied } from './what-if/varied.ts';
import { writeMapSection, writeScenarioSection } from './what-if/map-and-scenarios.ts';
import { namesOf, type Naming } from '#portal/naming.ts';

/** The page of a calculator, and its files: the schedule and the chart. */
export function createCalculatorPages(calculator: AnyCalculator, tools: PageTools) {
  const { naming, writePage } = tools;
  const path = calculatorPath(calculator.id);

  async function get(request: DocumentRequest): Promise<Reply> {
    const query = new URLSearchParams(request.query);
    const changed = changePage(calculator, request, query);
    if (changed !== undefined && isShort(path, changed))
      return seeOther(`${path}?${changed}#${anchorOf(query)}`);
    const told = () => showTold(request, changed ?? query);
    return query.size === 0 ? told() : whenAdmitted(request, writePage, told);
  }

  /** Redirects to an address if the fields fit into one; otherwise shows the page without one. */
  async function post(request: DocumentRequest): Promise<Reply> {
    const form = await readPosted(request);
    if (typeof form === 'number') return waitPage(writePage, form);
    const changed = changePage(calculator, request, form) ?? form;
    return isShort(path, changed) ? seeOther(`${path}?${changed}`) : showTold(request, changed);
  }

  /** A page that opens with its example counts only where it is not kept. */
  function showTold(request: DocumentRequest, query: URLSearchParams): Promise<Reply> {
    return showInLines(request, calculator, tools, (onProgress) => {
      const write = (asked: DocumentRequest) => show(asked, query, onProgress);
      if (query.size > 0) return write(request);
      const files = [calculator.id, TRANSLATOR].map(tools.liveAddress);
      const parts = [path, ...files, ...pageChoicesOf(request.headers)];
      return tools.open(parts, request, (one) => whenAdmitted(one, writePage, () => write(one)));
    });
  }

  async function show(
    request: DocumentRequest,
    query: URLSearchParams,
    onProgress?: OnProgress,
  ): Promise<Reply> {
    const view = await calculate(request, naming, calculator, query, onProgress);
    const drawings = await drawAllForPage(request.draw, view.pictures, view.chartRange, tools.language);
    const context = contextOf(view, naming);
    const frame = tools.mayBeFramed ? readFrame(query) : undefined;
    const varied = frame === undefined ? await readVaried(request, view, query, context) : undefined;
    const shared = sharedQuery(view, query, varied?.map?.choice.order?.usual);
    const shareAddress = findShareAddress(view, shared);
    const shown = { view, varied, drawings, query, context, shared, shareAddress };
    const main = writeMain(shown, request, tools);
    const status = view.status === 200 ? (varied?.whatIf?.status ?? 200) : view.status;
    const scripts = [...(includesOf(calculator).includes('chart') ? [CHART_SCRIPT] : []), CALLS_SCRIPT];
    const reply = writePage({
      title: calculator.name,
      calculator: calculator.id,
      description: calculator.summary,
      ...(frame === undefined ? { facts: factsOf(shown, request.origin) } : { frame }),
      section: '/',
      main,
      status,
      scripts,
      footer: writeReaderChoices(request.headers, isShort(path, query) ? `${path}?${query}` : path),
    });
    // Under no-referrer, the policy of other pages, older browsers send "Origin: null" with the form.
    const remembered = rememberCurrency(view.opening, request, path, query);
    return { ...reply, headers: { ...reply.headers, ...remembered, 'referrer-policy': 'same-origin' } };
  }

  const files = createCalculatorFiles(calculator, tools, show);
  return { page: { GET: get, POST: post }, ...files };
}

interface Shown {
  readonly view: CalculatorView;
  /** Undefined in a frame, which shows the form and its results alone. */
  readonly varied: Varied | undefined;
  readonly drawings: readonly DrawnPicture[];
  readonly query: URLSearchParams;
  readonly context: ResultContext;
  /** What links to the page need. */
  readonly shared: URLSearchParams;
  /** The path and query of the result; undefined without one, or when they are too long. */
  readonly shareAddress: string | undefined;
}

function contextOf({ calculator, drafts, reader, result }: CalculatorView, naming: Naming): ResultContext {
  const names = namesOf(calculator);
  const currency = result?.currency ?? draftCurrency(drafts);
  return { naming, reader, currency, say: (text) => naming.sentence(text, names), names };
}

function writeMain(shown: Shown, request: DocumentRequest, tools: PageTools): Html {
  const { view, varied, query, context, shared } = shown;
  const { calculator, result, interval } = view;
  const path = calculatorPath(calculator.id);
  const address = createAddress(path, [...shared]);
  const work = writeWork(shown, path, tools, address);
  if (varied === undefined) return writeFramed(calculator, path, shared, work);
  const { map, whatIf, compared } = varied;
  return html`${writeHead(calculator)} ${work} ${map && result && writeMapSection(map, view, result, context)}
    ${writeScenarioSection(compared, readScenarios(query).unreadable, view, result, context)}
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
    ${writeAbout(view, context)}
    <section aria-labelledby="explanation-title">
      <h2 id="explanation-title">How it is calculated</h2>
      <div id="explanation" data-live>${result && writeExplanation(calculator, result, context)}</div>
    </section>
    <div id="related" data-live>
      ${writeRelated(tools.related(calculator), view.isFirstVisit ? new URLSearchParams() : shown.shared)}
    </div>
    <section class="screen" aria-labelledby="call-title">
      <h2 id="call-title">Use the API</h2>
      <p>
        These calls return the results on this page. Set the variable <code>KEY</code> to your API key, or
        <a href="/access">request a key</a>. The <a href="/docs${path}">reference of this calculator</a> lists
        all fields.
      </p>
      <details class="on-phone" data-name="calls">
        <summary>Show the calls</summary>
        ${writeCallBoxes(writeCalculationCalls(request.origin, calculator.id, view.values, result !== undefined))}
      </details>
    </section>`;
}

function writeHead(calculator: AnyCalculator): Html {
  const { name, summary } = calculator;
  return html`${writeCrumbs(crumbsOf(calculator))}
    <h1>${name.replace(/ Calculator$/, '')}</h1>
    <p class="lead">${summary}</p>`;
}

/** The form, with the results beside it. */
function writeWork(shown: Shown, path: string, tools: PageTools, address: Address): Html {
  const { view, context } = shown;
  const { calculator, result, kept } = view;
  const framed = kept.filter(([name]) => isOfFrame(name)).map((pair) => [...pair]);
  const startOver = framed.length === 0 ? path : `${path}?${new URLSearchParams(framed)}`;
  return html`<div class="work">
    <form
      ${attributes({
        id: 'inputs',
        action: path,
        method: mayBeLong(calculator) ? 'post' : 'get',
        'data-form': true,
        'data-longest': bounds.uriCharacters,
        'data-locale': view.typing.shown.locale,
        'data-currency': view.ownCurrency,
        'data-opening': JSON.stringify(view.opening),
        'data-live-file': tools.liveAddress(calculator.id),
        'data-translator': tools.language && tools.liveAddress(TRANSLATOR),
        novalidate: true,
      })}
    >
      <p class="brief">
        <a href="#result-title" id="brief" data-live>${writeBrief(view, result, context)}</a>
      </p>
      <h2>Your numbers</h2>
      <button class="default" tabindex="-1" aria-hidden="true">Calculate</button>
      ${writeOwn(view, path)} ${writeFields(view, context.naming)}
      <input type="hidden" name="${pageParameters.numberMarks}" value="${marksOf(view.typing.shown)}" />
      ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <p class="actions"><button class="main">Calculate</button> <a href="${startOver}">Start over</a></p>
    </form>
    ${writeOutcome(shown, address)}
  </div>`;
}

function factsOf(shown: Shown, origin: string): PageFacts {
  const { calculator } = shown.view;
  return {
    origin,
    path: calculatorPath(calculator.id),
    answer: answerOf(shown),
    crumbs: crumbsOf(calculator),
    thing: financeApplication,
  };
}

/** The result for previews of a link to it; undefined for the example, which is not the reader's own. */
function answerOf({ view, context, shareAddress }: Shown): PageFacts['answer'] {
  const { result, isFirstVisit } = view;
  if (result === undefined || isFirstVisit) return undefined;
  const sentence = answerText(view, result, context);
  return sentence === undefined ? undefined : { sentence, address: shareAddress };
}

/** The answer, its picture, and then whatever else there is. */
function writeOutcome(shown: Shown, address: Address): Html {
  const { view, drawings, context, shareAddress } = shown;
  const { calculator, result } = view;
  const [first, ...others] = drawings.map(({ picture, whole, drawings: drawn }) =>
    writeChart(picture, drawn, context.reader, {
      files: address.file('Download SVG', chartFile(calculator, picture.name)),
      ranges: writeChartRanges(whole, view.chartRange, address),
    }),
  );
  return html`<section class="outcome" aria-labelledby="result-title">
    <h2 id="result-title">Result</h2>
    <p class="printed" data-printed></p>
    <p class="hidden" role="status" id="announcement">${result && announce(view, result, context)}</p>
    ${writeProgress(calculator)}
    <div id="faults" data-live aria-live="polite">${writeFaults(view, context)}</div>
    <div id="result" data-live>
      ${result && html`${writeAnswer(view, result, context)} ${writeWarnings(view, result, context, address)}`}
    </div>
    <div class="behind">
      <p class="wait">The chart follows when you leave the field or press Enter.</p>
      <div id="chart" data-live>${first}</div>
    </div>
    <div id="figures" data-live>${result && writeFigures(view, result, context)}</div>
    <div id="charts" data-live>${others}</div>
    <div id="notes" data-live>${result && writeNotes(result, context)}</div>
    <p class="tools">
      <span id="share" data-live>${shareAddress !== undefined && writeShareLink(shareAddress)}</span>
      <button class="link" type="button" data-print hidden>Print or save as PDF</button>
    </p>
  </section>`;
}

/** The rows of a list may not fit into an address. */
function mayBeLong({ input }: AnyCalculator): boolean {
  return Object.values(input).some(hasRows);
}
