/** Words of names as people write them. */
const spellings: Readonly<Record<string, string>> = {
  cola: 'COLA',
  dietz: 'Dietz',
  dscr: 'DSCR',
  ebitda: 'EBITDA',
  fi: 'financial independence',
  hsa: 'HSA',
  ltv: 'loan-to-value',
  macrs: 'MACRS',
  max: 'maximum',
  min: 'minimum',
  mirr: 'MIRR',
  pct: '(%)',
  pmi: 'mortgage insurance',
  xnpv: 'XNPV',
};

/** Words that a hyphen joins. */
const compounds = new RegExp(
  `\\b(?:${[
    'back end',
    'break even',
    'cash on cash',
    'front end',
    'interest only',
    'out of pocket',
    'part time',
    'risk free',
    'step up',
    'tax equivalent',
    'tax free',
    'time weighted',
    'trade in',
  ].join('|')})\\b`,
  'g',
);

/** What has a name for people, such as a calculator. */
export interface Named {
  readonly name: string;
}

/**
 * Returns a function that gives the label of a name: "Home price" for home_price. Words that the catalogue writes in
 * capitals, such as EMI or FIRE, are also in capitals in labels.
 */
export function createLabels(catalogue: readonly Named[]): (name: string) => string {
  const capitals = new Set(capitalsOf(catalogue));
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
  const text = words.join(' ').replace(compounds, (phrase) => phrase.replaceAll(' ', '-'));
  return text[0]!.toUpperCase() + text.slice(1);
}

/** The words that names have in capitals. */
export function capitalsOf(catalogue: readonly Named[]): readonly string[] {
  return [...new Set(catalogue.flatMap(({ name }) => name.match(/\b[A-Z]{2,}\b/g) ?? []))];
}
