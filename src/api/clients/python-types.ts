import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { listClientTypes, type ClientCalculator, type Shape, type TypeNode } from './client-shapes.ts';

/** The types of the Python client, as the text of a module. */
export function formatPythonTypes(catalogue: readonly AnyCalculator[]): string {
  const { shapes, calculators } = listClientTypes(catalogue);
  return [
    '"""Written by "npm run client:types" from the catalogue of calculators. Changes are made there."""\n',
    'from __future__ import annotations\n',
    'from collections.abc import Mapping, Sequence',
    'from typing import Any, Literal, NotRequired, Protocol, TypedDict, overload\n\n',
    ...shapes.map(writeShape),
    'class Included(TypedDict, total=False):',
    '    """Additions to the results, by the include parameter."""\n',
    '    explanation: Explanation',
    '    assumptions: Assumptions\n\n',
    ...calculators.map(writeReply),
    `CalculatorId = Literal[\n${calculators.map(({ id }) => `    "${id}",`).join('\n')}\n]\n\n`,
    'class Calculate(Protocol):',
    '    """Runs a calculator by its ID."""\n',
    ...calculators.map(writeOverload),
    '',
  ].join('\n');
}

function writeShape({ name, about, members }: Shape): string {
  const typeNames = members.map((member) => {
    const text = typeText(member.type);
    return { ...member, text: member.required ? text : `NotRequired[${text}]` };
  });
  const heading = about === '' ? [] : [`    """${docText(about)}"""\n`];
  // A reserved word of Python cannot be a member of a class.
  if (members.some((member) => reserved.has(member.name))) {
    const entries = typeNames.map(
      (member) => `        "${member.name}": "${member.text.replaceAll('"', "'")}",`,
    );
    return [`${name} = TypedDict(`, `    "${name}",`, '    {', ...entries, '    },', ')\n\n'].join('\n');
  }
  const lines = typeNames.flatMap((member) => [
    `    ${member.name}: ${member.text}`,
    ...(member.about === '' ? [] : [`    """${docText(member.about)}"""`]),
  ]);
  const body = [...heading, ...lines];
  return [`class ${name}(TypedDict):`, ...(body.length === 0 ? ['    pass'] : body), '\n'].join('\n');
}

// https://docs.python.org/3/reference/lexical_analysis.html#keywords
export const reserved: ReadonlySet<string> = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** The results with everything that can be included. */
function writeReply({ results, row, includes }: ClientCalculator): string {
  const parts = [
    ...(row === undefined ? [] : [`    schedule: Sequence[${row}]`]),
    ...(includes.includes('chart') ? ['    chart: str'] : []),
  ];
  const body = parts.length === 0 ? ['    pass'] : parts;
  return [`class ${replyName(results)}(${results}, Included, total=False):`, ...body, '\n'].join('\n');
}

export function replyName(results: string): string {
  return results.replace(/Results$/, 'Reply');
}

function writeOverload({ id, inputs, results }: ClientCalculator): string {
  return [
    '    @overload',
    '    def __call__(',
    `        self, calculator: Literal["${id}"], inputs: ${inputs}, *, include: Sequence[str] = (), interval: str | None = None`,
    `    ) -> ${replyName(results)}: ...\n`,
  ].join('\n');
}

/** The type as Python writes it; `shapeName` writes the name of a shape. */
export function typeText(type: TypeNode, shapeName = (name: string): string => name): string {
  const inner = (one: TypeNode) => typeText(one, shapeName);
  switch (type.kind) {
    case 'words':
      return `Literal[${type.words.map((word) => JSON.stringify(word)).join(', ')}]`;
    case 'list':
      return `Sequence[${inner(type.of)}]`;
    case 'map':
      return `Mapping[str, ${inner(type.of)}]`;
    case 'union':
      return type.of.map(inner).join(' | ');
    case 'shape':
      return shapeName(type.name);
    case 'number':
    case 'integer':
    case 'text':
    case 'truth':
    case 'nothing':
    case 'anything':
      return simpleTypes[type.kind];
  }
}

const simpleTypes = {
  number: 'float',
  integer: 'int',
  text: 'str',
  truth: 'bool',
  nothing: 'None',
  anything: 'Any',
} as const;

export function docText(text: string): string {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''");
  return safe.endsWith('"') ? `${safe} ` : safe;
}
