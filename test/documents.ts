import { readFileSync } from 'node:fs';

/** A block of commands in a document. */
export interface CommandBlock {
  readonly file: string;
  /** The shell that it is for. */
  readonly shell: 'sh' | 'bash';
  readonly commands: string;
  /** The JSON that the document shows as its output. */
  readonly reply: string | undefined;
}

const pattern = /^```(sh|bash)\n(.*?)^```\n(?:\n```json\n(.*?)^```\n)?/gms;

/** The blocks of commands in a document of the repository, in order. */
export function readCommandBlocks(file: string): CommandBlock[] {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  return [...text.matchAll(pattern)].map(([, shell, commands, reply]) => {
    return { file, shell: shell as CommandBlock['shell'], commands: commands!, reply };
  });
}

/** The block's first line, shortened, for the name of a test. */
export function nameOf({ file, commands }: CommandBlock): string {
  const [line = ''] = commands.replaceAll(/ \\\n\s*/g, ' ').split('\n');
  const address = /https:\/\/localhost:8443\S*/.exec(line)?.[0];
  return `${file}: ${address === undefined ? line : `curl ${address}`}`;
}
