/** Subjects of which calculators have every word, but which none of them calculates. */
export const uncalculatedSubjects: readonly string[] = [
  'credit score',
  'estate tax',
  'inheritance tax',
  'land transfer tax',
  'life expectancy',
  'required minimum distribution',
  'reverse mortgage',
  'solar payback',
  'wealth tax',
];

/** What somebody may search for whose words found nothing. */
export const suggestedSearches: readonly string[] = [
  'mortgage',
  'salary',
  'compound interest',
  'retirement',
  'credit card',
  'inflation',
];
