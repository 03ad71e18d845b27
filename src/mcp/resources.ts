import { ProtocolError, ResourceNotFoundError, type Server } from '@modelcontextprotocol/server';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { findNearestName } from '#base/nearest.ts';
import { describeWhole } from './descriptions.ts';
import { INVALID_PARAMS, pageOf } from './lists.ts';

const BASE = 'centwise://calculators/';
const mimeType = 'application/json';
const annotations = { audience: ['assistant' as const] };

/**
 * Each calculator as a resource that a person can attach to a conversation: all that a model needs to call
 * it, as the tool `describe_calculator` gives it, with every detail.
 */
export function serveResources(server: Server, calculators: readonly AnyCalculator[]): void {
  server.setRequestHandler('resources/list', ({ params }) => {
    const { items, ...rest } = pageOf(calculators, params?.cursor);
    return { resources: items.map(describeResource), ...rest };
  });
  server.setRequestHandler('resources/templates/list', ({ params }) => {
    const { items, ...rest } = pageOf([template], params?.cursor);
    return { resourceTemplates: [...items], ...rest };
  });
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const calculator = calculators.find(({ id }) => uri === BASE + id);
    if (calculator === undefined) throw unknownResource(uri, calculators);
    return { contents: [{ uri, mimeType, text: JSON.stringify(describeWhole(calculator)) }] };
  });
}

/** Completes the id in the address of a calculator. No argument of a prompt has a closed set of values. */
export function serveCompletions(server: Server, calculators: readonly AnyCalculator[]): void {
  server.setRequestHandler('completion/complete', ({ params: { ref, argument } }) => {
    if (ref.type === 'ref/prompt') return { completion: { values: [] } };
    if (ref.uri !== template.uriTemplate || argument.name !== 'id') {
      throw new ProtocolError(
        INVALID_PARAMS,
        `Only id of ${template.uriTemplate} and arguments of prompts are completed.`,
      );
    }
    const typed = argument.value.trim().toLowerCase();
    const ids = calculators.map(({ id }) => id).filter((id) => id.includes(typed));
    const values = ids.toSorted((a, b) => a.indexOf(typed) - b.indexOf(typed)).slice(0, MAX_COMPLETIONS);
    return { completion: { values, total: ids.length, hasMore: ids.length > values.length } };
  });
}

/** The most that the protocol allows. */
const MAX_COMPLETIONS = 100;

const template = {
  uriTemplate: `${BASE}{id}`,
  name: 'calculator',
  title: 'Calculator',
  description: 'Inputs, outputs, formula, conventions and an example of one calculator, by its id',
  mimeType,
  annotations,
};

function describeResource({ id, name, summary }: AnyCalculator) {
  return { uri: BASE + id, name: id, title: name, description: summary, mimeType, annotations };
}

function unknownResource(uri: string, calculators: readonly AnyCalculator[]): ResourceNotFoundError {
  const id = uri.startsWith(BASE) ? uri.slice(BASE.length) : '';
  const nearest = findNearestName(
    id,
    calculators.map((one) => one.id),
  );
  const advice = nearest === undefined ? 'resources/list lists all.' : `did you mean ${BASE}${nearest}?`;
  return new ResourceNotFoundError(uri, `Unknown resource ${JSON.stringify(uri.slice(0, 80))}; ${advice}`);
}
