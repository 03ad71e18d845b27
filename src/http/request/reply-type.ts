import type { Operation } from '#derive/operation.ts';
import { preferredType } from './headers.ts';
import { CSV_TYPE, JSON_TYPE, Problem, SVG_TYPE, type ReplyType } from '../replies.ts';

/**
 * The format of a reply that an Accept header prefers, among those of the operation. Throws a Problem when it
 * accepts none.
 */
export function replyType(accept: string | null, { csv, svg }: Operation): ReplyType {
  if (accept === null || accept === JSON_TYPE) return JSON_TYPE;
  const types: ReplyType[] = [JSON_TYPE];
  if (csv !== undefined) types.push(CSV_TYPE);
  if (svg !== undefined) types.push(SVG_TYPE);
  const type = preferredType(accept, types);
  if (type === undefined)
    throw new Problem(
      'not-acceptable',
      `This reply is available as ${types.join(' and ')}; send one of them in the Accept header.`,
    );
  return type;
}
