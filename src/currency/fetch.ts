import { addDays, toDate } from '#base/dates.ts';
import type { Download } from './download.ts';
import { admit, summarise, type Admission } from './table/gate.ts';
import type { DailySource, DatedTable } from './sources/source.ts';
import type { RatesStore } from './store/store.ts';

/** The file of the last days may lack the first of them. */
const MARGIN_DAYS = 5;

/** The table at the first address of a source that has one; an error that names what each did otherwise. */
export async function fetchTable(
  source: DailySource,
  download: Download,
  nowMs: number,
  signal?: AbortSignal,
): Promise<DatedTable> {
  const faults: string[] = [];
  for (const { url, parse } of source.feeds(nowMs)) {
    try {
      const { body } = await download(url, signal === undefined ? {} : { signal });
      return parse(body);
    } catch (error) {
      faults.push(describeFault(error));
    }
  }
  throw new Error(faults.join('; '));
}

/** Stores what was admitted, and what of it is held back; answers whether that is new. */
export async function keepAccepted(
  store: RatesStore,
  { table, heldBack }: Admission & { readonly accepted: true },
  nowMs: number,
): Promise<boolean> {
  const at = new Date(nowMs).toISOString();
  const added = await store.append([table as DatedTable], at);
  if (added === 0) return false;
  await store.record(table.source, 'accepted', at, heldBack.length > 0 ? summarise(heldBack) : undefined);
  return true;
}

/**
 * Fills in the tables that a store lacks of the last days of a source, as after a time without a network;
 * answers how many those were. Nothing is fetched when none is missing.
 */
export async function fillPast(
  source: DailySource,
  store: RatesStore,
  download: Download,
  nowMs: number,
  signal?: AbortSignal,
): Promise<number> {
  const { past } = source;
  if (past === undefined) return 0;
  const [from, to] = [addDays(toDate(nowMs), MARGIN_DAYS - past.days), toDate(nowMs)];
  const stored = (await store.between(from, to)).filter((table) => table.source === source.id);
  const known = new Set(stored.map(({ observedOn }) => observedOn));
  const newest = stored.at(-1)?.observedOn ?? '';
  let isWhole = true;
  for (let date = from; date <= newest; date = addDays(date, 1)) {
    if (past.publishesOn(date) && !known.has(date)) isWhole = false;
  }
  if (isWhole) return 0;
  const { body } = await download(past.url, signal === undefined ? {} : { signal });
  const missing = past.parse(body).filter(({ observedOn }) => !known.has(observedOn));
  return appendPast(store, missing, nowMs);
}

/**
 * Adds tables of the past, the oldest first; answers how many were new. They must pass the gate one after the
 * other, but nothing of them is held back: what jumped then is known to have jumped. Throws an error that
 * names the first bad one; those before it are kept.
 */
export async function appendPast(
  store: RatesStore,
  tables: readonly DatedTable[],
  nowMs: number,
  progress: (done: number, total: number) => void = () => {},
): Promise<number> {
  const BATCH = 250;
  const acceptedAt = new Date(nowMs).toISOString();
  let previous: DatedTable | undefined;
  let added = 0;
  for (let start = 0; start < tables.length; start += BATCH) {
    const batch = tables.slice(start, start + BATCH);
    for (const table of batch) {
      const admission = admit(table, { previous, nowMs });
      if (!admission.accepted)
        throw new Error(`The table of ${table.observedOn} is refused: ${admission.reasons.join('; ')}.`);
      previous = table;
    }
    added += await store.append(batch, acceptedAt);
    progress(Math.min(start + BATCH, tables.length), tables.length);
  }
  return added;
}

/**
 * Puts the dated tables that ship into a store that has none of their dates, so that what is served from them
 * is in the history too.
 */
export async function keepSnapshot(
  store: RatesStore,
  snapshot: readonly { readonly observedOn?: string }[],
  nowMs: number,
): Promise<void> {
  for (const table of snapshot as readonly DatedTable[]) {
    if (table.observedOn === undefined) continue;
    const present = await store.between(table.observedOn, table.observedOn);
    if (!present.some(({ source }) => source === table.source)) {
      await store.append([table], new Date(nowMs).toISOString());
    }
  }
}

/** One line, without a stack. */
export function describeFault(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, ' ').slice(0, 300);
}
