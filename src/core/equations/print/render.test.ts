import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawTree, structureOf } from '../../../../test/kit/accuracy/random-trees.ts';
import { createRandom } from '../../../../test/kit/accuracy/random.ts';
import { latex } from './latex.ts';
import { library } from '#core/equations/language/known.ts';
import { mathElement, mathml } from './mathml.ts';
import { parseEquations } from '#core/equations/language/parse.ts';
import { renderCase, renderDefinition, renderExpression } from './render.ts';
import type { Definition, Expression } from '#core/equations/language/tree.ts';

function definition(...lines: string[]): Definition {
  return parseEquations(lines.join('\n'), new Set(['timing']))[0] as Definition;
}

function expression(text: string): Expression {
  return definition(`x = ${text}`).cases[0].value!;
}

describe('expressions are typeset in LaTeX', () => {
  const expected: readonly (readonly [string, string])[] = [
    ['annual_rate/1200', '\\frac{\\mathrm{annual\\_rate}}{1200}'],
    ['annual_rate/100/n', '\\frac{\\mathrm{annual\\_rate}/100}{n}'],
    ['(1 + i)^(1/12) − 1', '(1 + i)^{1/12} - 1'],
    ['(1 + r/100)^−n', '\\left( 1 + \\frac{r}{100} \\right)^{-n}'],
    ['L·i/(1 − (1 + i)^−n)', '\\frac{L \\cdot i}{1 - (1 + i)^{-n}}'],
    ['x·(y/z)', 'x \\cdot \\frac{y}{z}'],
    ['x^(y/(p·q))', 'x^{y/(p \\cdot q)}'],
    ['x^(y/p·q)', 'x^{y/p \\cdot q}'],
    ['(x^y)^z', '(x^{y})^{z}'],
    ['x^y^z', 'x^{y^{z}}'],
    ['(x/y)^z', '\\left( \\frac{x}{y} \\right)^{z}'],
    ['x − (y − z)', 'x - (y - z)'],
    ['(x − y) − z', 'x - y - z'],
    ['x·(y·z)', 'x \\cdot (y \\cdot z)'],
    ['−x^2', '-x^{2}'],
    ['(−x)^2', '(-x)^{2}'],
    ['−(x/y)', '-\\frac{x}{y}'],
    ['−x/y', '\\frac{-x}{y}'],
    ['−(x·y)', '-(x \\cdot y)'],
    ['x − −y', 'x - (-y)'],
    ['x + −y·z', 'x + (-y) \\cdot z'],
    ['x·(−y + z)', 'x \\cdot (-y + z)'],
    ['−−x', '-(-x)'],
    ['s(n, i)·(1 + i)', 's(n, i) \\cdot (1 + i)'],
    ['ln(1 + r)', '\\ln(1 + r)'],
    ['normal_cdf(−x)·normal_density(x)', '\\Phi(-x) \\cdot \\varphi(x)'],
    ['normal_quantile(x/y)', '\\Phi^{-1}\\left( \\frac{x}{y} \\right)'],
    ['max(1, floor(12·years + 0.5))', '\\max(1, \\lfloor 12 \\cdot \\mathrm{years} + 0.5 \\rfloor)'],
    ['ceil(n/12)', '\\left\\lceil \\frac{n}{12} \\right\\rceil'],
    ['round(net)', '\\mathrm{round}(\\mathrm{net})'],
    ['sum(k = 1…n, W(k)·2)', '\\sum_{k = 1}^{n} W(k) \\cdot 2'],
    ['sum(k = 1…n, k if k < x)', '\\sum_{k = 1 \\text{, } k < x}^{n} k'],
    ['2·sum(k = 1…n, x + k)', '2 \\cdot \\left( \\sum_{k = 1}^{n} (x + k) \\right)'],
    ['lots(j).price', '\\mathrm{lots}(j) \\mathrm{.price}'],
    ['lots.price(j)', '\\mathrm{lots.price}(j)'],
    [
      'sum(j = 0…1, j if lots(j).cap is given)',
      '\\sum_{j = 0 \\text{, } \\mathrm{lots}(j) \\mathrm{.cap} \\text{ is given}}^{1} j',
    ],
    ['first(k = 1…n, W(k) > x)', '\\text{first } k = 1 \\text{ … } n \\text{ with } W(k) > x'],
  ];
  for (const [text, result] of expected) {
    test(text, () => assert.equal(renderExpression(expression(text), latex), result));
  }
});

describe('definitions are typeset', () => {
  const timed = definition(
    'd(k) = s(k, i)    if timing = two-weeks and k ≥ 1 or i < 0',
    '     = −1         otherwise',
  );

  test('in LaTeX, with their cases', () => {
    assert.equal(
      renderDefinition(library.get('a')!, latex),
      'a(n, i) = \\begin{cases} n & \\text{if } i = 0 \\\\ \\frac{1 - (1 + i)^{-n}}{i} & \\text{otherwise} \\end{cases}',
    );
    assert.equal(
      renderDefinition(timed, latex),
      'd(k) = \\begin{cases} s(k, i) & \\text{if } \\mathrm{timing} = \\mathrm{two\\text{-}weeks} ' +
        '\\text{ and } k \\ge 1 \\text{ or } i < 0 \\\\ -1 & \\text{otherwise} \\end{cases}',
    );
  });

  test('of a sequence, with its start', () => {
    assert.equal(renderDefinition(definition('W(0) = x/2'), latex), 'W(0) = \\frac{x}{2}');
  });

  test('of which one case stands by itself', () => {
    assert.equal(renderCase(timed, timed.cases[1]!, latex), 'd(k) = -1');
  });

  test('where they may be absent', () => {
    const partial = definition('x = 1/rate    if rate is given and timing is absent', '  = absent: No rate.');
    assert.equal(
      renderDefinition(partial, latex),
      'x = \\begin{cases} \\frac{1}{\\mathrm{rate}} & \\text{if } \\mathrm{rate} \\text{ is given} \\text{ and } ' +
        '\\mathrm{timing} \\text{ is absent} \\\\ \\text{no value} & \\text{otherwise} \\end{cases}',
    );
    const conditional = definition('x = 1/rate    if rate > 0');
    assert.equal(
      renderDefinition(conditional, mathml),
      '<mi>x</mi><mo>=</mo><mrow><mo>{</mo><mtable><mtr>' +
        '<mtd><mfrac><mn>1</mn><mi>rate</mi></mfrac></mtd>' +
        '<mtd><mtext>if\u00A0</mtext><mi>rate</mi><mo>&gt;</mo><mn>0</mn></mtd></mtr></mtable></mrow>',
    );
  });

  test('in MathML, with their cases', () => {
    assert.equal(
      renderDefinition(timed, mathml),
      '<mrow><mi>d</mi><mo>\u2061</mo><mrow><mo stretchy="false">(</mo><mi>k</mi><mo stretchy="false">)</mo></mrow></mrow><mo>=</mo>' +
        '<mrow><mo>{</mo><mtable>' +
        '<mtr><mtd><mrow><mi>s</mi><mo>\u2061</mo><mrow><mo stretchy="false">(</mo><mi>k</mi><mo>,</mo><mi>i</mi><mo stretchy="false">)</mo></mrow></mrow></mtd>' +
        '<mtd><mtext>if\u00A0</mtext><mi>timing</mi><mo>=</mo><mtext>two-weeks</mtext>' +
        '<mtext>\u00A0and\u00A0</mtext><mi>k</mi><mo>≥</mo><mn>1</mn>' +
        '<mtext>\u00A0or\u00A0</mtext><mi>i</mi><mo>&lt;</mo><mn>0</mn></mtd></mtr>' +
        '<mtr><mtd><mo form="prefix">−</mo><mn>1</mn></mtd><mtd><mtext>otherwise</mtext></mtd></mtr>' +
        '</mtable></mrow>',
    );
  });

  test('in MathML, with fractions and powers', () => {
    assert.equal(
      mathElement(renderDefinition(definition('i = (1 + annual_rate/100)^(1/12) − 1'), mathml)),
      '<math displaystyle="true"><mi>i</mi><mo>=</mo>' +
        '<msup><mrow><mrow><mo>(</mo><mn>1</mn><mo>+</mo><mfrac><mi>annual_rate</mi><mn>100</mn></mfrac><mo>)</mo></mrow></mrow>' +
        '<mrow><mn>1</mn><mo lspace="0" rspace="0">/</mo><mn>12</mn></mrow></msup><mo>−</mo><mn>1</mn></math>',
    );
  });
});

/**
 * What is typeset, read as a person does: a fraction and an exponent are whole, and else parentheses alone
 * group.
 */
describe('what is typeset means what was written', () => {
  for (const [name, read] of [
    ['LaTeX', (tree: Expression) => readLatex(renderExpression(tree, latex))],
    ['MathML', (tree: Expression) => readMathml(renderExpression(tree, mathml))],
  ] as const) {
    test(`in ${name}`, () => {
      const random = createRandom(20261122, name);
      for (let count = 0; count < 5000; count++) {
        const tree = drawTree(random, random.integer(0, 5));
        const text = read(tree);
        assert.deepEqual(structureOf(expression(text)), structureOf(tree), text);
      }
    });
  }
});

const spoken: Readonly<Record<string, string>> = {
  '\\cdot': '·',
  '-': '−',
  '\\left': '',
  '\\right': '',
  '\\lfloor': 'floor(',
  '\\rfloor': ')',
  '\\lceil': 'ceil(',
  '\\rceil': ')',
  '⌊': 'floor(',
  '⌋': ')',
  '⌈': 'ceil(',
  '⌉': ')',
  '\u2061': '',
};

/** LaTeX in the language of equations. */
function readLatex(text: string): string {
  const tokens = text.match(/\\mathrm\{(?:\\_|[^}])*\}|\\[a-z]+|[a-zA-Z0-9.]+|[^ ]/g)!;
  let position = 0;
  const readGroup = () => {
    assert.equal(tokens[position++], '{');
    return read();
  };
  function read(): string {
    let said = '';
    for (; position < tokens.length;) {
      const token = tokens[position++]!;
      if (token === '}') return said;
      if (token === '\\frac') {
        said += `((${readGroup()})/(${readGroup()}))`;
        assert.notEqual(tokens[position], '^', 'an exponent of a bare fraction');
      } else if (token === '^') said += `^(${readGroup()})`;
      else if (token.startsWith('\\mathrm'))
        said += token.slice('\\mathrm{'.length, -1).replaceAll('\\_', '_');
      else if (/^\\(ln|max|min)$/.test(token)) said += token.slice(1);
      else said += spoken[token] ?? token;
    }
    return said;
  }
  return read();
}

/** MathML in the language of equations. */
function readMathml(text: string): string {
  const tokens = text.match(/<[^>]+>|[^<]+/g)!;
  let position = 0;
  function readElement(): string {
    const tag = tokens[position++]!;
    const parts: string[] = [];
    while (!tokens[position]!.startsWith('</')) {
      const isLeaf = !tokens[position]!.startsWith('<');
      const leaf = isLeaf ? tokens[position++]! : readElement();
      parts.push(spoken[leaf] ?? leaf);
    }
    position++;
    if (tag === '<mfrac>') return `[(${parts[0]})/(${parts[1]})]`;
    assert.ok(tag !== '<msup>' || !parts[0]!.endsWith(']'), 'an exponent of a bare fraction');
    if (tag === '<msup>') return `${parts[0]}^(${parts[1]})`;
    return parts.join('');
  }
  let said = '';
  while (position < tokens.length) said += readElement();
  return said.replaceAll('[', '(').replaceAll(']', ')');
}
