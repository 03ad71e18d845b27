import { once } from 'node:events';
import type { Transform } from 'node:stream';
import { dropRest } from './batch/lines.ts';

/**
 * What a compressor of the runtime, which works on another thread, makes of a body. It is pulled: the body is
 * read only as fast as the result is taken. `check` sees each piece, and may throw.
 */
export function throughTransform(
  body: ReadableStream<Uint8Array>,
  transform: Transform,
  check: (piece: Uint8Array) => void = () => {},
  problemOf: (error: unknown) => unknown = (error) => error,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  async function feed(): Promise<void> {
    try {
      for (;;) {
        const { value, done } = await reader.read();
        if (transform.destroyed) return;
        if (done) return void transform.end();
        if (!transform.write(value)) await once(transform, 'drain');
      }
    } catch (error) {
      transform.destroy(error as Error);
    }
  }
  const pieces = transform[Symbol.asyncIterator]() as AsyncIterator<Uint8Array<ArrayBuffer>, undefined>;
  void feed();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value, done } = await pieces.next();
          if (done === true) return controller.close();
          check(value);
          controller.enqueue(value);
        } catch (error) {
          transform.destroy();
          void dropRest(reader);
          throw problemOf(error);
        }
      },
      cancel() {
        transform.destroy();
        return reader.cancel();
      },
    },
    { highWaterMark: 0 },
  );
}
