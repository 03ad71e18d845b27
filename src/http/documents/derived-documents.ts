import type { DocumentTexts } from '#api/documents/document-texts.ts';
import type { DocumentRequest, Write } from './documents.ts';
import { fixText } from './fixed-text.ts';
import { JSON_TYPE } from '../replies.ts';

type Load = () => Promise<DocumentTexts>;

const headers = { 'cache-control': 'no-cache' };

/** The documents of all operations, by path. */
export function deriveDocuments(load: Load): [string, { readonly GET: Write }][] {
  const document = (name: keyof DocumentTexts, contentType: string) => {
    const reply = fixText(async () => ({ status: 200, contentType, headers, body: (await load())[name] }));
    return { GET: (request: DocumentRequest) => reply(request.headers) };
  };
  return [
    ['/openapi.json', document('openapiJson', JSON_TYPE)],
    // JSON is YAML 1.2.
    ['/openapi.yaml', document('openapiJson', 'application/yaml')],
    ['/llms.txt', document('llms', 'text/plain; charset=utf-8')],
  ];
}
