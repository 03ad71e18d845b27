import { createInterface } from 'node:readline/promises';
import type { ReadStream, WriteStream } from 'node:tty';
import { numberFormatsOf } from '#text/write/number-formats.ts';
import { colors, plain, type Screen } from '#cli/terminal/screen.ts';

interface Streams {
  readonly stdin: ReadStream;
  readonly stdout: WriteStream;
  readonly stderr: WriteStream;
}

const DEFAULT_COLUMNS = 80;

/**
 * The terminal of this process; undefined where its output goes elsewhere. NO_COLOR (no-color.org) and
 * TERM=dumb turn colors off.
 */
export function openScreen(
  { stdin, stdout, stderr }: Streams,
  environment: Readonly<Record<string, string | undefined>>,
  locale: string,
): Screen | undefined {
  if (!stdout.isTTY) return undefined;
  const isPlain = (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb';
  const columns = stdout.columns > 0 ? stdout.columns : DEFAULT_COLUMNS;
  return {
    columns,
    formats: numberFormatsOf(locale),
    paint: isPlain ? plain : colors,
    write: (text) => void stdout.write(`${text}\n`),
    ...(stdin.isTTY && { ask: (question) => ask(question, stdin, stderr) }),
  };
}

/** What a terminal gives for an end of the input (Ctrl-D) that came before anybody read it (Linux, n_tty). */
const ENDED_BEFORE = '\u0000';

/** Undefined where the person ends the input (Ctrl-D). Ctrl-C ends the process as usual. */
async function ask(question: string, input: ReadStream, output: WriteStream): Promise<string | undefined> {
  const lines = createInterface({ input, output });
  const ended = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  lines.once('SIGINT', () => process.exit(130));
  const endEarly = (text: string | undefined) => {
    if (text === ENDED_BEFORE && lines.line === '') lines.close();
  };
  input.on('keypress', endEarly);
  try {
    const answer = await Promise.race([lines.question(question), ended]);
    // What follows is no answer to the question.
    if (answer === undefined) output.write('\n');
    return answer;
  } finally {
    input.removeListener('keypress', endEarly);
    lines.close();
  }
}
