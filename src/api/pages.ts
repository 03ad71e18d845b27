/** The reference of a calculator; with `.md` behind it, as Markdown. */
export function calculatorReferencePath(id: string): string {
  return `/docs/calculators/${id}`;
}
