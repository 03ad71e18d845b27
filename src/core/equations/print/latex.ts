import type { Bracket, Markup } from './render.ts';
import type { Operator, Relation } from '#core/equations/language/tree.ts';

const signs: Readonly<Record<Operator | Relation, string>> = {
  '+': ' + ',
  '−': ' - ',
  '·': ' \\cdot ',
  '/': '/',
  '^': '^',
  '=': ' = ',
  '<': ' < ',
  '≤': ' \\le ',
  '>': ' > ',
  '≥': ' \\ge ',
};

const brackets: Readonly<Record<Bracket, string>> = {
  '(': '(',
  ')': ')',
  '⌊': '\\lfloor ',
  '⌋': ' \\rfloor',
  '⌈': '\\lceil ',
  '⌉': ' \\rceil',
};

/** Functions for which LaTeX has a command. */
const commands: Readonly<Record<string, string>> = {
  ln: '\\ln',
  exp: '\\exp',
  min: '\\min',
  max: '\\max',
  normal_density: '\\varphi',
  normal_cdf: '\\Phi',
  normal_quantile: '\\Phi^{-1}',
};

/** For LaTeX with amsmath, KaTeX and MathJax, which differ in what \text takes; so names are in \mathrm. */
export const latex: Markup = {
  number: (text) => text,
  name: (name) => (name.length === 1 ? name : upright(name)),
  text,
  choice: upright,
  negation: (operand) => `-${operand}`,
  infix: (left, sign, right) => left + signs[sign] + right,
  fraction: (numerator, denominator) => `\\frac{${numerator}}{${denominator}}`,
  power: (base, exponent) => `${base}^{${exponent}}`,
  brackets: enclose,
  call: (name, operands) => {
    return (commands[name] ?? latex.name(name)) + enclose('(', operands.join(', '), ')');
  },
  sum: (range, to, operand) => `\\sum_{${range}}^{${to}} ${operand}`,
  row: (...parts) => parts.join(' '),
  cases: (rows) => {
    const lines = rows.map(({ value, condition }) => {
      const end = condition === undefined ? text('otherwise') : `${text('if ')} ${condition}`;
      return `${value} & ${end}`;
    });
    return `\\begin{cases} ${lines.join(' \\\\ ')} \\end{cases}`;
  },
};

function text(text: string): string {
  return `\\text{${text}}`;
}

function upright(name: string): string {
  return `\\mathrm{${name.replaceAll('_', '\\_').replaceAll('-', '\\text{-}')}}`;
}

/** Around a fraction or a sum they are as high as it is. */
function enclose(left: Bracket, inner: string, right: Bracket): string {
  if (!/\\(?:frac|sum)/.test(inner)) return brackets[left] + inner + brackets[right];
  return `\\left${brackets[left].trim()} ${inner} \\right${brackets[right].trim()}`;
}
