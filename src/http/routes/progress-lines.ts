import type { Estimates, Progress, Steps } from '#base/steps.ts';
import { NDJSON_TYPE, type Reply, textOf } from '../replies.ts';

/** Long work told in lines: what is done so far, a few times a second, and the reply as the last line. */
export interface ProgressLines {
  readonly steps: Steps<Reply>;
  /**
   * The line that is due; empty when none is. Always another array, as it is transferred to another thread.
   */
  readonly takePiece: () => Uint8Array;
}

/** The first line, which tells a caller that the work is long, and the next ones. */
const INTERVAL_MS = 250;

/** No reply has a line break in it. */
const [RESULT, RESULT_END] = ['{"result":', '}\n'];

const encoder = new TextEncoder();

/** `steps` end with a reply in JSON. */
export function tellProgress(steps: Steps<Reply>, monotonicMs: () => number): ProgressLines {
  let latest: Progress | undefined;
  let toldMs = monotonicMs();

  function* told(): Steps<Reply> {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return linesOfReply(latest, step.value);
      if (typeof step.value === 'object') latest = step.value;
      yield step.value;
    }
  }

  return {
    steps: told(),
    takePiece() {
      const nowMs = monotonicMs();
      if (latest === undefined || nowMs - toldMs < INTERVAL_MS) return new Uint8Array();
      toldMs = nowMs;
      return encoder.encode(lineOf(latest));
    },
  };
}

/** At least one line of progress comes before the reply. */
function linesOfReply(latest: Progress | undefined, reply: Reply): Reply {
  const progress = latest === undefined ? '' : lineOf(latest);
  return { status: 200, contentType: NDJSON_TYPE, body: `${progress}${RESULT}${textOf(reply)}${RESULT_END}` };
}

const DECIMALS = 1e4;

function lineOf({ done, total, estimates }: Progress): string {
  const partial = Object.entries(estimates()).map(([name, value]) => [
    name,
    Math.round(value * DECIMALS) / DECIMALS,
  ]);
  const line = { progress: { done, of: total }, partial: Object.fromEntries(partial) as object };
  return `${JSON.stringify(line)}\n`;
}

/** A line of progress, as callers in this process get it. */
export interface ToldProgress {
  readonly progress: { readonly done: number; readonly of: number };
  readonly partial: Estimates;
}

export type OnProgress = (told: ToldProgress) => void;

/** The lines that a piece has. */
export function readProgress(piece: Uint8Array): readonly ToldProgress[] {
  return parseLines(new TextDecoder().decode(piece));
}

function parseLines(text: string): readonly ToldProgress[] {
  const lines = text.split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ToldProgress);
}

/** The reply in the last line, digit by digit, and the lines before it. */
export function readEnd(reply: Reply): { readonly told: readonly ToldProgress[]; readonly result: string } {
  const text = textOf(reply);
  const start = text.lastIndexOf('\n', text.length - RESULT_END.length) + 1;
  const result = text.slice(start + RESULT.length, -RESULT_END.length);
  return { told: parseLines(text.slice(0, start)), result };
}
