import type { DocumentRequest } from '#http/documents/documents.ts';
import { CSV_TYPE, csvReply, type Reply } from '#http/replies.ts';
import { attached, type PageTools } from '#portal/calculator/calculator-files.ts';
import { waitPage } from '../wait-page.ts';
import { completePair } from './address.ts';
import { type Conversion, convertPath } from './conversion.ts';
import { historyCsv, readHistory } from './history.ts';
import { historyIn } from './history-range.ts';
import { dateIn, onDate } from './typed.ts';

/** The history of a pair as a file. */
export function createHistoryFile({ writePage }: PageTools): (request: DocumentRequest) => Promise<Reply> {
  return async (request) => {
    const waitSeconds = await request.admit('page');
    if (waitSeconds > 0) return waitPage(writePage, waitSeconds);
    const query = new URLSearchParams(request.query);
    const pair = { from: codeIn(query, 'from'), to: codeIn(query, 'to') };
    const chosen = historyIn(query).range;
    const body = { amount: 1, ...pair };
    const reply = await request.callOperation({ method: 'POST', path: convertPath, body });
    if (reply.status !== 200) return { ...reply, contentType: 'application/problem+json', body: reply.text };
    const { observed_on } = JSON.parse(reply.text) as Conversion;
    const { range, points } = await readHistory(request.callOperation, pair, chosen, observed_on);
    const name = `${pair.from}-${pair.to}-${range}.csv`.toLowerCase();
    return attached(csvReply(historyCsv(pair, points)), name);
  };
}

/** The rates of all currencies as a file. */
export function createRatesFile({ writePage }: PageTools): (request: DocumentRequest) => Promise<Reply> {
  return async (request) => {
    const waitSeconds = await request.admit('page');
    if (waitSeconds > 0) return waitPage(writePage, waitSeconds);
    const asked = new URLSearchParams(request.query);
    const base = codeIn(asked, 'from');
    const query = { base, ...onDate(dateIn(asked)) };
    const reply = await request.callOperation({
      method: 'GET',
      path: '/currency/rates',
      query,
      type: CSV_TYPE,
    });
    if (reply.status !== 200) return { ...reply, contentType: 'application/problem+json', body: reply.text };
    return attached(csvReply(reply.text), `${base.toLowerCase()}-rates.csv`);
  };
}

function codeIn(query: URLSearchParams, name: 'from' | 'to'): string {
  return (query.get(name) ?? completePair({}, null)[name]).toUpperCase();
}
