/**
 * The bytes of a view that may be sent to a thread, which gets all that are behind it: so few of many are
 * copied.
 */
export function withoutOthers(view: Uint8Array): Uint8Array {
  return 2 * view.length > view.buffer.byteLength ? view : new Uint8Array(view);
}
