import { ProtocolError, Server, type CallToolResult } from '@modelcontextprotocol/server';
import type { AnyCalculator } from '#catalogue/define.ts';
import { nearestName } from '#core/nearest.ts';
import { shown } from '#derive/violations.ts';
import { listTools, type Tool, type ToolCall } from './tools.ts';

/** What an operation of the API answers. */
export interface ToolReply {
  readonly status: number;
  /** JSON. */
  readonly text: string;
}

export type Ask = (call: ToolCall) => Promise<ToolReply>;

/** Of every tool: nothing is changed, and asking twice is asking once. Rates come from outside; calculations do not. */
const annotations = { readOnlyHint: true, idempotentHint: true, destructiveHint: false } as const;

const INVALID_PARAMS = -32602;

/** Makes servers of the Model Context Protocol that answer from the API's own operations; one serves one connection or request. */
export function createServerFactory(
  catalogue: readonly AnyCalculator[],
  version: string,
  ask: Ask,
): () => Server {
  const ids = new Set(catalogue.map(({ id }) => id));
  const tools = new Map(listTools(catalogue).map((tool) => [tool.name, tool]));
  const listed = [...tools.values()].map(({ name, title, description, inputSchema, outputSchema }) => ({
    name,
    title,
    description,
    inputSchema: inputSchema as unknown as { type: 'object' },
    outputSchema: outputSchema as unknown as { type: 'object' },
    annotations: { ...annotations, title, openWorldHint: false },
  }));

  return () => {
    const server = new Server(
      { name: 'centwise', title: 'Centwise', version },
      {
        capabilities: { tools: {} },
        instructions:
          'Financial calculators that are right to the last cent. Call a calculator rather than computing yourself; ' +
          'list_calculators finds the right one, solve_for_input answers "what must x be", explain_calculation shows the steps.',
      },
    );
    server.setRequestHandler('tools/list', () => ({ tools: listed }));
    server.setRequestHandler('tools/call', ({ params }) => {
      const tool = tools.get(params.name);
      if (tool === undefined) throw unknownTool(params.name, tools.keys());
      return callTool(tool, params.arguments ?? {}, ask, ids);
    });
    return server;
  };
}

function unknownTool(name: string, known: Iterable<string>): ProtocolError {
  const nearest = nearestName(name, known);
  const advice = nearest === undefined ? 'tools/list has all.' : `did you mean ${nearest}?`;
  return new ProtocolError(
    INVALID_PARAMS,
    `There is no tool ${JSON.stringify(name.slice(0, 60))}; ${advice}`,
  );
}

async function callTool(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  ask: Ask,
  ids: ReadonlySet<string>,
): Promise<CallToolResult> {
  const { calculator } = given;
  // It becomes part of a path.
  if (tool.takesCalculator === true && !ids.has(calculator as string)) {
    return fault(`calculator ${shown(calculator)} is not the id of a calculator; list_calculators has all.`);
  }
  const { status, text } = await ask(tool.callFor(given));
  if (status !== 200) return fault(faultText(text));
  const wrapped = tool.wrappedAs === undefined ? text : `{"${tool.wrappedAs}":${text}}`;
  const structured = JSON.parse(wrapped) as Record<string, unknown>;
  return { content: [{ type: 'text', text: wrapped }], structuredContent: structured };
}

function fault(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}

interface ProblemDocument {
  readonly detail: string;
  readonly errors?: readonly {
    readonly pointer?: string;
    readonly parameter?: string;
    readonly detail: string;
  }[];
}

/** A problem in sentences that a model can act on. */
function faultText(text: string): string {
  const { detail, errors = [] } = JSON.parse(text) as ProblemDocument;
  const faults = errors.map((error) => `- ${error.pointer ?? error.parameter ?? ''} ${error.detail}`);
  return [detail, ...(errors.length > 1 ? faults : [])].join('\n');
}
