import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator, type Evaluator } from '#catalogue/run/evaluate.ts';
import { catalogue } from '#catalogue/index.ts';
import { createDecimalArithmetic } from '#core/arithmetic/decimal.ts';
import { DomainError } from '#base/errors.ts';
import { simplestBetween } from '#core/search/simplest.ts';
import type { Domain } from '#core/search/domain.ts';
import { findSolutions, type Found } from '#core/search/solve.ts';
import { finish } from '#base/steps.ts';
import { createReply } from '#calculate/result/result.ts';
import { solvableFields, targetOutputs, type Question } from '#calculate/solve/questions.ts';
import { solve } from '#calculate/solve/solving.ts';
import { readGolden } from '../kit/golden.ts';
import { countDraws, drawSome } from '../kit/draws.ts';
import { drawQuarter } from '../kit/quarters.ts';

interface GoldenCase {
  readonly input: InputValues;
  readonly problem?: string;
}

/** What a calculator gives for valid inputs, as it stands in the reply. */
type Results = Readonly<Record<string, number>>;

/** Of one calculator, as all of them would take minutes. */
const MAX_QUESTIONS = 15;
/** The same of one whose evaluation takes milliseconds, or whose searches take seconds. */
const MAX_LONG_QUESTIONS = 4;
const longSearches = new Set(['portfolio-allocation', 'bond', 'business-loan']);
/** So many are drawn, as some have the same answer for every value. */
const MAX_DRAWN = 60;

for (const calculator of drawQuarter<AnyCalculator>(catalogue)) {
  const evaluator = createEvaluator(calculator);
  const reply = createReply(calculator);
  const calculate = (input: InputValues) => JSON.parse(reply(input)) as Results;

  test(`${calculator.id}: results are solved back for every number that went into them`, () => {
    let [asked, met] = [0, 0];
    const isLong = calculator.prepare !== undefined || longSearches.has(calculator.id);
    const most = countDraws(isLong ? MAX_LONG_QUESTIONS : MAX_QUESTIONS, calculator.id);
    for (const question of questionsOf(calculator, calculate)) {
      if (asked === most) break;
      const { solveFor, output, target, inputs } = question;
      const answers = answersTo(calculator, evaluator, question);
      if (answers === 'independent') continue;
      asked++;
      const found = answers.map(({ value }) => calculate({ ...inputs, [solveFor]: value })[output]!);
      // A ledger in cents jumps to and fro, its last payment by the roundings of all months: there both sides
      // of a jump over the target may be all that is found.
      const isNear = found.some((result) => Math.abs(result - target) <= 1e-4 * Math.abs(target));
      const isBetween = Math.min(...found) < target && Math.max(...found) > target;
      assert.ok(isNear || isBetween, `${JSON.stringify(question)} gave ${found.join(', ')}`);
      if (found.includes(target)) met++;
    }
    // Of a few, one may be missed.
    const isEnough = met >= 0.9 * asked || (asked === most && asked - met === 1);
    // Of one that has lists only, nothing is asked.
    const isAsked = solvableFields(calculator).length === 0 || asked >= countDraws(3, calculator.id);
    assert.ok(isAsked && isEnough, `${met} of ${asked}`);
  });
}

/** The answers; or that the output is the same for every value, which must then be the target. */
function answersTo(calculator: AnyCalculator, evaluator: Evaluator, question: Question) {
  try {
    return finish(solve(calculator, evaluator, question)).answers;
  } catch (error) {
    if (!(error instanceof DomainError) || !error.message.includes('does not depend on')) throw error;
    assert.match(error.message, /so every value gives the target$/, JSON.stringify(question));
    return 'independent';
  }
}

/** Every number of golden cases asked back from every result, of some cases first, if they are not all. */
function* questionsOf(
  calculator: AnyCalculator,
  calculate: (input: InputValues) => Results,
): Generator<Question> {
  const all = goldenCases(calculator.id);
  const some = drawSome(all, calculator.id);
  yield* chooseQuestions(calculator, calculate, some);
  if (some.length < all.length) yield* chooseQuestions(calculator, calculate, all);
}

/** The questions of these cases, or an even choice of them. */
function chooseQuestions(
  calculator: AnyCalculator,
  calculate: (input: InputValues) => Results,
  cases: readonly GoldenCase[],
): Question[] {
  const questions: Question[] = [];
  const targets = targetOutputs(calculator);
  for (const { input: given, problem } of cases) {
    if (problem !== undefined) continue;
    // The same searches as through more paths, in a hundredth of the time.
    const input = 'path_count' in calculator.input ? { ...given, path_count: 100 } : given;
    const results = Object.entries(calculate(input));
    for (const solveFor of solvableFields(calculator)) {
      if (input[solveFor] === undefined) continue;
      const { [solveFor]: _, ...inputs } = input;
      for (const [output, target] of results) {
        // An amount whose cents no double has: the reply as a number is not the reply.
        if (!targets.includes(output) || Math.abs(target) >= 1e13) continue;
        questions.push({ solveFor, output, target, inputs });
      }
    }
  }
  const chosen = Math.min(questions.length, MAX_DRAWN);
  const drawn = Array.from(
    { length: chosen },
    (_, index) => questions[Math.floor((index * questions.length) / chosen)]!,
  );
  // Every second one first, so that half of them are an even choice, too.
  return [0, 1].flatMap((rest) => drawn.filter((_, index) => index % 2 === rest));
}

/** Searches an output given as a function, in units, whose target is 0; it is rounded to whole units. */
function search(output: (x: number) => number | undefined, domain: Domain): Found {
  return countedSearch(output, domain).found;
}

/** The same, with the number of places that are looked at. */
function countedSearch(output: (x: number) => number | undefined, domain: Domain) {
  const places = new Set<number>();
  const asking = findSolutions(domain);
  const read = (x: number) => {
    places.add(x);
    const middle = output(x);
    return middle === undefined ? undefined : { distance: Math.round(middle), middle, radius: 1e-9 };
  };
  let asked = asking.next();
  while (asked.done !== true) asked = asking.next(read(asked.value));
  return { found: asked.value, places: places.size };
}

const isNear = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual}`);

test('the withdrawal that lasts on 90 percent of the paths takes few simulations', () => {
  const calculator = catalogue.find(({ id }) => id === 'monte-carlo') as AnyCalculator;
  const evaluator = createEvaluator(calculator);
  const rates = new Set<unknown>();
  const counting: Evaluator = {
    ...evaluator,
    resultsAround: (output, a, values, decimals) => {
      rates.add(values['withdrawal_rate']);
      return evaluator.resultsAround(output, a, values, decimals);
    },
  };
  const inputs = { current_savings: 1_000_000, mean_return: 7, volatility: 12, path_count: 1_000 };
  const question = { solveFor: 'withdrawal_rate', output: 'success_rate', target: 90, inputs };
  const [answer] = finish(solve(calculator, counting, question)).answers;
  assert.ok(rates.size <= 130, `${rates.size} simulations`);
  const reply = createReply(calculator);
  const rateAt = (withdrawal_rate: number) =>
    (JSON.parse(reply({ ...inputs, withdrawal_rate })) as Results)['success_rate']!;
  assert.equal(rateAt(answer!.value), 90);
  // The lowest rate that gives 90: just below its interval more paths last.
  assert.ok(rateAt(answer!.value - 1e-4) > 90);
  assert.ok(rateAt(answer!.to + 1e-4) < 90);
});

test('the answer on a flat stretch says how far it goes, also where it is the rounded end of it', () => {
  const calculator = catalogue.find(({ id }) => id === 'income-tax') as AnyCalculator;
  const question = { solveFor: 'annual_income', output: 'tax', target: 20_000 };
  for (const [inputs, low, high] of [
    // Income and tax are cut to whole euros, and taxable income is rounded to tens.
    [{ country: 'DE', tax_year: '2026' }, 74_133, 74_135],
    [{ country: 'IN', tax_year: '2026-27' }, 1_294_225, 1_294_235],
  ] as const) {
    const [answer] = finish(solve(calculator, createEvaluator(calculator), { ...question, inputs })).answers;
    assert.deepEqual([answer!.value, answer!.from, answer!.isFlat], [low, low, true]);
    assert.ok(answer!.to < high && answer!.to > high - 1e-4, String(answer!.to));
  }
});

test('a turn of the output between two amounts is found, where a calculation takes less than simulations do', () => {
  const calculator = catalogue.find(({ id }) => id === 'withdrawal-comparison') as AnyCalculator;
  const inputs = {
    current_savings: 1_000_000,
    years: 20,
    start_date: '1970-01-01',
    cohort_frequency: 'annually',
  };
  const question = { solveFor: 'annual_withdrawal', output: 'highest_median_annual_withdrawal', inputs };
  // Above what all other rules pay, and below what is too much to last.
  const { answers } = finish(
    solve(calculator, createEvaluator(calculator), { ...question, target: 100_000 }),
  );
  assert.ok(answers.length > 0);
});

describe('a search', () => {
  const domain = { minimum: -10, maximum: 10, isWhole: false };

  test('finds all roots, and the whole of each rounding unit', () => {
    const { solutions } = search((x) => 100 * (x - 1) * (x + 3) * (x - 7), domain);
    assert.deepEqual(
      solutions.map(({ low, high, kind }) => [kind, simplestBetween(low, high)]),
      [
        ['sloped', -3],
        ['sloped', 1],
        ['sloped', 7],
      ],
    );
    const [only] = search((x) => 1000 * (x - 2), domain).solutions;
    isNear(only!.low, 1.9995);
    isNear(only!.high, 2.0005);
  });

  test('does not take a pole for a root', () => {
    assert.deepEqual(search((x) => 1e6 / (x - Math.SQRT2), domain).solutions, []);
  });

  test('finds a root beside a gap without answers', () => {
    const { solutions } = search((x) => (x < Math.PI ? undefined : (x - Math.PI - 1e-6) * 1e15), domain);
    assert.equal(solutions.length, 1);
    assert.ok(Math.abs(solutions[0]!.low - Math.PI - 1e-6) < 1e-12);
  });

  test('names the nearest place when nothing is met', () => {
    const { solutions, nearest } = search((x) => 1e6 * (x * x + 1), domain);
    assert.deepEqual(solutions, []);
    assert.ok(Math.abs(nearest!) < 0.1);
  });

  test('meets a target that the output reaches between two samples, before it turns', () => {
    const turning = (x: number) => 1_000 * (1 - Math.abs(Math.log(x / 880)) / 0.01);
    const { solutions } = search(turning, { minimum: 0.01, maximum: 1e12, isWhole: false });
    assert.deepEqual(
      solutions.map(({ low, high }) => [Math.round(low), Math.round(high)]),
      [
        [871, 871],
        [889, 889],
      ],
    );
  });

  test('meets a target that a whole number alone has', () => {
    const { solutions } = search((x) => (x === 37 ? 0 : x - 100), {
      minimum: 0.01,
      maximum: 90,
      isWhole: false,
    });
    assert.deepEqual(
      solutions.map(({ low, high }) => [low, high]),
      [[37, 37]],
    );
  });

  test('shows both sides of a jump over the target', () => {
    const whole = search((x) => x * x - 20, { minimum: 0, maximum: 1000, isWhole: true }).solutions;
    assert.deepEqual(
      whole.map(({ low, high, kind }) => [kind, low, high]),
      [
        ['before', 4, 4],
        ['after', 5, 5],
      ],
    );
    const [before, after] = search((x) => (x < 3.25 ? -5 : 8), domain).solutions;
    assert.ok(before!.low === -10 && before!.high < 3.25 && after!.low === 3.25 && after!.high === 10);
    isNear(before!.high, 3.25);
  });

  test('finds where an output that is sawn comes back to the target', () => {
    // Above 1.0003 it jumps to 5 and falls to -5, every 0.004 anew.
    const sawn = (x: number) => (x < 1.0003 ? -5 : 5 - 2500 * ((x - 1.0003) % 0.004));
    const { solutions } = search(sawn, { minimum: 0, maximum: 1.0166, isWhole: false });
    const met = solutions.filter(({ kind }) => kind === 'sloped');
    // Each of its teeth comes back to the target.
    assert.equal(met.length, 4);
    for (const { low, high } of met)
      assert.deepEqual(
        [low, high].map((x) => Math.abs(Math.round(sawn(x)))),
        [0, 0],
      );
  });

  test('tells a flat stretch from a slope, and at which ends it changes', () => {
    const clamped = search((x) => Math.max(0, 100 * (2.5 - x)), domain).solutions[0]!;
    assert.equal(clamped.kind, 'flat');
    isNear(clamped.low, 2.495);
    assert.deepEqual([clamped.high, clamped.below, clamped.above], [10, 1, undefined]);
    const stepped = search((x) => Math.floor(x) - 4, domain).solutions[0]!;
    assert.deepEqual([stepped.kind, stepped.below, stepped.above], ['flat', -1, 1]);
    isNear(stepped.low, 4);
    isNear(stepped.high, 5);
    const besideGap = search((x) => (x < 3 ? undefined : x < 6 ? 0 : x), domain).solutions[0]!;
    assert.deepEqual([besideGap.kind, besideGap.below, besideGap.above], ['flat', undefined, 6]);
  });

  test('says when the output is the same everywhere', () => {
    assert.equal(search(() => 7, domain).isConstant, true);
    assert.equal(search((x) => (x < 3 ? undefined : 0), domain).isConstant, true);
    assert.equal(search((x) => 7 + x, domain).isConstant, false);
  });

  describe('of costly readings', () => {
    const costly = { minimum: 0, maximum: 1e12, isWhole: false, isCostly: true };

    for (const [what, output, target] of [
      ['met by steps', (x: number) => 10_000 - Math.floor(x / 3.7), 9_000],
      ['jumped over by steps', (x: number) => 10_000 - 7 * Math.floor(x / 3.7), 9_001],
      ['met by a slope', (x: number) => 1e7 - x * 2.3, 12_345],
    ] as const) {
      test(`a target ${what} takes less than half of them, and is found in the same place`, () => {
        const from = (x: number) => output(x) - target;
        const few = countedSearch(from, costly);
        const many = countedSearch(from, { ...costly, isCostly: false });
        assert.ok(few.places <= 150 && few.places < many.places / 2, `${few.places} of ${many.places}`);
        const [found, expected] = [few, many].map(({ found: { solutions } }) => solutions);
        assert.equal(found!.length, expected!.length);
        for (const [index, { low, high, kind }] of found!.entries()) {
          assert.equal(kind, expected![index]!.kind);
          assert.ok(Math.abs(low / expected![index]!.low - 1) < 1e-9, `${low}`);
          assert.ok(Math.abs(high / expected![index]!.high - 1) < 1e-9, `${high}`);
        }
      });
    }

    test('a few of a hundred whole numbers are looked at', () => {
      const { found, places } = countedSearch((x) => 100 * (25.5 - x), {
        minimum: 1,
        maximum: 100,
        isWhole: true,
        isCostly: true,
      });
      assert.ok(places <= 40, `${places}`);
      assert.deepEqual(
        found.solutions.map(({ low }) => low),
        [25, 26],
      );
    });
  });

  test('of hundreds of solutions finds the first hundred, and counts the others', () => {
    let asked = 0;
    const wave = (x: number) => {
      asked++;
      return 1e6 * Math.cos(Math.PI * x);
    };
    const { solutions, omitted } = search(wave, { minimum: 0.01, maximum: 200, isWhole: false });
    assert.equal(solutions.length, 100);
    assert.ok(omitted > 90, String(omitted));
    assert.ok(asked < 12_000, String(asked));
  });
});

test('a bound that does not belong is no answer, though rounding leads to it', () => {
  const calculator = (catalogue as readonly AnyCalculator[]).find(({ id }) => id === 'investment-goal')!;
  const inputs = { goal_amount: 10_000_000, years: 1, annual_return: 12 };
  const question: Question = { solveFor: 'inflation_rate', output: 'future_goal_amount', target: 0, inputs };
  const { answers } = finish(solve(calculator, createEvaluator(calculator), question));
  // Prices fall by all but some 1e-9 percent: 1e7·1e-11 is less than half a cent.
  for (const { value, from } of answers) assert.ok(value > -100 && from > -100, `${value} from ${from}`);
  assert.ok(answers.length > 0);
});

test('a search calculates neither lists, nor another output that a reply may lack, nor one that jumps', () => {
  for (const calculator of catalogue as readonly AnyCalculator[]) {
    const { output, examples } = calculator;
    const [asked = ''] = targetOutputs(calculator);
    const evaluator = createEvaluator(calculator);
    const values = evaluator.complete(examples[0].input);
    const results = evaluator.resultsAround(asked, createDecimalArithmetic(40), values, 2);
    const isNeeded = (name: string) =>
      output[name]!.fields === undefined &&
      output[name]!.isOmittable !== true &&
      output[name]!.isJumping !== true;
    const needed = Object.keys(output).filter((name) => name === asked || isNeeded(name));
    assert.deepEqual(Object.keys(results), needed);
  }
});

test('the simplest number of a range is the roundest, then the one with the fewest decimals', () => {
  assert.equal(simplestBetween(79999.1, 80000.4), 80000);
  assert.equal(simplestBetween(6.99998, 7.00001), 7);
  assert.equal(simplestBetween(0.12341, 0.1239), 0.1235);
  assert.equal(simplestBetween(-0.5, 0.5), 0);
  assert.equal(simplestBetween(1 / 3, 1 / 3), 1 / 3);
});

function goldenCases(id: string): readonly GoldenCase[] {
  return (readGolden(id) as { readonly cases: readonly GoldenCase[] }).cases;
}
