import { ProtocolError, type Server } from '@modelcontextprotocol/server';
import { findNearestName } from '#base/nearest.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import {
  type QuestionArgument,
  type UsualQuestion,
  usualQuestions,
} from '#catalogue/texts/usual-questions.ts';
import { numberStyleOf, placeOf, readTypedNumber } from '#text/read/typed-number.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { describeValue, expectationOf, unknownFields } from '#calculate/check/violations.ts';
import { toolNameOf } from './calculation-tools.ts';
import { descriptionOf } from './descriptions.ts';
import { INVALID_PARAMS, pageOf } from './lists.ts';

/** The arguments of a prompt: the protocol has them as texts. */
type Texts = Readonly<Record<string, string>>;

/**
 * The usual questions as prompts that a person can pick. One is offered when all its calculators can be
 * called; `available` are the names of the tools.
 */
export function servePrompts(
  server: Server,
  callable: readonly AnyCalculator[],
  available: ReadonlySet<string>,
): void {
  const ids = new Set(callable.map(({ id }) => id));
  const questions = usualQuestions.filter(({ steps }) => steps.every(([{ id }]) => ids.has(id)));
  server.setRequestHandler('prompts/list', ({ params }) => {
    const { items, ...rest } = pageOf(questions, params?.cursor);
    return { prompts: items.map(describePrompt), ...rest };
  });
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: given = {} } }) => {
    const question = questions.find((one) => one.name === name);
    if (question === undefined) throw unknownPrompt(name, questions);
    const text = writePrompt(question, readArguments(question, given), available);
    return { description: question.title, messages: [{ role: 'user', content: { type: 'text', text } }] };
  });
}

function describePrompt({ name, title, required, optional, steps }: UsualQuestion) {
  const describe = (fields: UsualQuestion['required'], isRequired: boolean) =>
    Object.entries(fields).map(([argument, kind]) => ({
      name: argument,
      description: describeArgument(kind),
      required: isRequired,
    }));
  const purposes = steps.map(([{ name: calculator }, purpose]) => `${purpose} (${calculator})`);
  const description = `${purposes.join('; then ')}.`;
  return {
    name,
    title,
    description: description[0]!.toUpperCase() + description.slice(1),
    arguments: [...describe(required, true), ...describe(optional, false)],
  };
}

function describeArgument(kind: QuestionArgument): string {
  return typeof kind === 'string' ? kind : `${descriptionOf(kind)}: ${expectationOf(kind)}`;
}

/** The values of the arguments, numbers read as a person types them: 400,000 or 6.5%. Throws all mistakes. */
function readArguments(
  { required, optional }: UsualQuestion,
  given: Texts,
): Readonly<Record<string, unknown>> {
  const known = { ...required, ...optional };
  const names = Object.keys(known);
  const faults = unknownFields(Object.keys(given), names).map(({ field, detail }) => `/${field} ${detail}`);
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const kind = known[name]!;
    const text = Object.hasOwn(given, name) ? given[name]!.trim() : '';
    if (text === '') {
      if (name in required) faults.push(`/${name} is required: ${describeArgument(kind)}`);
    } else if (typeof kind === 'string') values[name] = text;
    else {
      const value = readText(kind, text);
      values[name] = value;
      const violations = createInputCheck({ [name]: kind })({ [name]: value }) ?? [];
      faults.push(...violations.map(({ field, detail }) => `/${field} ${detail}`));
    }
  }
  if (faults.length > 0) throw new ProtocolError(INVALID_PARAMS, faults.join('\n'));
  return values;
}

const numberStyle = numberStyleOf('en-US');

function readText(field: InputField, text: string): unknown {
  if (field.kind !== 'real' && field.kind !== 'integer') return text;
  const typed = readTypedNumber(text, numberStyle, placeOf(field, undefined));
  return typed.kind === 'number' ? typed.value : text;
}

function writePrompt(
  { title, required, optional, steps }: UsualQuestion,
  values: Readonly<Record<string, unknown>>,
  available: ReadonlySet<string>,
): string {
  const open = Object.keys({ ...required, ...optional }).filter((name) => !(name in values));
  const callOf = (id: string) =>
    available.has('calculate') ? `calculate with the calculator ${id}` : `the tool ${toolNameOf({ id })}`;
  return [
    title,
    '',
    'What I know:',
    ...Object.entries(values).map(([name, value]) => `- ${name}: ${String(value)}`),
    '',
    'Please answer with the calculators of Centwise instead of your own arithmetic:',
    ...steps.map(([{ id }, purpose], index) => `${index + 1}. Use ${callOf(id)} to ${purpose}.`),
    '',
    'Read the inputs of each calculator with describe_calculator first. Do not guess an input that has no default: ask me.' +
      (open.length === 0 ? '' : ` I have not said ${open.join(', ')}; ask me where it decides the answer.`) +
      ' Answer in plain words first, then show the figures and the assumptions they rest on.',
  ].join('\n');
}

function unknownPrompt(name: string, questions: readonly UsualQuestion[]): ProtocolError {
  const nearest = findNearestName(
    name,
    questions.map((one) => one.name),
  );
  const advice = nearest === undefined ? 'prompts/list lists all.' : `did you mean ${nearest}?`;
  return new ProtocolError(INVALID_PARAMS, `Unknown prompt ${describeValue(name)}; ${advice}`);
}
