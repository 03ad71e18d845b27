import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { draw as drawPicture } from '#chart/draw.ts';
import { canvases, type CanvasName, type Picture } from '#picture/picture.ts';
import { calculationPath } from '#api/paths.ts';
import { pictureNames, picturesOf as declaredOf } from '#catalogue/declare/picture-names.ts';
import { intervalsOf } from '#calculate/schedule/schedule.ts';
import { unboundedBudget } from '#http/admission/work-budget.ts';
import { createCalculators } from '#http/calculators.ts';
import { PICTURE_TYPE } from '#http/replies.ts';
import { type CallOperation, createOperationCaller } from '#http/routes/in-process.ts';
import { createEngine, createLocalRunner } from '#jobs/run.ts';
import { drawSome } from '../kit/draws.ts';

/** The narrowest width at which a page shows each drawing; below it, the drawing scrolls. */
const MIN_SHOWN: Readonly<Record<CanvasName, number>> = { alone: 720, broad: 896, wide: 500, narrow: 296 };
const MIN_TEXT = 12;

const names = Object.keys(canvases) as CanvasName[];

/** Answers operations of one calculator. */
function callerOf(calculator: AnyCalculator): CallOperation {
  const calculators = createCalculators([calculator], 'test', drawPicture);
  const runJob = createLocalRunner(createEngine(calculators, drawPicture));
  const principal = undefined;
  const client = {
    owner: '',
    budget: () => unboundedBudget,
    caller: undefined,
    principal,
    network: undefined,
  };
  return createOperationCaller(calculators.routes, runJob, client);
}

/** What a calculator's charts are drawn from, by its first example. */
async function picturesOf(calculator: AnyCalculator): Promise<readonly Picture[]> {
  const call = callerOf(calculator);
  const intervals = intervalsOf(calculator);
  const pictures: Picture[] = [];
  for (const interval of intervals.length === 0 ? [undefined] : intervals) {
    const reply = await call({
      method: 'POST',
      path: calculationPath(calculator.id),
      query: interval === undefined ? {} : { interval },
      body: calculator.examples[0].input,
      type: PICTURE_TYPE,
    });
    assert.equal(reply.status, 200, reply.text);
    pictures.push(...(JSON.parse(reply.text) as readonly Picture[]));
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

/**
 * The boxes of all texts, from narrow estimates of their sizes: what overlaps here overlaps for every reader.
 */
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
      for (const picture of await picturesOf(calculator)) {
        for (const name of names) {
          const { width, fontSize } = canvases[name];
          const svg = drawPicture(picture, name);
          const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1]);
          for (const [, size] of svg.matchAll(/font-size="?:?([\d.]+)/g)) assert.ok(Number(size) >= fontSize);
          const boxes = boxesOf(svg);
          assert.ok(boxes.length >= 4, calculator.id);
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

/** The numbers anywhere in a reply. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function numbersOf({ series, mark, goal }: Picture): readonly number[] {
  const values = [...series.flatMap(({ values }) => values), ...(mark?.values ?? []), goal?.value ?? null];
  return values.filter((value) => value !== null);
}

describe('every calculator', () => {
  test('has a chart, and those of one calculator have different names', () => {
    for (const calculator of catalogue as readonly AnyCalculator[]) {
      const names = pictureNames(calculator);
      assert.ok(names.length > 0, calculator.id);
      assert.equal(new Set(names).size, names.length, calculator.id);
    }
  });

  test('draws values of its request, its reply and its schedule, and no others', async () => {
    for (const calculator of drawSome(catalogue as readonly AnyCalculator[])) {
      const call = callerOf(calculator);
      const [interval] = intervalsOf(calculator);
      const path = calculationPath(calculator.id);
      const resultsOf = async (body: InputValues) => {
        const query = interval === undefined ? {} : { include: 'schedule', interval };
        const { text } = await call({ method: 'POST', path, query, body });
        return new Set(numbersIn([JSON.parse(text), body, defaultsOf(calculator)]).map(Math.abs));
      };
      const { input } = calculator.examples[0];
      const known = await resultsOf(input);
      const declared = declaredOf(calculator);
      for (const picture of await picturesOf(calculator)) {
        const { kind, ...rest } = declared.find(({ name, kind }) => (name ?? kind) === picture.name)!;
        if (kind === 'schedule') continue;
        if (kind !== 'curve') {
          for (const value of numbersOf(picture))
            assert.ok(known.has(Math.abs(value)), `${calculator.id} ${value}`);
          continue;
        }
        // The values at a result that is marked lie between those of the lines.
        for (const value of picture.mark?.label === undefined ? (picture.mark?.values ?? []) : [])
          assert.ok(value === null || known.has(Math.abs(value)), `${calculator.id} ${value}`);
        const [field] = (rest as { readonly over: string }).over.split(' ') as [string];
        for (const index of [0, picture.x.labels.length >> 1, picture.x.labels.length - 1]) {
          const label = picture.x.labels[index]!;
          const place = picture.x.scale === 'date' ? label : Number(label);
          const there = await resultsOf({ ...input, [field]: place });
          for (const { values } of picture.series) {
            const value = values[index]!;
            assert.ok(
              value === null || there.has(Math.abs(value)),
              `${calculator.id}, ${field} ${label}: ${value}`,
            );
          }
        }
      }
    }
  });

  test('is drawn, or has no chart, whatever a number of its example is within its bounds', async () => {
    let drawn = 0;
    for (const calculator of drawSome(catalogue as readonly AnyCalculator[])) {
      const call = callerOf(calculator);
      const { input } = calculator.examples[0];
      for (const [name, { schema }] of Object.entries(calculator.input)) {
        for (const value of edgesOf(schema)) {
          const reply = await call({
            method: 'POST',
            path: calculationPath(calculator.id),
            query: {},
            body: { ...input, [name]: value },
            type: PICTURE_TYPE,
          });
          assert.ok(reply.status < 500, `${calculator.id}, ${name} = ${value}: ${reply.text}`);
          if (reply.status !== 200) continue;
          for (const picture of JSON.parse(reply.text) as readonly Picture[]) drawPicture(picture, 'narrow');
          drawn++;
        }
      }
    }
    assert.ok(drawn > 0);
  });
});

interface Bounds {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Both bounds of a number, and the next double within each. */
function edgesOf({ type, minimum, maximum }: Bounds): readonly number[] {
  if (type !== 'number' || minimum === undefined || maximum === undefined) return [];
  const within = [minimum * (1 + Number.EPSILON), maximum * (1 - Number.EPSILON)];
  return [minimum, maximum, ...within.filter((one) => one >= minimum && one <= maximum)];
}

function defaultsOf({ input }: AnyCalculator): readonly unknown[] {
  return Object.values(input).map((field) => field.default);
}
