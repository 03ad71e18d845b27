import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canvases, type Picture } from '#picture/picture.ts';
import { draw as drawPicture } from './draw.ts';
import { indexAt, positionsOf } from './positions.ts';

const irregular = ['2026-01-01', '2026-01-11', '2026-04-11'];

test('irregular dates have their true places on an axis, months even ones', () => {
  assert.deepEqual(positionsOf({ name: 'Date', labels: irregular, scale: 'date' }), [0, 0.1, 1]);
  const started = positionsOf({ name: 'Date', labels: ['0', ...irregular], scale: 'date' })!;
  assert.deepEqual(
    started.map((place) => Math.round(place * 110)),
    [0, 10, 20, 110],
  );
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);
  assert.equal(positionsOf({ name: 'Date', labels: months, scale: 'date' }), undefined);
  assert.equal(positionsOf({ name: 'Year', labels: ['1', '2', '9'], scale: 'number' }), undefined);
  assert.equal(positionsOf({ name: 'Date', labels: irregular.toReversed(), scale: 'date' }), undefined);
});

test('a value between irregular dates is between those of its neighbors', () => {
  assert.equal(indexAt(0.05, 3, [0, 0.1, 1]), 0.5);
  assert.equal(indexAt(0.55, 3, [0, 0.1, 1]), 1.5);
  assert.equal(indexAt(1, 3, [0, 0.1, 1]), 2);
  assert.equal(indexAt(0.55, 3, undefined), 1.1);
});

function draw(form: Picture['form'], labels: readonly string[]): string {
  const values = labels.map((_, index) => index);
  return drawPicture(
    {
      title: 'Value',
      description: '',
      form,
      x: { name: 'Date', labels, scale: 'date' },
      y: { name: 'USD' },
      series: [{ name: 'Value', values }],
    },
    'narrow',
  );
}

test('lines are drawn at these places, which the page is told; columns are side by side', () => {
  assert.match(draw('lines', irregular), / data-places="0 0.1 1"/);
  const [, left, right] = / data-plot="(\d+) (\d+) /.exec(draw('lines', irregular))!.map(Number);
  const middle = left! + 0.1 * (right! - left!);
  const [, drawn] = /d="M[\d.]+,[\d.]+L([\d.]+),[^"]+" class="stroke-first"/.exec(draw('lines', irregular))!;
  assert.ok(Math.abs(Number(drawn) - middle) < 0.5, `${drawn} is not ${middle}`);
  assert.doesNotMatch(draw('columns', irregular), /data-places/);
  assert.ok(canvases.narrow.width > right!);
});

test('each of few columns has its date, in two lines where it needs them', () => {
  const five = ['2008-01-01', '2008-03-01', '2008-10-30', '2009-02-15', '2009-04-01'];
  const svg = draw('columns', five);
  for (const text of ['Jan', 'Mar', 'Oct', 'Feb', 'Apr', '2008', '2009'])
    assert.ok(svg.includes(`>${text}<`), text);
});
