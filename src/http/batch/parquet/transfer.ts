import type { JsonWriter } from '#calculate/result/json-writer.ts';
import type { Page, Pages } from './pages.ts';

/**
 * Writes pages as bytes from thread to thread: the number of rows, and of each column the encoding, the
 * number of bytes, and these.
 */
export function writePages(writer: JsonWriter, { rows, pages }: Pages): void {
  const put = (size: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(size);
    writer.bytes(bytes, 0, 4);
  };
  put(rows);
  put(pages.length);
  for (const { encoding, bytes } of pages) {
    put(encoding);
    put(bytes.length);
    writer.bytes(bytes, 0, bytes.length);
  }
}

/** All pages that were written to these bytes. */
export function readPages(written: Uint8Array): readonly Pages[] {
  const bytes = Buffer.from(written.buffer, written.byteOffset, written.length);
  let at = 0;
  const take = () => bytes.readUInt32LE((at += 4) - 4);
  const all: Pages[] = [];
  while (at < bytes.length) {
    const rows = take();
    const pages = Array.from({ length: take() }, (): Page => {
      const [encoding, length] = [take(), take()];
      return { encoding, bytes: bytes.subarray(at, (at += length)) };
    });
    all.push({ rows, pages });
  }
  return all;
}
