import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Picture } from '#picture/picture.ts';
import { keepDrawings } from '#portal/calculator/result/kept-drawings.ts';

const picture = (title: string) => ({ title }) as Picture;

/** Draws by naming what is drawn, and counts. */
function counting() {
  const drawn: string[] = [];
  const draw = keepDrawings()(({ title }, canvas) => {
    if (title === 'wrong') return Promise.reject(new Error('a drawing that fails'));
    drawn.push(`${title} ${canvas}`);
    return Promise.resolve(`${title} ${canvas}`);
  });
  return { draw, drawn };
}

test('a picture is drawn once for each canvas', async () => {
  const { draw, drawn } = counting();
  for (const canvas of ['wide', 'narrow', 'wide', 'narrow'] as const)
    assert.equal(await draw(picture('A'), canvas), `A ${canvas}`);
  assert.deepEqual(drawn, ['A wide', 'A narrow']);
});

test('the drawings that were asked for last are kept', async () => {
  const { draw, drawn } = counting();
  await draw(picture('first'), 'wide');
  for (let index = 0; index < 149; index++) await draw(picture(`${index}`), 'wide');
  await draw(picture('first'), 'wide');
  await draw(picture('one more'), 'wide');
  const before = drawn.length;
  await draw(picture('first'), 'wide');
  assert.equal(drawn.length, before);
  await draw(picture('0'), 'wide');
  assert.equal(drawn.length, before + 1);
});

test('a drawing that fails is tried again', async () => {
  const { draw } = counting();
  await assert.rejects(draw(picture('wrong'), 'wide'));
  await assert.rejects(draw(picture('wrong'), 'wide'));
});
