import type { Markup } from './render.ts';

/** How the numbers of a formula are written. */
export interface NumberWriting {
  readonly write: (number: string) => string;
  /** Between operands: a comma could be taken for a decimal one where numbers have these. */
  readonly separator: ',' | ';';
}

/** Presentation markup of MathML Core, as every current browser shows it. */
export function createMathml({ write, separator }: NumberWriting): Markup {
  const markup: Markup = {
    number: (text) => `<mn>${write(text)}</mn>`,
    // A single letter is italic, and a longer name upright, by default.
    name: (name) => `<mi>${name}</mi>`,
    text,
    choice: (word) => `<mtext>${word}</mtext>`,
    // Behind another sign it would be taken for a difference.
    negation: (operand) => sign('−', ' form="prefix"') + operand,
    infix: (left, operator, right) => left + (operator === '/' ? SLASH : sign(operator)) + right,
    fraction: (numerator, denominator) => `<mfrac>${single(numerator)}${single(denominator)}</mfrac>`,
    power: (base, exponent) => `<msup>${single(base)}${single(exponent)}</msup>`,
    // Only around a fraction or a sum do they grow; some browsers put blanks beside those that may.
    brackets: (left, inner, right) => {
      const attribute = /<mfrac>|<munderover>/.test(inner) ? '' : ' stretchy="false"';
      return `<mrow>${sign(left, attribute)}${inner}${sign(right, attribute)}</mrow>`;
    },
    call: (name, operands) => {
      const inner = operands.join(sign(separator));
      return `<mrow>${symbols[name] ?? `<mi>${name}</mi>`}${sign(FUNCTION_APPLICATION)}${markup.brackets('(', inner, ')')}</mrow>`;
    },
    sum: (range, to, operand) =>
      `<munderover>${sign('∑')}${single(range)}${single(to)}</munderover>${operand}`,
    row: (...parts) => parts.join(''),
    cases: (rows) => {
      const lines = rows.map(({ value, condition }) => {
        const end = condition === undefined ? text('otherwise') : text('if ') + condition;
        return `<mtr><mtd>${value}</mtd><mtd>${end}</mtd></mtr>`;
      });
      return `<mrow>${sign('{')}<mtable>${lines.join('')}</mtable></mrow>`;
    },
  };
  return markup;
}

/** With numbers as the language of equations has them. */
export const mathml = createMathml({ write: (number) => number, separator: ',' });

/** Functions that have a symbol. */
const symbols: Readonly<Record<string, string>> = {
  normal_density: '<mi>φ</mi>',
  normal_cdf: '<mi mathvariant="normal">Φ</mi>',
  normal_quantile:
    '<msup><mi mathvariant="normal">Φ</mi><mrow><mo form="prefix">−</mo><mn>1</mn></mrow></msup>',
};

const FUNCTION_APPLICATION = '\u2061';
const SLASH = '<mo lspace="0" rspace="0">/</mo>';

/** A formula as an element for a page, with fractions in full size. */
export function mathElement(content: string): string {
  return `<math displaystyle="true">${content}</math>`;
}

function sign(character: string, attribute = ''): string {
  return `<mo${attribute}>${character.replace('<', '&lt;').replace('>', '&gt;')}</mo>`;
}

/** Blanks at the ends of a text are not shown, but those that do not break are. */
function text(text: string): string {
  return `<mtext>${text.replaceAll(' ', '\u00A0')}</mtext>`;
}

/** What stands in a fraction or a power must be one element. */
function single(content: string): string {
  return /^<(m[in])>[^<]*<\/\1>$/.test(content) ? content : `<mrow>${content}</mrow>`;
}
