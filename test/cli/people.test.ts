import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { drawText } from '#chart/text.ts';
import { describeCalculator } from '#cli/calculation/calc-help.ts';
import { runCalcCommand } from '#cli/commands/calc.ts';
import type { CalcContext } from '#cli/calculation/calculation.ts';
import { colors, plain, type Screen } from '#cli/terminal/screen.ts';
import { runSolveCommand } from '#cli/commands/solve.ts';
import { runSweepCommand } from '#cli/commands/sweep.ts';
import { numberFormatsOf } from '#text/write/number-formats.ts';
import { numberStyleOf } from '#text/read/typed-number.ts';
import { createLocalCalls } from '../../src/service/local.ts';
import { drawSome } from '../kit/draws.ts';

const calculators: readonly AnyCalculator[] = catalogue;
const draw = (color: (index: number, text: string) => string) =>
  createLocalCalls(calculators, 'centwise test', undefined, (picture) =>
    drawText(picture, { columns: 80, color }),
  );
const ask = draw((_, text) => text);
const piped = createLocalCalls(calculators, 'centwise test');

interface Wishes {
  readonly isPiped?: boolean;
  readonly locale?: string;
  readonly isColored?: boolean;
  /** What a person answers to questions, in order. */
  readonly answers?: readonly string[];
}

type Run = (args: readonly string[], context: CalcContext) => Promise<number>;

async function run(command: Run, words: string, wishes: Wishes = {}) {
  const { isPiped = false, locale = 'en-US', isColored = false, answers } = wishes;
  const [printed, errors, questions]: [string[], string[], string[]] = [[], [], []];
  const left = [...(answers ?? [])];
  const screen: Screen = {
    columns: 80,
    formats: numberFormatsOf(locale),
    paint: isColored ? colors : plain,
    write: (text) => printed.push(text),
    ...(answers !== undefined && {
      ask(question) {
        questions.push(question);
        return Promise.resolve(left.shift());
      },
    }),
  };
  const code = await command(words.split(' '), {
    catalogue: calculators,
    ask: isPiped ? piped : ask,
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
    style: numberStyleOf(locale),
    screen: isPiped ? undefined : screen,
  });
  return { code, printed: printed.join('\n'), errors: errors.join('\n'), questions };
}

// As the README shows: 400,000 with 80,000 down at 7 % over 30 years gives 2,128.97 a month.
const loan = '--down-payment 80,000 --interest-rate 7% --loan-term 30';
const house = `mortgage --home-price 400,000 ${loan}`;

describe('a terminal', () => {
  test('says the answer in a sentence, and shows results with labels, separators and the currency', async () => {
    const { printed, code } = await run(runCalcCommand, `${house} --currency USD`, { isColored: true });
    assert.equal(code, 0);
    assert.deepEqual(printed.split('\n'), [
      'You would pay \u001b[1m$2,128.97\u001b[0m a month',
      '',
      'Monthly payment    $2,128.97',
      'Total interest   $446,428.47',
      'Total paid       $766,428.47',
    ]);
  });

  test('writes numbers as the locale does', async () => {
    const given = 'mortgage --home-price 400.000 --down-payment 80.000 --interest-rate 7,0% --loan-term 30';
    const { printed } = await run(runCalcCommand, `${given} --currency EUR`, { locale: 'de-DE' });
    assert.match(printed, /Monthly payment +2\.128,97\s€/);
  });

  test('shows the schedule with the interval as its first column', async () => {
    const { printed } = await run(runCalcCommand, `${house} --schedule year`);
    assert.match(printed, /\n\nYear +Payment +Interest +Principal +Balance\n +1 +25,547\.62 +22,297\.02/);
    assert.equal(printed.split('\n').filter((line) => /^ +\d+ +\d/.test(line)).length, 30);
  });

  test('shows lists as tables, warnings, and why a result has no value', async () => {
    const offers = [
      { name: 'A', annual_rate: 6, tenure_months: 120 },
      { name: 'B', annual_rate: 5, tenure_months: 120 },
    ];
    const { printed } = await run(
      runCalcCommand,
      `loan-comparison --principal 100k --offers ${JSON.stringify(offers)}`,
    );
    assert.match(printed, /^Cheapest offer +B$/m);
    assert.match(printed, /^Offers\nNo\. {2}Name +Monthly payment +/m);
    assert.match(printed, /^ {2}2 {2}B +1,060\.66 +/m);
    const fraction = await run(runCalcCommand, house.replace('7%', '0.07'));
    assert.match(fraction.printed, /^Warning: .*0\.07/m);
  });

  test('leaves out a list that only repeats a result', async () => {
    const { printed } = await run(runCalcCommand, 'irr --cash-flows=-1000,300,400,500');
    assert.match(printed, /^IRR +8\.9% per period$/m);
    assert.doesNotMatch(printed, /IRRs/);
    const several = await run(runCalcCommand, 'irr --cash-flows=-1000,2300,-1320');
    assert.match(several.printed, /^IRRs\n/m);
  });

  test('lists calculators within its columns', async () => {
    const { printed } = await run(runCalcCommand, '--search loan');
    const lines = printed.split('\n');
    assert.ok(lines.length > 9);
    for (const line of lines) assert.ok(line.length <= 80, line);
  });

  test('draws a chart of lines that end at the first and the last value', async () => {
    const { printed } = await run(runCalcCommand, `${house} --chart`);
    const lines = printed.split('\n');
    const drawing = lines.filter((line) => line.includes('┤')).map((line) => line.split('┤')[1]!);
    assert.equal(drawing.length, 14);
    assert.ok(lines.every((line) => Array.from(line).length <= 80));
    // The balance falls from 320,000 of 500,000, where the axis ends, to 0.
    const firstInk = drawing.findIndex((line) => /^[^\s]/.test(line));
    assert.equal(firstInk, Math.floor((1 - 320_000 / 500_000) * 14));
    assert.match(drawing.at(-1)!, /[^\s]{2}$/);
    assert.match(printed, /500K ┤/);
    assert.match(printed, /● Balance {3}● Principal paid {3}● Interest paid/);
  });

  test('explains below the results', async () => {
    const { printed } = await run(runCalcCommand, `${house} --explain`);
    assert.match(printed, /\nMonthly payment +2,128\.97\n[\s\S]+\nHOW IT IS CALCULATED\n/);
  });

  test('shows no control characters of its own with --json', async () => {
    const { printed } = await run(runCalcCommand, `${house} --json`, { isColored: true });
    assert.equal((JSON.parse(printed) as { monthly_payment: number }).monthly_payment, 2128.97);
  });
});

describe('questions for missing inputs', () => {
  test('are asked until each is accepted, and only for required inputs', async () => {
    const answers = ['400,000', '500,000', 'x', '7%', '30 years', '80k'];
    const { printed, questions, code } = await run(runCalcCommand, 'mortgage', { answers });
    assert.equal(code, 0);
    assert.equal(questions.length, answers.length);
    assert.match(questions[0]!, /^Price of the home/);
    assert.match(printed, /^interest-rate must be a number .*got the string "x"\.$/m);
    assert.match(printed, /^down-payment must not be above home_price\.$/m);
    assert.match(printed, /Monthly payment +2,128\.97/);
  });

  test('end with an error where the person ends the input', async () => {
    const { code, errors } = await run(runCalcCommand, 'mortgage', { answers: ['400,000'] });
    assert.equal(code, 2);
    assert.equal(errors, '--down-payment is required.');
  });

  test('are not asked with --no-input or --json, nor for what is solved for or varied', async () => {
    for (const flag of ['--no-input', '--json']) {
      const { code, questions, errors } = await run(runCalcCommand, `mortgage ${flag}`, { answers: [] });
      assert.deepEqual([code, questions], [2, []]);
      assert.match(errors, /--home-price is required/);
    }
    const solved = await run(runSolveCommand, 'mortgage home-price monthly-payment=2,000', {
      answers: ['80k', '7', '30'],
    });
    assert.match(solved.printed, /Home price: 380,615\.00/);
    const varied = await run(runSweepCommand, 'mortgage interest-rate=7,8', {
      answers: ['400k', '20%', '30'],
    });
    assert.match(varied.printed, /^ +7% per year +2,128\.97/m);
  });
});

describe('centwise solve', () => {
  test('gives the value, the interval of values, and the results with it', async () => {
    const { printed } = await run(runSolveCommand, `mortgage home-price monthly-payment=2,000 ${loan}`);
    assert.match(printed, /^Home price: 380,615\.00\ngives monthly payment: 2,000\.00\.\nAny value from /);
    assert.match(printed, /\nTotal paid +719,999\.67$/);
    const plainly = await run(runSolveCommand, `mortgage home-price monthly-payment=$2,000 ${loan}`, {
      isPiped: true,
    });
    assert.match(plainly.printed, /^value +380615$/m);
  });

  test('says where a target is only passed, and lists several values', async () => {
    const sip = 'sip years future-value=10,000,000 --monthly-investment 20,000 --annual-return 12';
    const { printed } = await run(runSolveCommand, sip);
    assert.match(printed, /^No value of “Years” gives exactly 10,000,000; these are the nearest\./);
    assert.match(printed, /, below the target\./);
    assert.match(printed, /, above the target\./);
    // With v = 1/(1 + r), 10,000 v − 10,000 v² = 1,570 has two roots between 0 and 1.
    const twice = await run(runSolveCommand, 'npv discount-rate npv=-30 --cash-flows -1600,10000,-10000');
    assert.equal(twice.code, 0, twice.errors);
    assert.match(twice.printed, /^\d+ values of “Discount rate” give the target\./);
  });

  test('finds a number in a list', async () => {
    const words = 'irr /cash_flows/1 irr=10 --cash-flows -100,0';
    const { printed, errors } = await run(runSolveCommand, words);
    assert.equal(errors, '');
    assert.match(printed, /^Cash flows, no\. 2: 110\.00/);
  });

  test('says what is wrong with the question', async () => {
    for (const [words, fault] of [
      [`mortgage rate monthly-payment=2000 ${loan}`, /^FIELD must be one of home_price/m],
      [`mortgage home-price payment=2000 ${loan}`, /^RESULT/m],
      [`mortgage home-price monthly-payment ${loan}`, /names no value; write it as/],
      ['mortgage home-price', /RESULT=VALUE is missing/],
      ['morgage home-price x=1', /did you mean mortgage\?/],
    ] as const) {
      const { code, errors, printed } = await run(runSolveCommand, words);
      assert.equal(code, 2, words);
      assert.equal(printed, '');
      assert.match(errors, fault);
    }
  });
});

describe('centwise sweep', () => {
  const open = `--home-price 400,000 --down-payment 80,000`;

  test('varies one input, with all results or those that are named', async () => {
    const { printed } = await run(runSweepCommand, `mortgage interest-rate=6%..8%:1% ${open} --loan-term 30`);
    assert.equal(printed.split('\n').length, 4);
    assert.match(printed, /^Interest rate +Monthly payment +Total interest +Total paid$/m);
    assert.match(printed, /^ *7% per year +2,128\.97 +446,428\.47 +766,428\.47$/m);
    const words = `mortgage loan-term=15,30 ${open} --interest-rate 7 --outputs monthly-payment`;
    assert.match((await run(runSweepCommand, words)).printed, /^Loan term +Monthly payment$/m);
  });

  test('varies two inputs as a grid of one result', async () => {
    const words = `mortgage interest-rate=6,7 loan-term=15,30 ${open} --outputs monthly-payment`;
    const { printed } = await run(runSweepCommand, words);
    assert.match(printed, /^Monthly payment, by interest rate \(down\) and loan term \(across\)$/m);
    assert.match(printed, /^7% per year +2,876\.25 +2,128\.97$/m);
  });

  test('gives plain columns in a pipe, CSV, JSON and charts', async () => {
    const words = `mortgage interest-rate=6,7 ${open} --loan-term 30`;
    const wishes = { isPiped: true };
    assert.match((await run(runSweepCommand, words, wishes)).printed, /^interest_rate +monthly_payment /);
    const csv = await run(runSweepCommand, `${words} --csv`);
    assert.match(csv.printed, /^interest_rate,monthly_payment,total_interest,total_paid\r\n6,1918\.56,/);
    const json = await run(runSweepCommand, `${words} --json`);
    assert.equal((JSON.parse(json.printed) as { rows: unknown[] }).rows.length, 2);
    const chart = `${words} --outputs monthly-payment --chart`;
    assert.match((await run(runSweepCommand, chart, wishes)).printed, /^<svg /);
    assert.match((await run(runSweepCommand, chart)).printed, /┤/);
  });

  test('says why a combination has no result', async () => {
    const words = `mortgage down-payment=80000,500000 --home-price 400000 --interest-rate 7 --loan-term 30`;
    const { printed, code } = await run(runSweepCommand, words);
    assert.equal(code, 0);
    assert.match(printed, /^ *500,000\.00 +– +– +–$/m);
    assert.match(printed, /^– .*must/m);
  });

  test('says what is wrong with the values', async () => {
    for (const [words, fault] of [
      [`mortgage interest-rate=5..8 ${open} --loan-term 30`, /write|needs a step: interest-rate=5\.\.8:STEP/],
      [`mortgage interest-rate ${open} --loan-term 30`, /names no values/],
      [`mortgage rate=5,6 ${open} --loan-term 30`, /FIELD=VALUES/],
      [`mortgage interest-rate=8..5:0.5 ${open} --loan-term 30`, /FIELD=VALUES/],
      [`mortgage interest-rate=0..1000:0.001 ${open} --loan-term 30`, /FIELD=VALUES/],
      ['mortgage', /FIELD=VALUES is missing/],
    ] as const) {
      const { code, errors } = await run(runSweepCommand, words);
      assert.equal(code, 2, words);
      assert.match(errors, fault, words);
    }
  });
});

describe('help', () => {
  for (const command of ['solve', 'sweep'] as const) {
    test(`of ${command} has an example for each calculator that works`, async () => {
      // All solve and sweep examples are calculated elsewhere; here some are read as a shell reads them.
      for (const { id } of drawSome(calculators)) {
        const [, example = ''] = describeCalculator(calculators, id, command).split('Example:\n  ');
        const words = splitWords(example).slice(2);
        const runner = command === 'solve' ? runSolveCommand : runSweepCommand;
        const errors: string[] = [];
        const code = await runner(words, {
          catalogue: calculators,
          ask: piped,
          print: () => {},
          printError: (text) => errors.push(text),
          style: numberStyleOf('en-US'),
        });
        assert.equal(code, 0, `${example}\n${errors.join('\n')}`);
      }
    });
  }
});

/** The words of a command as a shell reads them, with quotes. */
function splitWords(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|[^\s']+/g)].map(([word, quoted]) => quoted ?? word);
}
