import { labelInSentence } from '#text/write/labels.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { describeDoubt, isDoubt } from '#text/read/doubts.ts';
import { formatFieldText } from '#text/write/field-number.ts';
import { solveOperation } from '#api/operations/question-operations.ts';
import { type Question, solvableFields, targetOutputs } from '#calculate/solve/questions.ts';
import {
  formatTypedNumber,
  hasThousands,
  type NumberPlace,
  placeOf,
  readTypedNumber,
} from '#text/read/typed-number.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { valueText } from '#text/write/result-text.ts';
import { PLACE, unitOf } from '#catalogue/declare/units.ts';
import {
  inputText,
  intervalText,
  nearnessText,
  type Solution,
  solutionCountText,
} from '#text/write/solution-text.ts';
import { parseExact } from '#calculate/result/json.ts';
import type { Address } from '#portal/calculator/address.ts';
import type { ProblemText, CalculatorView } from '#portal/calculator/calculation.ts';
import { draftCurrency } from '#portal/calculator/form/draft-values.ts';
import { attributes, html, type Html, type Piece } from '#portal/html.ts';
import type { ResultContext } from '#portal/calculator/result/results.ts';
import { pageParameters } from '#portal/rows.ts';
import { fieldMessage } from '#portal/naming.ts';

/** A solve request on a page: which input gives a result the target value. */
export interface WhatIf {
  readonly output: string;
  readonly solveFor: string;
  /** The target as typed; when it is empty, nothing is solved. */
  readonly target: string;
  /** Lowest first. */
  readonly solutions: readonly Solution[];
  /** The number of further solutions. */
  readonly omitted: number;
  readonly fault: Piece;
  readonly status: number;
}

/** Nobody asks for the place of a row. */
function isValue({ output }: AnyCalculator, name: string): boolean {
  return unitOf(output[name]!) !== PLACE;
}

/** The results that a page offers as a target. */
export function pageOutputs(calculator: AnyCalculator): readonly string[] {
  return targetOutputs(calculator).filter((name) => isValue(calculator, name));
}

/**
 * Undefined for a calculator that has no number to ask for, or none to ask by. `findUsual` answers what is
 * asked where the query does not say it.
 */
export async function readWhatIf(
  request: DocumentRequest,
  view: CalculatorView,
  query: URLSearchParams,
  context: ResultContext,
  findUsual: () => Promise<Pick<Question, 'output' | 'solveFor'>>,
): Promise<WhatIf | undefined> {
  const { calculator, reader, values } = view;
  const [outputs, fields] = [targetOutputs(calculator), solvableFields(calculator)];
  if (outputs.length === 0 || fields.length === 0) return undefined;
  const [askedOutput, askedField] = [
    query.get(pageParameters.solveOutput),
    query.get(pageParameters.solveFor),
  ];
  // A page offers no places in lists.
  const isField = (name: string | null | undefined) => typeof name === 'string' && !name.startsWith('/');
  const usual = askedOutput === null || !isField(askedField) ? await findUsual() : undefined;
  const output = askedOutput ?? usual!.output;
  const solveFor = [askedField, usual?.solveFor].find(isField) ?? fields[0]!;
  const place = targetPlace(output, view);
  const typed = query.get(pageParameters.solveTarget)?.trim() ?? '';
  const target = formatFieldText(typed, view.typing, place);
  const question = { output, solveFor, target, solutions: [], omitted: 0 };
  if (target === '') return { ...question, fault: undefined, status: 200 };
  const wanted = readTypedNumber(target, view.typing.shown, place);
  if (isDoubt(wanted)) return { ...question, fault: `${describeDoubt(wanted)}.`, status: 422 };
  const { [solveFor]: _, ...inputs } = values;
  const value = wanted.kind === 'number' ? wanted.value : target;
  const body = { solve_for: solveFor, target: { [output]: value }, inputs };
  const reply = await request.callOperation({ method: 'POST', path: solveOperation(calculator).path, body });
  if (reply.status === 200) {
    const found = parseExact(reply.text) as Solution & Found;
    const { solutions = [found], solutions_omitted: omitted = '0' } = found;
    return { ...question, solutions, omitted: Number(omitted), fault: undefined, status: 200 };
  }
  const { detail } = JSON.parse(reply.text) as ProblemText;
  const { errors } = reply;
  // Errors in the other fields are shown next to them.
  const own = errors.filter(({ pointer }) => pointer !== undefined && !pointer.startsWith('/inputs'));
  const fault =
    errors.length === 0
      ? detail
      : own.map((error, index) => {
          const wording = {
            typed: target,
            formatNumber: (text: string) => reader.number(text),
            say: context.say,
          };
          return html`${index > 0 && ' '}${fieldMessage(error, wording)}`;
        });
  const isOnlyOthers = errors.length > 0 && own.length === 0;
  return {
    ...question,
    fault: isOnlyOthers ? 'Please correct the fields above first.' : fault,
    status: reply.status,
  };
}

interface Found {
  readonly solutions?: readonly Solution[];
  readonly solutions_omitted?: string;
}

/** A target is in the unit of its output. */
function targetPlace(name: string, { calculator, drafts }: CalculatorView): NumberPlace {
  // A name of Object.prototype, such as "constructor", is not an output.
  const output = Object.hasOwn(calculator.output, name) ? calculator.output[name] : undefined;
  return output === undefined ? { unit: '' } : placeOf(output, draftCurrency(drafts));
}

/** Its fields belong to the form of the inputs, so that one address holds both. */
export function writeWhatIf(
  whatIf: WhatIf,
  view: CalculatorView,
  context: ResultContext,
  address: Address,
): Html {
  const { calculator } = view;
  const { label } = context.naming;
  const { output, solveFor, target, solutions, omitted, fault } = whatIf;
  const { result } = view;
  // Some replies lack an output, which is then no target.
  const outputs = pageOutputs(calculator).filter(
    (name) => result === undefined || result.outputs[name] !== undefined,
  );
  const isWrong = fault !== undefined;
  const count =
    solutions.length > 0 ? solutionCountText(solutions, omitted, label(solveFor), target) : undefined;
  return html`<div class="what-if">
      ${writeChoice('I want', pageParameters.solveOutput, outputs, output, context, (name) => hasThousands(targetPlace(name, view)))}
      <div class="field">
        <label for="${pageParameters.solveTarget}">to be</label>
        <div class="control">
          <input
            ${attributes({
              form: 'inputs',
              id: pageParameters.solveTarget,
              name: pageParameters.solveTarget,
              inputmode: 'text',
              'data-signed': true,
              autocomplete: 'off',
              value: target,
              'aria-describedby': `${pageParameters.solveTarget}-message`,
              'aria-invalid': isWrong ? 'true' : undefined,
            })}
          />
        </div>
      </div>
      ${writeChoice('by changing', pageParameters.solveFor, solvableFields(calculator), solveFor, context)}
      <button form="inputs">Solve</button>
    </div>
    <p class="message" id="${pageParameters.solveTarget}-message" data-live aria-live="polite">
      ${typeof fault === 'string' ? context.say(fault) : fault}
    </p>
    <div id="solutions" data-live aria-live="polite">
      ${count !== undefined && html`<p>${count}</p>`}
      ${solutions.map((solution) => writeSolution(solution, whatIf, view, context, address))}
      ${omitted > 0 && html`<p class="hint">${omitted} more values are not shown.</p>`}
    </div>`;
}

/** A chosen word that is not an option is added, so that it is visible next to its message. */
function writeChoice(
  title: string,
  name: string,
  choice: readonly string[],
  chosen: string,
  { naming, names }: ResultContext,
  hasThousands?: (name: string) => boolean,
): Html {
  const all = choice.includes(chosen) ? choice : [chosen, ...choice];
  return html`<div class="field">
    <label for="${name}">${title}</label>
    <select ${attributes({ form: 'inputs', id: name, name })}>
      ${all.map(
        (word) =>
          html`<option${attributes({ value: word, selected: word === chosen, 'data-number': hasThousands?.(word) })}>${names.includes(word) ? naming.label(word) : word}</option>`,
      )}
    </select>
  </div>`;
}

function writeSolution(
  solution: Solution,
  { output, solveFor }: WhatIf,
  { calculator, typing }: CalculatorView,
  context: ResultContext,
  address: Address,
): Html {
  const { value, result } = solution;
  const { label } = context.naming;
  const field = calculator.input[solveFor]!;
  const [name, outputName] = [label(solveFor), labelInSentence(label(output))];
  const found = valueText(calculator.output[output]!, result[output], context);
  const interval = intervalText(solution, field, outputName, context);
  return html`<div class="solution">
    <p>
      <strong>${name}: ${inputText(field, value, context)}</strong>
      <span>gives ${outputName}: ${found}${nearnessText(solution, output, calculator.output[output]!)}.</span>
      ${address.link('Use this value', solveFor, formatTypedNumber(value, typing.shown), { anchor: 'result-title' })}
    </p>
    ${interval !== undefined && html`<p class="hint">${interval}</p>`}
  </div>`;
}
