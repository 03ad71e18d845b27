import { createHash } from 'node:crypto';

/** Bundles modules for browsers, with what the runtime has for that. */

interface BundleOptions {
  readonly root: string;
  /** The modules to begin with, by their names. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** What stands in place of files whose path matches, which is made of their text. */
  readonly replaced: readonly Replacement[];
}

export interface Entry {
  readonly text: string;
  /**
   * A function that imports nothing, which the text calls as `APART`: a bundler holds what it has read of
   * all texts at once, and takes fifty times the memory of large ones.
   */
  readonly apart?: string;
}

/** The name of what stands apart from the text of an entry. */
export const APART = 'V$';

type Replacement = readonly [pattern: RegExp, change: (text: string, path: string) => string];

export interface Bundle {
  /** The file of each entry. */
  readonly entries: Readonly<Record<string, string>>;
  /**
   * Texts by names, which have the hash of what is in them; files import each other by './' and their names.
   */
  readonly files: Readonly<Record<string, string>>;
}

/** The part of a plugin that Bun and esbuild understand alike. */
interface PluginBuild {
  onResolve(
    about: { readonly filter: RegExp },
    resolve: (asked: { readonly path: string }) => { readonly path: string; readonly namespace?: string },
  ): void;
  onLoad(
    about: { readonly filter: RegExp; readonly namespace?: string },
    load: (asked: { readonly path: string }) => Promise<Loaded> | Loaded,
  ): void;
}

interface Loaded {
  readonly contents: string;
  readonly loader: 'js' | 'ts';
  readonly resolveDir?: string;
}

const ENTRY = 'entry:';

/** Undefined where the runtime has no bundler: Node has one only beside the tools of the project. */
export async function bundle(options: BundleOptions): Promise<Bundle | undefined> {
  const tools = typeof Bun === 'undefined' ? await loadTools() : bunTools;
  if (tools === undefined) return undefined;
  const files = new Map(await tools.bundle(options));
  const names = [...files.keys()];
  const entries: [string, string][] = [];
  for (const [entry, { apart }] of options.entries) {
    const name = names.find((one) => one.replace(/-[^-]*\.js$/, '') === entry);
    if (name === undefined) throw new Error(`There is no file of ${entry}.`);
    if (apart === undefined) {
      entries.push([entry, name]);
    } else {
      const text = `const ${await tools.minify(`${APART}=${apart}`)}${files.get(name)!}`;
      const whole = `${entry}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
      files.delete(name);
      files.set(whole, text);
      entries.push([entry, whole]);
    }
  }
  return { entries: Object.fromEntries(entries), files: Object.fromEntries(files) };
}

interface Tools {
  readonly bundle: (options: BundleOptions) => Promise<Iterable<readonly [name: string, text: string]>>;
  /** A statement, in fewer bytes. */
  readonly minify: (statement: string) => Promise<string>;
}

const bunTools: Tools = {
  bundle: bundleWithBun,
  minify: async (statement) => {
    const only = new Map([['statement', { text: statement }]]);
    const [[, text]] = [...(await bundleWithBun({ root: '', entries: only, replaced: [] }))] as [
      [string, string],
    ];
    return text;
  },
};

async function bundleWithBun(options: BundleOptions): Promise<ReadonlyMap<string, string>> {
  const built = await Bun.build({
    entrypoints: [...options.entries.keys()].map((name) => ENTRY + name),
    plugins: [{ name: 'sources', setup: (build) => provide(build, options) }],
    target: 'browser',
    format: 'esm',
    minify: true,
    splitting: true,
    naming: { entry: '[name]-[hash].[ext]', chunk: 'chunk-[hash].[ext]' },
  });
  const texts = built.outputs.map(
    async (file) => [file.path.replace(/^.*[/:]/, ''), await file.text()] as const,
  );
  return new Map(await Promise.all(texts));
}

async function loadTools(): Promise<Tools | undefined> {
  const tools = await import('esbuild').catch(() => undefined);
  if (tools === undefined) return undefined;
  const minify = async (statement: string) => {
    const { code } = await tools.transform(statement, { minify: true, charset: 'utf8' });
    return code;
  };
  return { bundle: (options) => bundleWithTools(tools, options), minify };
}

async function bundleWithTools(
  tools: typeof import('esbuild'),
  options: BundleOptions,
): Promise<readonly (readonly [string, string])[]> {
  const { outputFiles } = await tools.build({
    absWorkingDir: options.root,
    entryPoints: [...options.entries.keys()].map((name) => ({ in: ENTRY + name, out: name })),
    plugins: [{ name: 'sources', setup: (build) => provide(build as PluginBuild, options) }],
    bundle: true,
    write: false,
    outdir: options.root,
    format: 'esm',
    target: 'es2022',
    minify: true,
    splitting: true,
    charset: 'utf8',
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
  });
  return outputFiles.map(({ path, text }) => [path.replace(/^.*[/\\]/, ''), text] as const);
}

function provide(build: PluginBuild, { root, entries, replaced }: BundleOptions): void {
  build.onResolve({ filter: /^entry:/ }, ({ path }) => ({
    path: path.slice(ENTRY.length),
    namespace: 'entry',
  }));
  // A module without a file has no package whose imports apply.
  build.onResolve({ filter: /^#/ }, ({ path }) => ({ path: `${root}/src/${path.slice(1)}` }));
  build.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
    contents: entries.get(path)!.text,
    loader: 'js',
    resolveDir: root,
  }));
  for (const [filter, change] of replaced) {
    build.onLoad({ filter }, async ({ path }) => {
      const { readFile } = await import('node:fs/promises');
      return { contents: change(await readFile(path, 'utf8'), path), loader: 'ts' };
    });
  }
}
