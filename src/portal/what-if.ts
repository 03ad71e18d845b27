import type { AnyCalculator } from '#catalogue/define.ts';
import { solveOperation } from '#derive/question-operations.ts';
import { solvableFields, targetOutputs, usualQuestion } from '#derive/questions.ts';
import type { Visit } from '#http/documents.ts';
import type { ProblemText, Shown } from './calculation.ts';
import { attributes, html, type Html } from './html.ts';
import { parseExact } from './reader.ts';
import { waitWords } from './wait-page.ts';
import { valueText, type ResultContext } from './results.ts';
import { pageParameters } from './rows.ts';
import { fieldMessage, namesOf, unitOf } from './words.ts';

/** The question the other way round: which input gives a result the value that is wanted. */
export interface WhatIf {
  readonly output: string;
  readonly solveFor: string;
  /** As it was typed; nothing was asked when it is empty. */
  readonly target: string;
  readonly solutions: readonly Solution[];
  readonly fault: string | undefined;
  readonly status: number;
}

interface Solution {
  /** Decimal text. */
  readonly value: string;
  readonly exact: boolean;
  readonly result: Readonly<Record<string, unknown>>;
}

/** Undefined for a calculator that has no number to ask for, or none to ask by. */
export async function readWhatIf(
  visit: Visit,
  shown: Shown,
  query: URLSearchParams,
): Promise<WhatIf | undefined> {
  const { calculator, values } = shown;
  const [outputs, fields] = [targetOutputs(calculator), solvableFields(calculator)];
  if (outputs.length === 0 || fields.length === 0) return undefined;
  const usual = usualQuestion(calculator);
  const output = query.get(pageParameters.solveOutput) ?? usual.output;
  const solveFor = query.get(pageParameters.solveFor) ?? usual.solveFor;
  const target = query.get(pageParameters.solveTarget)?.trim() ?? '';
  const question = { output, solveFor, target };
  if (target === '') return { ...question, solutions: [], fault: undefined, status: 200 };
  const waitSeconds = await visit.admit('page');
  if (waitSeconds > 0) {
    const fault = `Your network has asked for many calculations in a short time. Please try again in ${waitWords(waitSeconds)}.`;
    return { ...question, solutions: [], fault, status: 429 };
  }
  const { [solveFor]: _, ...inputs } = values;
  const wanted = Number.isFinite(Number(target)) ? Number(target) : target;
  const body = { solve_for: solveFor, target: { [output]: wanted }, inputs };
  const reply = await visit.ask({ method: 'POST', path: solveOperation(calculator).path, body });
  if (reply.status === 200) {
    const found = parseExact(reply.text) as Solution & { readonly solutions?: readonly Solution[] };
    return { ...question, solutions: found.solutions ?? [found], fault: undefined, status: 200 };
  }
  const { detail, errors = [] } = JSON.parse(reply.text) as ProblemText;
  // What is wrong with the other fields is said beside them.
  const own = errors.filter(({ pointer }) => pointer !== undefined && !pointer.startsWith('/inputs'));
  const fault = errors.length === 0 ? detail : own.map((error) => fieldMessage(error.detail)).join(' ');
  const isOnlyOthers = errors.length > 0 && own.length === 0;
  return {
    ...question,
    solutions: [],
    fault: isOnlyOthers ? 'Please correct the fields above first.' : fault,
    status: reply.status,
  };
}

/** Its fields belong to the form of the inputs, so that one address holds both. */
export function writeWhatIf(whatIf: WhatIf, shown: Shown, context: ResultContext, link: LinkTo): Html {
  const { calculator } = shown;
  const { label } = context.words;
  const { output, solveFor, target, fault } = whatIf;
  const isWrong = fault !== undefined;
  return html`<div class="what-if">
      ${writeChoice('I want', pageParameters.solveOutput, targetOutputs(calculator), output, label)}
      <div class="field">
        <label for="${pageParameters.solveTarget}">to be</label>
        <input
          ${attributes({
            form: 'inputs',
            id: pageParameters.solveTarget,
            name: pageParameters.solveTarget,
            inputmode: 'decimal',
            autocomplete: 'off',
            value: target,
            'aria-describedby': `${pageParameters.solveTarget}-message`,
            'aria-invalid': isWrong ? 'true' : undefined,
          })}
        />
      </div>
      ${writeChoice('by changing', pageParameters.solveFor, solvableFields(calculator), solveFor, label)}
      <button form="inputs">Find it</button>
    </div>
    <p class="message" id="${pageParameters.solveTarget}-message" data-live aria-live="polite">
      ${fault === undefined ? undefined : context.words.sentence(fault, namesOf(calculator))}
    </p>
    <div id="solutions" data-live aria-live="polite">
      ${whatIf.solutions.map((solution) => writeSolution(solution, whatIf, calculator, context, link))}
    </div>`;
}

/** The address of the same page with another value in a field. */
export type LinkTo = (name: string, value: string) => string;

function writeChoice(
  title: string,
  name: string,
  words: readonly string[],
  chosen: string,
  label: (name: string) => string,
): Html {
  const all = words.includes(chosen) ? words : [chosen, ...words];
  return html`<div class="field">
    <label for="${name}">${title}</label>
    <select ${attributes({ form: 'inputs', id: name, name })}>
      ${all.map(
        (word) =>
          html`<option${attributes({ value: word, selected: word === chosen })}>${words.includes(word) ? label(word) : word}</option>`,
      )}
    </select>
  </div>`;
}

function writeSolution(
  { value, exact, result }: Solution,
  { output, solveFor }: WhatIf,
  { input, output: outputs }: AnyCalculator,
  context: ResultContext,
  link: LinkTo,
): Html {
  const { label } = context.words;
  const unit = unitOf(input[solveFor]!);
  const isMoney = (input[solveFor]!.schema as { readonly 'x-unit'?: string })['x-unit'] === 'currency';
  const shownValue = isMoney && context.currency !== undefined ? `${context.currency} ` : '';
  const number =
    `${shownValue}${context.reader.number(value)}${unit.startsWith('%') ? '' : ' '}${unit}`.trim();
  const reached = valueText(outputs[output]!, result[output], context);
  return html`<p class="solution">
    <strong>${label(solveFor)}: ${number}</strong>
    <span
      >${exact ? 'gives' : 'is the nearest there is, and gives'} ${label(output).toLowerCase()}
      ${reached}.</span
    >
    <a href="${link(solveFor, value)}">Put it in</a>
  </p>`;
}
