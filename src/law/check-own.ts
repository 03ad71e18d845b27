import { VARIANT } from './find-row.ts';
import { choosing, type Pack, type PackFigure } from './pack.ts';

type Add = (place: string, fault: string) => void;

/**
 * A pack over one that calculators read must be as they read it: a word that is missing, or a value of
 * another kind, would be an amount of 0 to them.
 */
export function checkOwn(pack: Pack, shipped: readonly Pack[], add: Add): void {
  const base = shipped.find(({ id }) => id === pack.id);
  if (base === undefined) return;
  for (const name of ['country', 'currency'] as const) {
    if (pack[name] !== base[name]) add('', `${name} must be ${base[name]}, as in ${base.id}`);
  }
  for (const [name, figure] of Object.entries(pack.figures)) {
    const place = `, figure ${name}`;
    const model = modelOf(base, name);
    if (model === undefined) add(place, `${base.id} has no such figure`);
    else if (String(choosing(figure)) === String(choosing(model))) checkRows(figure, model, place, add);
    else if (choosing(model).length === 0) add(place, 'by must be left out');
    else add(place, `by must be ${JSON.stringify(model.by)}`);
  }
}

/** The figure of the name; for another region or regime, the same figure of a known one. */
function modelOf({ figures }: Pack, name: string): PackFigure | undefined {
  const head = VARIANT.exec(name)?.[1];
  const sibling = Object.keys(figures).find((one) => one === head || VARIANT.exec(one)?.[1] === head);
  return figures[name] ?? (head === undefined ? undefined : figures[sibling ?? '']);
}

function checkRows({ values }: PackFigure, model: PackFigure, place: string, add: Add): void {
  const models = model.values.map(({ value }) => value).filter((value) => value !== null);
  for (const { from, value } of values) {
    const faults = models.map((one) => faultsOf(value, one, `${place}, ${from}`));
    // The law may have changed the form of a figure.
    const [fewest = []] = faults.toSorted((one, other) => one.length - other.length);
    for (const [at, fault] of fewest) add(at, fault);
  }
}

type Faults = readonly (readonly [place: string, fault: string])[];

function faultsOf(value: unknown, model: unknown, place: string): Faults {
  if (value === null || model === null) return [];
  const [kind, wanted] = [kindOf(value), kindOf(model)];
  if (kind !== wanted) return [[place, `must be ${wanted}`]];
  if (wanted !== AN_OBJECT) return [];
  const [own, known] = [value, model] as Readonly<Record<string, unknown>>[] as [Members, Members];
  const words = Object.keys(known);
  // Lower bounds may be others.
  if (words.every((word) => /^\d/.test(word))) {
    return Object.entries(own).flatMap(([word, one]) => [
      ...(/^\d/.test(word) ? [] : [[`${place}, ${word}`, 'must be a number or a day'] as const]),
      ...faultsOf(one, known[words[0]!], `${place}, ${word}`),
    ]);
  }
  return [
    ...Object.keys(own).flatMap((word): Faults => (word in known ? [] : [[place, `there is no ${word}`]])),
    ...words.flatMap((word): Faults => {
      const at = `${place}, ${word}`;
      return word in own ? faultsOf(own[word], known[word], at) : [[at, 'is missing']];
    }),
  ];
}

type Members = Readonly<Record<string, unknown>>;
const AN_OBJECT = 'an object';

function kindOf(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'number' ? 'a number' : AN_OBJECT;
  return Array.isArray(value[0]) ? 'bands, each a bound and a number' : 'a list';
}
