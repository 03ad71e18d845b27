import type { AnyDeclaration } from '#catalogue/define.ts';
import type { Cautions } from '#derive/assumptions.ts';
import type { Fault } from '#derive/violations.ts';
import { readDrafts, type Drafts, type Typing } from './draft.ts';
import { pathOfPointer, valuesOf } from './draft-values.ts';
import { typingOf, type Reader } from './reader.ts';
import { fieldMessage, namesOf, type Words } from './words.ts';

/** The filled form of a calculator: what a page shows, on the server and in the browser, whoever calculates. */
export interface FormReading {
  readonly calculator: PageCalculator;
  readonly drafts: Drafts;
  readonly reader: Reader;
  readonly typing: Typing;
  /** The body of the equivalent API call. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Error messages by the path of a field; errors that belong to no field are in `faults`. */
  readonly messages: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
}

/** What forms and results need of a calculator: fields as data. */
export type PageCalculator = Pick<
  AnyDeclaration,
  'id' | 'name' | 'input' | 'output' | 'conventions' | 'headline'
>;

/** The results of a calculation; numbers are their texts. */
export interface PageResult {
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly currency: string | undefined;
  readonly assumptions: Cautions;
  /** Why an output has no value, by its name. */
  readonly omitted: Readonly<Record<string, string>>;
  readonly warnings: readonly { readonly pointer: string; readonly code: string; readonly detail: string }[];
}

/** Why there is no result: a sentence, and the errors of fields, where it is these. */
export interface Refusal {
  readonly detail: string;
  readonly errors: readonly (Fault & { readonly pointer?: string })[];
}

type Read = Omit<FormReading, 'messages' | 'faults'> & { readonly advice: ReadonlyMap<string, string> };

/** The fields of a query as values; `draftsFor` replaces what the query has. */
export function readForm(
  calculator: PageCalculator,
  reader: Reader,
  query: URLSearchParams,
  draftsFor: (typing: Typing) => Drafts = (typing) => readDrafts(calculator.input, query, typing),
): Read {
  const typing = typingOf(reader, query);
  const drafts = draftsFor(typing);
  return { calculator, reader, typing, drafts, ...valuesOf(calculator.input, drafts, typing) };
}

/** The messages next to the fields, and those that belong to no field. */
export function explainRefusal(
  { calculator, drafts, typing, advice }: Read,
  words: Words,
  refusal: Refusal | undefined,
): Pick<FormReading, 'messages' | 'faults'> {
  const messages = new Map(advice);
  const names = namesOf(calculator);
  for (const error of refusal?.errors ?? []) {
    const place = pathOfPointer(error.pointer ?? '', calculator.input, drafts, typing);
    if (!messages.has(place)) messages.set(place, words.sentence(fieldMessage(error), names));
  }
  const isWhole = refusal !== undefined && refusal.errors.length === 0;
  return { messages, faults: isWhole ? [words.sentence(refusal.detail, names)] : [] };
}
