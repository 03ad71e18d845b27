import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { runEquationsCommand } from '#cli/commands/equations.ts';
import { unknownStyle } from '#text/read/typed-number.ts';
import { createLocalCalls } from '../../src/service/local.ts';
import { drawSome } from '../kit/draws.ts';

const calculators: readonly AnyCalculator[] = catalogue;
const ask = createLocalCalls(calculators, 'centwise test');

async function equations(...args: string[]) {
  const [printed, errors]: [string[], string[]] = [[], []];
  const code = await runEquationsCommand(args, {
    catalogue: calculators,
    ask,
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
    style: unknownStyle,
  });
  return { code, printed: printed.join('\n'), errors: errors.join('\n') };
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
