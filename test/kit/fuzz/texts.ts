import type { Random } from '../accuracy/random.ts';

/** Texts in the place of a number: at the edges of doubles, and what is no JSON. */
const numberTexts = [
  '0',
  '-0',
  '-1',
  '0.1',
  '1e-7',
  '5e-324',
  '1e-400',
  '9007199254740991',
  '9007199254740993',
  '1e21',
  '1e22',
  '1.7976931348623157e308',
  '1e309',
  '1e400',
  '-1e400',
  '0.30000000000000004',
  `1${'0'.repeat(400)}`,
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '01',
  '1.',
  '.5',
  '+1',
  '1e',
  '1_000',
  '1,5',
  '٣',
  `0.${'3'.repeat(700)}`,
];

const strays = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '\\',
  '/',
  '*',
  '#',
  "'",
  '\u0000',
  '\u007f',
  '\ud800',
  'é',
];

type Mutation = (text: string, random: Random) => string | Uint8Array;

const mutations: readonly Mutation[] = [
  replaceNumber,
  replaceNumber,
  replaceNumber,
  flipByte,
  flipByte,
  (text, random) => text.slice(0, random.integer(0, text.length)),
  (text, random) => insert(text, random, random.pick(strays)),
  (text, random) => {
    const start = random.integer(0, text.length);
    return text.slice(0, start) + text.slice(start + random.integer(1, 9));
  },
  (text, random) => insert(text, random, text.slice(random.integer(0, text.length))),
  (text) => `\uFEFF${text}`,
  (text, random) => text + random.pick([' ', '\n', 'x', '\u0000', text, ',', '// end', '}']),
  (text) => text.replace(/"(\w+)":([^,}]+)/, '"$1":$2,"$1":$2'),
  (text) =>
    text.replace(
      /"(\w)(\w*)":/,
      (_all, first: string, rest: string) => `"\\u00${first.codePointAt(0)!.toString(16)}${rest}":`,
    ),
  (text) => text.replace(/^\{/, '{"__proto__":{"polluted":true},'),
  (text) => text.replace(/^\{/, '{"constructor":{"prototype":{"polluted":true}},'),
  (_text, random) => '['.repeat(random.pick([31, 32, 33, 65, 20_000])),
  (_text, random) => '{"a":'.repeat(random.pick([32, 33, 9000])),
  (text) => new Uint8Array(Buffer.from(text, 'utf16le')),
  (text) => new Uint8Array(Buffer.from(text.replace(/"/, '"é'), 'latin1')),
  (_text, random) => Uint8Array.from({ length: random.integer(0, 300) }, () => random.integer(0, 255)),
  (text, random) => text.padEnd(random.pick([65_535, 65_536, 65_537, 66_000])),
  (text, random) => text.replace(/^\{/, `{"${'x'.repeat(random.integer(1, 60_000))}":1,`),
  (_text, random) =>
    random.pick(['', 'null', 'true', '0', '"a"', '[]', '{}', '[{}]', 'undefined', "{'a':1}", '{a:1}']),
  (_text, random) => `{${Array.from({ length: random.integer(2, 6000) }, (_, i) => `"f${i}":0`).join()}}`,
];

/** The text of a body with one thing done to it that a sane client would not do. */
export function mutate(text: string, random: Random): string | Uint8Array {
  return random.pick(mutations)(text, random);
}

function replaceNumber(text: string, random: Random): string {
  const numbers = [...text.matchAll(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?=[,}\]])/g)];
  if (numbers.length === 0) return random.pick(numberTexts);
  const { index, 0: found } = random.pick(numbers);
  return text.slice(0, index) + random.pick(numberTexts) + text.slice(index + found.length);
}

function insert(text: string, random: Random, part: string): string {
  const at = random.integer(0, text.length);
  return text.slice(0, at) + part + text.slice(at);
}

function flipByte(text: string, random: Random): Uint8Array {
  const bytes = new Uint8Array(Buffer.from(text));
  for (let count = random.integer(1, 3); count > 0 && bytes.length > 0; count--) {
    const at = random.integer(0, bytes.length - 1);
    bytes[at] = random.chance(0.5) ? bytes[at]! ^ (1 << random.integer(0, 7)) : random.integer(0, 255);
  }
  return bytes;
}
