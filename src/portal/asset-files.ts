import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files that pages refer to, by name. */
export type AssetTexts = Readonly<Record<string, string>>;

/** Reads the files. A program that is bundled holds their texts instead: scripts/compile.ts replaces this module. */
export function readAssets(): AssetTexts {
  const own = fileURLToPath(new URL('static/', import.meta.url));
  const viewer = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  const read = (folder: string, names: readonly string[]) =>
    names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  // A script stands behind those that it imports.
  const names = [
    'fields',
    'fetching',
    'sliders',
    'live',
    'parts',
    'rows',
    'portal',
    'charts',
    'reference',
    'docs',
  ];
  const scripts = names.map((name) => `${name}.js`);
  return Object.fromEntries([
    ...read(own, ['icon.svg', 'portal.css', 'reference.css', 'docs.css', ...scripts]),
    ...read(viewer, ['swagger-ui.css', 'swagger-ui-bundle.js']),
  ]) as AssetTexts;
}
