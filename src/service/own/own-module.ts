import * as nodeModule from 'node:module';
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Fault, Position } from '#base/placed-json.ts';

/** Runs the TypeScript of an operator, on a thread that is there for nothing else. */

/** The value that a module exports by default, or what keeps it from having one. */
export type Loaded = { readonly value: unknown } | { readonly fault: Fault };

/** What the errors of both runtimes say. */
interface Thrown {
  readonly name?: string;
  readonly message?: string;
  readonly stack?: string;
  /** Only Bun has it, for syntax errors. */
  readonly position?: FilePosition | null;
  readonly errors?: readonly Thrown[];
}

interface FilePosition extends Position {
  readonly file: string;
}

const OLDEST_NODE = '24.15';
const fileStart: Position = { line: 1, column: 1 };
const imports = /((?:\bfrom|\bimport)\s*\(?\s*)["'](.+?)["']/g;

/** Nothing but results goes to standard output, where agents and pipes read. */
export function printToStandardError(): void {
  process.stdout.write = process.stderr.write.bind(process.stderr);
  for (const name of ['log', 'info', 'debug', 'table', 'dir'] as const) {
    // oxlint-disable-next-line no-console -- it is the console of another program.
    console[name] = console.error;
  }
}

/** On Node, a TypeScript file is a module whatever a package.json above it says; Bun does the same. */
export function readTypeScriptAsModules(): void {
  const { registerHooks } = nodeModule as Partial<typeof nodeModule>;
  registerHooks?.({
    load: (url, context, next) =>
      next(url, url.endsWith('.ts') ? { ...context, format: 'module-typescript' } : context),
  });
}

export async function loadModule(name: string, source: string): Promise<Loaded> {
  if (!process.features.typescript) {
    const message = `TypeScript files need Bun, or Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}. JSON files need neither.`;
    return { fault: { ...fileStart, message } };
  }
  const path = resolve(name);
  try {
    const exported = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
    if ('default' in exported) return { value: exported['default'] };
    const message = 'The file has no default export; write "export default { … };".';
    return { fault: { ...fileStart, message } };
  } catch (error) {
    return { fault: describeFault(error, path, source) };
  }
}

function describeFault(error: unknown, path: string, source: string): Fault {
  if (!isThrown(error)) {
    const thrown = typeof error === 'string' ? JSON.stringify(error) : String(error);
    return { ...fileStart, message: `The file threw ${thrown}.` };
  }
  const { errors: [first] = [] } = error;
  const thrown = first ?? error;
  const { message = '', name = 'Error' } = thrown;
  const missing = /^Cannot find (?:module|package) '([^']+)' imported from (.*)$/.exec(message);
  if (missing !== null) return describeMissing(missing[1]!, missing[2]!, path, source);
  const isSyntax = (thrown.position ?? undefined) !== undefined || name === 'SyntaxError';
  const text = isSyntax ? endSentence(message) : `The file threw ${name}: ${endSentence(message)}`;
  const place = placeOfError(thrown, path) ?? {
    ...findImport(/'([^']+)'\.$/.exec(message)?.[1], source),
    file: path,
  };
  return at(place, path, text);
}

function isThrown(error: unknown): error is Thrown {
  return typeof error === 'object' && error !== null && ('message' in error || 'errors' in error);
}

function describeMissing(missing: string, importer: string, path: string, source: string): Fault {
  const isHere = importer === path;
  const { line, column, specifier = missing } = findImport(missing, isHere ? source : '');
  const isFile = /^[./]/.test(specifier);
  const text = isFile
    ? `There is no file ${specifier}; the path is relative to the file that imports it, and has its ending.`
    : `The package "${specifier}" is not installed; types need no package with "import type".`;
  return at({ line, column, file: importer }, path, text);
}

/** A fault of a file that this one imports is told with its own place. */
function at({ file, line, column }: FilePosition, path: string, text: string): Fault {
  if (file === path) return { line, column, message: text };
  return { ...fileStart, message: `In ${relative(dirname(path), file)}:${line}:${column}: ${text}` };
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Where an error comes from: this file, or one beside or below it. */
function placeOfError({ position, stack = '' }: Thrown, path: string): FilePosition | undefined {
  if (position !== undefined && position !== null) return position;
  const [, file, line] = /^(\S+):(\d+)\n/.exec(stack) ?? [];
  if (file !== undefined) {
    const column = /^ *\^/m.exec(stack)?.[0].length ?? 1;
    return { file: pathOf(file), line: Number(line), column };
  }
  return [...stack.matchAll(/(?:\(|at (?:async )?)((?:file:\/\/)?\/[^\n]*?):(\d+):(\d+)\)?$/gm)]
    .map((frame) => ({ file: pathOf(frame[1]!), line: Number(frame[2]), column: Number(frame[3]) }))
    .find((frame) => isWithin(dirname(path), frame.file));
}

function pathOf(file: string): string {
  return file.startsWith('file:') ? fileURLToPath(file) : file;
}

function isWithin(folder: string, file: string): boolean {
  const inner = relative(folder, file);
  return !isAbsolute(inner) && inner !== '..' && !inner.startsWith(`..${sep}`);
}

/** Where a source imports a file or a package, and by which words. */
function findImport(wanted: string | undefined, source: string): Position & { readonly specifier?: string } {
  for (const { 1: beginning = '', 2: specifier = '', index } of source.matchAll(imports)) {
    if (
      specifier !== wanted &&
      basename(specifier) !== basename(wanted ?? '') &&
      !specifier.startsWith(`${wanted}/`)
    )
      continue;
    const before = source.slice(0, index + beginning.length).split('\n');
    return { line: before.length, column: before.at(-1)!.length + 1, specifier };
  }
  return fileStart;
}
