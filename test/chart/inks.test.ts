import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { type Ink, seriesInk, themes } from '#chart/inks.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, at full severity, for linear RGB. */
const sights: Readonly<Record<string, Matrix>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

/** Ottosson 2020, from linear RGB. */
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toOklab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  return matrix.map((row) => row[0] * x + row[1] * y + row[2] * z) as unknown as Triple;
}

function linear(color: string): Triple {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

/** How far two colors are from each other for a reader, in hundredths of the way from black to white. */
function distance(one: string, other: string, sight: Matrix): number {
  const [a, b] = [one, other].map((color) => {
    const seen = times(sight, linear(color)).map((part) => Math.min(1, Math.max(0, part)));
    return times(toOklab, times(toCones, seen as unknown as Triple).map(Math.cbrt) as unknown as Triple);
  }) as [Triple, Triple];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function contrast(one: string, other: string): number {
  const [low, high] = [one, other]
    .map(
      (color) =>
        times(
          [
            [0.2126, 0.7152, 0.0722],
            [0, 0, 0],
            [0, 0, 0],
          ],
          linear(color),
        )[0],
    )
    .toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const css = readFileSync(new URL('../../src/portal/static/portal.css', import.meta.url), 'utf8');

/** Both colors of a variable of the style sheet. */
function pageColors(name: string): readonly [light: string, dark: string] {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)!;
  return [light!, dark!];
}

const inks = Array.from({ length: 8 }, (_, index) => seriesInk(index));

describe('the colors of series', () => {
  for (const [index, theme] of (['light', 'dark'] as const).entries()) {
    const colors = themes[theme];

    test(`can be told apart without seeing red or green, ${theme}`, () => {
      for (const [name, sight] of Object.entries(sights)) {
        for (const [place, ink] of inks.entries()) {
          for (const [before, other] of inks.slice(0, place).entries()) {
            const least = Math.max(place, before) < 4 ? 10 : 6;
            const found = distance(colors[ink], colors[other], sight);
            assert.ok(found >= least, `${ink} and ${other} for ${name}: ${found.toFixed(1)}`);
          }
        }
        // Of steps, amounts that are added and subtracted.
        assert.ok(distance(colors.third, colors.goal, sight) >= 15, name);
      }
    });

    test(`stand out from what is behind them, ${theme}`, () => {
      for (const paper of [
        colors.paper,
        ...['paper', 'surface', 'tint'].map((one) => pageColors(one)[index]!),
      ])
        for (const ink of inks) assert.ok(contrast(colors[ink], paper) >= 3, `${ink} on ${paper}`);
    });
  }

  test('are those of the style sheet', () => {
    for (const ink of [...inks, 'goal'] satisfies readonly Ink[]) {
      const both = `light-dark(${themes.light[ink]}, ${themes.dark[ink]})`;
      assert.ok(css.includes(`.fill-${ink} {\n  fill: ${both};`), ink);
      assert.ok(css.includes(`.stroke-${ink} {\n  stroke: ${both};`), ink);
    }
  });
});
