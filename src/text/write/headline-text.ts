import { type Said, say, textOf } from './said.ts';
import type { AnyDeclaration } from '#catalogue/declare/define.ts';
import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import { isOfConstantRates } from '#catalogue/declare/forecasts.ts';
import { type Clause, type Placeholder, readHeadline, type Sentence } from '#catalogue/declare/headline.ts';
import {
  isMoney,
  isRate,
  isSingle,
  joinUnit,
  labelOf,
  percentText,
  placeText,
  resultText,
  type TextContext,
  valueText,
} from './result-text.ts';
import { PLACE, unitOf } from '#catalogue/declare/units.ts';

type Values = Readonly<Record<string, unknown>>;

/** What sentences need of a calculator. */
export type Answering = Pick<AnyDeclaration, 'input' | 'output' | 'headline' | 'conventions'>;

/** What a calculation answers, in a sentence of which one value stands out. */
export interface WrittenHeadline {
  /** The output whose value stands out, or the list that has it. */
  readonly name: string;
  /** Whether the value is negative and the sentence says so by its words: "buying costs $200.00 more". */
  readonly isTurned: boolean;
  /** Whether the value is one of a forecast, of which the sentence says the first digits. */
  readonly isRounded: boolean;
  /** The output that is shown with its label, in place of a sentence. */
  readonly shown?: string;
  readonly said: Said;
  /** The place of that value among those of the sentence. */
  readonly main: number;
}

/** A calculation: its request and its results, whose numbers may be texts. */
export interface Calculated {
  readonly values: Values;
  readonly outputs: Values;
}

/**
 * The sentence that answers the question, or else the name and the value of a result; undefined when a reply
 * has no single value.
 */
export function writeHeadline(
  calculator: Answering,
  calculated: Calculated,
  context: TextContext,
): WrittenHeadline | undefined {
  const sentence = sentencesOf(calculator).find(({ clauses, parts }) => {
    const named = parts.filter((part) => typeof part !== 'string');
    return (
      clauses.every((clause) => holds(calculator, calculated, clause)) &&
      named.every((part) => valueOf(calculator, calculated, part.name) !== undefined)
    );
  });
  if (sentence === undefined) return writeResult(calculator, calculated, context);
  const named = sentence.parts.filter((part) => typeof part !== 'string');
  const main = named.find(({ isMain }) => isMain)!;
  const value = valueOf(calculator, calculated, main.name);
  const isResult = main.row === undefined && calculated.outputs[main.name] !== undefined;
  const field = isResult ? calculator.output[main.name] : undefined;
  return {
    name: main.name,
    isRounded: field !== undefined && roundedText(calculator, field, value, context) !== undefined,
    isTurned: main.hasNoSign && Number(value) < 0,
    main: named.indexOf(main),
    said: {
      texts: textsOf(sentence),
      values: named.map((part) => placeholderText(calculator, calculated, part, context)),
    },
  };
}

/** The fixed parts of a sentence, around and between its values. */
function textsOf({ parts }: Sentence): readonly string[] {
  const texts = [''];
  for (const part of parts) {
    if (typeof part === 'string') texts.push(texts.pop()! + part);
    else texts.push('');
  }
  return texts;
}

/** The whole sentence as one text. */
export function headlineText({ said }: WrittenHeadline): string {
  return textOf(said);
}

const known = new WeakMap<Answering, readonly Sentence[]>();

function sentencesOf(calculator: Answering): readonly Sentence[] {
  const { headline } = calculator;
  const sentences =
    known.get(calculator) ?? (headline === undefined ? [] : readHeadline(calculator, headline));
  known.set(calculator, sentences);
  return sentences;
}

/** A result, or else an input, with its default; undefined where there is none. */
function valueOf({ input }: Answering, { values, outputs }: Calculated, name: string): unknown {
  const value = outputs[name] ?? values[name] ?? input[name]?.default;
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

function holds(calculator: Answering, calculated: Calculated, { name, test, operand }: Clause): boolean {
  const value = valueOf(calculator, calculated, name);
  const isGiven = calculated.values[name] !== undefined;
  if (test === 'is given' || test === 'is not given') return isGiven === (test === 'is given');
  if (test === 'is there' || test === 'is absent') return (value !== undefined) === (test === 'is there');
  if (value === undefined) return false;
  const other = valueOf(calculator, calculated, operand!) ?? operand;
  if (test === '=' || test === '!=') {
    const word = typeof value === 'boolean' ? String(value) : value;
    const isSame = word === other || Number(word) === Number(other);
    return isSame === (test === '=');
  }
  const [left, right] = [Number(value), Number(other)];
  return { '<': left < right, '<=': left <= right, '>': left > right, '>=': left >= right }[test];
}

function placeholderText(
  calculator: Answering,
  calculated: Calculated,
  { name, hasNoSign, row }: Placeholder,
  context: TextContext,
): string {
  const { input, output } = calculator;
  const { values, outputs } = calculated;
  const withoutSign = (value: unknown): unknown => (hasNoSign ? String(value).replace(/^[-−]/, '') : value);
  const field = output[name];
  if (row !== undefined) {
    const index = Number(/^\d/.test(row.index) ? row.index : outputs[row.index]);
    const item = (outputs[name] as readonly Values[])[index]!;
    return phrase(field!.fields![row.field]!, withoutSign(item[row.field]), context);
  }
  // What was given is said as it was given.
  const isGiven = values[name] !== undefined && input[name] !== undefined;
  if (field === undefined || outputs[name] === undefined || isGiven) {
    return inputPhrase(input[name]!, withoutSign(values[name] ?? input[name]!.default), context);
  }
  if (unitOf(field) === PLACE) return placeText(name, outputs[name], calculated, context);
  if (field.kind !== 'list') {
    const value = withoutSign(outputs[name]);
    return roundedText(calculator, field, value, context) ?? phrase(field, value, context);
  }
  return joinWords((outputs[name] as readonly unknown[]).map((one) => phrase(field.item!, one, context)));
}

/** "10%, 20% and 30%". */
function joinWords(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)!}`;
}

/** From where on an amount, and a time in years, is said with fewer digits. */
const [MIN_AMOUNT, MIN_YEARS] = [1000, 10];
const DIGITS = 4;

/** A result of a forecast without the digits that nobody knows; undefined where it has no such digits. */
function roundedText(
  { conventions: { forecast } }: Answering,
  output: OutputField,
  value: unknown,
  { reader, currency }: TextContext,
): string | undefined {
  if (!isOfConstantRates(forecast) || output.kind !== 'number') return undefined;
  const [number, unit] = [Number(value), unitOf(output)];
  if (output.decimals === 'currency' && Math.abs(number) >= MIN_AMOUNT)
    return reader.wholeMoney(BigInt(Number(number.toPrecision(DIGITS))).toString(), currency);
  if (unit === 'years' && output.decimals === 2 && Math.abs(number) >= MIN_YEARS)
    return joinUnit(String(value), unit, reader, 1);
  return undefined;
}

/** A result within a sentence, which says itself what a percentage is of. */
function phrase(output: OutputField, value: unknown, context: TextContext): string {
  if (output.options !== undefined) return plainWords(value);
  if (isRate(output)) return percentText(output, String(value), context);
  return valueText(output, value, context);
}

/**
 * An input within a sentence; a price of a unit as it was given, with more decimals than its currency has.
 */
export function inputPhrase(
  field: InputField,
  value: unknown,
  { reader, currency, minDecimals }: TextContext,
): string {
  if (field.kind === 'date') return reader.date(String(value));
  if (field.kind !== 'real' && field.kind !== 'integer') return plainWords(value);
  if (isMoney(field)) return reader.price(String(value), currency);
  const unit = unitOf(field);
  return joinUnit(String(value), unit.startsWith('%') ? '%' : unit, reader, undefined, minDecimals);
}

function plainWords(value: unknown): string {
  return String(value).replaceAll(/[-_]/g, ' ');
}

/** The name and the value of the first result that a reply has and that does not just repeat an input. */
function writeResult(
  calculator: Answering,
  { values, outputs }: Calculated,
  context: TextContext,
): WrittenHeadline | undefined {
  const { output } = calculator;
  const present = Object.keys(output).filter(
    (name) => outputs[name] !== undefined && isSingle(output[name]!),
  );
  const name = present.find((one) => !isEcho(calculator, one, values, outputs)) ?? present[0];
  if (name === undefined) return undefined;
  const label = labelOf(name, output[name]!, context);
  const said = say`${label}: ${resultText(name, output[name]!, { outputs }, context)}`;
  return { name, isTurned: false, isRounded: false, shown: name, said, main: 1 };
}

/** Whether an output repeats an input, by its name or as the same number in the same unit. */
function isEcho({ input, output }: Answering, name: string, values: Values, results: Values): boolean {
  if (values[name] !== undefined) return true;
  const result = Number(results[name]);
  if (output[name]!.kind !== 'number' || result === 0) return false;
  return Object.entries(input).some(
    ([field, one]) => values[field] === result && unitOf(one) === unitOf(output[name]!),
  );
}
