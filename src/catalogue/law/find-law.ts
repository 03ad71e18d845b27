import type { Law, LawStatement } from '#catalogue/declare/law.ts';
import type { InputFields, InputValues } from '#catalogue/declare/define.ts';
import { choicesOf } from '#catalogue/run/figures.ts';
import { readerOf } from '#core/equations/code/figures.ts';

/** What a reply says of the law. */
export type FindLaw = (values: InputValues) => LawStatement | undefined;

/** Undefined for a calculator that reads no law. */
export function createFindLaw({
  law,
  input,
}: {
  readonly law?: Law;
  readonly input?: InputFields;
}): FindLaw | undefined {
  if (law === undefined || input === undefined) return undefined;
  const { by, ranges = [] } = law;
  let read: ReturnType<typeof readerOf> | undefined;
  return (given) => {
    read ??= readerOf({ by: choicesOf(by, ranges, input), values: law.values });
    return read(given) as LawStatement | undefined;
  };
}
