import { type AssetTexts, readAssets } from '#portal/asset-files.ts';
import type { GuideTexts } from '#portal/docs/guide-list.ts';
import { readGuides } from '#portal/docs/guide-texts.ts';

/** The first one is the program that runs; the others are the threads that it starts. */
export const programs = [
  'main',
  'service/sqlite-worker',
  'service/engine-worker',
  'service/own-worker',
] as const;

const assets = JSON.stringify(readAssets() satisfies AssetTexts);
const guides = JSON.stringify(readGuides() satisfies GuideTexts);

/** What replaces modules that read files of the project: in a program that is bundled, the files are part of it. */
export const embeddedModules: readonly (readonly [RegExp, string])[] = [
  [/[/\\]portal[/\\]asset-files\.ts$/, `const texts = ${assets};\nexport const readAssets = () => texts;`],
  [
    /[/\\]portal[/\\]docs[/\\]guide-texts\.ts$/,
    `const texts = ${guides};\nexport const readGuides = () => texts;`,
  ],
  [
    /[/\\]base[/\\]thread-files\.ts$/,
    'export const threadFile = (name) => new URL(`./service/${name}.js`, import.meta.url);',
  ],
];
