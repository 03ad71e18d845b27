/**
 * Reads a stream of a compound file, the container of Excel's binary workbooks. Microsoft, [MS-CFB]: Compound
 * File Binary File Format.
 */
const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEADER_BYTES = 512;
const HEADER_TABLE_SECTORS = 109;
const ENTRY_BYTES = 128;
const MAX_NAME_BYTES = 64;
const STREAM = 2;
/** Shorter streams lie elsewhere in the file. No workbook with market data is that short. */
const MIN_STREAM_BYTES = 4096;
/** Larger numbers of sectors have a meaning, such as the end of a chain. */
const MAX_SECTOR = 0xfffffffa;

interface Sectors {
  readonly view: DataView;
  readonly bytes: number;
  readonly count: number;
}

/** Whether the bytes begin as a compound file does. */
export function isCompoundFile(file: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => file[index] === byte);
}

/**
 * The bytes of the first of the named streams that the file has. Throws an Error with a sentence where it is
 * damaged or has none.
 */
export function readStream(file: Uint8Array, names: readonly string[]): { name: string; bytes: Uint8Array } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (!isCompoundFile(file) || file.length < HEADER_BYTES) throw damaged('it has no header');
  const shift = view.getUint16(30, true);
  if (view.getUint16(28, true) !== 0xfffe || (shift !== 9 && shift !== 12))
    throw damaged('its header has no known size of sectors');
  const bytes = 2 ** shift;
  const sectors = { view, bytes, count: Math.floor(file.length / bytes) - 1 };
  const next = readSectorTable(sectors);
  const directory = readChain(sectors, next, view.getUint32(48, true), 'its directory');
  const entries = readEntries(directory);
  for (const name of names) {
    const entry = entries.find((one) => one.name === name);
    if (entry === undefined) continue;
    if (entry.size < MIN_STREAM_BYTES) throw new Error(`The workbook has only ${entry.size} bytes of data.`);
    const chain = readChain(sectors, next, entry.first, `its stream ${name}`);
    if (chain.length < entry.size) throw damaged(`its stream ${name} ends early`);
    return { name, bytes: chain.subarray(0, entry.size) };
  }
  throw new Error('The file is not an Excel workbook: it has no stream named Workbook.');
}

/**
 * For each sector the one that follows it in its chain. The sectors of this table are listed in the header
 * and in a chain of lists.
 */
function readSectorTable(sectors: Sectors): Uint32Array {
  const { view, bytes, count } = sectors;
  const perSector = bytes / 4;
  const tables: number[] = [];
  const add = (offset: number, entries: number) => {
    for (let index = 0; index < entries; index++) {
      const sector = view.getUint32(offset + 4 * index, true);
      if (sector <= MAX_SECTOR) tables.push(sector);
    }
  };
  add(76, HEADER_TABLE_SECTORS);
  let list = view.getUint32(68, true);
  for (let lists = 0; list <= MAX_SECTOR; lists++) {
    if (lists > count) throw damaged('the list of its sector tables is a loop');
    const offset = offsetOf(sectors, list, 'the list of its sector tables');
    add(offset, perSector - 1);
    list = view.getUint32(offset + bytes - 4, true);
  }
  if (tables.length > count) throw damaged('it has more sector tables than sectors');
  const next = new Uint32Array(tables.length * perSector);
  for (const [index, sector] of tables.entries()) {
    const offset = offsetOf(sectors, sector, 'a sector table');
    for (let entry = 0; entry < perSector; entry++)
      next[index * perSector + entry] = view.getUint32(offset + 4 * entry, true);
  }
  return next;
}

/** All bytes of a chain of sectors. `what` begins the sentence of an error. */
function readChain(sectors: Sectors, next: Uint32Array, first: number, what: string): Uint8Array {
  const { view, bytes, count } = sectors;
  const chain: number[] = [];
  for (let sector = first; sector <= MAX_SECTOR; sector = next[sector]!) {
    if (chain.length === count) throw damaged(`${what} is a loop`);
    offsetOf(sectors, sector, what);
    if (sector >= next.length) throw damaged(`${what} leaves the sector table`);
    chain.push(sector);
  }
  const all = new Uint8Array(chain.length * bytes);
  for (const [index, sector] of chain.entries()) {
    const offset = view.byteOffset + offsetOf(sectors, sector, what);
    all.set(new Uint8Array(view.buffer, offset, bytes), index * bytes);
  }
  return all;
}

/** Sector 0 follows the header, which has a sector for itself. */
function offsetOf({ bytes, count }: Sectors, sector: number, what: string): number {
  if (sector >= count) throw damaged(`${what} ends beyond the end of the file`);
  return (sector + 1) * bytes;
}

interface Entry {
  readonly name: string;
  readonly first: number;
  readonly size: number;
}

function readEntries(directory: Uint8Array): readonly Entry[] {
  const view = new DataView(directory.buffer);
  const utf16 = new TextDecoder('utf-16le');
  const entries: Entry[] = [];
  for (let start = 0; start < directory.length; start += ENTRY_BYTES) {
    const nameBytes = view.getUint16(start + 64, true);
    if (directory[start + 66] !== STREAM || nameBytes < 2 || nameBytes > MAX_NAME_BYTES) continue;
    entries.push({
      // Without the null character at its end.
      name: utf16.decode(directory.subarray(start, start + nameBytes - 2)),
      first: view.getUint32(start + 116, true),
      size: view.getUint32(start + 120, true),
    });
  }
  return entries;
}

function damaged(how: string): Error {
  return new Error(`The file is damaged or incomplete: ${how}.`);
}
