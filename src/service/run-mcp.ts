import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { runMcpCommand } from '#cli/commands/mcp.ts';
import { createToolSelector } from '#mcp/selection.ts';
import { serveMcpOverStdio } from '#mcp/stdio.ts';
import { createLocalCalls } from './local.ts';
import { withRatesAtHand } from './rates.ts';

interface McpContext {
  readonly catalogue: readonly AnyCalculator[];
  readonly version: string;
  readonly printError: (text: string) => void;
}

/** Speaks the Model Context Protocol over standard input and output, until the input ends. */
export async function runMcp(args: readonly string[], context: McpContext): Promise<number> {
  const { catalogue, version, printError } = context;
  return runMcpCommand(args, {
    select: createToolSelector(catalogue),
    serve: async ({ tools }) =>
      withRatesAtHand(printError, (rates) =>
        serveMcpOverStdio(
          { tools, catalogue },
          version,
          createLocalCalls(catalogue, `centwise ${version}`, rates),
        ),
      ),
    printError,
  });
}
