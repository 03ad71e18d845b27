import { unlimited } from '#access/limits.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { createWords, namesOf } from '../../src/portal/words.ts';
import { createTranslator } from '../../src/portal/languages/translator.ts';
import { startTestService } from './harness.ts';

/** A page as it is written in English. */
export interface EnglishPage {
  /** The calculator whose page it is, or "shared". */
  readonly section: string;
  readonly path: string;
  readonly html: string;
}

const SHARED = 'shared';

const sharedPaths = [
  '/',
  '/?q=mortgage',
  '/?q=zzz',
  '/?q=reverse+mortgage',
  '/currency',
  '/currency/usd-eur',
  '/currency/usd-eur?history-range=month',
  '/currency?amount=x&from=USD&to=EUR',
  '/currency?amount=1&from=USD&to=KPW',
  '/currency?amount=%E2%82%AC5&from=USD&to=INR',
  '/currency?amount=5&from=USD&to=USD',
  '/currency/usd-eur?history-range=year',
  '/currency/usd-eur?history-range=all',
  '/?q=100+USD',
  '/number-format',
  '/status',
  '/access',
];

/** All pages that there are in several languages, each in the states that people see. */
export async function* readEnglishPages(
  calculators: readonly AnyCalculator[] = catalogue,
): AsyncIterable<EnglishPage> {
  const service = await startTestService({ limiter: { check: () => unlimited } });
  async function open(section: string, path: string): Promise<EnglishPage> {
    const reply = await service.send(path, { headers: { accept: 'text/html', 'accept-language': 'en-US' } });
    return {
      section,
      path,
      html: reply.headers.get('content-type')!.includes('html') ? await reply.text() : '',
    };
  }
  const categories = new Set(catalogue.map(({ category }) => `/categories/${category}`));
  for (const path of [...sharedPaths, ...categories]) yield await open(SHARED, path);
  for (const calculator of calculators) {
    for (const query of queriesOf(calculator))
      yield await open(calculator.id, `/calculators/${calculator.id}?${query}`);
  }
}

/** As it opens, empty, with wrong values, with each example, with scenarios, and asked for an input. */
function queriesOf({ input, output, examples }: AnyCalculator): readonly string[] {
  const names = Object.entries(input).filter(
    ([, { fields, item }]) => fields === undefined && item === undefined,
  );
  const all = (textOf: (kind: string) => string) =>
    new URLSearchParams(names.map(([name, { kind }]) => [name, textOf(kind)]));
  const [first] = examples;
  const given = pairsOf(first.input);
  const scenario = (name: string, values: object) => `${name}~${JSON.stringify(values)}`;
  const changed = Object.entries(first.input).find(([, value]) => typeof value === 'number');
  const other =
    changed === undefined ? first.input : { ...first.input, [changed[0]]: Number(changed[1]) * 1.1 };
  const target = Object.entries(first.output).find(
    ([name, value]) => typeof value === 'number' && name in output,
  );
  return [
    '',
    String(all(() => '')),
    String(
      all((kind) => (kind === 'real' || kind === 'integer' ? '-1e30' : kind === 'date' ? '2020-13-01' : '?')),
    ),
    ...examples.slice(1).map((one) => String(new URLSearchParams(pairsOf(one.input)))),
    String(
      new URLSearchParams([
        ...given,
        ['scenario.1', scenario('A', first.input)],
        ['scenario.2', scenario('B', other)],
        ['rows-each', 'month'],
      ]),
    ),
    ...(target === undefined || changed === undefined
      ? []
      : [
          String(
            new URLSearchParams([
              ...given,
              ['rows-each', 'year'],
              ['solve-output', target[0]],
              ['solve-target', JSON.stringify(target[1])],
              ['solve-for', changed[0]],
            ]),
          ),
        ]),
  ];
}

/** The fields of a form with these values. */
function pairsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, one]) => pairsOf(one, path === '' ? name : `${path}.${name}`));
}

/** The sentences that answer, with {} for their values. */
export function headlinePhrases({ headline = [] }: AnyCalculator): readonly string[] {
  const cases = typeof headline === 'string' ? [{ say: headline }] : headline;
  return cases.map(({ say }) => say.replaceAll(/\{[^}]*\}/g, '{}')).filter((say) => /[a-z]{2}/.test(say));
}

/** A phrase without words in a language, and where it was seen. */
export interface MissingPhrase {
  readonly phrase: string;
  readonly sections: ReadonlySet<string>;
  readonly path: string;
}

/** The names that people have given in examples, which no language changes. */
function givenNames(): ReadonlySet<string> {
  const names = new Set<string>();
  function read(value: unknown): void {
    if (typeof value === 'string') names.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(read);
  }
  for (const { examples } of catalogue) examples.forEach(({ input }) => read(input));
  return names;
}

/** What pages say that has no words in a language. */
export async function findMissing(
  words: Readonly<Record<string, string>>,
  pages: AsyncIterable<EnglishPage> | Iterable<EnglishPage>,
): Promise<readonly MissingPhrase[]> {
  const found = new Map<string, { sections: Set<string>; path: string }>();
  const names = givenNames();
  let place = { section: SHARED, path: '' };
  function add(phrase: string): void {
    if (names.has(phrase)) return;
    const seen = found.get(phrase) ?? { sections: new Set<string>(), path: place.path };
    seen.sections.add(place.section);
    found.set(phrase, seen);
  }
  const translator = createTranslator(words, {
    language: 'en',
    onMissing: (phrase, asIs) => add(keyOf(phrase, asIs)),
  });
  for (const calculator of catalogue) {
    place = { section: calculator.id, path: 'headline' };
    for (const phrase of headlinePhrases(calculator)) if (!Object.hasOwn(words, phrase)) add(phrase);
  }
  for await (const { section, path, html } of pages) {
    place = { section, path };
    translator.html(html);
  }
  return [...found].map(([phrase, seen]) => ({ phrase, ...seen }));
}

/** With the numbers where these are part of a name: "401(k)", "30-year", "Rule of 72". */
function keyOf(phrase: string, asIs: string): string {
  return labels.has(asIs) || /\{\}(?:\(|-[a-z]|[A-Za-z])/.test(phrase) ? asIs : phrase;
}

const words = createWords(catalogue);
const labels: ReadonlySet<string> = new Set(
  catalogue.flatMap((calculator) => [calculator.name, ...namesOf(calculator).map(words.label)]),
);
