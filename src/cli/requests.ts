import { hashKey, issueKey } from '#access/keys.ts';
import type { AccessRequest } from '#access/store.ts';
import { CommandError, misuse, parseArguments } from './arguments.ts';
import { type Command, type CommandContext, formatTime, runCommand } from './commands.ts';
import { readName, readPlan, readScopes, readTime } from './key-options.ts';
import { describeNewKey, printKey } from './keys.ts';
import { formatTable } from './table.ts';

const listSyntax = {
  usage: 'centwise requests list [--all] [--json]',
  texts: [],
  flags: ['all', 'json'],
  operands: [],
} as const;
const approveSyntax = {
  usage:
    'centwise requests approve ID [--name NAME] [--plan PLAN] [--scopes LIST] [--expires 30d|DATE] [--test] [--json]',
  texts: ['name', 'plan', 'scopes', 'expires'],
  flags: ['test', 'json'],
  operands: ['ID'],
} as const;
const rejectSyntax = {
  usage: 'centwise requests reject ID [--json]',
  texts: [],
  flags: ['json'],
  operands: ['ID'],
} as const;

const commands: Readonly<Record<string, Command>> = {
  list: { usage: listSyntax.usage, run: listRequests },
  approve: { usage: approveSyntax.usage, run: approveRequest },
  reject: { usage: rejectSyntax.usage, run: rejectRequest },
};

/** Runs `requests ARGS`; answers the exit code. */
export function runRequestsCommand(args: readonly string[], context: CommandContext): Promise<number> {
  return runCommand('requests', commands, args, context);
}

async function listRequests(args: readonly string[], { store, print }: CommandContext): Promise<void> {
  const options = parseArguments(args, listSyntax);
  const all = await store.listRequests();
  const shown = options.has('all') ? all : all.filter(({ status }) => status === 'pending');
  if (options.has('json')) return print(JSON.stringify(shown));
  if (shown.length === 0) return print('No request for a key awaits a decision.');
  const header = ['ID', 'RECEIVED (UTC)', 'STATUS', 'E-MAIL', 'PURPOSE'];
  const rows = shown.map((request) => [
    request.id,
    formatTime(request.created_at),
    request.status,
    request.email,
    request.purpose,
  ]);
  print(formatTable(header, rows));
}

async function approveRequest(args: readonly string[], { store, now, print }: CommandContext): Promise<void> {
  const { usage } = approveSyntax;
  const options = parseArguments(args, approveSyntax);
  const id = readId(options.operands[0]!, usage);
  const createdAt = new Date(now());
  const [scopes, expires] = [options.text('scopes'), options.text('expires')];
  const terms = {
    plan: readPlan(options.text('plan') ?? 'free', usage),
    ...(scopes !== undefined && { scopes: readScopes(scopes, usage) }),
    expiresAt: expires === undefined ? null : readTime('--expires', expires, createdAt, usage),
    test: options.has('test'),
    createdAt,
  };
  const request = await store.findRequest(id);
  if (request?.status !== 'pending') throw new CommandError(1, describeRefusal(id, request));
  const name = readName(options.text('name') ?? request.email.slice(0, 100), usage);
  const { key, record } = issueKey({ ...terms, name, note: `Requested by ${request.email} (${id}).` });
  const approved = await store.approveRequest(id, createdAt.toISOString(), record, hashKey(key));
  if (approved === undefined) throw new CommandError(1, describeRefusal(id, await store.findRequest(id)));
  if (options.has('json')) return print(describeNewKey(key, record));
  print(`Approved ${id}: created ${record.id} on the plan ${record.plan}. Send it to ${request.email}:\n`);
  printKey(key, print);
}

async function rejectRequest(args: readonly string[], { store, now, print }: CommandContext): Promise<void> {
  const options = parseArguments(args, rejectSyntax);
  const id = readId(options.operands[0]!, rejectSyntax.usage);
  const rejected = await store.rejectRequest(id, new Date(now()).toISOString());
  if (rejected === undefined) throw new CommandError(1, describeRefusal(id, await store.findRequest(id)));
  if (options.has('json')) return print(JSON.stringify(rejected));
  print(`Rejected ${id} of ${rejected.email}.`);
}

function describeRefusal(id: string, request: AccessRequest | undefined): string {
  if (request === undefined)
    return `There is no request ${id}; centwise requests list shows those there are.`;
  const key = request.key_id === null ? '' : ` (${request.key_id})`;
  return `Request ${id} was ${request.status} before, at ${request.decided_at}${key}.`;
}

function readId(text: string, usage: string): string {
  if (/^req_[0-9A-Za-z]{16}$/.test(text)) return text;
  throw misuse('An ID is req_ and 16 letters or digits, as shown by centwise requests list.', usage);
}
