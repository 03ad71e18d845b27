/**
 * Modules that a calculation does without, by their paths, and what stands in their place where a few
 * kilobytes count: in the files of pages, and in the npm package.
 */
export const smallModules: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/[/\\]catalogue[/\\]texts[/\\]guessed-names\.ts$/, () => 'export const meantName = () => undefined;'],
  // Ties are decided a little later, by the arithmetic that follows anyway.
  [
    /[/\\]core[/\\]equations[/\\]over-doubles[/\\]denominators\.ts$/,
    () => "export { createDoubles as createDoublesWithDenominators } from './doubles.ts';",
  ],
  // Code, number and decimals of a currency, and its name.
  [/[/\\]core[/\\]money[/\\]iso4217\.ts$/, (text) => text.replaceAll(/^([A-Z]{3} \d{3} \d) .*$/gm, '$1')],
];
