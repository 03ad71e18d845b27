/** What an X.509 certificate needs of ASN.1's distinguished encoding rules (ITU-T X.690), written only. */

/** One value: tag, length, content. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), content]);
  const size = bigEndian(length);
  return Buffer.concat([Buffer.of(tag, 0x80 | size.length, ...size), content]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
export const set = (...parts: readonly Uint8Array[]): Buffer => der(0x31, ...parts);
export const octets = (content: Uint8Array): Buffer => der(0x04, content);
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text));
export const yes = der(0x01, Buffer.of(0xff));

/** Not negative, most significant byte first. */
export function integer(bytes: Uint8Array): Buffer {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = start === -1 ? Buffer.of(0) : bytes.subarray(start);
  return digits[0]! < 0x80 ? der(0x02, digits) : der(0x02, Buffer.of(0), digits);
}

export function bits(content: Uint8Array, unusedBits = 0): Buffer {
  return der(0x03, Buffer.of(unusedBits), content);
}

/** An object identifier from its dotted form; the first two numbers share a byte. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest].flatMap(base128)));
}

/** UTCTime until 2049, GeneralizedTime after it, as RFC 5280, §4.1.2.5, wants; whole seconds. */
export function time(date: Date): Buffer {
  const text = date.toISOString().replace(/\.\d+|[-:T]/g, '');
  return date.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(text.slice(2))) : der(0x18, Buffer.from(text));
}

export function pem(label: string, content: Uint8Array): string {
  const lines =
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

function bigEndian(value: number): number[] {
  return value < 0x100 ? [value] : [...bigEndian(Math.floor(value / 0x100)), value % 0x100];
}

function base128(value: number): number[] {
  const digits = [value % 0x80];
  for (let rest = Math.floor(value / 0x80); rest > 0; rest = Math.floor(rest / 0x80)) {
    digits.unshift(0x80 | (rest % 0x80));
  }
  return digits;
}
