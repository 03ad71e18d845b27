import { writeSync } from 'node:fs';

const FLUSH_MS = 50;
const FLUSH_CHARACTERS = 16 * 1024;

/**
 * Writes lines to a file descriptor in batches, so that no request waits for the disk or a terminal; a batch is at
 * most 50 ms old. `flush` writes what is left; so does the end of the process.
 */
export function createLineWriter(descriptor: number): { write: (line: string) => void; flush: () => void } {
  let pending = '';
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = pending;
    pending = '';
    if (batch !== '') writeWhole(descriptor, batch);
  };
  process.on('exit', flush);

  return {
    write: (line) => {
      pending += `${line}\n`;
      if (pending.length >= FLUSH_CHARACTERS) flush();
      else timer ??= setTimeout(flush, FLUSH_MS);
    },
    flush,
  };
}

/** A log that cannot be written must not stop the service: what a full or closed pipe does not take is dropped. */
function writeWhole(descriptor: number, text: string): void {
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(descriptor, rest));
  } catch {
    return;
  }
}
