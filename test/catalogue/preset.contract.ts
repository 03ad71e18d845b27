import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import type { Origin } from '#catalogue/preset/origin.ts';
import { originOf } from '#catalogue/preset/preset.ts';
import { programOf } from '#catalogue/run/program.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { DomainError } from '#base/errors.ts';
import { createReply } from '#calculate/result/result.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { drawCases, drawInputs, goldenInputs } from '../kit/accuracy/drawn.ts';
import { countDraws, drawSome, drawUntil } from '../kit/draws.ts';

const CASES = 150;
/** So many of them must have answers. */
const ANSWERED = 38;

/** What must hold for a preset, held against its base. */
export function describePreset(calculator: AnyCalculator): void {
  const origin = originOf(calculator);
  if (origin === undefined) return;
  const { inputs, fixed, toBase } = origin;
  const base = (catalogue as readonly AnyCalculator[]).find((one) => one === origin.base)!;
  const { id } = calculator;
  const known = drawSome(goldenInputs(id), id);
  const count = countDraws(CASES, id);
  const check = createInputCheck(calculator.input, rulesOf(calculator));
  const isGiven = (name: string) => inputs.has(name) || fixed.has(name);
  /** What no output depends on, from inputs of the base. */
  const idle = (index: number): InputValues => {
    const known = goldenInputs(base.id);
    const values = Object.entries(known[index % known.length]!);
    return Object.fromEntries(values.filter(([name]) => !isGiven(name)));
  };
  const { complete } = createEvaluator(calculator);
  const toWhole = (values: InputValues, index: number): InputValues => {
    const given = Object.entries(toBase(complete(values))).filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(given), ...idle(index) };
  };

  describe(`the preset ${calculator.id}`, () => {
    test(`answers what ${base.id} does`, () => {
      const [own, whole] = [createReply(calculator), createReply(base)];
      let answered = 0;
      const inputs = drawInputs(calculator, known);
      const isEnough = () => answered >= countDraws(ANSWERED, id);
      drawUntil(known.length + count, isEnough, (index) => {
        const values = inputs.next().value;
        if (check(values) !== undefined) return;
        const expected = outcomeOf(whole, toWhole(values, index));
        const text = JSON.stringify(values);
        if (typeof expected !== 'string') answered++;
        else if (expected === 'result-out-of-range') return;
        const cut: InputValues | string =
          typeof expected === 'string' ? expected : cutReply(expected, origin, calculator);
        assert.deepEqual(outcomeOf(own, values), cut, text);
      });
    });

    test(`names no input of ${base.id} that it does not have`, () => {
      const names = new Set(textsOf(calculator).match(/[a-z][a-z0-9]*(?:_[a-z0-9]+)+/g));
      // Code is given also what is fixed, by the names of the base.
      const given = Object.keys(calculator.fixed ?? {});
      const own = new Set([...Object.keys(calculator.input), ...symbolsOf(calculator), ...given]);
      const absent = Object.keys(base.input).filter((name) => !own.has(name));
      for (const name of absent) assert.ok(!names.has(name), name);
    });

    test(`breaks none of the rules of ${base.id} that it leaves out`, () => {
      const { findBroken } = rulesOf(base);
      for (const [index, values] of drawCases(calculator, known, count).entries()) {
        const broken = findBroken(toWhole(values, index));
        assert.ok(!broken.some(({ field }) => isGiven(field)), JSON.stringify(values));
      }
    });
  });
}

function symbolsOf(calculator: AnyCalculator): readonly string[] {
  const { statements } = programOf(calculator);
  return statements.flatMap((one) => (one.kind === 'definition' ? [one.name] : []));
}

/** All that people read about a calculator, as JSON. */
function textsOf(calculator: AnyCalculator): string {
  const { input, output, conventions, equations } = calculator;
  const { rules } = rulesOf(calculator);
  const schemas = Object.values({ ...input, ...output }).map(({ schema }) => schema);
  return JSON.stringify([schemas, rules.map(({ demand }) => demand), conventions, equations]);
}

/** The reply, or the code of the problem. */
function outcomeOf(reply: (values: InputValues) => string, values: InputValues): InputValues | string {
  try {
    return JSON.parse(reply(values)) as InputValues;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/**
 * The chosen members of a reply of the base under their names in the preset, those of records by their order.
 */
function cutReply(reply: InputValues, { outputs, base }: Origin, { output }: AnyCalculator): InputValues {
  const own = Object.entries(reply).flatMap(([name, value]) => {
    if (!outputs.has(name)) return name === 'currency' ? [[name, value]] : [];
    const from = Object.keys(base.output[name]!.fields ?? {});
    const to = Object.keys(output[outputs.get(name)!]!.fields ?? {});
    const record = (one: InputValues) =>
      Object.fromEntries(Object.entries(one).map(([field, part]) => [to[from.indexOf(field)]!, part]));
    return [[outputs.get(name)!, Array.isArray(value) && to.length > 0 ? value.map(record) : value]];
  });
  const reasons = Object.entries((reply['omitted'] ?? {}) as InputValues).flatMap(([name, reason]) =>
    outputs.has(name) ? [[outputs.get(name)!, reason]] : [],
  );
  const omitted = reasons.length > 0 ? { omitted: Object.fromEntries(reasons) as InputValues } : {};
  return { ...(Object.fromEntries(own) as InputValues), ...omitted };
}
