import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { activeByCode } from '#core/money/iso4217.ts';
import type { Separator } from '#base/csv.ts';
import { csvCell } from '#base/csv.ts';
import { toJson } from '#calculate/result/json.ts';
import { JsonWriter } from '#calculate/result/json-writer.ts';
import { moneyOf, roundedValue, type WriteResult } from '#calculate/result/result.ts';

/** Columns of results. */
export interface ResultColumns {
  readonly names: readonly string[];
  /**
   * Writes the cells of valid values, each with the separator before it; throws a DomainError without
   * an answer.
   */
  readonly write: WriteResult;
}

/**
 * A column for each output, and one for what looks like a mistake and for the reasons of outputs without a
 * value.
 */
export function createOutputColumns(
  { calculator, evaluator, warn }: CompiledCalculator,
  separator: Separator,
): ResultColumns {
  const mark = separator === ';' ? ',' : '.';
  const { input, output } = calculator;
  const outputs = Object.values(output);
  const omitted = new Map<string, string>();
  return {
    // An output may have the name of an input.
    names: [
      ...Object.keys(output).map((name) => (Object.hasOwn(input, name) ? `result_${name}` : name)),
      'warnings',
    ],
    write(writer, values) {
      const moneyDecimals =
        activeByCode.get(values['currency'] as string)?.minorUnit ?? moneyOf(values).decimals;
      const decimals = evaluator.decimals(moneyDecimals);
      if (omitted.size > 0) omitted.clear();
      const units = evaluator.evaluate(values, moneyDecimals, omitted);
      for (let i = 0; i < outputs.length; i++) {
        writer.text(separator);
        const result = units[i];
        if (result === undefined) continue;
        if (typeof result === 'number' || typeof result === 'bigint')
          writer.decimal(result, decimals[i]!, mark);
        else if (typeof result === 'string') writer.text(csvCell(result, separator));
        else writer.text(csvCell(toJson(roundedValue(outputs[i]!, result, moneyDecimals)), separator));
      }
      writer.text(separator);
      const warnings = warn(values, units);
      if (warnings === undefined && omitted.size === 0) return;
      const reasons = Array.from(omitted, ([name, reason]) => `${name} has no value: ${reason}`);
      const details = warnings?.map(({ detail }) => detail) ?? [];
      writer.text(csvCell([...reasons, ...details].join(' '), separator));
    },
  };
}

/** One column with the whole reply as JSON, where rows are of different calculators. */
export const replyColumn = (
  write: (writer: JsonWriter, values: InputValues) => void,
  separator: Separator,
): ResultColumns => {
  const reply = new JsonWriter();
  return {
    names: ['result'],
    write(writer, values) {
      reply.rewind(0);
      write(reply, values);
      writer.text(`${separator}${csvCell(reply.take(), separator)}`);
    },
  };
};
