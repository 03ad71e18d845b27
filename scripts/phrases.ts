// Prints what pages say that has no words in a language, as lines "section: phrase":
//   npm run phrases -- de
import { parseArgs } from 'node:util';
import { knownTag, languageOf } from '#portal/languages/languages.ts';
import { findMissing } from '../test/kit/said-texts.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const tag = knownTag(positionals[0]);
if (tag === undefined || tag === 'en')
  throw new Error('The language must be one of the files in src/text/languages, such as de.');
for (const { phrase, sections } of findMissing(languageOf(tag).allPhrases)) {
  process.stdout.write(`${sections.size === 1 ? [...sections][0] : 'shared'}: ${phrase}\n`);
}
