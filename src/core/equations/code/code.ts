/** JavaScript under construction, of which each part stands for a term. */
export interface Code<Term> {
  readonly lines: string[];
  /** What it has calculated so far, by what it was made of. */
  readonly terms: Map<string, Term>;
  /** Which conditions hold here, and which do not. */
  readonly conditions: Map<string, boolean>;
  readonly variables: { count: number };
  /** The whole that this is a block of. */
  readonly whole?: Code<Term>;
}

export function createCode<Term>(): Code<Term> {
  return { lines: [], terms: new Map(), conditions: new Map(), variables: { count: 0 } };
}

/** A block within: it knows what was calculated before it, and what it calculates is not known outside. */
export function createBlock<Term>(code: Code<Term>): Code<Term> {
  const { terms, conditions, variables, whole = code } = code;
  return { lines: [], terms: new Map(terms), conditions: new Map(conditions), variables, whole };
}

/** A variable with this value. */
export function define<Term>(code: Code<Term>, expression: string): string {
  const variable = createVariable(code);
  code.lines.push(`const ${variable} = ${expression};`);
  return variable;
}

export function createVariable<Term>({ variables }: Code<Term>): string {
  return `x${variables.count++}`;
}

/** Nothing is calculated twice. */
export function once<Term>(code: Code<Term>, description: string, make: () => Term): Term {
  let term = code.terms.get(description);
  if (term === undefined) {
    term = make();
    code.terms.set(description, term);
  }
  return term;
}
