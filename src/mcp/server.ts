import { ProtocolError, Server, type CallToolResult } from '@modelcontextprotocol/server';
import { findNearestName } from '#base/nearest.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { isCallable } from './catalogue-tools.ts';
import { INVALID_PARAMS, pageOf } from './lists.ts';
import { servePrompts } from './prompts.ts';
import { serveCompletions, serveResources } from './resources.ts';
import type { CallOperation, Tool, ToolAnswer } from './tool.ts';

/** What a server offers. */
export interface Offer {
  readonly tools: readonly Tool[];
  readonly catalogue: readonly AnyCalculator[];
}

/** The caller of tools. */
export interface Agent {
  readonly callOperation: CallOperation;
  /** A tool that needs another scope is neither listed nor called. */
  readonly scopes: readonly string[];
}

/** True of every tool: it changes nothing, and its result depends only on the service. */
const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

/**
 * A server of the Model Context Protocol for one agent, with these tools, and with resources and prompts for
 * the calculators that they can call.
 */
export function createServer(
  { tools, catalogue }: Offer,
  version: string,
  { callOperation, scopes }: Agent,
): Server {
  const allowed = tools.filter(({ scope }) => scope === null || scopes.includes(scope));
  const available = new Set(allowed.map(({ name }) => name));
  const server = new Server(
    { name: 'centwise', title: 'Centwise', version },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: writeInstructions(available),
    },
  );
  server.setRequestHandler('tools/list', ({ params }) => {
    // In one page, because some hosts read only the first.
    const { items } = pageOf(allowed, params?.cursor, Infinity);
    return {
      tools: items.map(({ name, title, description, inputSchema }) => ({
        name,
        title,
        description,
        inputSchema: inputSchema as { type: 'object' },
        annotations,
      })),
    };
  });
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: given = {} } }) => {
    const tool = allowed.find((one) => one.name === name);
    if (tool === undefined) throw unknownTool(name, available);
    return toResult(await tool.answer(given, { callOperation, available }));
  });
  const callable = catalogue.filter((calculator) => isCallable(calculator, available));
  serveResources(server, callable);
  serveCompletions(server, callable);
  servePrompts(server, callable, available);
  return server;
}

/** The instructions that a model reads before the tools. */
function writeInstructions(available: ReadonlySet<string>): string {
  const calls = available.has('calculate')
    ? 'then run it with calculate; solve finds an input for a target, sweep compares values, explain shows the steps.'
    : 'then call the tool that search_calculators names.';
  return (
    'Centwise calculates loans, mortgages, savings, investments, retirement and currencies exactly; use it instead of your ' +
    `own arithmetic. Find a calculator with search_calculators, read its inputs with describe_calculator, ${calls} ` +
    'Rates are percentages: 7 means 7 percent.'
  );
}

function unknownTool(name: string, available: Iterable<string>): ProtocolError {
  const nearest = findNearestName(name, available);
  const advice = nearest === undefined ? 'tools/list lists all.' : `did you mean ${nearest}?`;
  return new ProtocolError(INVALID_PARAMS, `Unknown tool ${JSON.stringify(name.slice(0, 60))}; ${advice}`);
}

function toResult(answer: ToolAnswer): CallToolResult {
  if ('faults' in answer) {
    return { isError: true, content: [{ type: 'text', text: answer.faults.join('\n') }] };
  }
  const { text } = answer;
  return {
    content: [{ type: 'text', text }],
    structuredContent: JSON.parse(text) as Record<string, unknown>,
  };
}
