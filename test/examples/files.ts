import { readFileSync } from 'node:fs';

export const examples = new URL('../../examples/', import.meta.url).pathname;

/** The text of a file below examples/. */
export const readExampleFile = (path: string) => readFileSync(examples + path, 'utf8');

/**
 * The loan of all examples, whose level payment is an anchor of the contract: 320,000 at 7 percent over 30
 * years.
 */
export const house = { home_price: 400000, down_payment: 80000, interest_rate: 7, loan_term: 30 };

/** A notebook in the format of Jupyter, version 4. */
export interface Notebook {
  readonly nbformat: number;
  readonly cells: readonly {
    readonly cell_type: 'code' | 'markdown';
    readonly source: readonly string[];
    readonly outputs?: readonly { readonly text: readonly string[] }[];
  }[];
}

export const readNotebook = (path: string) => JSON.parse(readExampleFile(path)) as Notebook;
