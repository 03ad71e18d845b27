/** Every bound that the HTTP layer sets, in one table. */
export const bounds = {
  bodyBytes: 64 * 1024,
  /** Enough for a request for access, and for the inputs of a calculator with the longest list. */
  formBytes: { 'access-request': 16 * 1024, page: 128 * 1024 },
  bodyDeadlineMs: 10_000,
  uriCharacters: 4096,
  requestIdCharacters: 64,
  shownPathCharacters: 200,
  /** Failed authentications of one network in a window; a person who mistypes makes a few. */
  failures: { most: 100, windowMs: 60_000, networks: 10_000 },
  /** Requests in progress; more are rejected. With bodies of the maximum size they take 128 MB. */
  inFlight: 2_000,
  /**
   * Bodies without a key that are being read, in total and per network. They never displace requests with
   * keys.
   */
  anonymousBodies: { all: 50, network: 4 },
  /** How long the thread may be busy without a pause before new requests are rejected. */
  busyMs: 100,
  /** How long all requests may be rejected before the service reports that it is not ready. */
  overloadedMs: 5_000,
  /** Processor time of one request; beyond it, the calculation is too long. */
  cpuMs: { request: 5_000, page: 2_000, agent: 2_000, stream: 60_000 },
  /** How long one request may take including waiting; less than the idle timeout of the servers. */
  wallMs: 9_000,
  /** Processor time that one request of a quota pays for. */
  unitMs: 50,
  /** Streams of lines in progress, per key and in total. */
  streams: { key: 4, all: 200 },
  /** Bytes of complete lines of a stream that are processed at once. */
  blockBytes: 128 * 1024,
} as const;
