import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { DocumentTable, Visit } from '#http/documents.ts';
import type { Reply } from '#http/replies.ts';

/** The files that pages refer to. */
export interface Assets {
  /** The address of a file; another for every other content, so that it may be kept for ever. */
  readonly address: (name: string) => string;
  readonly documents: DocumentTable;
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

/** Smaller files gain nothing that a reader would notice. */
const SMALLEST_COMPRESSED_BYTES = 100_000;

const own = fileURLToPath(new URL('static/', import.meta.url));
const viewer = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

/** Where each file is. */
const files: Readonly<Record<string, string>> = {
  'icon.svg': join(own, 'icon.svg'),
  'portal.css': join(own, 'portal.css'),
  'portal.js': join(own, 'portal.js'),
  'reference.css': join(own, 'reference.css'),
  'reference.js': join(own, 'reference.js'),
  'swagger-ui.css': join(viewer, 'swagger-ui.css'),
  'swagger-ui-bundle.js': join(viewer, 'swagger-ui-bundle.js'),
};

/** Reads the files once. */
export function loadAssets(): Assets {
  const addresses = new Map<string, string>();
  const documents = new Map(
    Object.entries(files).map(([name, path]) => {
      const text = readFileSync(path, 'utf8');
      const digest = hash('sha256', text, 'base64url').slice(0, 12);
      const [stem, ending] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)];
      const address = `/static/${stem}.${digest}.${ending}`;
      addresses.set(name, address);
      return [address, { GET: createWriter(text, digest, types[ending]!) }];
    }),
  );
  return { documents, address: (name) => addresses.get(name)! };
}

/** What is large is compressed once, when somebody first wants it so. */
function createWriter(text: string, digest: string, contentType: string): (visit: Visit) => Reply {
  const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag: `"${digest}"` };
  const plain: Reply = { status: 200, contentType, body: text, headers };
  if (text.length < SMALLEST_COMPRESSED_BYTES) return () => plain;
  let compressed: Uint8Array<ArrayBuffer> | undefined;
  return (visit) => {
    const vary = { vary: 'Accept-Encoding' };
    if (!/\bgzip\b/.test(visit.headers.get('accept-encoding') ?? '')) {
      return { ...plain, headers: { ...headers, ...vary } };
    }
    compressed ??= new Uint8Array(gzipSync(text, { level: 9 }));
    return {
      ...plain,
      body: new Blob([compressed]).stream(),
      headers: { ...headers, ...vary, etag: `"${digest}-gzip"`, 'content-encoding': 'gzip' },
    };
  };
}
