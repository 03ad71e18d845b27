// Every fault of a file is found, at its place and together with the others, and nothing of a file becomes
// code.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readDeclaration } from '#catalogue/own/declaration.ts';
import { fileSchema } from '#catalogue/own/file-schema.ts';
import { findFileFaults } from '#service/own/own-contract.ts';
import { changed, type Edits, tutorialFile, tutorialText } from './tutorial.ts';

/** The messages of the faults; the place of each must be within the file. */
async function messages(edits: Edits): Promise<readonly string[]> {
  const text = changed(edits);
  const faults = await findFileFaults(text, 'test');
  const lines = text.split('\n');
  for (const { line, column } of faults) assert.ok(column >= 1 && column <= lines[line - 1]!.length + 1);
  return faults.map(({ message }) => message);
}

/** The text of the file at the place of its only fault. */
async function placeOfFault(edits: Edits): Promise<string> {
  const text = changed(edits);
  const [fault, ...others] = await findFileFaults(text, 'test');
  assert.deepEqual(others, []);
  return text.split('\n')[fault!.line - 1]!.slice(fault!.column - 1);
}

const letters = ['a1', 'b1', 'c1', 'd1', 'e1'];
const words = Object.fromEntries(['u', 'v', 'w', 'x', 'y', 'z'].map((word) => [word, 'a word']));
const choice = { kind: 'choice', description: 'A choice', options: words, default: 'u' };
const manyChoices = Object.fromEntries([
  ...letters.map((name) => [`input.${name}`, choice]),
  ...letters.flatMap((name, index) => [
    [`equations.${7 + 2 * index}`, `${name}_number = 1 if ${name} = u`],
    [`equations.${8 + 2 * index}`, ' = 2 otherwise'],
  ]),
]) as Edits;

describe('a file of a calculator', () => {
  test('of the tutorial is in order', async () => {
    assert.deepEqual(await findFileFaults(tutorialFile, 'test'), []);
  });

  const single: readonly (readonly [name: string, edits: Edits, message: RegExp])[] = [
    ['an id of a built-in calculator', { id: 'mortgage' }, /^"id" must be "own-" and/],
    ['no examples', { examples: [] }, /^"examples" must have at least 1 item\.$/],
    ['a member missing', { summary: undefined }, /^The file must have the member "summary"\.$/],
    ['a member unknown', { sumary: 'x' }, /has no member "sumary"; did you mean "summary"\?$/],
    ['a wrong type', { name: 3 }, /^"name" must be a text\.$/],
    ['a control character', { name: 'a\u0000b' }, /^"name" must be a line of text/],
    ['a category unknown', { category: 'loan' }, /did you mean "loans"\?$/],
    [
      'a kind unknown',
      { 'input.annual_rate.kind': 'interest' },
      /^The kind of "annual_rate" must be one of amount,/,
    ],
    [
      'a figure by a name that is not an input',
      { figures: { fee: { description: 'A fee', by: ['bank'], values: { a: 1 }, source: 'A bank' } } },
      /^bank is not an input; a figure is by inputs\.$/,
    ],
    [
      'a figure with the name of an input',
      { figures: { annual_rate: { description: 'A fee', values: 1, source: 'A bank' } } },
      /^annual_rate is an input already; a figure needs another name\.$/,
    ],
    [
      'a figure with the name of a function',
      { figures: { brackets: { description: 'A fee', values: 1, source: 'A bank' } } },
      /^brackets has a meaning of its own here/,
    ],
    [
      'bands that do not ascend',
      {
        figures: {
          fee: {
            description: 'A fee',
            values: [
              [0, 1],
              [0, 2],
            ],
            source: 'A bank',
          },
        },
      },
      /^The bounds of bands must ascend\.$/,
    ],
    [
      'a list of numbers and bands',
      { figures: { fee: { description: 'A fee', values: [1, [0, 2]], source: 'A bank' } } },
      /^The values must be all numbers, all lists of numbers, or all lists of bands\.$/,
    ],
    [
      'a figure without a source',
      { figures: { fee: { description: 'A fee', values: 1 } } },
      /^"fee" must have the member "source"\.$/,
    ],
    ['a bound that is a text', { 'input.annual_rate.minimum': '1' }, /^"minimum" must be a number\.$/],
    [
      'bounds the wrong way round',
      { 'input.annual_rate.minimum': 9, 'input.annual_rate.maximum': 1 },
      /^"minimum" is above "maximum"\.$/,
    ],
    ['a default out of bounds', { 'input.employer_bonus_pct.default': 101 }, /^The default is not a value/],
    [
      'a name with a meaning',
      { 'input.format': { kind: 'amount', description: 'x' } },
      /^format has a meaning of its own/,
    ],
    [
      'another unit of a name',
      { 'input.years': { kind: 'months', description: 'x' } },
      /^In the built-in calculators, years is: number, years\./,
    ],
    [
      'a convention by no choice',
      { 'conventions.timing': { by: 'annual_rate', options: {} } },
      /^annual_rate is not an input with options/,
    ],
    [
      'a rule about no input',
      { rules: ['require annual_rate > x'] },
      /^x is neither an input nor defined above\.$/,
    ],
    ['a total of no output', { 'schedule.totals.growth': 'x' }, /^x is not an output/],
    [
      'a column that is none',
      { 'schedule.totals': { payment: 'total_saved' } },
      /^payment is not a column of this schedule; period, contribution/,
    ],
    [
      'an unknown name',
      { 'equations.0': 'i = anual_rate/1200' },
      /^anual_rate is neither an input nor defined above\.$/,
    ],
    [
      'a sequence without end',
      { 'equations.7': 'W(0) = 1', 'equations.8': 'W(k) = W(k + 1)' },
      /^The sequence W may be used here only at k − 1\.$/,
    ],
    ['a name that objects inherit', { 'equations.0': 'i = constructor' }, /^constructor cannot be a name/],
    [
      'an output without an equation',
      { 'equations.6': '' },
      /^The output interest_earned has no equation\.$/,
    ],
    [
      'an unknown name in the schedule',
      { 'schedule.balance': 'V(k) + q' },
      /^q is neither an input nor defined above\.$/,
    ],
    ['a condition in the schedule', { 'schedule.flow': 'p·k if k > 1' }, /^A value without a condition/],
    [
      'an example with another result',
      { 'examples.0.output.future_value': 1356.9 },
      /^By the equations, future_value is 1356\.91; the example says 1356\.9\.$/,
    ],
    [
      'an example without a result',
      { 'examples.0.output.total_saved': undefined },
      /^By the equations, total_saved is 1320; the example says nothing\.$/,
    ],
    [
      'an example that is not valid',
      { 'examples.0.input.annual_rate': -100 },
      /^annual_rate must be a number above -100/,
    ],
    [
      'too many combinations of words',
      manyChoices,
      /^The choices in the equations have 7776 combinations; at most 512 are accepted\.$/,
    ],
  ];
  for (const [name, edits, message] of single) {
    test(`is refused with ${name}`, async () => {
      const found = await messages(edits);
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found[0]!, message);
    });
  }

  test('has each fault at its place', async () => {
    const inEquation = await placeOfFault({ 'equations.4': 'future_value = V(months_kept)' });
    assert.match(inEquation, /^months_kept\)/);
    assert.match(await placeOfFault({ 'schedule.balance': '2·V(k) + q' }), /^q"/);
    assert.match(await placeOfFault({ 'examples.0.output.total_saved': 7 }), /^7,/);
    assert.match(await placeOfFault({ 'input.annual_rate.unti': 'x' }), /^"unti"/);
  });

  test('has all faults listed at once', async () => {
    const found = await messages({ name: 3, category: 'x', naem: 1, 'input.annual_rate.kind': 'rate' });
    assert.equal(found.length, 4);
    const lines = {
      'equations.0': 'i = p + 1',
      'equations.1': 'p = i + total',
      'equations.7': 'q = (1',
      'equations.8': 'r = q',
    };
    assert.deepEqual(await messages(lines), [
      'p is neither an input nor defined above.',
      'total is neither an input nor defined above.',
      'The line ends where ")" is expected.',
    ]);
  });

  test('names every kind of its schema in the tutorial, and no other', () => {
    const { input, output } = fileSchema.properties as unknown as Record<'input' | 'output', Fields>;
    const kindsOf = ({ patternProperties }: Fields) => {
      const [named] = Object.values(patternProperties);
      return named!.anyOf.map(({ properties }) => properties.kind.const);
    };
    for (const [title, fields] of [
      ['inputs', input],
      ['outputs', output],
    ] as const) {
      const [, table = ''] = tutorialText.split(`### Kinds of ${title}\n`);
      const cells = [...table.split('\n#')[0]!.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell]) => cell!);
      const named = cells.flatMap((cell) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, kind]) => kind!));
      assert.deepEqual(named.toSorted(), kindsOf(fields).toSorted());
    }
  });
});

/** The schema of fields by their names. */
interface Fields {
  readonly patternProperties: Readonly<Record<string, { readonly anyOf: readonly KindSchema[] }>>;
}

interface KindSchema {
  readonly properties: { readonly kind: { readonly const: string } };
}

// What would be run if it got into code as it is.
const payloads = [
  '"+(globalThis.hasRun=1)+"',
  "'+(globalThis.hasRun=1)+'",
  '`${globalThis.hasRun=1}`',
  '*/globalThis.hasRun=1/*',
  '\n;globalThis.hasRun=1;\n',
  '\u2028globalThis.hasRun=1',
  'globalThis.hasRun=1',
  '(globalThis.hasRun=1)',
  '__proto__',
  'constructor',
  'hasOwnProperty',
];

describe('nothing of a file becomes code', () => {
  for (const payload of payloads) {
    test(JSON.stringify(payload), async () => {
      const isSound: boolean[] = [];
      for (const text of replaceEach(JSON.parse(tutorialFile), payload)) {
        const { calculator } = readDeclaration(text);
        isSound.push(calculator !== undefined);
        if (calculator !== undefined) await findFileFaults(text, 'test');
        assert.ok(!('hasRun' in globalThis));
        assert.ok(!('kind' in {}));
      }
      assert.ok(isSound.length > 60);
    });
  }
});

/** The file once for each of its texts and names, with the payload in its place. */
function replaceEach(value: unknown, payload: string): readonly string[] {
  if (typeof value === 'string') return [JSON.stringify(payload), JSON.stringify(value + payload)];
  if (typeof value !== 'object' || value === null) return [JSON.stringify(payload)];
  if (Array.isArray(value)) {
    const items = value.map((item) => JSON.stringify(item));
    return value.flatMap((item, index) =>
      replaceEach(item, payload).map((text) => `[${items.with(index, text).join(',')}]`),
    );
  }
  const members = Object.entries(value).map(
    ([name, one]) => [JSON.stringify(name), JSON.stringify(one)] as const,
  );
  const write = (index: number, name: string, text: string) =>
    `{${members
      .with(index, [name, text])
      .map((member) => member.join(':'))
      .join(',')}}`;
  return Object.values(value).flatMap((one, index) => [
    write(index, JSON.stringify(payload), members[index]![1]),
    ...replaceEach(one, payload).map((text) => write(index, members[index]![0], text)),
  ]);
}
