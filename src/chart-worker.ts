import { parentPort } from 'node:worker_threads';
import { drawPicture } from '#chart/draw.ts';
import type { PaintAnswer, PaintOrder } from '#chart/painter.ts';

// The thread that draws charts.
const port = parentPort!;

port.on('message', ({ id, picture }: PaintOrder) => port.postMessage(answer(id, () => drawPicture(picture))));

function answer(id: number, draw: () => string): PaintAnswer {
  try {
    return { id, svg: draw() };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
