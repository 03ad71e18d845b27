import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { smallModules } from '#service/live/small-modules.ts';

/** What the package leaves out, so that one calculator is small. */
export const small: Plugin = {
  name: 'small',
  setup(build) {
    for (const [filter, write] of smallModules) {
      build.onLoad({ filter }, ({ path }) => ({
        contents: write(readFileSync(path, 'utf8')),
        loader: 'ts',
      }));
    }
    build.onLoad({ filter: /\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { readonly version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    // What a pack says to its readers.
    build.onLoad({ filter: /\/src\/law\/\w+\/[\w-]+\.json$/ }, ({ path }) => ({
      contents: JSON.stringify(JSON.parse(readFileSync(path, 'utf8')), (name, value: unknown) =>
        name === 'words' || name === 'notes' ? undefined : value,
      ),
      loader: 'json',
    }));
  },
};
