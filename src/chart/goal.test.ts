import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canvases, type Picture } from '#picture/picture.ts';
import { goalOf } from './goal.ts';

const area = { left: 0, width: 480, top: 0, height: 100, pixelOf: (value: number) => 100 - value };

/** Where the name of a goal begins and which y its middle has. */
function positionOf(values: readonly number[], goal: number, mark?: number) {
  const picture: Picture = {
    title: 'Prices',
    description: '',
    form: 'lines',
    x: { name: 'Purchase', labels: values.map((_, index) => String(index)), scale: 'number' },
    y: { name: 'USD' },
    series: [{ name: 'Price', values }],
    goal: { name: 'Average cost', value: goal },
    ...(mark !== undefined && { mark: { name: '', sign: '', at: mark, place: mark, values: [] } }),
  };
  const [{ x, y } = { x: NaN, y: NaN }] = goalOf(picture, area, canvases.wide).texts;
  return { x, y };
}

test('the name of a goal is where no line and no mark crosses it', () => {
  const rising = positionOf([0, 30, 60], 50);
  assert.ok(rising.x < 10 && rising.y < 50, 'at the start, where the line is far below');
  const falling = positionOf([90, 55, 20], 60);
  assert.ok(falling.x > 300 && falling.y < 40, 'at the end, above the falling line');
  const valley = positionOf([60, 50, 20, 50, 60], 52);
  assert.ok(valley.x > 120 && valley.x < 240, 'in the middle of a valley');
  const marked = positionOf([0, 30, 60, 30, 0], 90, 0.2);
  assert.ok(marked.x > 300, 'not across the mark near the start');
});
