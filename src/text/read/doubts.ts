/** What was typed and has to be asked about, as its meaning is not certain. */
export type Doubt =
  /** Two readings, each as the person would write it. */
  | { readonly kind: 'unclear'; readonly text: string; readonly readings: readonly [string, string] }
  /** An amount with the sign of other currencies than the one of all amounts. */
  | {
      readonly kind: 'foreign';
      readonly sign: string;
      readonly currency: string;
      readonly currencies: readonly string[];
    };

/**
 * What is in doubt, and what to do, as a sentence without its end; `howToChoose` says how another currency is
 * chosen.
 */
export function describeDoubt(
  doubt: Doubt,
  howToChoose: (currencies: readonly string[]) => string = () => 'choose another currency',
): string {
  if (doubt.kind === 'unclear') {
    const [one, other] = doubt.readings;
    return `“${doubt.text}” can be read in two ways: please write ${one} or ${other}`;
  }
  const { sign, currency, currencies } = doubt;
  return `“${sign}” is not the sign of ${currency}, the currency of all amounts: leave it out, or ${howToChoose(currencies)}`;
}

export function isDoubt(read: { readonly kind: string } | undefined): read is Doubt {
  return read?.kind === 'unclear' || read?.kind === 'foreign';
}
