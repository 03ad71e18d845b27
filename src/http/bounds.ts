/** Every bound that the HTTP layer sets, in one table. */
export const bounds = {
  bodyBytes: 64 * 1024,
  /** A request for access; the inputs of a calculator with its longest list. */
  formBytes: { 'access-request': 16 * 1024, page: 128 * 1024 },
  bodyDeadlineMs: 10_000,
  uriCharacters: 4096,
  requestIdCharacters: 64,
  shownPathCharacters: 200,
  /** Failed authentications of one network in a window; a person who mistypes makes a few. */
  failures: { most: 100, windowMs: 60_000, networks: 10_000 },
  /** Requests begun and not answered; more are refused. With bodies of the maximum size they take 128 MB. */
  inFlight: 2_000,
  /** Bodies without a key that are being read: in all, and of one network. They never take the place of keys. */
  anonymousBodies: { all: 50, network: 4 },
  /** How long the thread may have been busy without a pause before new requests are refused. */
  busyMs: 100,
  /** How long everything may have been refused before the service says that it is not ready. */
  overloadedMs: 5_000,
  /** Processor time of one request, after which it is refused as too long. */
  cpuMs: { request: 5_000, page: 2_000, agent: 2_000, stream: 60_000 },
  /** How long one request may take with all waiting; below the idle timeout of the servers. */
  wallMs: 9_000,
  /** Processor time that one request of a quota pays for. */
  unitMs: 50,
  /** Streams of lines under way: of one key, and in all. */
  streams: { key: 4, all: 200 },
  /** Whole lines of a stream that are worked on at once. */
  blockBytes: 128 * 1024,
} as const;
