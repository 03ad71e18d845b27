import type { AnyCalculator } from '#catalogue/define.ts';

/** Abbreviations in names, in full. */
const spellings: Readonly<Record<string, string>> = {
  dscr: 'DSCR',
  fi: 'financial independence',
  ltv: 'loan-to-value',
  pct: '(%)',
  pmi: 'mortgage insurance',
  xnpv: 'XNPV',
};

/**
 * Returns a function that gives the label of a name: "Home price" for home_price. Words that the catalogue writes in
 * capitals, such as EMI or FIRE, are also in capitals in labels.
 */
export function createLabels(catalogue: readonly AnyCalculator[]): (name: string) => string {
  const capitals = new Set(catalogue.flatMap(({ name }) => name.match(/\b[A-Z]{2,}\b/g) ?? []));
  const labels = new Map<string, string>();
  return function label(name) {
    const known = labels.get(name) ?? writeLabel(name, capitals);
    labels.set(name, known);
    return known;
  };
}

function writeLabel(name: string, capitals: ReadonlySet<string>): string {
  const words = name.split('_').map((word) => {
    const upper = word.toUpperCase();
    if (capitals.has(upper)) return upper;
    if (upper.endsWith('S') && capitals.has(upper.slice(0, -1))) return `${upper.slice(0, -1)}s`;
    return spellings[word] ?? word;
  });
  const text = words.join(' ');
  return text[0]!.toUpperCase() + text.slice(1);
}
