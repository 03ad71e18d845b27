// How well an agent that only reads what the tools answer finds calculators and their inputs. It knows plain
// English, and nothing of the catalogue: it searches with the whole question, reads the descriptions, and
// gives each number to the input that its words suit.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import type { Client } from '@modelcontextprotocol/client';
import { connect, succeed } from './agent.ts';

interface Question {
  readonly question: string;
  readonly calculator: string;
  readonly inputs: Readonly<Record<string, number>>;
}

const questions = JSON.parse(
  readFileSync(new URL('questions.json', import.meta.url), 'utf8'),
) as readonly Question[];

/** Shares of the questions, and of their values. */
const MIN_FIRST = 0.88;
const MIN_PLACED = 0.95;

interface DescribedInput {
  readonly required?: boolean;
  readonly description: string;
  readonly accepts: string;
}

/** A number of a question with its unit and the words around it, nearest first. */
interface Mention {
  readonly value: number;
  readonly unit: RegExp;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const units: readonly (readonly [sign: RegExp, unit: RegExp])[] = [
  [/^\$/, /^currency$/],
  [/^[\d.,]+ ?%/, /^percent/],
  [/^[\d.,]+[ -]years?\b/, /^years$/],
  [/^[\d.,]+[ -]months?\b/, /^months$/],
  [/^/, /^(?!currency|percent|months|years)/],
];

/** What comes after one of these is said of another number. */
const boundary = /[,.?]|\b(?:and|at|if|or|that|to|when|with)\b/;

/** Words that say the same, or nothing. */
const sameWords: Readonly<Record<string, string>> = {
  add: 'contribution',
  bought: 'purchase',
  buy: 'purchase',
  car: 'vehicle',
  earn: 'return',
  house: 'home',
  sell: 'sale',
  year: 'annual',
  yearly: 'annual',
};
const emptyWords = new Set(
  'a an and at by do for from i if in is it me my of on or that the to what with will'.split(' '),
);

function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => !emptyWords.has(word))
    .map((word) => sameWords[word] ?? word);
}

function listMentions(question: string): readonly Mention[] {
  // The rule of 50/30/20 has no amounts.
  const found = [...question.matchAll(/(?<![\d/])\$?\d[\d,]*(?:\.\d+)?%?(?![\d/])/g)];
  return found.map((match, index) => {
    const { index: start } = match;
    const end = start + match[0].length;
    const last = found[index - 1];
    const clause = question.slice(last === undefined ? 0 : last.index + last[0].length, start);
    const rest = question.slice(end, found[index + 1]?.index);
    const [, unit] = units.find(([sign]) => sign.test(question.slice(start)))!;
    return {
      value: Number(match[0].replaceAll(/[$,%]/g, '')),
      unit,
      before: wordsOf(clause.split(boundary).at(-1)!).toReversed(),
      after: wordsOf(rest.split(boundary)[0]!),
    };
  });
}

const isSame = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= 4 && (one.slice(0, 5) === other.slice(0, 5) || one.endsWith(other)));

/**
 * How well a number suits an input: words near the number count more, words of the name more than those of
 * the description.
 */
function fit({ before, after }: Mention, name: string, { required, description }: DescribedInput): number {
  const [names, words] = [wordsOf(name), wordsOf(description)];
  let points = required === true ? 0.6 : 0;
  for (const near of [before, after]) {
    for (const [distance, word] of near.slice(0, 6).entries()) {
      const weight = 1 / (1 + distance);
      if (names.some((one) => isSame(one, word))) points += 2 * weight;
      else if (words.some((one) => isSame(one, word))) points += weight;
    }
  }
  return points / Math.sqrt(names.length);
}

/** The numbers of a question by input: the best fit first, each number and each input once. */
function placeNumbers(
  question: string,
  inputs: Readonly<Record<string, DescribedInput>>,
): Readonly<Record<string, number>> {
  const pairs = listMentions(question).flatMap((mention) =>
    Object.entries(inputs)
      .filter(([, { accepts }]) => mention.unit.test(/\(([^()]*)\)$/.exec(accepts)?.[1] ?? '-'))
      .map(([name, input]) => ({ name, mention, points: fit(mention, name, input) })),
  );
  const placed = new Map<string, Mention>();
  for (const { name, mention } of pairs.toSorted((a, b) => b.points - a.points)) {
    if (!placed.has(name) && ![...placed.values()].includes(mention)) placed.set(name, mention);
  }
  return Object.fromEntries([...placed].map(([name, { value }]) => [name, value]));
}

describe('an agent that only reads what the tools answer', () => {
  let client: Client;
  before(async () => {
    client = await connect();
  });
  let first = 0;
  const misplaced: string[] = [];

  for (const { question, calculator, inputs } of questions) {
    test(`finds ${calculator} for “${question}”`, async () => {
      const found = await succeed(client, 'search_calculators', { query: question });
      const ids = (found['calculators'] as { readonly id: string }[]).map(({ id }) => id);
      const rank = ids.indexOf(calculator);
      if (rank === 0) first++;
      const described = await succeed(client, 'describe_calculator', { calculator });
      const placed = placeNumbers(question, described['inputs'] as Record<string, DescribedInput>);
      for (const [name, value] of Object.entries(inputs))
        if (placed[name] !== value) misplaced.push(`${calculator}: ${name} is ${value}, not ${placed[name]}`);
      assert.ok(rank >= 0 && rank < 3, `among ${ids.join(', ')}`);
    });
  }

  test('finds most of them first, and most of their inputs', () => {
    const values = questions.reduce((count, { inputs }) => count + Object.keys(inputs).length, 0);
    const placed = values - misplaced.length;
    const figures = `${first} of ${questions.length} calculators first; ${placed} of ${values} values in their inputs`;
    process.stdout.write(`${[figures, ...misplaced].join('\n  ')}\n`);
    assert.ok(first >= MIN_FIRST * questions.length, `${first} first`);
    assert.ok(placed >= MIN_PLACED * values, misplaced.join('\n'));
  });
});
