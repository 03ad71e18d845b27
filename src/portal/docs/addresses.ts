export const NAMES_PATH = '/docs/names';

export const PROBLEMS_PATH = '/docs/problems';

export const SEARCH_PATH = '/docs/search';

export function operationPath(operationId: string): string {
  return `/docs/operations/${operationId}`;
}
