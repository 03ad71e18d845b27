import { readFileSync } from 'node:fs';
import { guideFiles, type GuideName, type GuideTexts } from './guide-list.ts';

const docs = new URL('../../../docs/', import.meta.url);

/**
 * Reads the guides. A program that is bundled holds their texts instead: scripts/compile.ts replaces this
 * module.
 */
export function readGuides(): GuideTexts {
  const names = Object.keys(guideFiles) as GuideName[];
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(new URL(guideFiles[name], docs), 'utf8')]),
  ) as GuideTexts;
}
