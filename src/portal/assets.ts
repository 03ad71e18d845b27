import { hash } from 'node:crypto';
import type { DocumentTable, DocumentRequest } from '#http/documents/documents.ts';
import { fixText } from '#http/documents/fixed-text.ts';
import { readAssets } from './asset-files.ts';

/** The files that pages refer to. */
export interface Assets {
  /** The address of a file; it depends on the content, so that it can be cached forever. */
  readonly address: (name: string) => string;
  readonly documents: DocumentTable;
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

/** Reads the files once. */
export function loadAssets(): Assets {
  const addresses = new Map<string, string>();
  const documents = new Map(
    Object.entries(readAssets()).map(([name, source]) => {
      const text = withAddresses(source, addresses);
      const digest = hash('sha256', text, 'base64url').slice(0, 12);
      const [stem, ending] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)];
      const address = `/static/${stem}.${digest}.${ending}`;
      addresses.set(name, address);
      const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
      const reply = fixText(() => ({ status: 200, contentType: types[ending]!, body: text, headers }));
      return [address, { GET: (request: DocumentRequest) => reply(request.headers) }];
    }),
  );
  return { documents, address: (name) => addresses.get(name)! };
}

/** A script with the addresses of the scripts that it imports. */
function withAddresses(source: string, addresses: ReadonlyMap<string, string>): string {
  const imported = [...addresses].filter(([name]) => name.endsWith('.js'));
  return imported.reduce((text, [name, address]) => text.replaceAll(`'./${name}'`, `'${address}'`), source);
}
