import { ProtocolError } from '@modelcontextprotocol/server';
import { describeValue } from '#calculate/check/violations.ts';

export const INVALID_PARAMS = -32602;

/** How many entries one reply lists. */
const PAGE_SIZE = 50;

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor?: string;
}

/** The items from a cursor on: the position of the first, which agents take as an opaque text. */
export function pageOf<Item>(
  items: readonly Item[],
  cursor: string | undefined,
  size = PAGE_SIZE,
): Page<Item> {
  const start = cursor === undefined ? 0 : readCursor(cursor, items.length);
  const end = start + size;
  return {
    items: items.slice(start, end),
    ...(end < items.length && { nextCursor: writeCursor(end) }),
  };
}

function writeCursor(position: number): string {
  return Buffer.from(`from ${position}`).toString('base64url');
}

function readCursor(cursor: string, count: number): number {
  const position = Number(/^from (\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]);
  if (position > 0 && position < count && writeCursor(position) === cursor) return position;
  throw new ProtocolError(
    INVALID_PARAMS,
    `cursor must be the nextCursor of a reply; got ${describeValue(cursor)}`,
  );
}
