/**
 * Plain data as YAML 1.2: members and items in lines of their own, and texts as JSON writes them, which YAML
 * reads.
 */
export function formatYaml(value: unknown): string {
  return `${writeLines(value, '').join('\n')}\n`;
}

function writeLines(value: unknown, indent: string): readonly string[] {
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((item) => {
      const [first = '', ...others] = writeLines(item, `${indent}  `);
      return [`${indent}- ${first.trimStart()}`, ...others];
    });
  }
  if (!isFilled(value)) return [`${indent}${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined) return [];
    const key = `${indent}${/^[a-z][A-Za-z]+$/.test(name) && !readAsOther.has(name) ? name : JSON.stringify(name)}:`;
    const isNested = isFilled(member) || (Array.isArray(member) && member.length > 0);
    return isNested ? [key, ...writeLines(member, `${indent}  `)] : [`${key} ${JSON.stringify(member)}`];
  });
}

function isFilled(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}

/** Words that readers of older YAML take for no text. */
const readAsOther: ReadonlySet<string> = new Set(['true', 'false', 'null', 'yes', 'no', 'on', 'off']);
