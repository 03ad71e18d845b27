import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canvases } from '#picture/picture.ts';
import { drawBars } from './bars.ts';

function draw(values: readonly number[], goal: number) {
  const { shapes, texts } = drawBars(
    {
      title: 'Use',
      description: '',
      form: 'bars',
      x: { name: '', labels: values.map((_, index) => `No. ${index}`), scale: 'name' },
      y: { name: '%' },
      series: [{ name: 'Use', values }],
      goal: { name: 'Target', value: goal },
    },
    canvases.narrow,
  );
  const rules = shapes.filter(({ ink }) => ink === 'goal');
  const value = (text: string) => texts.find((one) => one.text === text)!;
  const bars = shapes.filter(({ ink }) => ink === 'first');
  return { rules, value, bars };
}

test('a value that the line of the goal would cross is on its bar, and not behind the line', () => {
  const { rules, value, bars } = draw([90, 50], 95);
  assert.equal(rules.length, 1);
  const { x, align, isOnBar } = value('90');
  assert.deepEqual([isOnBar, align], [true, 'right']);
  assert.ok(x < bars[0]!.x + bars[0]!.width);
  assert.equal(value('50').isOnBar, undefined);
});

test('values that were given have another color than results', () => {
  const { shapes } = drawBars(
    {
      title: 'Ratio',
      description: '',
      form: 'bars',
      x: { name: '', labels: ['Ratio', 'Maximum ratio'], scale: 'name' },
      y: { name: '%' },
      series: [{ name: 'Ratio', values: [25, 28] }],
      given: [1],
    },
    canvases.wide,
  );
  const bars = shapes.filter(({ ink }) => ink !== 'axis');
  assert.deepEqual(
    bars.map(({ ink }) => ink),
    ['first', 'eighth'],
  );
});

test('beside a bar that is too short for it, the line has a gap for the value', () => {
  const { rules, value, bars } = draw([2, 100], 8);
  const { x, isOnBar, y } = value('2');
  assert.equal(isOnBar, undefined);
  assert.ok(x - (bars[0]!.x + bars[0]!.width) < 8, 'directly beside its bar');
  assert.equal(rules.length, 2);
  assert.ok(rules.every((rule) => y < rule.y || y > rule.y + rule.height));
});
