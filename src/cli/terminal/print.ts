import { escapeText } from './terminal.ts';

/** Stored or received text never reaches the terminal as control characters. */
export function print(text: string, stream: NodeJS.WritableStream = process.stdout): void {
  stream.write(`${escapeText(text)}\n`);
}

export function printError(text: string): void {
  print(text, process.stderr);
}
