import { crc32, deflateSync } from 'node:zlib';
import type { DocumentTable } from '#http/documents/documents.ts';
import { fixBody } from '#base/message.ts';
import { readSharePicture } from './asset-files.ts';
import { sharePicture } from './page-facts.ts';

/** The drawing of static/icon.svg, whose side has 32 units, for programs that take only pixels. */
const SIDE = 32;
const CORNER = 8;
const accent = [0x0b, 0x66, 0x57] as const;
/** The letter C: an arc around a point of the middle line, open to the right from `openX`. */
const arc = { x: 16.3682, y: 16, radius: 7.4, width: 3.2, openX: 22, endY: 4.8 };
const stroke = { x: 16.4, top: 6, bottom: 26, width: 1.8 };

/** Each pixel is the mean of this number of points in each direction. */
const SAMPLES = 4;

/**
 * Icons at the addresses where browsers and phones look for them, drawn once and never changed, and the
 * picture of shared links.
 */
export function createIconDocuments(): DocumentTable {
  const png = (side: number, isRound: boolean) => writePng(side, drawIcon(side, isRound));
  const fixed = (contentType: string, draw: () => Uint8Array<ArrayBuffer>) => {
    let body: Uint8Array<ArrayBuffer> | undefined;
    const headers = { 'cache-control': 'public, max-age=86400' };
    return { GET: () => ({ status: 200, contentType, headers, body: (body ??= fixBody(draw())) }) };
  };
  return new Map([
    ['/favicon.ico', fixed('image/x-icon', () => writeIco(32, png(32, true)))],
    // Phones round the corners themselves.
    ['/apple-touch-icon.png', fixed('image/png', () => png(180, false))],
    [sharePicture.path, fixed('image/png', () => new Uint8Array(Buffer.from(readSharePicture(), 'base64')))],
  ]);
}

/** Red, green, blue and opacity of each pixel, row by row. */
function drawIcon(side: number, isRound: boolean): Uint8Array {
  const pixels = new Uint8Array(side * side * 4);
  const step = SIDE / side / SAMPLES;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      let [inside, white] = [0, 0];
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const x = (column * SAMPLES + (sample % SAMPLES) + 0.5) * step;
        const y = (row * SAMPLES + Math.floor(sample / SAMPLES) + 0.5) * step;
        if (isRound && !isInSquare(x, y)) continue;
        inside++;
        if (isOnLetter(x, y)) white++;
      }
      const share = inside === 0 ? 0 : white / inside;
      const place = (row * side + column) * 4;
      for (const [index, color] of accent.entries())
        pixels[place + index] = Math.round(color + (255 - color) * share);
      pixels[place + 3] = Math.round((255 * inside) / (SAMPLES * SAMPLES));
    }
  }
  return pixels;
}

/** Within the square with round corners. */
function isInSquare(x: number, y: number): boolean {
  const beyond = (place: number) => Math.max(CORNER - place, place - (SIDE - CORNER), 0);
  return Math.hypot(beyond(x), beyond(y)) <= CORNER;
}

/** Within the arc, the upright stroke, or one of their four round ends. */
function isOnLetter(x: number, y: number): boolean {
  const isAt = (endX: number, endY: number, width: number) => Math.hypot(x - endX, y - endY) <= width / 2;
  const { openX, endY } = arc;
  const [dx, dy] = [x - arc.x, y - arc.y];
  const isOpen = dx > 0 && Math.abs(dy) < (dx * endY) / (openX - arc.x);
  if (!isOpen && Math.abs(Math.hypot(dx, dy) - arc.radius) <= arc.width / 2) return true;
  if (isAt(openX, arc.y - endY, arc.width) || isAt(openX, arc.y + endY, arc.width)) return true;
  const nearest = Math.min(Math.max(y, stroke.top), stroke.bottom);
  return isAt(stroke.x, nearest, stroke.width);
}

/** The pixels as a PNG file (ISO/IEC 15948), each line unfiltered. */
function writePng(side: number, pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(13));
  head.setUint32(0, side);
  head.setUint32(4, side);
  // Eight bits for each of red, green, blue and opacity.
  head.setUint16(8, 0x08_06);
  const lines = new Uint8Array(side * (side * 4 + 1));
  for (let row = 0; row < side; row++) {
    lines.set(pixels.subarray(row * side * 4, (row + 1) * side * 4), row * (side * 4 + 1) + 1);
  }
  return joinBytes([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    ...writeChunk('IHDR', new Uint8Array(head.buffer)),
    ...writeChunk('IDAT', deflateSync(lines, { level: 9 })),
    ...writeChunk('IEND', new Uint8Array()),
  ]);
}

function writeChunk(type: string, bytes: Uint8Array): readonly Uint8Array[] {
  const named = joinBytes([new TextEncoder().encode(type), bytes]);
  const [size, check] = [new DataView(new ArrayBuffer(4)), new DataView(new ArrayBuffer(4))];
  size.setUint32(0, bytes.length);
  check.setUint32(0, crc32(named));
  return [new Uint8Array(size.buffer), named, new Uint8Array(check.buffer)];
}

/** A file with one icon, which is a PNG file. */
function writeIco(side: number, png: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(22));
  const words = [0, 1, 1] as const;
  for (const [index, word] of words.entries()) head.setUint16(index * 2, word, true);
  head.setUint8(6, side);
  head.setUint8(7, side);
  head.setUint16(10, 1, true);
  head.setUint16(12, 32, true);
  head.setUint32(14, png.length, true);
  head.setUint32(18, head.byteLength, true);
  return joinBytes([new Uint8Array(head.buffer), png]);
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    joined.set(part, place);
    place += part.length;
  }
  return joined;
}
