/** What a command prints, by which streams, and its exit code. */
interface Printed {
  readonly code: number;
  readonly printed: string;
  readonly errors: string;
}

type Print = (text: string) => void;

/** Runs a command with streams that are kept. */
export async function keepPrinted(
  run: (streams: { readonly print: Print; readonly printError: Print }) => Promise<number>,
): Promise<Printed> {
  const [printed, errors]: [string[], string[]] = [[], []];
  const code = await run({
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, printed: printed.join('\n'), errors: errors.join('\n') };
}
