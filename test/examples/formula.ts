// A small stand-in for Excel: the formulas of the examples, in doubles.

export type ExcelValue = number | boolean | ((...args: readonly number[]) => ExcelValue);
type Scope = Readonly<Record<string, ExcelValue>>;
type Node = (scope: Scope) => ExcelValue;

/** Reads a formula such as `=LAMBDA(x, ROUND(x ^ -2, 2))` and gives its value. */
export function evaluateFormula(text: string): ExcelValue {
  const tokens = text.match(/[A-Za-z_]\w*|\d+(\.\d+)?|\S/g) ?? [];
  let place = 0;
  const take = (expected?: string) => {
    const token = tokens[place++];
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new Error(`${expected ?? 'more'} expected at ${tokens.slice(place - 1, place + 5).join(' ')}`);
    return token;
  };
  const isNext = (token: string) => tokens[place] === token;

  // Excel's precedence: comparison, sum, product, power, sign. All are grouped from the left, and a sign
  // binds closest.
  const levels = [
    { '=': (a, b) => a === b, '<': (a, b) => a < b, '>': (a, b) => a > b },
    { '+': (a, b) => a + b, '-': (a, b) => a - b },
    { '*': (a, b) => a * b, '/': (a, b) => a / b },
    { '^': (a, b) => a ** b },
  ] satisfies Record<string, (a: number, b: number) => ExcelValue>[] as Record<
    string,
    (a: number, b: number) => ExcelValue
  >[];
  function readLevel(level: number): Node {
    const operations = levels[level];
    if (operations === undefined) return readSigned();
    let node = readLevel(level + 1);
    while (tokens[place] !== undefined && Object.hasOwn(operations, tokens[place]!)) {
      const operation = operations[take()]!;
      const [left, right] = [node, readLevel(level + 1)];
      node = (scope) => operation(left(scope) as number, right(scope) as number);
    }
    return node;
  }
  function readSigned(): Node {
    if (!isNext('-')) return readPrimary();
    take();
    const operand = readSigned();
    return (scope) => -(operand(scope) as number);
  }
  function readPrimary(): Node {
    const token = take();
    if (token === '(') {
      const inner = readLevel(0);
      take(')');
      return inner;
    }
    if (/^\d/.test(token)) return () => Number(token);
    if (!isNext('(')) return (scope) => lookUp(scope, token);
    const names: string[] = [];
    const args: Node[] = [];
    do {
      take();
      names.push(tokens[place]!);
      args.push(readLevel(0));
    } while (isNext(','));
    take(')');
    return call(token, args, names);
  }
  take('=');
  const whole = readLevel(0);
  if (place < tokens.length) throw new Error(`nothing expected at ${tokens.slice(place).join(' ')}`);
  return whole({});
}

function lookUp(scope: Scope, name: string): ExcelValue {
  if (!Object.hasOwn(scope, name)) throw new Error(`#NAME? ${name}`);
  return scope[name]!;
}

function call(name: string, args: readonly Node[], names: readonly string[]): Node {
  const body = args.at(-1)!;
  switch (name) {
    case 'LAMBDA':
      return (scope) =>
        (...values) =>
          body({ ...scope, ...Object.fromEntries(values.map((value, index) => [names[index]!, value])) });
    case 'LET':
      return (scope) => {
        const inner: Record<string, ExcelValue> = { ...scope };
        for (let index = 0; index + 1 < args.length; index += 2)
          inner[names[index]!] = args[index + 1]!(inner);
        return body(inner);
      };
    case 'IF':
      return (scope) => (args[0]!(scope) === true ? args[1]! : args[2]!)(scope);
    case 'ROUND':
      return (scope) => {
        const [value, digits] = args.map((one) => one(scope) as number) as [number, number];
        return Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);
      };
    default:
      throw new Error(`#NAME? ${name}`);
  }
}
