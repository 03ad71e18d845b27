import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import type { AnyCalculator } from '#catalogue/define.ts';
import { drawPicture } from '#chart/draw.ts';
import { canvases, type CanvasName, type Picture } from '#derive/picture.ts';
import { includesOf } from '#derive/schemas.ts';
import { intervalsOf } from '#derive/schedule.ts';
import { unboundedBudget } from '#http/admission/work-budget.ts';
import { createCalculators } from '#http/calculators.ts';
import { createOperationCaller } from '#http/routes/in-process.ts';
import { createEngine, createLocalRunner } from '#jobs/run.ts';
import { drawSome } from '../kit/draws.ts';

/** The narrowest width at which a page shows each drawing; below it, the drawing scrolls. */
const MIN_SHOWN: Readonly<Record<CanvasName, number>> = { alone: 720, wide: 500, narrow: 296 };
const MIN_TEXT = 12;

const names = Object.keys(canvases) as CanvasName[];

/** What a calculator's chart is drawn from, by its first example. */
async function picturesOf(calculator: AnyCalculator): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  const keep = (picture: Picture) => {
    pictures.push(picture);
    return '';
  };
  const calculators = createCalculators([calculator], 'test', keep);
  const runJob = createLocalRunner(createEngine(calculators, keep));
  const principal = undefined;
  const client = {
    owner: '',
    budget: () => unboundedBudget,
    caller: undefined,
    principal,
    network: undefined,
  };
  const call = createOperationCaller(calculators.routes, runJob, client);
  const intervals = intervalsOf(calculator);
  for (const interval of intervals.length === 0 ? [undefined] : intervals) {
    const query = { include: 'chart', ...(interval !== undefined && { interval }) };
    const path = `/calculate/${calculator.id}`;
    const reply = await call({ method: 'POST', path, query, body: calculator.examples[0].input });
    assert.equal(reply.status, 200, reply.text);
  }
  return pictures;
}

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The boxes of all texts, from narrow estimates of their sizes: what overlaps here overlaps for every reader. */
function boxesOf(svg: string): readonly Box[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes, text]) => {
    const numberOf = (name: string) =>
      Number(new RegExp(` ${name}="(-?[\\d.]+)(?:px)?"`).exec(` ${attributes}`)?.[1] ?? 0);
    const place = /translate\((-?[\d.]+)[ ,](-?[\d.]+)\)/.exec(attributes!);
    const [x, y] = [numberOf('x') + Number(place?.[1] ?? 0), numberOf('y') + Number(place?.[2] ?? 0)];
    const size = numberOf('font-size');
    const width = text!.length * size * 0.45;
    const anchor = /text-anchor="(\w+)"/.exec(attributes!)?.[1];
    const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
    // The middle of a line is at y, or y is its base.
    const middle = attributes!.includes('central') ? y : y - size / 2;
    return { text: text!, left, right: left + width, top: middle - size * 0.4, bottom: middle + size * 0.4 };
  });
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

describe('a chart can be read', () => {
  test('its text is at least 12 pixels high wherever a page shows it', () => {
    for (const name of names) {
      const { fontSize, width } = canvases[name];
      assert.ok((fontSize * MIN_SHOWN[name]) / width >= MIN_TEXT, name);
    }
  });

  test('no text covers another, none is cut off, and every one has the size of the drawing', async () => {
    let count = 0;
    for (const calculator of drawSome(catalogue as readonly AnyCalculator[])) {
      if (!includesOf(calculator).includes('chart')) continue;
      for (const picture of await picturesOf(calculator)) {
        for (const name of names) {
          const { width, height, fontSize } = canvases[name];
          const svg = drawPicture(picture, name);
          for (const [, size] of svg.matchAll(/font-size="?:?([\d.]+)/g)) assert.ok(Number(size) >= fontSize);
          const boxes = boxesOf(svg);
          assert.ok(boxes.length >= 5, calculator.id);
          for (const [index, box] of boxes.entries()) {
            const where = `${calculator.id}, ${name}: ${box.text}`;
            assert.ok(box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height, where);
            const covered = boxes.slice(index + 1).find((other) => overlap(box, other));
            assert.equal(covered, undefined, `${where} covers ${covered?.text}`);
          }
          count++;
        }
      }
    }
    assert.ok(count > 0);
  });
});
