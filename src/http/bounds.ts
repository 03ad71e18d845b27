/** Every bound that the HTTP layer sets, in one table. */
export const bounds = {
  bodyBytes: 64 * 1024,
  formBytes: 16 * 1024,
  bodyDeadlineMs: 10_000,
  uriCharacters: 4096,
  requestIdCharacters: 64,
  shownPathCharacters: 200,
  /** Failed authentications of one network in a window; a person who mistypes makes a few. */
  failures: { most: 100, windowMs: 60_000, networks: 10_000 },
  /** Requests begun and not answered; more are refused. With bodies of the greatest size they take 128 MB. */
  inFlight: 2_000,
  /** How long the thread may have been busy without a pause before new requests are refused. */
  busyMs: 100,
  /** How long work that takes turns may have to wait for its first one before more of it is refused. */
  waitMs: 250,
} as const;
