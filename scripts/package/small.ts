import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { keepRules } from '#library/calculator-module.ts';
import { smallModules } from '#service/live/small-modules.ts';

/** Ends the path of a calculator of which only its rules and its code are wanted. */
export const RULES_ONLY = '?rules';

/** What the package leaves out, so that one calculator is small. */
export const small: Plugin = {
  name: 'small',
  setup(build) {
    build.onResolve({ filter: /\?rules$/ }, ({ path }) => ({ path, namespace: 'rules', sideEffects: false }));
    build.onLoad({ filter: /.*/, namespace: 'rules' }, ({ path }) => {
      const file = path.slice(0, -RULES_ONLY.length);
      const resolveDir = file.slice(0, file.lastIndexOf('/'));
      return { contents: keepRules(readFileSync(file, 'utf8')), loader: 'ts', resolveDir };
    });
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
  },
};
