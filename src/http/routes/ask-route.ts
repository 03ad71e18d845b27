import type { Steps } from '#base/steps.ts';
import { DomainError } from '#base/errors.ts';
import { ASK_PATH, askOperation } from '#api/operations/ask-operation.ts';
import { conversionOperation } from '#api/operations/currency-operations.ts';
import { calculationPath, VERSION } from '#api/paths.ts';
import { type Asked, createUnderstanding, type Understanding } from '#ask/answer.ts';
import type { Conversion } from '#ask/conversion.ts';
import type { Wanted } from '#ask/inverse.ts';
import type { AskLanguage } from '#ask/words.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import { createSolver } from '#calculate/solve/answers.ts';
import { Problem } from '#calculate/check/problem.ts';
import { type Json, JsonText, parseExact, toJson } from '#calculate/result/json.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { headlineText, inputPhrase, writeHeadline } from '#text/write/headline-text.ts';
import { numberFormatsOf } from '#text/write/number-formats.ts';
import { jsonReply, textOf } from '../replies.ts';
import type { LiveRoute, PureRoute } from '../route.ts';
import type { Means } from './inclusion.ts';

/** The converter, as the reply names it beside calculators. */
const CONVERTER = 'currency-convert';

/** Language of the sentence that answers. */
const LOCALE = 'en-US';

/** Reads a question and runs the calculator that it asks for; a conversion is only read. */
export function askRoute(
  calculators: readonly CompiledCalculator[],
  { label }: Pick<Means, 'label'>,
): PureRoute {
  const understand = createUnderstanding(calculators);
  const byId = new Map(calculators.map((one) => [one.calculator.id, one]));
  const answer = createAnswer(label);
  return {
    operation: askOperation,
    *run({ query }) {
      const { q = '', language } = query;
      const understanding = yield* understand(q, language as AskLanguage | undefined);
      const [best] = understanding.answers;
      const answered = best === undefined ? {} : yield* answer(byId.get(best.calculator.id)!, best);
      return jsonReply(toJson({ question: q, ...describe(understanding), ...answered }));
    },
  };
}

function describe({
  language,
  currency,
  conversion,
  answers,
  nearest,
  subject,
}: Understanding): Readonly<Record<string, Json>> {
  const [best, ...others] = answers;
  const { understood = [], ...inputs } = conversion ?? {};
  const base = { language, currency };
  const rest = { alternatives: others.map(describeOther), nearest: nearest.map(({ id }) => id) };
  if (conversion !== undefined) {
    const path = VERSION + conversionOperation.path;
    return { ...base, calculator: CONVERTER, path, inputs, understood, ...nothingElse, ...rest };
  }
  if (best === undefined) {
    const what = subject === undefined ? 'for this question' : `for “${subject}”`;
    return {
      ...base,
      inputs: {},
      understood: [],
      ...nothingElse,
      ...rest,
      detail: `There is no calculator ${what} yet.`,
    };
  }
  const { calculator, inputs: said, understood: read, assumed, missing, unplaced, wanted } = best;
  const path = VERSION + calculationPath(calculator.id);
  return {
    ...base,
    calculator: calculator.id,
    path,
    inputs: said,
    understood: read,
    assumed,
    missing,
    unplaced,
    solved: wanted && { ...wanted },
    ...rest,
  };
}

const nothingElse = { assumed: {}, missing: [], unplaced: [] };

function describeOther({ calculator, inputs }: Asked): object {
  return { calculator: calculator.id, inputs };
}

/** Runs a calculator with what was understood: the headline and the results, or why there are none. */
function createAnswer(label: (name: string) => string) {
  return function* answer(compiled: CompiledCalculator, asked: Asked): Steps<object> {
    const { calculator, check, calculate, prepare } = compiled;
    const { inputs, assumed, missing, wanted } = asked;
    try {
      const solved = wanted && missing.length === 0 ? yield* findValue(compiled, asked, wanted) : {};
      const values = { ...inputs, ...assumed, ...solved } as InputValues;
      const violations = check(values);
      if (violations !== undefined) {
        const first = violations.find(({ field }) => ![...missing, wanted?.field].includes(field));
        return first === undefined ? {} : { detail: `${label(first.field)} ${first.detail}` };
      }
      if (prepare !== undefined) yield* prepare(values);
      const calculation = calculate(values);
      const result = toJson(calculation.results);
      const outputs = parseExact(result) as Readonly<Record<string, unknown>>;
      const context = { naming: { label }, reader: numberFormatsOf(LOCALE), currency: calculation.currency };
      const written = writeHeadline(calculator, { values: calculation.values, outputs }, context);
      const found = Object.entries(solved).map(
        ([name, value]) => `${label(name)}: ${inputPhrase(calculator.input[name]!, value, context)}`,
      );
      const said = [...found, ...(written === undefined ? [] : [headlineText(written)])];
      return {
        ...(wanted && { solved: { ...wanted, value: solved[wanted.field] } }),
        headline: said.length === 0 ? undefined : said.join('. '),
        result: new JsonText(result),
      };
    } catch (error) {
      if (!(error instanceof DomainError) && !(error instanceof Problem)) throw error;
      return { detail: error.message };
    }
  };
}

/** The input that gives the result that is wanted, with its value. */
function* findValue(
  compiled: CompiledCalculator,
  { inputs, assumed }: Asked,
  { field, output, target }: Wanted,
): Steps<Readonly<Record<string, number>>> {
  const body = { solve_for: field, target: { [output]: target }, inputs: { ...inputs, ...assumed } };
  const { value } = (yield* createSolver(compiled)(body)) as { readonly value: number };
  return { [field]: value };
}

/** How many questions had an answer, lacked inputs, or had none: an operator sees what is missed. */
export type CountQuestion = (outcome: 'answered' | 'incomplete' | 'none') => void;

/** The same with conversions, which need the rates of the service. */
export function answeringRoute(conversion: LiveRoute, count: CountQuestion): LiveRoute {
  return {
    operation: askOperation,
    answer: async (call) => {
      const reply = await call.run('GET', ASK_PATH, call.query);
      const answer = JSON.parse(textOf(reply)) as Record<string, unknown>;
      if (answer['calculator'] !== CONVERTER) {
        const isNone = answer['calculator'] === undefined;
        count(isNone ? 'none' : answer['result'] === undefined ? 'incomplete' : 'answered');
        return reply;
      }
      count('answered');
      return jsonReply(
        toJson({ ...answer, ...(await convert(conversion, call, answer['inputs'] as Conversion)) }),
      );
    },
  };
}

async function convert(
  { answer }: LiveRoute,
  call: Parameters<LiveRoute['answer']>[0],
  body: Omit<Conversion, 'understood'>,
): Promise<object> {
  if (call.principal !== undefined && !call.principal.scopes.includes('currency'))
    return { detail: 'The key may not convert currencies.' };
  try {
    const result = textOf(await answer({ ...call, query: {}, body }));
    const { amount, from, to } = body;
    const { converted_amount: converted } = parseExact(result) as { readonly converted_amount: string };
    const formats = numberFormatsOf(LOCALE);
    const [sent, got] = [formats.money(String(amount), from), formats.money(converted, to)];
    return { headline: `${sent} = ${got}`, result: new JsonText(result) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [fault] = error.options.errors ?? [];
    return { detail: fault === undefined ? error.message : fault.detail };
  }
}
