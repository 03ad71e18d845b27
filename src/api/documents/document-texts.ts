import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { describeCollection } from './collection.ts';
import { listDocumentedOperations } from '#api/operations/document-operations.ts';
import { formatLlmsText } from './llms.ts';
import { openReplies } from './open-replies.ts';
import { describeApi } from './openapi.ts';
import type { Operation } from '#api/operations/operation.ts';
import { listOperations } from '#api/operations/calculator-operations.ts';
import { formatYaml } from './yaml.ts';

/** Stands for the address by which a document is fetched. */
export const ANY_ORIGIN = 'https://origin.invalid';

/** The documents of all operations. Writing them takes seconds, so a service has a thread that does. */
export interface DocumentTexts {
  readonly openapiJson: string;
  readonly openapiYaml: string;
  readonly llms: string;
  /** With ANY_ORIGIN in the place of the service's. */
  readonly postman: string;
}

export function writeDocumentTexts(
  catalogue: readonly AnyCalculator[],
  operations: readonly Operation[] = listOperations(catalogue),
): DocumentTexts {
  const api = openReplies(describeApi(listDocumentedOperations(catalogue)));
  return {
    openapiJson: JSON.stringify(api),
    openapiYaml: formatYaml(api),
    llms: formatLlmsText(operations),
    postman: JSON.stringify(describeCollection(operations, ANY_ORIGIN)),
  };
}
