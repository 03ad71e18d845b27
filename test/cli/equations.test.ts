import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { runEquationsCommand } from '#cli/commands/equations.ts';
import { describeInputs } from '#catalogue/run/inputs.ts';
import { describeRows } from '#catalogue/run/program.ts';
import { parseEquations } from '#core/equations/language/parse.ts';
import { choicesAmong } from '#core/equations/language/program.ts';
import { headOf, linesOf } from '#core/equations/language/text.ts';
import type { Definition } from '#core/equations/language/tree.ts';
import { unknownStyle } from '#text/read/typed-number.ts';
import { createLocalCalls } from '../../src/service/local.ts';
import { drawSome } from '../kit/draws.ts';
import { keepPrinted } from '../kit/printed.ts';

const calculators: readonly AnyCalculator[] = catalogue;
const ask = createLocalCalls(calculators, 'centwise test');

function equations(...args: string[]) {
  const context = { catalogue: calculators, ask, style: unknownStyle };
  return keepPrinted((streams) => runEquationsCommand(args, { ...context, ...streams }));
}

describe('centwise equations', () => {
  test('shows what is declared, and which arithmetic decides the first example', async () => {
    const { code, printed } = await equations('cagr');
    assert.equal(code, 0);
    assert.match(printed, /^cagr +=/);
    assert.match(printed, /gives \{"cagr":20\.1124,/);
    assert.match(printed, /^Decided by doubles: their errors are too small to change a digit\.$/m);
    assert.doesNotMatch(printed, /const /);
  });

  test('says what a tie needs, and shows the code with --code', async () => {
    // Half a cent between two.
    const given = ['--principal=8.165', '--annual-rate=0', '--years=3'];
    const { printed } = await equations('compound-interest', ...given, '--code');
    assert.match(
      printed,
      /^Decided by doubles with denominators, as doubles left a digit or a comparison open\.$/m,
    );
    assert.match(printed, /^Code over doubles:\n[^]*v\["principal"\]/m);
    assert.match(printed, /^Code over any arithmetic a:\n[^]*a\.multiply/m);
  });

  test('writes what a preset has of its base in the language', () => {
    for (const { id, input, output, equations: declared } of calculators) {
      if (typeof declared === 'string') continue;
      // What is always absent, as choices are fixed, nobody may declare.
      const definitions = declared.filter(
        (one) => one.kind === 'definition' && linesOf(one).join('') !== `${headOf(one)} = absent`,
      ) as Definition[];
      const choices = choicesAmong(describeInputs(input), describeRows(output));
      const text = definitions.flatMap(linesOf).join('\n');
      const read = parseEquations(text, choices) as readonly Definition[];
      assert.deepEqual(read.flatMap(linesOf).join('\n'), text, id);
    }
  });

  test('names what is wrong with its inputs', async () => {
    const { code, errors } = await equations('cagr', '--initial-value=-1', '--final-value=2', '--years=3');
    assert.equal(code, 2);
    assert.match(errors, /initial-value/);
  });

  test('has an answer for every calculator', async () => {
    for (const { id } of drawSome(calculators)) {
      const { code, printed, errors } = await equations(id, '--code');
      assert.equal(code, 0, `${id}: ${errors}`);
      assert.match(printed, /^Decided by /m, id);
    }
  });
});
