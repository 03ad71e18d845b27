import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files that pages refer to, by name. */
export type AssetTexts = Readonly<Record<string, string>>;

const own = fileURLToPath(new URL('static/', import.meta.url));

/** The picture of shared links, which scripts/share-picture.mjs draws, in base64. */
export function readSharePicture(): string {
  return readFileSync(join(own, 'share.png'), 'base64');
}

/**
 * Reads the files. A program that is bundled holds their texts instead: scripts/compile.ts replaces this
 * module.
 */
export function readAssets(): AssetTexts {
  // A script stands behind those that it imports.
  const names = [
    'said',
    'fields',
    'progress',
    'fetching',
    'sliders',
    'live',
    'parts',
    'rows',
    'keys',
    'own-numbers',
    'portal',
    'charts',
    'languages',
    'docs',
    'find',
    'frame',
    'embed',
  ];
  const scripts = names.map((name) => `${name}.js`);
  const files = ['icon.svg', 'portal.css', 'docs.css', ...scripts];
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(own, name), 'utf8')]));
}
