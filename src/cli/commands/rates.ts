import { StoreError } from '#base/errors.ts';
import { addDays, isDate, toDate } from '#base/dates.ts';
import type { Download } from '#currency/download.ts';
import { appendPast, describeFault, fetchTable, fillPast, keepAccepted } from '#currency/fetch.ts';
import { summarise } from '#currency/table/gate.ts';
import type { RatesService } from '#currency/service.ts';
import type { DailySource, DatedTable } from '#currency/sources/source.ts';
import { parseEcbCsv } from '#currency/sources/ecb-csv.ts';
import { parseEcbHistory } from '#currency/sources/ecb-history.ts';
import { ecbPortalDownload, parseEcbPortal } from '#currency/sources/ecb-portal.ts';
import type { Coverage, RatesStore, SourceRecord } from '#currency/store/store.ts';
import { CommandError, misuse, parseArguments } from '#cli/arguments.ts';
import { defineForm } from '#cli/command.ts';
import { type Group, runGroup } from '#cli/subcommands.ts';
import { createProgress } from '#cli/terminal/progress.ts';
import { formatTable } from '#cli/terminal/table.ts';

export interface RatesContext {
  readonly store: RatesStore;
  /** The stored rates. */
  readonly service: RatesService;
  readonly sources: readonly DailySource[];
  readonly download: Download;
  readonly readFile: (path: string) => Promise<string>;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Each takes a whole text and ends its line. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Draws on a terminal; undefined where there is none. */
  readonly draw: ((text: string) => void) | undefined;
}

const statusForm = defineForm({ command: 'rates status', flags: { json: 'Print the reply as JSON' } });
const fetchForm = defineForm({
  command: 'rates fetch',
  texts: { since: ['DATE', 'Fetch the historical rates of the ECB from this day on'] },
});
const importForm = defineForm({ command: 'rates import', operands: ['FILE'] });

/** The commands of `rates`. */
export const ratesGroup: Group<RatesContext> = {
  fetch: { summary: 'Fetches rates from all sources.', forms: [fetchForm], run: fetchRates },
  status: { summary: 'Shows the sources of rates and their state.', forms: [statusForm], run: showStatus },
  import: {
    summary: 'Imports the history of the ECB from a CSV or XML file.',
    forms: [importForm],
    run: importFile,
  },
};

/** The first reference rates of the ECB. */
const FIRST_DATE = '1999-01-04';
/** A response of this many days is well below the largest download allowed. */
const PORTAL_DAYS = 90;

/** Runs `rates ARGS`; returns 0, 1 when something failed and 2 for wrong usage. */
export function runRatesCommand(args: readonly string[], context: RatesContext): Promise<number> {
  return runGroup('rates', ratesGroup, args, context);
}

/**
 * Fetches from every source, even if its next table is not due; with a date, fetches the ECB's historical
 * rates.
 */
async function fetchRates(args: readonly string[], context: RatesContext): Promise<void> {
  const since = parseArguments(args, fetchForm).text('since');
  if (since !== undefined) return fetchPast(since, context);
  const outcomes: boolean[] = [];
  for (const source of context.sources) outcomes.push(await fetchOne(source, context));
  if (outcomes.includes(false))
    throw new CommandError(1, 'Some sources gave no new rates; those of the other sources are stored.');
}

async function fetchOne(source: DailySource, context: RatesContext): Promise<boolean> {
  const { store, service, download, now, print, printError } = context;
  const at = new Date(now()).toISOString();
  const table = await fetchTable(source, download, now()).catch(describeFault);
  if (typeof table === 'string') {
    await store.record(source.id, 'failed', at, table);
    printError(`${source.id}: not fetched: ${table}`);
    return false;
  }
  const admission = service.offer(table);
  if (!admission.accepted) {
    const fault = summarise(admission.reasons);
    await store.record(source.id, 'refused', at, fault);
    printError(`${source.id}: the rates of ${table.observedOn} were rejected: ${fault}`);
    return false;
  }
  const isNew = await keepAccepted(store, admission, now());
  const count = Object.keys(table.quotes).length;
  print(`${source.id}: ${count} rates of ${table.observedOn}, ${isNew ? 'stored' : 'already stored'}`);
  try {
    const filled = await fillPast(source, store, download, now());
    if (filled > 0) print(`${source.id}: ${filled} earlier days stored`);
  } catch (error) {
    printError(`${source.id}: earlier days are missing and could not be fetched: ${describeFault(error)}`);
  }
  const { heldBack } = admission;
  if (heldBack.length > 0) printError(`${source.id}: held back: ${summarise(heldBack)}`);
  return true;
}

async function fetchPast(since: string, context: RatesContext): Promise<void> {
  const { store, download, now, print, draw } = context;
  const today = toDate(now());
  if (!isDate(since) || since < FIRST_DATE || since > today) {
    throw misuse(`--since takes a date from ${FIRST_DATE} to ${today}, not "${since}".`, fetchForm.usage);
  }
  const starts: string[] = [];
  for (let start = since; start <= today; start = addDays(start, PORTAL_DAYS)) starts.push(start);
  const progress = draw === undefined ? undefined : createProgress(draw, 'quarters');
  let added = 0;
  for (const [index, start] of starts.entries()) {
    progress?.(index, starts.length);
    try {
      const { body } = await download(ecbPortalDownload(start, addDays(start, PORTAL_DAYS - 1)));
      added += await appendPast(store, parseEcbPortal(body), now());
    } catch (error) {
      const kept = `${added} new days are stored.`;
      throw new CommandError(
        1,
        `The rates from ${start} on could not be fetched: ${describeFault(error)}; ${kept}`,
      );
    }
  }
  progress?.(starts.length, starts.length);
  print(`${added} new days of the ECB are stored, from ${since} on.`);
}

async function importFile(args: readonly string[], context: RatesContext): Promise<void> {
  const { store, now, print, draw } = context;
  const path = parseArguments(args, importForm).operands[0]!;
  const text = await context.readFile(path).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = isMissing ? 'there is no such file' : describeFault(error);
    throw new CommandError(1, `${path} cannot be read: ${reason}.`);
  });
  try {
    const tables = readHistory(text);
    const [first, last] = [tables[0]!.observedOn, tables.at(-1)!.observedOn];
    const progress = draw === undefined ? undefined : createProgress(draw, 'days');
    const added = await appendPast(store, tables, now(), progress);
    const [days, fresh] = [tables.length, added].map((count) => count.toLocaleString('en-US'));
    print(`${days} days of the ECB, ${first} to ${last}; ${fresh} new days are stored.`);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new CommandError(1, `${path} is not imported: ${describeFault(error)}`);
  }
}

/** The tables in any of the formats in which the ECB publishes its history. */
function readHistory(text: string): DatedTable[] {
  if (text.startsWith('PK')) throw new Error('It is an archive: unpack it first.');
  if (text.trimStart().startsWith('<')) return parseEcbHistory(text);
  return text.startsWith('Date,') ? parseEcbCsv(text) : parseEcbPortal(text);
}

async function showStatus(args: readonly string[], context: RatesContext): Promise<void> {
  const { store, service, print } = context;
  const asJson = parseArguments(args, statusForm).has('json');
  const [records, coverage] = [await store.records(), await store.coverage()];
  const rows = service.health().map(({ source, shipped, held_back }) => {
    const record = records.find((record) => record.source === source.id);
    return {
      ...source,
      shipped,
      held_back,
      stored_from: earliest(coverage, source.id),
      ...countsOf(record),
    };
  });
  const { observedOn, stale, expired } = service.current();
  if (asJson) return print(JSON.stringify({ observed_on: observedOn, stale, expired, sources: rows }));
  const header = [
    'SOURCE',
    'OBSERVED',
    'USED FOR',
    'STORED FROM',
    'ACCEPTED',
    'REFUSED',
    'FAILED',
    'HELD BACK',
  ];
  const cells = rows.map((row) => [
    row.id,
    row.observed_on === undefined ? 'no date' : `${row.observed_on}${row.shipped ? ' (shipped)' : ''}`,
    String(row.currencies),
    row.stored_from ?? '',
    ...[row.accepted, row.refused, row.failed].map(String),
    row.held_back.join(' '),
  ]);
  print(formatTable(header, cells));
  for (const { id, last_fault, last_fault_at } of rows) {
    if (last_fault !== undefined) print(`\n${id}, ${last_fault_at}: ${last_fault}`);
  }
  const age = expired
    ? 'They are too old to be served.'
    : stale
      ? 'A newer publication is overdue.'
      : 'They are up to date.';
  print(`\nThe oldest rates in use are from ${observedOn}. ${age}`);
}

function countsOf(record: SourceRecord | undefined) {
  return {
    accepted: record?.accepted ?? 0,
    refused: record?.refused ?? 0,
    failed: record?.failed ?? 0,
    last_fault: record?.lastFault,
    last_fault_at: record?.lastFaultAt,
  };
}

function earliest(coverage: readonly Coverage[], id: string): string | undefined {
  return coverage
    .filter(({ source }) => source === id)
    .map(({ firstOn }) => firstOn)
    .toSorted()[0];
}
