const NEWLINE = 10;

/**
 * The lines of a stream of bytes, without their ends and without empty ones; in the place of a line of more than
 * `limitBytes` stands 'too-long'. No more is kept than one line and one chunk. Ending the iteration cancels the stream.
 */
export async function* readLines(
  stream: ReadableStream<Uint8Array>,
  limitBytes: number,
): AsyncGenerator<Uint8Array | 'too-long', void, undefined> {
  let pending: Uint8Array[] = [];
  let size = 0;

  const take = (): Uint8Array | 'too-long' | undefined => {
    const line = size > limitBytes ? 'too-long' : trim(Buffer.concat(pending, size));
    [pending, size] = [[], 0];
    return line === 'too-long' || line.length > 0 ? line : undefined;
  };
  const keep = (bytes: Uint8Array) => {
    size += bytes.length;
    if (size <= limitBytes) pending.push(bytes);
    else pending = [];
  };

  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, end));
      start = end + 1;
      const line = take();
      if (line !== undefined) yield line;
    }
    keep(chunk.subarray(start));
  }
  const last = take();
  if (last !== undefined) yield last;
}

/** Without the carriage return of a line end as some systems write it. */
function trim(line: Uint8Array): Uint8Array {
  return line.at(-1) === 13 ? line.subarray(0, -1) : line;
}
