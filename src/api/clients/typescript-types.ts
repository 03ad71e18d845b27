import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { listClientTypes, type ClientCalculator, type Shape, type TypeNode } from './client-shapes.ts';

/** The types of the TypeScript client, as the text of a module. */
export function formatTypeScriptTypes(catalogue: readonly AnyCalculator[]): string {
  const { shapes, calculators } = listClientTypes(catalogue);
  return [
    '// Written by "npm run client:types" from the catalogue of calculators. Changes are made there.\n',
    ...shapes.map(writeShape),
    '/** The inputs, results and options of each calculator. */',
    `export interface Calculators {\n${calculators.map(writeCalculator).join('\n')}\n}`,
    '',
  ].join('\n');
}

function writeShape({ name, about, members }: Shape): string {
  const lines = members.flatMap((member) => [
    ...(member.about === '' ? [] : [`  /** ${commentText(member.about)} */`]),
    `  readonly ${member.name}${member.required ? '' : '?'}: ${typeText(member.type)};`,
  ]);
  const heading = about === '' ? [] : [`/** ${commentText(about)} */`];
  return [...heading, `export interface ${name} {`, ...lines, '}\n'].join('\n');
}

function writeCalculator(calculator: ClientCalculator): string {
  const { id, about, inputs, results, row, intervals, solvable, targets, variable } = calculator;
  return [
    `  /** ${commentText(about)} */`,
    `  readonly '${id}': {`,
    `    readonly inputs: ${inputs};`,
    `    readonly results: ${results};`,
    `    readonly row: ${row ?? 'never'};`,
    `    readonly interval: ${unionOf(intervals)};`,
    `    readonly solvable: ${unionOf(solvable)};`,
    `    readonly target: ${unionOf(targets)};`,
    `    readonly variable: ${unionOf(variable)};`,
    '  };',
  ].join('\n');
}

function typeText(type: TypeNode): string {
  switch (type.kind) {
    case 'words':
      return unionOf(type.words);
    case 'list':
      return `readonly ${grouped(type.of)}[]`;
    case 'map':
      return `Readonly<Record<string, ${typeText(type.of)}>>`;
    case 'union':
      return type.of.map(typeText).join(' | ');
    case 'shape':
      return type.name;
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
  number: 'number',
  integer: 'number',
  text: 'string',
  truth: 'boolean',
  nothing: 'null',
  anything: 'unknown',
} as const;

function grouped(type: TypeNode): string {
  const text = typeText(type);
  return text.includes('|') || text.startsWith('readonly ') ? `(${text})` : text;
}

function unionOf(words: readonly string[]): string {
  return words.length === 0 ? 'never' : words.map((word) => `'${word}'`).join(' | ');
}

function commentText(text: string): string {
  return text.replaceAll('*/', '* /');
}
