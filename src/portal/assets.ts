import { hash } from 'node:crypto';
import type { DocumentTable, DocumentRequest } from '#http/documents/documents.ts';
import { fixText } from '#http/documents/fixed-text.ts';
import { type AssetTexts, readAssets } from './asset-files.ts';

/** The files that pages refer to. */
export interface Assets {
  /** The address of a file; it depends on the content, so that it can be cached forever. */
  readonly address: (name: string) => string;
  /** All scripts that a script imports when it begins, by their names. */
  readonly importsOf: (name: string) => readonly string[];
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
  const sources = readAssets();
  const imports = new Map(Object.keys(sources).map((name) => [name, importsOf(name, sources)]));
  const documents = new Map(
    Object.entries(sources).map(([name, source]) => {
      const text = withAddresses(withoutComments(name, source), addresses);
      const digest = hash('sha256', text, 'base64url').slice(0, 12);
      const [stem, ending] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)];
      const address = `/static/${stem}.${digest}.${ending}`;
      addresses.set(name, address);
      const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
      const reply = fixText(() => ({ status: 200, contentType: types[ending]!, body: text, headers }));
      return [address, { GET: (request: DocumentRequest) => reply(request.headers) }];
    }),
  );
  return {
    documents,
    address: (name) => addresses.get(name)!,
    importsOf: (name) => imports.get(name)!,
  };
}

/** Those that are imported in the course of an event are not among them. */
function importsOf(name: string, sources: AssetTexts): readonly string[] {
  const direct = [...sources[name]!.matchAll(/^(?:import|\}) .*'\.\/([^']+)';$/gm)].map(([, one]) => one!);
  return [...new Set(direct.flatMap((one) => [one, ...importsOf(one, sources)]))];
}

/**
 * Comments in lines of their own and indentation are for the readers of the source; browsers do without them.
 */
function withoutComments(name: string, source: string): string {
  if (!/\.(?:css|js)$/.test(name)) return source;
  const comments = name.endsWith('.css') ? /^ *\/\*[\s\S]*?\*\/\n/gm : /^ *(?:\/\/.*|\/\*\*[\s\S]*?\*\/)\n/gm;
  return source.replaceAll(comments, '').replaceAll(/^ +/gm, '');
}

/** A script with the addresses of the scripts that it imports. */
function withAddresses(source: string, addresses: ReadonlyMap<string, string>): string {
  const imported = [...addresses].filter(([name]) => name.endsWith('.js'));
  return imported.reduce((text, [name, address]) => text.replaceAll(`'./${name}'`, `'${address}'`), source);
}
