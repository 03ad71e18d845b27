/** Every bound that the HTTP layer sets, in one table. */
export const bounds = {
  bodyBytes: 64 * 1024,
  bodyDeadlineMs: 10_000,
  uriCharacters: 4096,
  requestIdCharacters: 64,
  shownPathCharacters: 200,
} as const;
