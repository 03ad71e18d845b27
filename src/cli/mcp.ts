import type { Violation } from '#derive/violations.ts';
import { CommandError, misuse, parseArguments } from './arguments.ts';

export interface McpContext<Selected extends object> {
  /** The tools that the options select, or all errors in the options. */
  readonly select: (
    query: Readonly<Record<string, string>>,
  ) => Selected | { readonly violations: readonly Violation[] };
  /** Serves the tools to one agent until it disconnects. */
  readonly serve: (selected: Selected) => Promise<void>;
  /** Each takes a whole text and ends its line. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const usage = 'centwise mcp [--tools all|LIST] [--category LIST]';
const help = `Usage: ${usage}

Serves one AI agent over standard input and output (Model Context Protocol).
Without options it has 8 tools, which run every calculator and convert currencies.

  --tools LIST     tools for these calculators: IDs separated by commas, names of other tools, or all
  --category LIST  tools for the calculators of these categories

With options, it has only these tools and those that search and describe calculators.`;

/** Runs `mcp ARGS`; returns 0 when the agent has disconnected and 2 for wrong usage. */
export async function runMcpCommand<Selected extends object>(
  args: readonly string[],
  { select, serve, print, printError }: McpContext<Selected>,
): Promise<number> {
  try {
    const given = parseArguments(args, {
      usage,
      texts: ['tools', 'category'],
      flags: ['help'],
      operands: [],
    });
    if (given.has('help')) {
      print(help);
      return 0;
    }
    const [tools, category] = [given.text('tools'), given.text('category')];
    const selected = select({
      ...(tools !== undefined && { tools }),
      ...(category !== undefined && { category }),
    });
    if ('violations' in selected) {
      const faults = selected.violations.map(({ field, detail }) => `--${field} ${detail}`);
      throw misuse(faults.join('\n'), usage);
    }
    await serve(selected);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    printError(error.message);
    return error.exitCode;
  }
}
