import { setLawClock } from '#catalogue/law/ended.ts';

/** A reply of a service or a command, and a page, says when the last law that there is has ended. */
setLawClock(() => Date.now());
