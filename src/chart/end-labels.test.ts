import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canvases } from '#picture/picture.ts';
import { placeEnds } from './end-labels.ts';
import { lineHeightOf } from './layout.ts';

/** The spaces between the names of lines that end at these values, from the top. */
function spacesOf(name: string, values: readonly number[], height: number): readonly number[] {
  const ends = values.map((value, index) => ({ name, index, value }));
  const area = { x: 0, top: 0, height, pixelOf: (value: number) => height - value };
  const placed = placeEnds(ends, area, canvases.narrow).map(({ y, text }) => {
    const half = (text.split('\n').length * lineHeightOf(canvases.narrow)) / 2;
    return { top: y - half, bottom: y + half };
  });
  return placed.slice(1).map(({ top }, index) => top - placed[index]!.bottom);
}

test('between the names of lines is a space, also at the edges of the drawing', () => {
  for (const values of [
    [100, 101, 102],
    [0, 1, 2],
    [200, 199, 198],
    [0, 100, 200],
  ])
    for (const space of spacesOf('Principal paid', values, 200))
      assert.ok(space >= 4 - 1e-9, `${values.join(', ')}: ${space}`);
});

test('where there is too little of it, it is shared', () => {
  const [first, second] = spacesOf('Principal paid', [0, 1, 2], 86);
  assert.ok(first! >= 0 && first! < 4 && Math.abs(first! - second!) < 1e-9, `${first} ${second}`);
});
