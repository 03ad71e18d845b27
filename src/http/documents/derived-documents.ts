import { createRecent } from '#base/recent.ts';
import { ANY_ORIGIN, type DocumentTexts } from '#api/documents/document-texts.ts';
import type { DocumentRequest, Write } from './documents.ts';
import { fixText } from './fixed-text.ts';
import { JSON_TYPE, jsonReply } from '../replies.ts';

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
    ['/openapi.yaml', document('openapiYaml', 'application/yaml')],
    ['/llms.txt', document('llms', 'text/plain; charset=utf-8')],
    ['/postman.json', { GET: createCollections(load) }],
  ];
}

/** Callers choose the Host header, and each collection takes megabytes: those asked for last are kept. */
const MAX_ORIGINS = 4;

/** The collection with the origin by which it is fetched. */
function createCollections(load: Load) {
  const known = createRecent<ReturnType<typeof fixText>>(MAX_ORIGINS);
  return ({ origin, headers: asked }: DocumentRequest) => {
    const own = JSON.stringify(origin).slice(1, -1);
    const write = async () =>
      jsonReply(
        (await load()).postman.replace(ANY_ORIGIN, () => own),
        headers,
      );
    const reply = known.get(origin) ?? fixText(write);
    known.set(origin, reply);
    return reply(asked);
  };
}
