import { gzipSync } from 'node:zlib';
import { catalogue } from '#catalogue/index.ts';
import { type AssetTexts, readAssets, readSharePicture } from '#portal/asset-files.ts';
import type { GuideTexts } from '#portal/docs/guide-list.ts';
import { readGuides } from '#portal/docs/guide-texts.ts';
import { readLanguageText } from '#text/languages/language-texts.ts';
import { ENGLISH, languageTags } from '#portal/languages/languages.ts';
import { buildLiveFiles } from '#service/live/live-build.ts';

/** The first one is the program that runs; the others are the threads that it starts. */
export const programs = [
  'main',
  'service/threads/sqlite-worker',
  'service/threads/document-worker',
  'service/threads/engine-worker',
  'service/threads/own-worker',
] as const;

const assets = JSON.stringify(readAssets() satisfies AssetTexts);
const guides = JSON.stringify(readGuides() satisfies GuideTexts);
/** Packed, as commands that serve no pages read it, too. */
const live = gzipSync(JSON.stringify(await buildLiveFiles(catalogue)), { level: 9 }).toString('base64');

/** As the words of languages are, which only pages of these languages read. */
const languages = Object.fromEntries(
  [ENGLISH, ...languageTags].map((tag) => [
    tag,
    gzipSync(readLanguageText(tag), { level: 9 }).toString('base64'),
  ]),
);

/**
 * What replaces modules that read files of the project: in a program that is bundled, the files are part of
 * it.
 */
export const embeddedModules: readonly (readonly [RegExp, string])[] = [
  [
    /[/\\]portal[/\\]asset-files\.ts$/,
    `const texts = ${assets};
export const readAssets = () => texts;
export const readSharePicture = () => '${readSharePicture()}';`,
  ],
  [
    /[/\\]portal[/\\]docs[/\\]guide-texts\.ts$/,
    `const texts = ${guides};\nexport const readGuides = () => texts;`,
  ],
  [
    /[/\\]text[/\\]languages[/\\]language-texts\.ts$/,
    `import { gunzipSync } from 'node:zlib';
const packed = ${JSON.stringify(languages)};
export const readLanguageText = (tag) => gunzipSync(Buffer.from(packed[tag], 'base64')).toString();`,
  ],
  [
    /[/\\]service[/\\]live[/\\]live-files\.ts$/,
    `import { gunzipSync } from 'node:zlib';
const packed = '${live}';
export const loadLiveFiles = async () => JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString());`,
  ],
  [
    /[/\\]base[/\\]thread-files\.ts$/,
    'export const threadFile = (name) => new URL(`./service/threads/${name}.js`, import.meta.url);',
  ],
];
