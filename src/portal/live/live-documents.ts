import type { DocumentTable, Write } from '#http/documents/documents.ts';
import { BEST_QUALITY, fixText } from '#http/documents/fixed-text.ts';

/** The name of the file by which pages of another language than English say what they calculate. */
export const TRANSLATOR = 'translator';

/** The files by which pages calculate in the browser. */
export interface LiveFiles {
  /** The file of each calculator that has one, by its id, and that of the translator. */
  readonly entries: Readonly<Record<string, string>>;
  /** Texts by names, which change with what is in them; files import each other by './' and their names. */
  readonly files: Readonly<Record<string, string>>;
}

/** Answers what there is, when it is there. */
export type LoadLiveFiles = () => Promise<LiveFiles | undefined>;

const FOLDER = '/static/live/';

/**
 * The address of the file of a calculator; undefined where there is none, or not yet: the first page that
 * asks has them made, and `add` is given them to be served.
 */
export function createLiveAddresses(
  load: LoadLiveFiles | undefined,
  add: (documents: DocumentTable) => void,
): (id: string) => string | undefined {
  let entries: LiveFiles['entries'] = {};
  let isAsked = load === undefined;

  async function take(): Promise<void> {
    const made = await load!();
    if (made === undefined) return;
    add(documentsOf(made));
    ({ entries } = made);
  }

  return (id) => {
    if (!isAsked) void take();
    isAsked = true;
    return Object.hasOwn(entries, id) ? FOLDER + entries[id]! : undefined;
  };
}

function documentsOf({ files }: LiveFiles): DocumentTable {
  const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
  const contentType = 'text/javascript; charset=utf-8';
  return new Map(
    Object.entries(files).map(([name, body]): readonly [string, { readonly GET: Write }] => {
      const reply = fixText(() => ({ status: 200, contentType, body, headers }), BEST_QUALITY);
      return [FOLDER + name, { GET: (request) => reply(request.headers) }];
    }),
  );
}
