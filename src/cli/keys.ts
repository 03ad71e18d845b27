import { hashKey, issueKey, type KeyRecord, statusOf } from '#access/keys.ts';
import { isPlanName, type PlanName, planNames } from '#access/plans.ts';
import { type KeyStore, StoreError } from '#access/store.ts';
import { CommandError, misuse, parseArguments, suggest } from './arguments.ts';
import { formatTable } from './table.ts';

export interface KeysContext {
  readonly store: KeyStore;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Each takes a whole text and ends its line. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const createSyntax = {
  usage: 'centwise keys create --name NAME [--plan PLAN] [--expires 30d|DATE] [--test] [--json]',
  texts: ['name', 'plan', 'expires'],
  flags: ['test', 'json'],
  operands: [],
} as const;
const listSyntax = {
  usage: 'centwise keys list [--json]',
  texts: [],
  flags: ['json'],
  operands: [],
} as const;
const revokeSyntax = {
  usage: 'centwise keys revoke ID [--json]',
  texts: [],
  flags: ['json'],
  operands: ['ID'],
} as const;

const commands: ReadonlyMap<string, (args: readonly string[], context: KeysContext) => Promise<void>> =
  new Map([
    ['create', createKey],
    ['list', listKeys],
    ['revoke', revokeKey],
  ]);
const idPattern = /^key_[0-9A-Za-z]{16}$/;
const timePattern = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const usage = [createSyntax.usage, listSyntax.usage, revokeSyntax.usage].join('\n       ');

/** Runs `keys ARGS`; answers 0 or, with nothing changed, 1 for a refused action and 2 for wrong usage. */
export async function runKeysCommand(args: readonly string[], context: KeysContext): Promise<number> {
  try {
    await run(args, context);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof StoreError)) throw error;
    context.printError(error.message);
    return error instanceof CommandError ? error.exitCode : 1;
  }
}

async function run([name, ...rest]: readonly string[], context: KeysContext): Promise<void> {
  if (name === '--help' || rest.includes('--help')) return context.print(`Usage: ${usage}`);
  if (name === undefined) throw misuse('The command is missing.', usage);
  const command = commands.get(name);
  if (command === undefined) {
    throw misuse(`"${name}" is not a command of keys; ${suggest(name, [...commands.keys()])}`, usage);
  }
  return command(rest, context);
}

async function createKey(args: readonly string[], { store, now, print }: KeysContext): Promise<void> {
  const options = parseArguments(args, createSyntax);
  const createdAt = new Date(now());
  const { key, record } = issueKey({
    name: readName(options.text('name')),
    plan: readPlan(options.text('plan')),
    test: options.has('test'),
    expiresAt: readExpiry(options.text('expires'), createdAt),
    createdAt,
  });
  await store.create(record, hashKey(key));
  const { id, name, plan, created_at, expires_at } = record;
  if (options.has('json')) return print(JSON.stringify({ id, key, name, plan, created_at, expires_at }));
  const life = expires_at === null ? 'it never expires' : `it expires at ${expires_at}`;
  print(`Created ${id} for "${name}" on the plan ${plan}; ${life}.\n`);
  print(`${key}\n`);
  print('This key is shown once and kept nowhere: store it now.');
}

async function listKeys(args: readonly string[], { store, now, print }: KeysContext): Promise<void> {
  const options = parseArguments(args, listSyntax);
  const nowMs = now();
  const keys = (await store.list()).map((record) =>
    Object.assign({}, record, { status: statusOf(record, nowMs) }),
  );
  if (options.has('json')) return print(JSON.stringify(keys));
  if (keys.length === 0) return print(`There are no keys yet; make one with ${createSyntax.usage}`);
  const header = ['ID', 'NAME', 'PLAN', 'KEY', 'CREATED (UTC)', 'EXPIRES (UTC)', 'STATUS'];
  const rows = keys.map((key) => [
    key.id,
    key.name,
    key.plan,
    `${key.prefix}…${key.last_four}`,
    formatTime(key.created_at),
    key.expires_at === null ? 'never' : formatTime(key.expires_at),
    key.status,
  ]);
  print(formatTable(header, rows));
}

async function revokeKey(args: readonly string[], { store, now, print }: KeysContext): Promise<void> {
  const options = parseArguments(args, revokeSyntax);
  const id = options.operands[0]!;
  // The text is not repeated, for it may be a key that was taken for its ID.
  if (!idPattern.test(id)) {
    throw misuse(
      'An ID is key_ and 16 letters or digits, as shown by centwise keys list.',
      revokeSyntax.usage,
    );
  }
  const revoked = await store.revoke(id, new Date(now()).toISOString());
  if (revoked === undefined) throw new CommandError(1, describeRefusal(id, await store.find(id)));
  const { name, revoked_at } = revoked;
  if (options.has('json')) return print(JSON.stringify({ id, name, revoked_at }));
  print(`Revoked ${id} ("${name}"); it is refused from now on, by running services within a second.`);
}

function describeRefusal(id: string, record: KeyRecord | undefined): string {
  if (record === undefined) return `There is no key ${id}; centwise keys list shows those there are.`;
  return `Key ${id} ("${record.name}") was revoked before, at ${record.revoked_at}.`;
}

function readName(text: string | undefined): string {
  if (text === undefined) throw misuse('--name is missing: say whom the key is for.', createSyntax.usage);
  const name = text.trim();
  if (name === '' || name.length > 100 || unprintable.test(name)) {
    throw misuse('--name takes 1 to 100 printable characters.', createSyntax.usage);
  }
  return name;
}

function readPlan(text = 'free'): PlanName {
  if (!isPlanName(text))
    throw misuse(`"${text}" is not a plan; ${suggest(text, planNames)}`, createSyntax.usage);
  return text;
}

function readExpiry(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null;
  const expiresMs = parseTime(text, now.getTime());
  if (Number.isNaN(expiresMs)) {
    throw misuse(
      `--expires takes days like 30d, a date like 2030-12-31 (its start in UTC) or a time like ` +
        `2030-12-31T18:00Z, not "${text}".`,
      createSyntax.usage,
    );
  }
  if (expiresMs <= now.getTime()) {
    throw misuse(
      `--expires must be in the future: ${text} is not after ${now.toISOString()}.`,
      createSyntax.usage,
    );
  }
  return new Date(expiresMs);
}

/** Unix time in milliseconds, or NaN. */
function parseTime(text: string, nowMs: number): number {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  if (days !== undefined) return nowMs + Number(days) * 86_400_000;
  if (!timePattern.test(text)) return NaN;
  // Some engines take the 30th of February for a day in March.
  const date = text.slice(0, 10);
  const dayMs = Date.parse(date);
  return !Number.isNaN(dayMs) && new Date(dayMs).toISOString().startsWith(date) ? Date.parse(text) : NaN;
}

function formatTime(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
