import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { listDocumentedOperations } from '#api/operations/document-operations.ts';
import { formatLlmsFullText, formatLlmsText, type Guide } from './llms.ts';
import { openReplies } from './open-replies.ts';
import { describeApi } from './openapi.ts';

/** The documents of all operations. Writing them takes seconds, so a service has a thread that does. */
export interface DocumentTexts {
  readonly openapiJson: string;
  readonly llms: string;
  readonly llmsFull: string;
}

export function writeDocumentTexts(
  catalogue: readonly AnyCalculator[],
  guides: readonly Guide[],
): DocumentTexts {
  const operations = listDocumentedOperations(catalogue);
  return {
    openapiJson: JSON.stringify(openReplies(describeApi(catalogue, operations))),
    llms: formatLlmsText(operations, guides),
    llmsFull: formatLlmsFullText(catalogue, guides),
  };
}
