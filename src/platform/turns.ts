/** More than callers who wait for their replies send at once. */
const mostInTurn = 64;

/**
 * Counts the requests of each turn of the event loop. It is to be called for every request; from one who comes when
 * there are too many it returns the end of the turn. So what a caller takes back in the same breath (HTTP/2 rapid
 * reset, thousands of requests in one read) is known to be gone before any work is done for it.
 */
export function createTurnLimit(): () => Promise<void> | undefined {
  let requests = 0;
  let turn: Promise<void> | undefined;
  let endTurn: (() => void) | undefined;
  const end = () => {
    requests = 0;
    turn = undefined;
    endTurn?.();
    endTurn = undefined;
  };
  return () => {
    if (requests++ === 0) setImmediate(end);
    if (requests <= mostInTurn) return undefined;
    turn ??= new Promise((resolve) => (endTurn = resolve));
    return turn;
  };
}
