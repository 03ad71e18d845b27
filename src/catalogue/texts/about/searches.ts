/** What somebody may search for whose words found nothing. */
export const suggestedSearches: readonly string[] = [
  'mortgage',
  'salary',
  'compound interest',
  'retirement',
  'credit card',
  'inflation',
];
