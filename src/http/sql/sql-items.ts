import type { Steps } from '#base/steps.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import { JsonWriter } from '#calculate/result/json-writer.ts';
import type { RowsEach } from '#http/batch/batch-schedules.ts';
import type { Items } from '#http/batch/batch-items.ts';
import { createRecordReader, createRowAnswer } from './sql-rows.ts';

/**
 * Lines that are the arguments of a function by name, as an engine writes them to a program, each answered
 * with {"result": …}.
 */
export function beginCalls(compiled: CompiledCalculator, form: string, rowsEach: RowsEach = 'usual'): Items {
  let isFault = false;
  const onFault = () => void (isFault = true);
  const answerRow = createRowAnswer(compiled, {
    form,
    rowsEach,
    isText: false,
    takeRows: () => {},
    onFault,
  });
  const read = createRecordReader(compiled.calculator);
  const isInSteps = form === 'schedule' || compiled.prepare !== undefined;
  const own = new JsonWriter();
  function* inSteps(item: unknown): Steps<{ readonly rows: string }> {
    own.rewind(0);
    isFault = false;
    const steps = answerRow(own, read(item));
    if (steps !== undefined) yield* steps;
    return { rows: own.take() };
  }
  return {
    prepare: () => undefined,
    run(writer, item, _, answered) {
      writer.text('{"result":');
      if (answered === undefined) {
        isFault = false;
        void answerRow(writer, read(item));
      } else if ('rows' in answered) writer.text(answered.rows);
      writer.text('}');
      return !isFault;
    },
    ...(isInSteps && { schedule: inSteps }),
  };
}
