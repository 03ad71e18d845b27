/** What `make` makes of a value: at once when the value is there, for to await one costs a turn of the queue. */
export function chain<Value, Made>(
  value: Value | Promise<Value>,
  make: (value: Value) => Made | Promise<Made>,
): Made | Promise<Made> {
  return value instanceof Promise ? value.then((there) => make(there)) : make(value);
}
