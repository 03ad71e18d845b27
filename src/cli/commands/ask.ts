import { ASK_PATH } from '#api/operations/ask-operation.ts';
import { misuse, parseArguments } from '#cli/arguments.ts';
import { type CalcContext, requireReply, runWithErrors } from '#cli/calculation/calculation.ts';
import { askForm } from '#cli/forms.ts';
import { escapeLine } from '#cli/terminal/terminal.ts';
import { commandLine } from '#base/command-line.ts';
import { createLabels } from '#text/write/labels.ts';
import { CommandError } from '#cli/arguments.ts';

/** What the command shows of a reply. */
interface Answer {
  readonly calculator?: string;
  readonly headline?: string;
  readonly detail?: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly understood: readonly { readonly field: string; readonly value: unknown; readonly text: string }[];
  readonly assumed: Readonly<Record<string, unknown>>;
  readonly missing: readonly string[];
  readonly unplaced: readonly string[];
  readonly alternatives: readonly { readonly calculator: string }[];
  readonly nearest: readonly string[];
}

/** Runs `ask QUESTION`; returns 0, 1 where nothing answers and 2 for wrong usage. */
export function runAskCommand(
  args: readonly string[],
  context: Pick<CalcContext, 'ask' | 'catalogue' | 'print' | 'printError'>,
): Promise<number> {
  const { print, catalogue } = context;
  return runWithErrors(context, async () => {
    const isJson = args.includes('--json');
    const words = args.filter((word) => word !== '--json');
    // A question of several words may come without quotes, and may have amounts that are paid.
    if (words.length === 0) throw misuse('QUESTION is missing.', askForm.usage);
    if (words.some((word) => word.startsWith('--'))) parseArguments([...words], askForm);
    const query = { q: words.join(' ') };
    const text = await requireReply(context, { method: 'GET', path: ASK_PATH, query }, () => 'QUESTION');
    if (isJson) return print(text);
    const answer = JSON.parse(text) as Answer;
    const lines = describe(answer, createLabels(catalogue)).map(escapeLine);
    if (answer.calculator === undefined) throw new CommandError(1, lines.join('\n'));
    print(lines.join('\n'));
  });
}

function describe(answer: Answer, label: (name: string) => string): readonly string[] {
  const { calculator, headline, detail, understood, assumed, missing, unplaced, alternatives, nearest } =
    answer;
  const list = (names: readonly string[]) => names.join(', ');
  const first = [headline, detail].filter((line) => line !== undefined);
  const lines = understood.map(({ field, value, text }) => {
    const shown = typeof value === 'string' ? value : JSON.stringify(value);
    return `  ${label(field)}: ${shown}${text === '' || text === shown ? '' : ` (“${text}”)`}`;
  });
  const taken = Object.entries(assumed).map(
    ([name, value]) => `  ${label(name)}: ${String(value)} (assumed)`,
  );
  const others = alternatives.map((one) => one.calculator);
  return [
    ...first,
    ...(calculator === undefined ? [] : [`Understood as ${calculator}:`, ...lines, ...taken]),
    ...(missing.length === 0 ? [] : [`Missing: ${list(missing.map(label))}`]),
    ...(unplaced.length === 0 ? [] : [`Not used, as no input fits: ${list(unplaced)}`]),
    ...(others.length === 0 ? [] : [`Or do you mean: ${list(others)}?`]),
    ...(nearest.length === 0
      ? []
      : [`Nearest: ${list(nearest)}; ${commandLine(`calc ${nearest[0]} --help`)} lists inputs.`]),
  ];
}
