import { commandLine } from '#base/command-line.ts';
import { generateKey, hashKey, issueKey, isTestKey, type KeyRecord, scopes, statusOf } from '#access/keys.ts';
import { formatQuotas, planNames } from '#access/plans.ts';
import { dayOf } from '#access/usage.ts';
import { CommandError, misuse, parseArguments } from '#cli/arguments.ts';
import { defineForm } from '#cli/command.ts';
import { type CommandContext, formatTime, type Group, runGroup } from '#cli/subcommands.ts';
import { readGrace, readName, readNote, readPlan, readQuotas, readScopes, readTime } from './key-options.ts';
import { formatTable } from '#cli/terminal/table.ts';

const DAY_MS = 86_400_000;
const usageDays = 31;

const json = { json: 'Print the reply as JSON' };
const plan = `Plan of the key: ${planNames.join(', ')}`;
const quotas = ['MINUTE/DAY|plan', 'Requests per minute and per day, in place of those of the plan'] as const;
const scopeList = `Scopes of the key, separated by commas: ${scopes.join(', ')}`;
/** Options of every command that creates a key. */
export const keyTerms = {
  plan: ['PLAN', `${plan}; default free`],
  quotas,
  scopes: ['LIST', `${scopeList}; default all`],
} as const;
const note = ['TEXT', 'Note about the key, up to 500 characters'] as const;
export const testFlag = { test: 'Create a key for tests, which begins with cw_test_' };

const createForm = defineForm({
  command: 'keys create',
  texts: {
    name: ['NAME', 'Person or program that gets the key', 'required'],
    ...keyTerms,
    note,
    expires: ['30d|DATE', 'End of the key; never by default'],
  },
  flags: { ...testFlag, ...json },
});
const listForm = defineForm({ command: 'keys list', flags: json });
const showForm = defineForm({ command: 'keys show', operands: ['ID'], flags: json });
const changeForm = defineForm({
  command: 'keys change',
  operands: ['ID'],
  texts: { name: ['NAME', 'New name'], plan: ['PLAN', plan], quotas, scopes: ['LIST', scopeList], note },
  flags: json,
});
const expireForm = defineForm({
  command: 'keys expire',
  operands: ['ID', 'now|never|30d|DATE'],
  flags: json,
});
const rotateForm = defineForm({
  command: 'keys rotate',
  operands: ['ID'],
  texts: { grace: ['24h', 'Time for which the previous key stays valid; default 24h'] },
  flags: json,
});
const revokeForm = defineForm({ command: 'keys revoke', operands: ['ID'], flags: json });

/** The commands of `keys`. */
export const keysGroup: Group<CommandContext> = {
  create: { summary: 'Creates an API key and shows it once.', forms: [createForm], run: createKey },
  list: { summary: 'Lists all keys.', forms: [listForm], run: listKeys },
  show: { summary: 'Shows a key and its requests by day.', forms: [showForm], run: showKey },
  change: {
    summary: 'Changes the name, plan, quotas, scopes or note of a key.',
    forms: [changeForm],
    run: changeKey,
  },
  expire: { summary: 'Sets the time at which a key expires.', forms: [expireForm], run: expireKey },
  rotate: { summary: 'Replaces the secret of a key.', forms: [rotateForm], run: rotateKey },
  revoke: { summary: 'Rejects a key from now on.', forms: [revokeForm], run: revokeKey },
};

/** Runs `keys ARGS`; answers the exit code. */
export function runKeysCommand(args: readonly string[], context: CommandContext): Promise<number> {
  return runGroup('keys', keysGroup, args, context);
}

async function createKey(args: readonly string[], { store, now, print }: CommandContext): Promise<void> {
  const { usage } = createForm;
  const options = parseArguments(args, createForm);
  const createdAt = new Date(now());
  const [name, scopeText, expires] = [options.text('name'), options.text('scopes'), options.text('expires')];
  if (name === undefined)
    throw misuse('--name is missing; give the name of the person or program that gets the key.', usage);
  const { key, record } = issueKey({
    name: readName(name, usage),
    plan: readPlan(options.text('plan') ?? 'free', usage),
    quotas: readQuotas(options.text('quotas') ?? 'plan', usage),
    ...(scopeText !== undefined && { scopes: readScopes(scopeText, usage) }),
    note: readNote(options.text('note') ?? '', usage),
    test: options.has('test'),
    expiresAt: expires === undefined ? null : readTime('--expires', expires, createdAt, usage),
    createdAt,
  });
  await store.create(record, hashKey(key));
  if (options.has('json')) return print(describeNewKey(key, record));
  print(
    `Created ${record.id} for "${record.name}" on the plan ${describePlan(record)}; ${describeLife(record)}.\n`,
  );
  printKey(key, print);
}

/** For programs: everything they may need about a key that is shown only once. */
export function describeNewKey(key: string, record: KeyRecord): string {
  const { id, name, plan, scopes, created_at, expires_at } = record;
  return JSON.stringify({ id, key, name, plan, scopes, created_at, expires_at });
}

/** For people: the key on a line of its own. */
export function printKey(key: string, print: (text: string) => void): void {
  print(`${key}\n`);
  print('This key is shown once and never stored; save it now.');
}

async function listKeys(args: readonly string[], { store, now, print }: CommandContext): Promise<void> {
  const options = parseArguments(args, listForm);
  const nowMs = now();
  const lastUse = await store.readLastUse();
  const keys = (await store.list()).map((record) => ({
    ...record,
    status: statusOf(record, nowMs),
    last_used: lastUse.get(record.id) ?? null,
  }));
  if (options.has('json')) return print(JSON.stringify(keys));
  if (keys.length === 0)
    return print(`There are no keys yet; create one with ${commandLine('keys create --name NAME')}`);
  const header = ['ID', 'NAME', 'PLAN', 'KEY', 'CREATED (UTC)', 'EXPIRES (UTC)', 'LAST USED', 'STATUS'];
  const rows = keys.map((key) => [
    key.id,
    key.name,
    describePlan(key),
    `${key.prefix}…${key.last_four}`,
    formatTime(key.created_at),
    key.expires_at === null ? 'never' : formatTime(key.expires_at),
    key.last_used ?? 'never',
    key.status,
  ]);
  print(formatTable(header, rows));
}

async function showKey(args: readonly string[], { store, now, print }: CommandContext): Promise<void> {
  const options = parseArguments(args, showForm);
  const id = readId(options.operands[0]!, showForm.usage);
  const record = await store.find(id);
  if (record === undefined) throw new CommandError(1, describeRefusal(id, record));
  const nowMs = now();
  const days = await store.readUsage(id, dayOf(nowMs - (usageDays - 1) * DAY_MS), dayOf(nowMs));
  const status = statusOf(record, nowMs);
  if (options.has('json')) return print(JSON.stringify({ ...record, status, usage: days }));
  const facts = [
    ['name', record.name],
    ['status', status],
    ['plan', describePlan(record)],
    ['scopes', record.scopes.join(', ')],
    ['key', `${record.prefix}…${record.last_four}`],
    ['created', formatTime(record.created_at)],
    ['expires', record.expires_at === null ? 'never' : formatTime(record.expires_at)],
    ...(record.revoked_at === null ? [] : [['revoked', formatTime(record.revoked_at)]]),
    ...(record.previous === null
      ? []
      : [['before', `…${record.previous.last_four}, valid until ${formatTime(record.previous.expires_at)}`]]),
    ...(record.note === '' ? [] : [['note', record.note]]),
  ];
  print(formatTable([record.id, ''], facts));
  const total = days.reduce((sum, { requests }) => sum + requests, 0);
  print(`\nRequests in the last ${usageDays} days (UTC): ${total.toLocaleString('en-US')}`);
  if (days.length > 0)
    print(
      formatTable(
        ['DAY', 'REQUESTS'],
        days.map((day) => [day.day, String(day.requests)]),
      ),
    );
}

async function changeKey(args: readonly string[], { store, print }: CommandContext): Promise<void> {
  const { usage } = changeForm;
  const options = parseArguments(args, changeForm);
  const id = readId(options.operands[0]!, usage);
  const readers = { name: readName, plan: readPlan, quotas: readQuotas, scopes: readScopes, note: readNote };
  const changes = Object.entries(readers).flatMap(([option, read]) => {
    const text = options.text(option as keyof typeof readers);
    return text === undefined ? [] : [[option, read(text, usage)] as const];
  });
  if (changes.length === 0)
    throw misuse('Nothing to change; give --name, --plan, --quotas, --scopes or --note.', usage);
  const record = await store.change(id, Object.fromEntries(changes));
  if (record === undefined) throw new CommandError(1, describeRefusal(id, await store.find(id)));
  if (options.has('json')) return print(JSON.stringify(record));
  const { name, scopes } = record;
  print(`Changed ${id}: "${name}", plan ${describePlan(record)}, scopes ${scopes.join(', ')}.`);
}

async function expireKey(args: readonly string[], { store, now, print }: CommandContext): Promise<void> {
  const { usage } = expireForm;
  const options = parseArguments(args, expireForm);
  const [idText, text] = options.operands;
  const id = readId(idText!, usage);
  const moment = new Date(now());
  const expiry = text === 'now' ? moment : text === 'never' ? null : readTime('TIME', text!, moment, usage);
  const record = await store.change(id, { expires_at: expiry?.toISOString() ?? null });
  if (record === undefined) throw new CommandError(1, describeRefusal(id, await store.find(id)));
  if (options.has('json'))
    return print(JSON.stringify({ id, name: record.name, expires_at: record.expires_at }));
  print(`${id} ("${record.name}"): ${describeLife(record)}.`);
}

async function rotateKey(args: readonly string[], { store, now, print }: CommandContext): Promise<void> {
  const options = parseArguments(args, rotateForm);
  const id = readId(options.operands[0]!, rotateForm.usage);
  const graceMs = readGrace(options.text('grace') ?? '24h', rotateForm.usage);
  const before = await store.find(id);
  if (before === undefined || statusOf(before, now()) !== 'active') {
    throw new CommandError(1, describeRefusal(id, before));
  }
  const key = generateKey(isTestKey(before));
  const secret = { hash: hashKey(key), lastFour: key.slice(-4) };
  const record = await store.rotate(id, secret, new Date(now() + graceMs).toISOString());
  if (record === undefined) throw new CommandError(1, describeRefusal(id, await store.find(id)));
  const until = record.previous!.expires_at;
  if (options.has('json'))
    return print(JSON.stringify({ id, key, name: record.name, previous_expires_at: until }));
  print(
    `Rotated ${id} ("${record.name}"); the previous key (…${record.previous!.last_four}) remains valid until ${until}.\n`,
  );
  printKey(key, print);
}

async function revokeKey(args: readonly string[], { store, now, print }: CommandContext): Promise<void> {
  const options = parseArguments(args, revokeForm);
  const id = readId(options.operands[0]!, revokeForm.usage);
  const revoked = await store.revoke(id, new Date(now()).toISOString());
  if (revoked === undefined) throw new CommandError(1, describeRefusal(id, await store.find(id)));
  const { name, revoked_at } = revoked;
  if (options.has('json')) return print(JSON.stringify({ id, name, revoked_at }));
  print(`Revoked ${id} ("${name}"); it is rejected from now on; running services follow within a second.`);
}

function describeRefusal(id: string, record: KeyRecord | undefined): string {
  if (record === undefined)
    return `There is no key ${id}; ${commandLine('keys list')} shows the existing keys.`;
  if (record.revoked_at !== null) {
    return `Key ${id} ("${record.name}") was already revoked at ${record.revoked_at}.`;
  }
  return `Key ${id} ("${record.name}") expired at ${record.expires_at}.`;
}

/** The plan, and the quotas of a key that has some of its own. */
export function describePlan({ plan, quotas }: KeyRecord): string {
  return quotas === null ? plan : `${plan}, ${formatQuotas(quotas)}`;
}

function describeLife({ expires_at }: KeyRecord): string {
  return expires_at === null ? 'it never expires' : `it expires at ${expires_at}`;
}

/** The error does not repeat the text, because it may be a key entered instead of its ID. */
function readId(text: string, usage: string): string {
  if (/^key_[0-9A-Za-z]{16}$/.test(text)) return text;
  throw misuse(`An ID is key_ and 16 letters or digits, as shown by ${commandLine('keys list')}.`, usage);
}
