import type { RatesService } from '#currency/service.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Readiness } from '#http/documents/health.ts';
import type { Reply } from '#http/replies.ts';
import { readerFor } from '#portal/reader/chosen-format.ts';
import { html, type Html } from '#portal/html.ts';
import type { WritePage } from '#portal/layout.ts';
import { instantWords, type Reader } from '#portal/reader/reader.ts';
import { writeReaderChoices } from '#portal/reader/reader-choices.ts';

interface StatusOptions {
  readonly writePage: WritePage;
  /** The program and its version. */
  readonly engine: string;
  readonly rates: RatesService;
  readonly readiness: () => Readiness | Promise<Readiness>;
  readonly calculators: number;
}

/** Whether the service can answer, and how old its rates are. */
export function createStatusPage(options: StatusOptions): (request: DocumentRequest) => Promise<Reply> {
  return async ({ headers }) => {
    const reader = readerFor(headers);
    const { ready } = await options.readiness();
    const { observedOn, stale, expired } = options.rates.current();
    const state = expired
      ? `Out of date: the rates from ${reader.date(observedOn)} are too old to use`
      : stale
        ? `Out of date: using rates from ${reader.date(observedOn)}`
        : `Up to date: using rates from ${reader.date(observedOn)} or later`;
    const main = html`<h1>Status</h1>
      <p class="lead">
        ${ready ? 'The service is answering.' : 'The service is running, but its key store is unavailable.'}
      </p>
      <dl class="plain">
        <div>
          <dt>Version</dt>
          <dd>${options.engine}</dd>
        </div>
        <div>
          <dt>Calculators</dt>
          <dd>${options.calculators}</dd>
        </div>
        <div>
          <dt>Exchange rates</dt>
          <dd>${state}</dd>
        </div>
      </dl>
      <h2>Sources of exchange rates</h2>
      ${writeSources(options.rates, reader)}
      <p class="hint">For programs: <a href="/livez">/livez</a> and <a href="/readyz">/readyz</a>.</p>`;
    const page = options.writePage({
      title: 'Status',
      isUnlisted: true,
      section: '/status',
      main,
      status: ready ? 200 : 503,
      footer: writeReaderChoices(headers, '/status'),
    });
    return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } };
  };
}

function writeSources(rates: RatesService, reader: Reader): Html {
  const heads = ['Source', 'Observed on', 'Published', 'Currencies', 'Since the start'];
  return html`<div class="table sources" role="region" aria-label="Sources of exchange rates" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rates.health().map(
          ({ source, shipped, held_back, accepted, refused, failed }) =>
            html`<tr>
              <th scope="row">
                <a href="${source.url}" rel="noreferrer">${source.name}</a
                >${shipped && html` <span class="hint">shipped with the program</span>`}
              </th>
              <td>${source.observed_on === undefined ? 'fixed' : reader.date(source.observed_on)}</td>
              <td>${source.updated_at === undefined ? '–' : instantWords(source.updated_at, reader)}</td>
              <td>
                ${source.currencies}${held_back.length > 0 && html` <span class="hint">held back: ${held_back.join(', ')}</span>`}
              </td>
              <td>${accepted} accepted, ${refused} refused, ${failed} failed</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
