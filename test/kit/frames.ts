// Frames of HTTP/2 (RFC 9113, section 4.1), for what no library would send.

const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
export const [DATA, HEADERS, RST_STREAM, SETTINGS, PING, CONTINUATION] = [0, 1, 3, 4, 6, 9] as const;
export const [END_STREAM, END_HEADERS] = [1, 4] as const;
const INITIAL_WINDOW_SIZE = 4;

export function frame(type: number, flags: number, stream: number, payload = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** What begins a connection. With a small window, replies are not to be sent. */
export function opening(windowBytes?: number): Buffer {
  const payload = Buffer.alloc(windowBytes === undefined ? 0 : 6);
  if (windowBytes !== undefined) {
    payload.writeUInt16BE(INITIAL_WINDOW_SIZE, 0);
    payload.writeUInt32BE(windowBytes, 2);
  }
  return Buffer.concat([PREFACE, frame(SETTINGS, 0, 0, payload)]);
}

/** A text of HPACK (RFC 7541, section 5.2), not compressed. */
function literal(text: string): Buffer {
  const length: number[] = [];
  let rest = text.length - 127;
  if (rest < 0) length.push(text.length);
  else {
    length.push(127);
    for (; rest >= 128; rest >>= 7) length.push((rest & 127) | 128);
    length.push(rest);
  }
  return Buffer.concat([Buffer.from(length), Buffer.from(text)]);
}

/** A literal field that is not indexed (RFC 7541, section 6.2.2). */
export function field(name: string, value: string): Buffer {
  return Buffer.concat([Buffer.of(0), literal(name), literal(value)]);
}

/** A whole request, or with an unfinished body all that comes before its rest. */
export function request(
  stream: number,
  fields: Readonly<Record<string, string>>,
  body?: string,
  isWhole = true,
): Buffer {
  const all = { ':scheme': 'https', ':authority': 'localhost', ...fields };
  const block = Object.entries(all).map(([name, value]) => field(name, value));
  const end = isWhole ? END_STREAM : 0;
  const headers = frame(
    HEADERS,
    END_HEADERS | (body === undefined ? END_STREAM : 0),
    stream,
    Buffer.concat(block),
  );
  return body === undefined ? headers : Buffer.concat([headers, frame(DATA, end, stream, Buffer.from(body))]);
}
