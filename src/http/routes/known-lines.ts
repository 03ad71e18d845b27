import { DomainError } from '#base/errors.ts';
import type { InputValues } from '#catalogue/define.ts';
import { createPhrase, type JsonWriter } from '#derive/json-writer.ts';
import type { CompiledCalculator } from '../compiled-calculator.ts';
import { createLineShape, type LineShape } from './line-shape.ts';

/** Where a line begins, and its number, from 1. */
export interface LineStart {
  readonly start: number;
  readonly line: number;
}

/** Lines like those that came before, of all callers. */
export interface KnownLines {
  /** As `runLine` of items; `named` is the calculator of the batch. */
  readonly run: (writer: JsonWriter, bytes: Uint8Array, at: LineStart, named: string | undefined) => number;
  /** Lets lines that are like this one be known; it is an item that has a result. */
  readonly add: (line: Uint8Array, calculator: CompiledCalculator, named: string | undefined) => void;
}

interface KnownLine {
  readonly shape: LineShape;
  readonly calculator: CompiledCalculator;
  /** The calculator of the batch, where the line names none. */
  readonly named: string | undefined;
}

/** A line that is like none of them is compared with all. */
const MAX_SHAPES = 8;
/** A shape takes as long as some tens of lines, and all lines of a caller may differ. */
const LINES_FOR_A_SHAPE = 1_000;

export function createKnownLines(): KnownLines {
  const known: KnownLine[] = [];
  /** Where the shape of the line before is. */
  let latest = 0;
  let added = 0;
  let unknownLines = 0;

  function run(writer: JsonWriter, bytes: Uint8Array, at: LineStart, named: string | undefined): number {
    for (let tried = 0; tried < known.length; tried++) {
      const place = (latest + tried) % known.length;
      const one = known[place]!;
      if (one.named !== undefined && one.named !== named) continue;
      const values = one.shape.read(bytes, at.start);
      if (values === undefined) continue;
      latest = place;
      return answer(writer, bytes, one, values, at.line);
    }
    unknownLines++;
    return -1;
  }

  function add(line: Uint8Array, calculator: CompiledCalculator, named: string | undefined): void {
    if (known.length === MAX_SHAPES && unknownLines < LINES_FOR_A_SHAPE) return;
    const shape = createLineShape(line);
    if (shape === undefined) return;
    unknownLines = 0;
    latest = added++ % MAX_SHAPES;
    known[latest] = { shape, calculator, named: shape.isNamed ? undefined : named };
  }
  return { run, add };
}

const opening = {
  id: createPhrase('{"id":'),
  line: createPhrase(',"line":'),
  lineFirst: createPhrase('{"line":'),
  result: createPhrase(',"status":200,"result":'),
};

/** Where the next line begins; −1, with nothing written, when the values are not valid or have no answer. */
function answer(
  writer: JsonWriter,
  bytes: Uint8Array,
  { shape, calculator }: KnownLine,
  values: InputValues,
  line: number,
): number {
  if (calculator.check(values) !== undefined) return -1;
  const { idStart, idEnd, end } = shape.place;
  const { length } = writer;
  try {
    if (idEnd > 0) {
      writer.phrase(opening.id);
      writer.bytes(bytes, idStart, idEnd);
      writer.phrase(opening.line);
    } else writer.phrase(opening.lineFirst);
    writer.decimal(line, 0);
    writer.phrase(opening.result);
    calculator.write(writer, values);
    writer.text('}\n');
    return end;
  } catch (error) {
    writer.rewind(length);
    if (error instanceof DomainError) return -1;
    throw error;
  }
}
