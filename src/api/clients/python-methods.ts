import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { listClientTypes, type ClientCalculator, type Member, type Shape } from './client-shapes.ts';
import { nameInCode } from '#api/type-names.ts';
import { docText, replyName, reserved, typeText } from './python-types.ts';

const MAX_COLUMNS = 110;
const INDENT = '        ';

/**
 * The modules with a method for each calculator, as texts: for the client that waits, and for the
 * asynchronous one.
 */
export interface PythonMethods {
  readonly waiting: string;
  readonly asynchronous: string;
}

export function formatPythonMethods(catalogue: readonly AnyCalculator[]): PythonMethods {
  const { shapes, calculators } = listClientTypes(catalogue);
  const byName = new Map(shapes.map((shape) => [shape.name, shape]));
  const methods = calculators.map((calculator) => describeMethod(calculator, byName));
  return {
    waiting: [
      ...heading,
      'from . import calculators as types\n\n',
      'class CalculatorMethods:',
      '    """A method for each calculator."""\n',
      '    def _run(self, calculator: str, arguments: dict[str, Any]) -> Any:',
      `${INDENT}raise NotImplementedError\n`,
      ...methods.flatMap(({ id, signature, documentation }) => [
        `    def ${signature}:`,
        ...documentation,
        `${INDENT}return self._run("${id}", locals())\n`,
      ]),
    ].join('\n'),
    asynchronous: [
      ...heading,
      'from . import calculators as types',
      'from .methods import CalculatorMethods\n\n',
      'class AsyncCalculatorMethods:',
      '    """A method for each calculator, to be awaited."""\n',
      '    async def _run(self, calculator: str, arguments: dict[str, Any]) -> Any:',
      `${INDENT}raise NotImplementedError\n`,
      ...methods.flatMap(({ id, signature }) => [
        `    async def ${signature}:`,
        `${INDENT}return await self._run("${id}", locals())\n`,
      ]),
      '\nfor _name, _method in vars(AsyncCalculatorMethods).items():',
      '    if not _name.startswith("_"):',
      '        _method.__doc__ = getattr(CalculatorMethods, _name).__doc__\n',
    ].join('\n'),
  };
}

const heading = [
  '"""Written by "npm run client:types" from the catalogue of calculators. Changes are made there."""\n',
  'from collections.abc import Sequence',
  'from typing import Any, Literal\n',
];

interface Method {
  readonly id: string;
  /** The name, parameters and result. */
  readonly signature: string;
  readonly documentation: readonly string[];
}

function describeMethod(calculator: ClientCalculator, shapes: ReadonlyMap<string, Shape>): Method {
  const { id, about, inputs, results, intervals, includes } = calculator;
  const { members } = shapes.get(inputs)!;
  for (const { name } of members)
    if (reserved.has(name) || ownArguments.has(name))
      throw new Error(`${id}: ${name} cannot be an argument.`);
  const parameters = [
    'self',
    '*',
    ...members.map((member) => `${member.name}: ${parameterType(member)}`),
    `include: Sequence[${wordsType(includes)}] = ()`,
    ...(intervals.length > 0 ? [`interval: ${wordsType(intervals)} | None = None`] : []),
  ];
  const documentation = [
    `${INDENT}"""${docText(about)}\n`,
    ...section('Inputs', members),
    '',
    ...section('Results', shapes.get(results)!.members),
    `${INDENT}"""`,
  ];
  const signature = `${nameInCode(id).replaceAll('-', '_')}(\n${parameters.map((one) => `${INDENT}${one},\n`).join('')}    ) -> types.${replyName(results)}`;
  return { id, signature, documentation };
}

/** What a method has besides the inputs. */
const ownArguments: ReadonlySet<string> = new Set(['self', 'include', 'interval']);

function parameterType({ type, required }: Member): string {
  const text = typeText(type, (name) => `types.${name}`);
  return required ? text : `${text} | None = None`;
}

function wordsType(words: readonly string[]): string {
  return typeText({ kind: 'words', words });
}

function section(title: string, members: readonly Member[]): readonly string[] {
  return [`${INDENT}${title}:`, ...members.flatMap(describeMember)];
}

/** A line for a field, or several with the further ones indented. */
function describeMember({ name, about }: Member): readonly string[] {
  const lines: string[] = [];
  let line = `${INDENT}    ${name}:`;
  for (const word of docText(about).trimEnd().split(' ')) {
    if (line.length + 1 + word.length > MAX_COLUMNS) {
      lines.push(line);
      line = `${INDENT}       `;
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
