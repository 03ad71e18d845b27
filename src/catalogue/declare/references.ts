/** Sections of the textbook that most equations come from, such as "§3.2 (annuity-immediate)". */
export function theoryOfInterest(sections: string): string {
  return `S. G. Kellison, The Theory of Interest, 3rd edition (2009), ${sections}`;
}
