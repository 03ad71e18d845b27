import type {
  Case,
  Condition,
  Definition,
  Expression,
  Operator,
  Relation,
} from '#core/equations/language/tree.ts';

/**
 * How the parts of a formula are put together in one language of typesetting. Each takes parts that are
 * complete.
 */
export interface Markup {
  readonly number: (text: string) => string;
  readonly name: (name: string) => string;
  /** Words that are no signs, with the blanks at their ends. */
  readonly text: (text: string) => string;
  /** A word of a choice, such as "two-weeks". */
  readonly choice: (word: string) => string;
  readonly negation: (operand: string) => string;
  readonly infix: (left: string, sign: Operator | Relation, right: string) => string;
  /** Numerator above denominator. */
  readonly fraction: (numerator: string, denominator: string) => string;
  readonly power: (base: string, exponent: string) => string;
  readonly brackets: (left: Bracket, inner: string, right: Bracket) => string;
  readonly call: (name: string, operands: readonly string[]) => string;
  readonly sum: (range: string, to: string, operand: string) => string;
  readonly row: (...parts: readonly string[]) => string;
  /** The condition is undefined where the case holds otherwise. */
  readonly cases: (
    rows: readonly { readonly value: string; readonly condition: string | undefined }[],
  ) => string;
}

export type Bracket = '(' | ')' | '⌊' | '⌋' | '⌈' | '⌉';

/** How close the outermost sign of an expression binds. */
const SUM = 1;
const PRODUCT = 2;
const FACTOR = 3;
const OPERAND = 4;

/** Where an expression stands. */
interface Position {
  /** What binds less close needs parentheses. */
  readonly least: number;
  /** Whether nothing stands before it, so that a minus cannot follow a sign. */
  readonly isFirst: boolean;
  /** Whether a quotient is written on one line, as in an exponent. */
  readonly isFlat: boolean;
}

const alone: Position = { least: SUM, isFirst: true, isFlat: false };

/** "name = value", with all cases. */
export function renderDefinition(definition: Definition, markup: Markup): string {
  const [first, ...others] = definition.cases;
  if (others.length === 0 && first.when === undefined) return renderCase(definition, first, markup);
  const rows = definition.cases.map(({ value, when }) => ({
    value: renderValue(value, markup),
    condition: when && renderCondition(when, markup),
  }));
  return markup.infix(renderHead(definition, markup), '=', markup.cases(rows));
}

/** "name = value" of one case, without its condition. */
export function renderCase(definition: Definition, { value }: Case, markup: Markup): string {
  return markup.infix(renderHead(definition, markup), '=', renderValue(value, markup));
}

/** The value of a case, or that it has none; the conditions beside it tell why. */
function renderValue(value: Case['value'], markup: Markup): string {
  return value === undefined ? markup.text('no value') : renderExpression(value, markup);
}

function renderHead({ name, parameters, isStart }: Definition, markup: Markup): string {
  if (isStart === true) return markup.call(name, [markup.number('0')]);
  return parameters === undefined ? markup.name(name) : markup.call(name, parameters.map(markup.name));
}

/** The language has no parentheses for conditions: "and" binds closer than "or". */
export function renderCondition(condition: Condition, markup: Markup): string {
  switch (condition.kind) {
    case 'word':
      return markup.infix(markup.name(condition.name), '=', markup.choice(condition.word));
    case 'item-word':
      return markup.infix(renderExpression(condition.item, markup), '=', markup.choice(condition.word));
    case 'presence':
    case 'item-presence': {
      const asked =
        condition.kind === 'presence'
          ? markup.name(condition.name)
          : renderExpression(condition.item, markup);
      return markup.row(asked, markup.text(condition.isGiven ? ' is given' : ' is absent'));
    }
    case 'relation': {
      const { left, relation, right } = condition;
      return markup.infix(renderExpression(left, markup), relation, renderExpression(right, markup));
    }
    case 'and':
    case 'or': {
      const { left, kind, right } = condition;
      return markup.row(
        renderCondition(left, markup),
        markup.text(` ${kind} `),
        renderCondition(right, markup),
      );
    }
  }
}

export function renderExpression(expression: Expression, markup: Markup): string {
  return render(expression, alone, markup);
}

function render(expression: Expression, position: Position, markup: Markup): string {
  if (!needsParentheses(expression, position)) return renderBare(expression, position, markup);
  const inner = { ...alone, isFlat: position.isFlat };
  return markup.brackets('(', renderBare(expression, inner, markup), ')');
}

function needsParentheses(expression: Expression, { least, isFirst, isFlat }: Position): boolean {
  if (expression.kind === 'negation' && !isFirst) return true;
  return closenessOf(expression, isFlat) < least;
}

function closenessOf(expression: Expression, isFlat: boolean): number {
  switch (expression.kind) {
    case 'number':
    case 'name':
    case 'call':
    case 'native':
      return OPERAND;
    case 'negation':
      return FACTOR;
    case 'sum':
    case 'root':
    case 'first':
      return SUM;
    case 'operation':
      return closenessOfOperator(expression.operator, isFlat);
  }
}

function closenessOfOperator(operator: Operator, isFlat: boolean): number {
  switch (operator) {
    case '+':
    case '−':
      return SUM;
    case '·':
      return PRODUCT;
    case '/':
      return isFlat ? PRODUCT : FACTOR;
    case '^':
      return FACTOR;
  }
}

function renderBare(expression: Expression, position: Position, markup: Markup): string {
  const { text } = markup;
  switch (expression.kind) {
    case 'number':
      return markup.number(expression.text);
    case 'name':
      return markup.name(expression.name);
    case 'negation': {
      const operand = { ...position, least: FACTOR, isFirst: false };
      return markup.negation(render(expression.operand, operand, markup));
    }
    case 'operation':
      return renderOperation(expression, position, markup);
    case 'call':
    case 'native':
      return renderCall(expression, position, markup);
    case 'sum': {
      const operand = { ...position, least: PRODUCT, isFirst: false };
      const { index, from, to, condition } = expression;
      const all = markup.infix(markup.name(index), '=', renderExpression(from, markup));
      const range =
        condition === undefined ? all : markup.row(all, text(', '), renderCondition(condition, markup));
      return markup.sum(range, renderExpression(to, markup), render(expression.operand, operand, markup));
    }
    case 'root': {
      const { index, from, to, operand } = expression;
      const range = [
        text(' from '),
        renderExpression(from, markup),
        text(' to '),
        renderExpression(to, markup),
      ];
      const zero = markup.infix(renderExpression(operand, markup), '=', markup.number('0'));
      return markup.row(text('the '), markup.name(index), ...range, text(' with '), zero);
    }
    case 'first': {
      const { index, from, to, condition } = expression;
      const range = markup.infix(markup.name(index), '=', renderExpression(from, markup));
      const end = [text(' … '), renderExpression(to, markup), text(' with ')];
      return markup.row(text('first '), range, ...end, renderCondition(condition, markup));
    }
  }
}

function renderOperation(
  { operator, left, right }: Expression & { readonly kind: 'operation' },
  position: Position,
  markup: Markup,
): string {
  const part = (one: Expression, at: Partial<Position>) => render(one, { ...position, ...at }, markup);
  const flat = { ...alone, isFlat: true };
  switch (operator) {
    case '+':
    case '−':
      return markup.infix(
        part(left, { least: SUM }),
        operator,
        part(right, { least: PRODUCT, isFirst: false }),
      );
    case '·':
      return markup.infix(
        part(left, { least: PRODUCT }),
        operator,
        part(right, { least: FACTOR, isFirst: false }),
      );
    case '/':
      return position.isFlat
        ? markup.infix(
            part(left, { least: PRODUCT }),
            operator,
            part(right, { least: FACTOR, isFirst: false }),
          )
        : markup.fraction(part(left, flat), part(right, flat));
    case '^':
      return markup.power(part(left, { least: OPERAND }), part(right, flat));
  }
}

function renderCall(
  call: Expression & { readonly kind: 'call' | 'native' },
  { isFlat }: Position,
  markup: Markup,
): string {
  const { name, operands } = call;
  const parts = operands.map((operand) => render(operand, { ...alone, isFlat }, markup));
  if (name === 'floor') return markup.brackets('⌊', parts[0]!, '⌋');
  if (name === 'ceil') return markup.brackets('⌈', parts[0]!, '⌉');
  const written = markup.call(name, parts);
  const field = call.kind === 'call' ? call.field : undefined;
  return field === undefined ? written : markup.row(written, markup.name(`.${field}`));
}
