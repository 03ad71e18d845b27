import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { formatLlmsText } from './llms.ts';
import { openReplies } from './open-replies.ts';
import { describeApi } from './openapi.ts';
import type { Operation } from '#api/operations/operation.ts';
import { listOperations } from '#api/operations/calculator-operations.ts';

/** The documents of all operations. Writing them takes seconds, so a service has a thread that does. */
export interface DocumentTexts {
  readonly openapiJson: string;
  readonly llms: string;
}

export function writeDocumentTexts(
  catalogue: readonly AnyCalculator[],
  operations: readonly Operation[] = listOperations(catalogue),
): DocumentTexts {
  const api = openReplies(describeApi(catalogue));
  return {
    openapiJson: JSON.stringify(api),
    llms: formatLlmsText(operations),
  };
}
