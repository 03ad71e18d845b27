/** Bundles modules for browsers, with what the runtime has for that. */

interface BundleOptions {
  readonly root: string;
  /** The texts of the modules to begin with, by their names. */
  readonly entries: ReadonlyMap<string, string>;
  /** What stands in place of files whose path matches, which is made of their text. */
  readonly replaced: readonly Replacement[];
}

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
  const files = typeof Bun === 'undefined' ? await bundleWithTools(options) : await bundleWithBun(options);
  if (files === undefined) return undefined;
  const names = [...files.keys()];
  const entries = [...options.entries.keys()].map((entry) => {
    const file = names.find((name) => name.replace(/-[^-]*\.js$/, '') === entry);
    if (file === undefined) throw new Error(`There is no file of ${entry}.`);
    return [entry, file] as const;
  });
  return { entries: Object.fromEntries(entries), files: Object.fromEntries(files) };
}

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

async function bundleWithTools(options: BundleOptions): Promise<ReadonlyMap<string, string> | undefined> {
  const tools = await import('esbuild').catch(() => undefined);
  if (tools === undefined) return undefined;
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
  return new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*[/\\]/, ''), text]));
}

function provide(build: PluginBuild, { root, entries, replaced }: BundleOptions): void {
  build.onResolve({ filter: /^entry:/ }, ({ path }) => ({
    path: path.slice(ENTRY.length),
    namespace: 'entry',
  }));
  // A module without a file has no package whose imports apply.
  build.onResolve({ filter: /^#/ }, ({ path }) => ({ path: `${root}/src/${path.slice(1)}` }));
  build.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
    contents: entries.get(path)!,
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
