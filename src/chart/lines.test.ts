import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canvases, type Picture } from '#picture/picture.ts';
import { drawLines } from './lines.ts';

function highestOf(picture: Partial<Picture>): number {
  const whole: Picture = {
    title: 'Balance',
    description: '',
    form: 'lines',
    x: { name: 'Year', labels: ['0', '1'], scale: 'number' },
    y: { name: 'USD', isMoney: true, currency: 'USD' },
    series: [{ name: 'Middle 80%', values: [100, 150], from: [100, 60] }],
    ...picture,
  };
  const labels = drawLines(whole, canvases.wide, 'chart').body.matchAll(/text-anchor="end"[^>]*>([\d,K]+)</g);
  return Math.max(
    ...[...labels].map(([, text = '']) => Number(text.replaceAll(',', '').replace('K', '000'))),
  );
}

test('a single strand far above the bands does not flatten them', () => {
  const alone = highestOf({});
  assert.equal(highestOf({ strands: [[100, 149]] }), alone);
  const limited = highestOf({ strands: [[100, 10_000]] });
  assert.ok(limited >= 180 && limited <= 250, `${limited}`);
  // A strand with a name is a series, which is shown whole.
  assert.ok(highestOf({ series: [{ name: 'From 1966', values: [100, 10_000] }] }) >= 10_000);
});

test('names that would take three lines beside a narrow drawing stand above it', () => {
  const roomBeside = (ends: readonly string[], canvas: keyof typeof canvases) => {
    const picture: Picture = {
      title: '',
      description: '',
      form: 'lines',
      x: { name: 'Year', labels: ['0', '1'], scale: 'number' },
      y: { name: 'USD', isMoney: true, currency: 'USD' },
      series: ends.map((name) => ({ name, values: [1, 2] })),
    };
    return drawLines(picture, canvases[canvas], 'chart').plot!;
  };
  const long = ['Roth future value after tax', 'Traditional future value after tax'];
  const { narrow } = canvases;
  assert.ok(narrow.width - roomBeside(long, 'narrow').right < 20);
  assert.ok(narrow.width - roomBeside(['Principal paid', 'Interest paid'], 'narrow').right > 60);
  assert.ok(roomBeside(long, 'narrow').top > roomBeside(['Paid in', 'Growth'], 'narrow').top);
});
