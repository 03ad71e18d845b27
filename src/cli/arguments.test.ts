import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseArguments, suggest } from './arguments.ts';

const syntax = {
  usage: 'program save FILE [--title TEXT] [--rate N] [--quiet]',
  texts: ['title', 'rate'],
  flags: ['quiet'],
  operands: ['FILE'],
} as const;

describe('arguments', () => {
  test('are options with a value, flags and operands, in any order', () => {
    for (const line of [
      ['a.txt', '--title', 'My file', '--quiet'],
      ['--quiet', '--title=My file', 'a.txt'],
      ['--title', 'My file', '--quiet', '--', 'a.txt'],
    ]) {
      const given = parseArguments(line, syntax);
      assert.deepEqual(
        [given.text('title'), given.has('quiet'), given.operands],
        ['My file', true, ['a.txt']],
      );
      assert.equal(given.text('rate'), undefined);
    }
    assert.equal(parseArguments(['a.txt'], syntax).has('quiet'), false);
  });

  test('may be negative numbers, dashed texts after an equals sign and dashed operands after --', () => {
    const given = parseArguments(['--rate', '-0.5', '--title=-x', '--', '--quiet'], syntax);
    assert.deepEqual([given.text('rate'), given.text('title'), given.operands], ['-0.5', '-x', ['--quiet']]);
    assert.equal(parseArguments(['--rate', '-.5', 'f'], syntax).text('rate'), '-.5');
  });

  test('that are wrong are told in one sentence, with the usage below and exit code 2', () => {
    const faults: [args: string[], sentence: string][] = [
      [['f', '--titel', 'x'], '--titel is not an option of this command; did you mean --title?'],
      [['f', '--zzz'], '--zzz is not an option of this command; choose from --title, --rate, --quiet.'],
      [['f', '-q'], '-q is not an option of this command; choose from --title, --rate, --quiet.'],
      [
        ['f', '--constructor'],
        '--constructor is not an option of this command; choose from --title, --rate, --quiet.',
      ],
      [
        ['f', '--__proto__=x'],
        '--__proto__ is not an option of this command; choose from --title, --rate, --quiet.',
      ],
      [['f', '--title'], '--title needs a value.'],
      [['f', '--title', '--quiet'], '--title needs a value.'],
      [['f', '--quiet=yes'], '--quiet does not take a value.'],
      [['f', '--title', 'a', '--title', 'b'], '--title is given more than once.'],
      [['f', '--quiet', '--quiet'], '--quiet is given more than once.'],
      [['--quiet'], 'FILE is missing.'],
      [['f', 'g'], '"g" is an extra argument; remove it.'],
    ];
    for (const [args, sentence] of faults) {
      assert.throws(() => parseArguments(args, syntax), {
        name: 'CommandError',
        exitCode: 2,
        message: `${sentence}\nUsage: ${syntax.usage}`,
      });
    }
  });
});

test('a suggestion is the nearest word, or the whole choice when none is near', () => {
  assert.equal(suggest('standart', ['free', 'standard']), 'did you mean standard?');
  assert.equal(suggest('gold', ['free', 'standard']), 'choose from free, standard.');
});
