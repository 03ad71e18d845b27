import { isDate } from '#base/dates.ts';

/** The rates of one date: units of each currency for 1 euro, in the decimal text of the file. */
export interface EcbDay {
  readonly observedOn: string;
  readonly quotes: Readonly<Record<string, string>>;
}

/** One tag with its attributes, in single or double quotes and free of entities. */
const TAG = /\s*<(\/?)([A-Za-z:]+)((?:\s+[A-Za-z:]+\s*=\s*(?:"[^"<&]*"|'[^'<&]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([A-Za-z:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const DECLARATION = /\s*<\?xml [^?<>]*\?>/y;
const TEXT = /[^<&]*/y;

type Attributes = Readonly<Record<string, string>>;

interface Reader {
  /** Reads the opening tag of an element; undefined when another tag comes next. */
  open(name: string): { attributes: Attributes; isEmpty: boolean } | undefined;
  close(name: string): void;
  skipText(): void;
  fail(expected: string): never;
  isAtEnd(): boolean;
}

/**
 * The dated tables of an ECB reference rates file, in the order of the file: one in the daily file, many in
 * those of 90 days and since 1999. Only the shape that the ECB writes is read; a DOCTYPE, an entity, a
 * comment, an unknown element, a date or currency given twice and text that is no decimal are errors.
 * Source: https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml
 */
export function readEcbXml(xml: string): EcbDay[] {
  const reader = createReader(xml);
  const enter = (name: string) => reader.open(name) ?? reader.fail(`<${name}>`);
  const readElementOfText = (name: string) => {
    enter(name);
    reader.skipText();
    reader.close(name);
  };

  enter('gesmes:Envelope');
  readElementOfText('gesmes:subject');
  enter('gesmes:Sender');
  readElementOfText('gesmes:name');
  reader.close('gesmes:Sender');
  enter('Cube');
  const days = new Map<string, EcbDay>();
  for (let cube = reader.open('Cube'); cube !== undefined; cube = reader.open('Cube')) {
    const observedOn = cube.attributes['time'] ?? '';
    if (!isDate(observedOn) || cube.isEmpty) reader.fail('a dated table of rates');
    if (days.has(observedOn)) reader.fail(`one table of ${observedOn}`);
    days.set(observedOn, { observedOn, quotes: readQuotes(reader) });
    reader.close('Cube');
  }
  reader.close('Cube');
  reader.close('gesmes:Envelope');
  if (!reader.isAtEnd()) reader.fail('the end');
  if (days.size === 0) reader.fail('a dated table of rates');
  return [...days.values()];
}

function readQuotes(reader: Reader): Attributes {
  const quotes = new Map<string, string>();
  for (let cube = reader.open('Cube'); cube !== undefined; cube = reader.open('Cube')) {
    const { currency = '', rate = '' } = cube.attributes;
    if (!/^[A-Z]{3}$/.test(currency) || !/^\d+(\.\d+)?$/.test(rate)) {
      reader.fail(`a currency and its rate, not "${currency} ${rate}",`.slice(0, 80));
    }
    if (quotes.has(currency)) reader.fail(`one rate of ${currency}`);
    if (!cube.isEmpty) reader.close('Cube');
    quotes.set(currency, rate);
  }
  return Object.fromEntries(quotes);
}

function createReader(xml: string): Reader {
  let position = 0;

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = position;
    const match = pattern.exec(xml);
    if (match !== null) position = pattern.lastIndex;
    return match;
  }

  function fail(expected: string): never {
    const found = JSON.stringify(xml.slice(position, position + 40));
    throw new Error(`The ECB file is not as expected: ${expected} should stand before ${found}.`);
  }

  take(DECLARATION);
  return {
    open(name) {
      const start = position;
      const tag = take(TAG);
      if (tag?.[1] !== '' || tag[2] !== name) {
        position = start;
        return undefined;
      }
      const attributes: Record<string, string> = {};
      for (const [, key, double, single] of tag[3]!.matchAll(ATTRIBUTE)) attributes[key!] = double ?? single!;
      return { attributes, isEmpty: tag[4] === '/' };
    },
    close(name) {
      const start = position;
      const tag = take(TAG);
      if (tag?.[1] === '/' && tag[2] === name && tag[3] === '' && tag[4] === '') return;
      position = start;
      fail(`</${name}>`);
    },
    skipText() {
      take(TEXT);
    },
    fail,
    isAtEnd: () => xml.slice(position).trim() === '',
  };
}
