import { say, type Text } from '#text/write/said.ts';
import type { AnyDeclaration } from '#catalogue/declare/define.ts';
import type { Cautions } from '#calculate/explain/assumptions.ts';
import { describeDoubt, type Doubt } from '#text/read/doubts.ts';
import { isPercentage } from '#text/read/typed-percentage.ts';
import type { Fault } from '#calculate/check/violations.ts';
import { readDrafts, typedAt, type Drafts, type Typing } from './draft.ts';
import { pathOfPointer, valuesOf } from './draft-values.ts';
import type { Piece } from '#portal/html.ts';
import { typingOf, type Reader } from '#portal/reader/reader.ts';
import { fieldMessage, namesOf, type Naming } from '#portal/naming.ts';

/**
 * The filled form of a calculator: what a page shows, on the server and in the browser, whoever calculates.
 */
export interface FormReading {
  readonly calculator: PageCalculator;
  readonly drafts: Drafts;
  readonly reader: Reader;
  readonly typing: Typing;
  /** The body of the equivalent API call. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Error messages by the path of a field; errors that belong to no field are in `faults`. */
  readonly messages: ReadonlyMap<string, Piece>;
  /** What a button beside a message would set, by the path of the field. */
  readonly offers: ReadonlyMap<string, readonly Offer[]>;
  /**
   * The paths of required fields that are empty: those with a message, and those that nobody has seen yet.
   */
  readonly missing: readonly string[];
  readonly faults: readonly string[];
}

/** What forms and results need of a calculator: fields as data. */
export type PageCalculator = Pick<
  AnyDeclaration,
  'id' | 'name' | 'input' | 'output' | 'conventions' | 'headline' | 'prominent'
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

/** A value that a button puts into a field. */
export interface Offer {
  readonly text: Text;
  readonly name: string;
  readonly value: string;
}

type Explained = 'messages' | 'offers' | 'missing' | 'faults';
type Read = Omit<FormReading, Explained> & { readonly doubts: ReadonlyMap<string, Doubt> };

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

/**
 * The messages next to the fields, and those that belong to no field. Of `named`, the fields that an address
 * has, one that it has not is only missing: nobody left it empty.
 */
export function explainRefusal(
  { calculator, drafts, reader, typing, doubts }: Read,
  naming: Naming,
  refusal: Refusal | undefined,
  isNamed: (field: string) => boolean = () => true,
): Pick<FormReading, Explained> {
  const messages = new Map<string, Piece>(
    [...doubts].map(([path, doubt]) => [path, `${describeDoubt(doubt)}.`]),
  );
  const offers = new Map([...doubts].map(([path, doubt]) => [path, offersOf(path, doubt)]));
  const missing: string[] = [];
  const names = namesOf(calculator);
  for (const error of refusal?.errors ?? []) {
    const place = pathOfPointer(error.pointer ?? '', calculator.input, drafts, typing);
    const isMissing = error.facts !== undefined && error.facts.got === undefined;
    if (isMissing) missing.push(place);
    const isUnseen = isMissing && !isNamed(place.split('.')[0]!);
    if (messages.has(place) || isUnseen) continue;
    const typed = typedAt(drafts, place);
    const field = calculator.input[place];
    const message = isPercentage(field, typed)
      ? say`Please enter “${naming.label(field!.percentOf!)}” first, or an amount.`
      : fieldMessage(error, {
          typed,
          formatNumber: (text) => reader.number(text),
          say: (text) => naming.sentence(text, names),
        });
    messages.set(place, message);
  }
  const isWhole = refusal !== undefined && refusal.errors.length === 0;
  return { messages, offers, missing, faults: isWhole ? [naming.sentence(refusal.detail, names)] : [] };
}

function offersOf(path: string, doubt: Doubt): readonly Offer[] {
  if (doubt.kind === 'unclear') {
    return doubt.readings.map((value) => ({ text: say`Use ${value}`, name: path, value }));
  }
  return doubt.currencies.map((code) => ({ text: say`Calculate in ${code}`, name: 'currency', value: code }));
}
