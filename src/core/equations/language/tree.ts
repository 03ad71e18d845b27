/** A block of equations as a tree. docs/equations.md has the grammar. */

/** Where something stands in the block; both count from 1. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

export type Expression =
  | { readonly kind: 'number'; readonly text: string }
  /** Of a value that a native answered among others: that definition's name, a point, and its own. */
  | { readonly kind: 'name'; readonly name: string; readonly position: SourcePosition }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly operands: readonly Expression[];
      /** Of an item of a list of records: which of its fields. */
      readonly field?: string;
      readonly position: SourcePosition;
    }
  /** What code answers that no equation says; see natives.ts. */
  | {
      readonly kind: 'native';
      readonly name: string;
      readonly operands: readonly Expression[];
      readonly position: SourcePosition;
    }
  | { readonly kind: 'negation'; readonly operand: Expression }
  | {
      readonly kind: 'operation';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  /** Over the numbers of the range for which the condition holds. */
  | ({ readonly kind: 'sum'; readonly operand: Expression; readonly condition?: Condition } & IndexRange)
  /** Where the operand is 0 between two numbers at which its signs differ. */
  | ({ readonly kind: 'root'; readonly operand: Expression } & IndexRange)
  /** The first number of the range for which the condition holds; absent where there is none. */
  | ({ readonly kind: 'first'; readonly condition: Condition } & IndexRange);

/** An item of a list. */
export type Item = Expression & { readonly kind: 'call' };

/** All whole numbers, of a root all numbers, from one to another, by the name that they have within. */
export interface IndexRange {
  readonly index: string;
  readonly from: Expression;
  readonly to: Expression;
  readonly position: SourcePosition;
}

export const operators = ['+', '−', '·', '/', '^'] as const;
export type Operator = (typeof operators)[number];

export type Condition =
  | { readonly kind: 'and' | 'or'; readonly left: Condition; readonly right: Condition }
  /** Whether a choice among the inputs has this word. */
  | { readonly kind: 'word'; readonly name: string; readonly word: string; readonly position: SourcePosition }
  /** Whether a field of a record has this word. */
  | {
      readonly kind: 'item-word';
      readonly item: Item;
      readonly word: string;
      readonly position: SourcePosition;
    }
  /** Whether a field of a record, which may be left out, is there. */
  | { readonly kind: 'item-presence'; readonly item: Item; readonly isGiven: boolean }
  /** Whether a name has a value: "is given", or "is absent". */
  | {
      readonly kind: 'presence';
      readonly name: string;
      readonly isGiven: boolean;
      readonly position: SourcePosition;
    }
  | {
      readonly kind: 'relation';
      readonly relation: Relation;
      readonly left: Expression;
      readonly right: Expression;
    };

export const relations = ['=', '<', '≤', '>', '≥'] as const;
export type Relation = (typeof relations)[number];

/** One case of a definition. */
export interface Case {
  /** Undefined where there is none. */
  readonly value: Expression | undefined;
  /** The reason for the absence, as a sentence. */
  readonly reason?: string;
  /** Undefined for the case that holds otherwise, which comes last. */
  readonly when?: Condition;
}

/** name = …, or name(x, y) = … for a function; name(0) = … and name(k) = … for a sequence. */
export interface Definition {
  readonly kind: 'definition';
  readonly name: string;
  readonly parameters?: readonly string[];
  /**
   * Of list.field(j) = …, a field of the items of an output: the list, which is an input, too, or has words
   * for its rows.
   */
  readonly list?: string;
  /** Of a sequence: whether this is where it starts. */
  readonly isStart?: boolean;
  readonly cases: readonly [Case, ...Case[]];
  readonly meaning?: string;
  readonly position: SourcePosition;
}

/** What must hold for there to be an answer; otherwise the calculation ends with this problem. */
export interface Requirement {
  readonly kind: 'requirement';
  readonly condition: Condition;
  readonly code: string;
  readonly message: readonly MessagePart[];
  readonly position: SourcePosition;
}

/** Text, or the smallest amount of money above what an expression comes to. */
export type MessagePart = string | { readonly above: Expression };

export type Statement = Definition | Requirement;

/** Published numbers that equations read as inputs, though no request gives them. */
export interface Figure {
  /** The inputs that decide which of the values is meant, the outermost first, with their defaults. */
  readonly by: readonly FigureChoice[];
  /** The value, or objects of them by the values of those inputs. */
  readonly values: unknown;
}

export interface FigureChoice {
  readonly name: string;
  readonly default?: unknown;
  /** Whether the keys, in ascending order, are days or numbers from each of which its value applies. */
  readonly isFrom?: boolean;
}

/** What a name of the input stands for. */
export type Input =
  | NumberInput
  /** What is neither a number nor a word: only natives take it. */
  | { readonly kind: 'text'; readonly default: unknown; readonly isOptional?: boolean }
  | {
      /** A list of numbers, or of records with these fields; its items are counted from 0. */
      readonly kind: 'list';
      readonly item: NumberInput | undefined;
      readonly fields: Readonly<Record<string, NumberInput | WordInput>>;
      /** Of records: the fields that are dates, and those that are not always there, with their defaults. */
      readonly dates?: readonly string[];
      readonly defaults?: Readonly<Record<string, unknown>>;
      readonly maxItems: number;
      readonly default: readonly unknown[] | undefined;
      readonly isOptional?: boolean;
      readonly figure?: Figure;
    }
  | WordInput;

export interface WordInput {
  readonly kind: 'word';
  /** The words true and false are the values true and false. */
  readonly options: readonly string[];
  /** What the words stand for where the name is used as a number. */
  readonly numbers: Readonly<Record<string, number>> | undefined;
  readonly default: string | boolean | undefined;
  readonly isOptional?: boolean;
}

export interface NumberInput {
  readonly kind: 'number';
  readonly isWhole: boolean;
  /** Of a date, which is the number of its day; the values of a request have its text. */
  readonly isDate?: boolean;
  readonly minimum: number;
  readonly maximum: number;
  readonly default: number | string | undefined;
  /** Whether it may be absent. */
  readonly isOptional?: boolean;
  readonly figure?: Figure;
}

export type Inputs = Readonly<Record<string, Input>>;

/** Of outputs with a row for each option of a choice: these options, and the field in which a row has its. */
export type Rows = Readonly<Record<string, { readonly field: string; readonly options: readonly string[] }>>;

/** A mistake of the author: what is wrong, where, and what would be accepted. */
export class EquationError extends Error {
  override readonly name = 'EquationError';
  readonly position: SourcePosition;

  constructor({ line, column }: SourcePosition, message: string) {
    super(`line ${line}, column ${column}: ${message}`);
    this.position = { line, column };
  }
}
