import type { Steps } from '#base/steps.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import { JsonText, toJson } from '#calculate/result/json.ts';
import { endedText, takeWriter } from '#calculate/result/json-writer.ts';
import { createResultWriter } from '#calculate/result/result.ts';
import type { SweepOrder } from './sweep-check.ts';
import { sweep } from './sweeping.ts';

/** As `sweepCells`, but one text from the start: 10,000 cells take less room so, and half the time. */
export function* writeCells(compiled: CompiledCalculator, order: SweepOrder): Steps<JsonText> {
  const { calculator, evaluator } = compiled;
  const { outputs } = order;
  const write = createResultWriter(calculator, evaluator, outputs.length === 0 ? {} : { shown: outputs });
  const writer = takeWriter();
  writer.text('[');
  yield* sweep(
    compiled,
    order,
    (values, varied) => {
      write(writer, values, varied);
      writer.text(',');
    },
    (cell) => writer.text(`${toJson(cell)},`),
  );
  // There is at least one cell.
  writer.rewind(writer.length - 1);
  writer.text(']');
  return new JsonText(endedText(writer));
}
