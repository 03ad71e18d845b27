import { binders, expect, reserved } from '#core/equations/language/parse-expression.ts';
import { createScanner, type Scanner } from '#core/equations/language/scan.ts';
import { relations } from '#core/equations/language/tree.ts';

/**
 * The one layout of a block of equations. Within a group of lines, which a blank line ends, the "=" stand
 * below each other, so do the conditions with the meanings of lines without one, and so do the meanings
 * behind conditions.
 */

/** What stands on one line. `meaning` begins with "//". */
interface Line {
  /**
   * "name" or "name(x, y)"; empty for a further case. Undefined where the line is not part of a definition.
   */
  readonly head: string | undefined;
  readonly value: string;
  readonly condition: string;
  readonly meaning: string;
}

/** Blanks between columns. */
const GAP = 4;
/** A wider value moves only what stands behind it. */
const MAX_ALIGNED_WIDTH = 64;

/**
 * The block with every line indented by `margin`, its end by two less. `choices` are the inputs that have
 * words. Throws an EquationError where a line is not one of the language.
 */
export function formatEquations(block: string, choices: ReadonlySet<string>, margin: number): string {
  const groups: Line[][] = [[]];
  for (const [index, text] of block.split('\n').entries()) {
    if (text.trim() !== '') groups.at(-1)!.push(readLine(text, index + 1, choices));
    else if (groups.at(-1)!.length > 0) groups.push([]);
  }
  const written = groups
    .filter((group) => group.length > 0)
    .map((group) => writeGroup(group).map((line) => ' '.repeat(margin) + line));
  return `\n${written.map((group) => group.join('\n')).join('\n\n')}\n${' '.repeat(margin - 2)}`;
}

/** Begins what a template literal inserts; such a line stays as it is. */
const INSERTION = '${';

function readLine(text: string, number: number, choices: ReadonlySet<string>): Line {
  if (text.includes(INSERTION)) return { head: undefined, value: text.trim(), condition: '', meaning: '' };
  const split = text.indexOf('//');
  const code = split < 0 ? text : text.slice(0, split);
  const meaning = split < 0 ? '' : `// ${text.slice(split + 2).trim()}`.trimEnd();
  const scanner = createScanner(code.trimEnd(), number);
  if (scanner.peek() === '') return { head: undefined, value: '', condition: '', meaning };
  if (scanner.peek() === 'require') {
    return { head: undefined, value: spellRequirement(scanner, choices), condition: '', meaning };
  }
  const head = spell(scanner, new Set(), ['=']);
  expect(scanner, '=');
  if (scanner.take('absent')) {
    const condition = spell(scanner, choices, [':']);
    const reason = scanner.take(':') ? `: ${scanner.rest()}` : '';
    if (condition === '') return { head, value: `absent${reason}`, condition, meaning };
    return { head, value: 'absent', condition: condition + reason, meaning };
  }
  const value = spell(scanner, choices, ['if', 'otherwise']);
  return { head, value, condition: spell(scanner, choices, []), meaning };
}

/** A rule names an input where a requirement has the code of a problem. The message is the author's. */
function spellRequirement(scanner: Scanner, choices: ReadonlySet<string>): string {
  const condition = spell(scanner, choices, ['else']);
  if (!scanner.take('else')) return condition;
  const subject = scanner.word() || scanner.fail('the code of a problem, or an input');
  const part = spell(scanner, choices, [':']);
  expect(scanner, ':');
  return `${condition} else ${subject}${part}: ${scanner.rest()}`;
}

/** What is read up to one of `ends`, with the blanks that belong there. */
function spell(scanner: Scanner, choices: ReadonlySet<string>, ends: readonly string[]): string {
  let text = '';
  let before = '';
  let isSigned = false;
  let depth = 0;
  for (let token = scanner.peek(); token !== ''; token = scanner.peek()) {
    if (depth === 0 && ends.includes(token)) break;
    depth += token === '(' ? 1 : token === ')' ? -1 : 0;
    scanner.next();
    text += (isSigned ? '' : separatorOf(before, token)) + token;
    isSigned = token === '−' && beginsOperand(before);
    const choice = before === '.' ? `.${token}` : token;
    before = token;
    // A word of a choice may have hyphens, which are no signs.
    if (choices.has(choice) && scanner.take('=')) {
      before = scanner.word();
      text += ` = ${before}`;
    }
  }
  return text;
}

const openers = new Set(['', '(', ',', '+', '−', '·', '/', '^', '…', ...relations]);

/** Whether an operand follows, so that a minus is its sign. */
function beginsOperand(before: string): boolean {
  return openers.has(before) || reserved.has(before);
}

const tight = new Set(['·', '/', '^', '…', '.']);

function separatorOf(before: string, token: string): string {
  if (before === '' || before === '(' || tight.has(before) || tight.has(token)) return '';
  if (token === ')' || token === ',') return '';
  const isCall = token === '(' && /^[A-Za-z]/.test(before);
  return isCall && (binders.has(before) || !reserved.has(before)) ? '' : ' ';
}

function writeGroup(lines: readonly Line[]): readonly string[] {
  const headWidth = widest(lines.map(({ head }) => head ?? ''));
  const startOf = ({ head, value }: Line) =>
    head === undefined ? value : `${head.padEnd(headWidth)} = ${value}`;
  const isFollowed = ({ head, condition, meaning }: Line) =>
    head !== undefined && (condition !== '' || meaning !== '');
  const values = lines.filter(isFollowed).map(({ value }) => value);
  const valueWidth = widest(values.filter(({ length }) => length <= MAX_ALIGNED_WIDTH));
  const startWidth = headWidth + ' = '.length + valueWidth;
  const conditions = lines.filter(({ meaning }) => meaning !== '').map(({ condition }) => condition);
  const conditionWidth = widest(conditions);
  return lines.map((line) => {
    const { condition, meaning } = line;
    const start = startOf(line);
    if (condition === '' && meaning === '') return start;
    if (start === '') return meaning;
    const padded = line.head === undefined ? start : start.padEnd(startWidth);
    const [second, third] = condition === '' ? [meaning, ''] : [condition, meaning];
    const whole = `${padded}${' '.repeat(GAP)}${second}`;
    return third === ''
      ? whole
      : `${whole.padEnd(whole.length - second.length + conditionWidth + GAP)}${third}`;
  });
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length));
}
