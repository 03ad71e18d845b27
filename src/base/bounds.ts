/**
 * Every bound on what one caller, or all of them together, may ask of the service. docs/limits.md says what
 * happens beyond each.
 */
export const bounds = {
  // One request
  uriCharacters: 4096,
  requestIdCharacters: 64,
  bodyBytes: 64 * 1024,
  /** Enough for a request for access, and for the inputs of a calculator with the longest list. */
  formBytes: { 'access-request': 16 * 1024, page: 128 * 1024 },
  /** 600 records of three fields, and some more. */
  formFields: 1_850,
  /** Rows of a list on a page, where writing takes longer than calculating; the API accepts longer lists. */
  pageRows: 1_250,
  /** A text typed into a field of a page; numbers, dates and names are shorter. */
  fieldCharacters: 1_000,
  bodyDeadlineMs: 10_000,
  /** Arrays and objects within each other. */
  jsonDepth: 32,
  /** Columns of CSV. */
  csvColumns: 256,
  /** Longer than any number that a person types. */
  numberCharacters: 60,
  /** Longer texts are cut off, so that no search takes more than a few milliseconds. */
  searchCharacters: 200,
  searchTerms: 16,
  /** Errors that one reply lists; callers choose the size of invalid bodies. */
  violations: 100,
  /** Unknown names of one request for which the nearest known name is searched for. */
  suggestions: 10,

  // Work that one request asks for
  batchBytes: 1024 * 1024,
  /** The calls of a function of a database engine. */
  sqlBytes: 4 * 1024 * 1024,
  batchItems: 1_000,
  /** Rows of all schedules in the reply to a batch: about 2 MB. */
  batchRows: 24_000,
  /** Errors that the reply to a batch lists; beyond them, each invalid item lists one. */
  batchViolations: 1_000,
  lines: 100_000,
  /** Bytes of a stream of lines that comes as gzip: enough for as many lines. */
  unpackedBytes: 64 * 1024 * 1024,
  sweepCells: 10_000,
  /** 200 years of months. */
  scheduleRows: 2_400,
  /** Of a schedule in which each item of a list has rows. */
  scheduleRowsOfItems: 12_000,
  /** More could not be told apart. */
  chart: { sweepCells: 2_500, currencies: 8 },
  /** Processor time of one request; beyond it, the calculation is too long. */
  cpuMs: { request: 5_000, page: 2_000, agent: 2_000, stream: 60_000 },
  /** How long one request may take including waiting; less than the idle timeout of the servers. */
  wallMs: 9_000,
  /** Processor time that one request of a quota pays for. */
  unitMs: 50,

  // At the same time
  /** Requests in progress; more are rejected. With bodies of the maximum size they take 128 MB. */
  inFlight: 2_000,
  /** How long the thread may be busy without a pause before new requests are rejected. */
  busyMs: 100,
  /** Requests that a thread which has been busy for that time starts before it rejects new ones. */
  busyRequests: 8,
  /** How long all requests may be rejected before the service reports that it is not ready. */
  overloadedMs: 5_000,
  /**
   * Long work of one owner (a key, or the network of a page) and of all owners. One of the largest
   * simulations fits into what may be reserved, or several smaller ones.
   */
  work: {
    openOfOwner: 2,
    openInAll: 32,
    reservedBytes: 40 * 1024 * 1024,
    waitingOfOwner: 16,
    waitingInAll: 256,
  },
  /** Streams of lines in progress, per key and in total. */
  streams: { key: 4, all: 200 },
  /** Bytes of complete lines of a stream that are processed at once. */
  blockBytes: 128 * 1024,
  /**
   * Bodies without a key that are being read, in total and per network. They never displace requests with
   * keys.
   */
  anonymousBodies: { all: 50, network: 4 },
  /** Keys being looked up in the store; more are a flood of made-up keys, or the store has stopped. */
  lookups: 500,
  /** Replies that callers have not read. */
  unread: {
    /** Smaller replies are sent at once and not counted. */
    wholeBytes: 16 * 1024,
    pieceBytes: 32 * 1024,
    /** A connection without unread replies may have one that is larger. */
    connectionBytes: 8 * 1024 * 1024,
    allBytes: 48 * 1024 * 1024,
    stallMs: 10_000,
  },

  // Of one network, and without a key
  /**
   * Processor time of the serving thread for what no quota counts: documents, pages and unknown paths. A
   * network may use `burstMs` and `perSecondMs` of each second, which is 20 to 50 pages; all of them may use
   * `iterationMs` of each iteration of the event loop, for which at most `waiting` requests wait. Reading a
   * request and sending its reply count as `requestMs`.
   */
  documents: {
    burstMs: 1_000,
    perSecondMs: 100,
    networks: 10_000,
    iterationMs: 4,
    requestMs: 0.2,
    waiting: 250,
  },
  /** Failed authentications of one network in a window; a person who mistypes makes a few. */
  failures: { most: 100, windowMs: 60_000, networks: 10_000 },
  /**
   * Requests for keys that are not approved or rejected yet; a flood must neither fill the disk nor hide the
   * others.
   */
  pendingRequests: 1_000,

  // The log
  shownPathCharacters: 200,
  /** Requests without a valid key that are logged per minute; a flood must not fill the disk. */
  anonymousLogLines: 1_000,
} as const;
