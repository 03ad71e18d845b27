// Faults of what a TypeScript file exports have the place where its value is written.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { placeValue } from '#catalogue/own/placed-value.ts';
import { type Fault, positionWithin, type PlacedText } from '#base/placed-json.ts';
import { placeOf } from '#catalogue/own/places.ts';

/** The place of the text that stands once in the source. */
function placeIn(source: string, text: string): object {
  const before = source.slice(0, source.indexOf(text)).split('\n');
  assert.equal(source.split(text).length, 2, `${text} stands once`);
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

const source = `import type { Calculator } from 'centwise/own'; // export default { b: 2 }
const shared: Record<string, string> = {
  inner: 'shared text', /* a } in a comment */
};
const names = ['x'];

export default {
  a: 'first', "quoted": 'it\\'s second',
  made: ['one' + '', \`t\${\`nested }\`}\`, make({ x: [1, ')'] })],
  shared, again: shared,
  list: [1, ...names, 'after'],
  method() { return '}'; },
  spread: { ...shared, own: 'of the spread' },
  equations: \`
    first line
    second \\\\ line
  \`,
  last: { deep: [{ n: 1 }] } as const,
} satisfies Calculator;
`;
const value = {
  a: 'first',
  quoted: "it's second",
  made: ['one', 'tnested }', { x: [1, ')'] }],
  shared: { inner: 'shared text' },
  again: { inner: 'shared text' },
  list: [1, 'x', 'after'],
  spread: { inner: 'shared text', own: 'of the spread' },
  equations: '\n    first line\n    second \\ line\n  ',
  last: { deep: [{ n: 1 }] },
};

describe('the place of a value', () => {
  const faults: Fault[] = [];
  const json = placeValue(value, source, faults);

  for (const [path, text] of [
    [['a'], "'first'"],
    [['quoted'], "'it\\'s second'"],
    [['made', 0], "'one'"],
    [['made', 2], 'make('],
    [['shared', 'inner'], "'shared text'"],
    [['again', 'inner'], "'shared text'"],
    [['list', 0], '1, ...names'],
    [['spread', 'own'], "'of the spread'"],
    [['last', 'deep', 0, 'n'], '1 }] } as'],
  ] as const) {
    test(`is that of its literal: ${path.join('.')}`, () => {
      assert.deepEqual(placeOf(json, ...path).at, placeIn(source, text));
    });
  }

  test('is within a line of a template', () => {
    const lines = placeOf(json, 'equations');
    assert.equal(lines.kind === 'array' && lines.items.length, 4);
    const line = placeOf(json, 'equations', 1) as PlacedText;
    assert.deepEqual(positionWithin(line, '    first '.length), placeIn(source, 'line\n    second'));
    const escaped = placeOf(json, 'equations', 2) as PlacedText;
    assert.deepEqual(positionWithin(escaped, '    second \\ '.length), placeIn(source, 'line\n  `'));
  });

  test('has a JSON pointer where it is made by code', () => {
    const { line } = placeIn(source, 'list: [') as { line: number };
    assert.deepEqual(placeOf(json, 'list', 2).at, { line, column: 9, pointer: '/list/2' });
    const { pointer } = placeOf(json, 'made', 2, 'x', 1).at;
    assert.equal(pointer, '/made/2/x/1');
  });

  test('is found of what is no plain data', () => {
    assert.deepEqual(faults, []);
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    for (const [one, message] of [
      [{ a: () => 1 }, /It is a function\.$/],
      [{ a: Number.NaN }, /It is NaN\.$/],
      [{ a: [undefined] }, /It is undefined\.$/],
      [{ a: 1n }, /It is a bigint\.$/],
      [{ a: new Date(0) }, /It is an object of the class Date\.$/],
      [Promise.resolve(1), /It is a promise; write "export default await"\.$/],
      [cyclic, /^More than 16 levels of nesting\.$/],
    ] as const) {
      const found: Fault[] = [];
      placeValue(one, source, found);
      assert.equal(found.length, 1);
      assert.match(found[0]!.message, message);
    }
  });
});

test('a source that is cut anywhere ends', () => {
  for (let end = 0; end < source.length; end++) placeValue(value, source.slice(0, end), []);
});
