/** A template of a source text: its fixed parts, and the sources of the values between them. */
export interface SourceTemplate {
  /** The function that receives it, such as "html"; empty for a plain text. */
  readonly tag: string;
  readonly strings: readonly string[];
  readonly values: readonly string[];
}

export interface SourceTexts {
  readonly templates: readonly SourceTemplate[];
  /** The texts in quotes. */
  readonly literals: readonly string[];
}

/**
 * The templates and texts of a source in TypeScript, with those within their values. Comments are left out.
 */
export function readSourceTexts(source: string): SourceTexts {
  const templates: SourceTemplate[] = [];
  const literals: string[] = [];
  let at = 0;

  /** Reads code up to a brace that closes more than was opened, or to the end. */
  function readCode(): void {
    let depth = 0;
    while (at < source.length) {
      const character = source[at]!;
      if (skip(/\/\/[^\n]*|\/\*[^]*?\*\//y)) continue;
      const before = /[\w$)\]]\s*$/.test(source.slice(Math.max(0, at - 20), at));
      if (!before && skip(/\/(?![/*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^\\/[\n])+\/[a-z]*/y)) continue;
      const quoted = skip(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/y);
      if (quoted !== undefined) literals.push(unescaped(quoted.slice(1, -1)));
      else if (character === '`') readTemplate(/[\w$]*$/.exec(source.slice(Math.max(0, at - 40), at))![0]);
      else {
        if (character === '{') depth += 1;
        if (character === '}' && depth-- === 0) return;
        at += 1;
      }
    }
  }

  function readTemplate(tag: string): void {
    const strings: string[] = [];
    const values: string[] = [];
    for (at += 1; ; at += 1) {
      strings.push(unescaped(skip(/(?:\\.|\$(?!\{)|[^\\`$])*/sy)!));
      if (source[at] !== '$') break;
      at += 2;
      const start = at;
      readCode();
      values.push(source.slice(start, at));
    }
    at += 1;
    templates.push({ tag, strings, values });
  }

  function skip(expression: RegExp): string | undefined {
    expression.lastIndex = at;
    const found = expression.exec(source)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  }

  readCode();
  return { templates, literals };
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:u([\da-f]{4})|(.))/gis, (_, code: string | undefined, one: string) =>
    code === undefined ? one.replace('n', '\n') : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
