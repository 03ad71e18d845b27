import type { Violation } from '#calculate/check/violations.ts';
import { CommandError, misuse, parseArguments } from '#cli/arguments.ts';
import { mcpForm } from '#cli/forms.ts';

export interface McpContext<Selected extends object> {
  /** The tools that the options select, or all errors in the options. */
  readonly select: (
    query: Readonly<Record<string, string>>,
  ) => Selected | { readonly violations: readonly Violation[] };
  /** Serves the tools to one agent until it disconnects. */
  readonly serve: (selected: Selected) => Promise<void>;
  /** Takes a whole text and ends its line. */
  readonly printError: (text: string) => void;
}

/** Runs `mcp ARGS`; returns 0 when the agent has disconnected and 2 for wrong usage. */
export async function runMcpCommand<Selected extends object>(
  args: readonly string[],
  { select, serve, printError }: McpContext<Selected>,
): Promise<number> {
  try {
    const given = parseArguments(args, mcpForm);
    const [tools, category] = [given.text('tools'), given.text('category')];
    const selected = select({
      ...(tools !== undefined && { tools }),
      ...(category !== undefined && { category }),
    });
    if ('violations' in selected) {
      const faults = selected.violations.map(({ field, detail }) => `--${field} ${detail}`);
      throw misuse(faults.join('\n'), mcpForm.usage);
    }
    await serve(selected);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    printError(error.message);
    return error.exitCode;
  }
}
