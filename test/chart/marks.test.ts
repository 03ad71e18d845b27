import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { picturesOf } from '#catalogue/declare/picture-names.ts';
import { calculationPath } from '#api/paths.ts';
import { draw } from '#chart/draw.ts';
import { PICTURE_TYPE } from '#http/replies.ts';
import { markText, type Picture } from '#picture/picture.ts';
import { languageOf, languageTags } from '#portal/languages/languages.ts';
import { pictureIn } from '#portal/languages/translated-picture.ts';
import { cropPicture } from '#portal/calculator/result/chart-range.ts';
import { createLocalCalls } from '#service/local.ts';

const calculators: readonly AnyCalculator[] = catalogue;
const call = createLocalCalls(calculators, 'centwise test');

/** The output that the first picture of a calculator marks. */
function markedBy(calculator: AnyCalculator): string | undefined {
  const [first] = picturesOf(calculator);
  if (first?.kind === 'schedule') return calculator.schedule?.mark;
  return first?.kind === 'curve' ? first.mark : undefined;
}

async function pictureOf(id: string, changes: object = {}, interval?: string): Promise<Picture> {
  const calculator = calculators.find((one) => one.id === id)!;
  const body = { ...calculator.examples[0].input, ...changes };
  const query = interval === undefined ? {} : { interval };
  const reply = await call({ method: 'POST', path: calculationPath(id), query, body, type: PICTURE_TYPE });
  assert.equal(reply.status, 200, reply.text);
  return (JSON.parse(reply.text) as readonly [Picture])[0];
}

/** The value of a line at a place between its labels. */
function valueAt(picture: Picture, line: number, place: number): number {
  const { values } = picture.series[line]!;
  const [before, after] = [values[Math.floor(place)]!, values[Math.ceil(place)]!];
  return before + (after - before) * (place - Math.floor(place));
}

describe('a chart that marks a result', () => {
  test('names an output, in every language, and says it in its description', async () => {
    const marking = calculators.filter((one) => markedBy(one) !== undefined);
    assert.ok(marking.length >= 15, `${marking.length} calculators`);
    for (const { id, output, examples } of marking) {
      const result = markedBy(calculators.find((one) => one.id === id)!)!;
      assert.ok(output[result] !== undefined, id);
      const { mark, ...picture } = await pictureOf(id);
      if (typeof examples[0].output[result] !== 'number' || mark === undefined) continue;
      assert.equal(mark.at, examples[0].output[result], id);
      assert.ok(draw({ ...picture, mark }).includes(` ${markText(mark)}.</desc>`), id);
      for (const tag of languageTags) {
        const said = pictureIn(languageOf(tag), { ...picture, mark });
        assert.notEqual(said.mark!.label, mark.label, `${id} in ${tag}`);
        const svg = draw(said);
        assert.ok(svg.includes(`>${markText(said.mark!)}<`), `${id} in ${tag}`);
        assert.ok(svg.includes(` ${markText(said.mark!)}.</desc>`), `${id} in ${tag}`);
      }
    }
  });

  test('has the mark where its lines give the answer', async () => {
    const profit = await pictureOf('break-even');
    assert.equal(profit.mark!.name, '2,858');
    assert.ok(Math.abs(profit.mark!.values[0]!) < 20, String(profit.mark!.values[0]));

    const wealth = await pictureOf('rent-vs-buy', { years: 20 });
    const year = wealth.mark!.place;
    assert.equal(wealth.x.labels[year], String(wealth.mark!.at));
    assert.ok(valueAt(wealth, 0, year) >= valueAt(wealth, 1, year));
    assert.ok(valueAt(wealth, 0, year - 1) < valueAt(wealth, 1, year - 1));

    const saved = await pictureOf('mortgage-refinance', {}, 'month');
    const month = saved.mark!.place;
    assert.equal(saved.x.labels[month], '18');
    assert.ok(valueAt(saved, 1, month) >= 0 && valueAt(saved, 1, month - 1) < 0);
    const byYear = await pictureOf('mortgage-refinance', {}, 'year');
    assert.equal(byYear.mark!.place, 0.5);

    const fire = await pictureOf('fire');
    const sum = fire.mark!.values.reduce<number>((all, value) => all + value!, 0);
    assert.ok(Math.abs(sum / fire.goal!.value - 1) < 0.01, `${sum} of ${fire.goal!.value}`);
  });

  test('has the payoff at the end, by months and by years, of which the last is a part', async () => {
    for (const interval of ['month', 'year']) {
      const { mark, x, series } = await pictureOf('mortgage-payoff', {}, interval);
      assert.equal(mark!.place, x.labels.length - 1, interval);
      assert.equal(mark!.values[0], 0, interval);
      assert.equal(series[0]!.values.at(-1), 0, interval);
    }
  });

  test('has no mark where there is no such result, or in a part of the chart without it', async () => {
    assert.equal((await pictureOf('rent-vs-buy', { years: 3 })).mark, undefined);
    const whole = await pictureOf('barista-fire', {}, 'year');
    const { at, place } = whole.mark!;
    assert.equal(cropPicture(whole, { from: 20, to: 40 }).mark, undefined);
    const part = cropPicture(whole, { from: 0, to: 20 });
    assert.deepEqual([part.mark!.at, part.mark!.place], [at, place]);
  });
});
