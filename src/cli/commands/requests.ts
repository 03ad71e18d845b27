import { commandLine } from '#base/command-line.ts';
import { bounds } from '#base/bounds.ts';
import { BlockList, isIP } from 'node:net';
import { hashKey, issueKey } from '#access/keys.ts';
import type { AccessRequest } from '#access/store.ts';
import { CommandError, misuse, parseArguments } from '#cli/arguments.ts';
import { defineForm } from '#cli/command.ts';
import { type CommandContext, formatTime, type Group, runGroup } from '#cli/subcommands.ts';
import { readMoment, readName, readPlan, readQuotas, readScopes, readTime } from './key-options.ts';
import { describeNewKey, describePlan, keyTerms, printKey, testFlag } from './keys.ts';
import { formatTable } from '#cli/terminal/table.ts';

const json = { json: 'Print the reply as JSON' };
const listForm = defineForm({
  command: 'requests list',
  flags: { all: 'Include approved and rejected requests', ...json },
});
const approveForm = defineForm({
  command: 'requests approve',
  operands: ['ID'],
  texts: {
    name: ['NAME', 'Name of the key; default the e-mail address'],
    ...keyTerms,
    expires: ['30d|DATE', 'End of the key; never by default'],
  },
  flags: { ...testFlag, ...json },
});
const rejectForm = defineForm({ command: 'requests reject', operands: ['ID'], flags: json });
const rejectAllForm = defineForm({
  command: 'requests reject',
  texts: {
    from: ['NETWORK|DOMAIN', 'All pending requests from a network or an e-mail domain'],
    before: ['DATE', 'All pending requests received before a date or time'],
  },
  flags: json,
});

/** The commands of `requests`. */
export const requestsGroup: Group<CommandContext> = {
  list: { summary: 'Lists pending requests for keys.', forms: [listForm], run: listRequests },
  approve: {
    summary: 'Creates the requested key and shows it once.',
    forms: [approveForm],
    run: approveRequest,
  },
  reject: {
    summary: 'Rejects one request, or all that match.',
    forms: [rejectForm, rejectAllForm],
    run: rejectRequests,
  },
};

/** Runs `requests ARGS`; answers the exit code. */
export function runRequestsCommand(args: readonly string[], context: CommandContext): Promise<number> {
  return runGroup('requests', requestsGroup, args, context);
}

async function listRequests(args: readonly string[], { store, print }: CommandContext): Promise<void> {
  const options = parseArguments(args, listForm);
  const all = await store.listRequests();
  const shown = options.has('all') ? all : all.filter(({ status }) => status === 'pending');
  if (options.has('json')) return print(JSON.stringify(shown));
  if (shown.length === 0) return print('No requests for keys are pending.');
  const header = ['ID', 'RECEIVED (UTC)', 'STATUS', 'NETWORK', 'E-MAIL', 'PURPOSE'];
  const rows = shown.map((request) => [
    request.id,
    formatTime(request.created_at),
    request.status,
    request.network ?? '',
    request.email,
    request.purpose,
  ]);
  print(formatTable(header, rows));
  const pending = all.filter(({ status }) => status === 'pending').length;
  if (pending < bounds.pendingRequests) return;
  print(
    `\n${pending.toLocaleString('en-US')} requests are pending, which is the limit: each new request deletes the oldest ` +
      `of the network that has the most. Reject many at once with ${commandLine('requests reject')} --from or --before.`,
  );
}

async function approveRequest(args: readonly string[], { store, now, print }: CommandContext): Promise<void> {
  const { usage } = approveForm;
  const options = parseArguments(args, approveForm);
  const id = readId(options.operands[0]!, usage);
  const createdAt = new Date(now());
  const [scopes, expires] = [options.text('scopes'), options.text('expires')];
  const terms = {
    plan: readPlan(options.text('plan') ?? 'free', usage),
    quotas: readQuotas(options.text('quotas') ?? 'plan', usage),
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
  print(
    `Approved ${id}: created ${record.id} on the plan ${describePlan(record)}. Send it to ${request.email}:\n`,
  );
  printKey(key, print);
}

function rejectRequests(args: readonly string[], context: CommandContext): Promise<void> {
  const isBulk = args.some((arg) => /^--(?:from|before)(?:=|$)/.test(arg));
  return isBulk ? rejectMany(args, context) : rejectOne(args, context);
}

/** Rejects the pending requests that match all given options. */
async function rejectMany(args: readonly string[], { store, now, print }: CommandContext): Promise<void> {
  const { usage } = rejectAllForm;
  const options = parseArguments(args, rejectAllForm);
  const [from, before] = [options.text('from'), options.text('before')];
  const isFrom = from === undefined ? () => true : readSender(from, usage);
  const endsAt = before === undefined ? undefined : readMoment('--before', before, usage).toISOString();
  const chosen = (await store.listRequests()).filter(
    (request) =>
      request.status === 'pending' &&
      isFrom(request) &&
      (endsAt === undefined || request.created_at < endsAt),
  );
  const ids = chosen.map(({ id }) => id);
  const rejected = await store.rejectRequests(ids, new Date(now()).toISOString());
  if (options.has('json')) {
    return print(JSON.stringify({ rejected: rejected.length, ids: rejected.map(({ id }) => id) }));
  }
  print(
    `Rejected ${rejected.length.toLocaleString('en-US')} ${rejected.length === 1 ? 'request' : 'requests'}.`,
  );
}

async function rejectOne(args: readonly string[], { store, now, print }: CommandContext): Promise<void> {
  const options = parseArguments(args, rejectForm);
  const id = readId(options.operands[0]!, rejectForm.usage);
  const rejected = await store.rejectRequest(id, new Date(now()).toISOString());
  if (rejected === undefined) throw new CommandError(1, describeRefusal(id, await store.findRequest(id)));
  if (options.has('json')) return print(JSON.stringify(rejected));
  print(`Rejected ${id} of ${rejected.email}.`);
}

function describeRefusal(id: string, request: AccessRequest | undefined): string {
  if (request === undefined)
    return `There is no request ${id}; ${commandLine('requests list')} shows the pending requests.`;
  const key = request.key_id === null ? '' : ` (${request.key_id})`;
  return `Request ${id} was ${request.status} before, at ${request.decided_at}${key}.`;
}

function readId(text: string, usage: string): string {
  if (/^req_[0-9A-Za-z]{16}$/.test(text)) return text;
  throw misuse(`An ID is req_ and 16 letters or digits, as shown by ${commandLine('requests list')}.`, usage);
}

const domainPattern = /^@?((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9])$/i;

/** Whether a request matches `--from`: a network, or an e-mail domain and its subdomains. */
function readSender(text: string, usage: string): (request: AccessRequest) => boolean {
  const domain = domainPattern.exec(text)?.[1]?.toLowerCase();
  if (domain !== undefined) {
    return ({ email }) => email.endsWith(`@${domain}`) || email.endsWith(`.${domain}`);
  }
  const [address = '', prefix = ''] = text.split('/');
  const version = isIP(address);
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : NaN;
  // Narrower networks are not stored with a request.
  if (version === 0 || !(bits <= (version === 6 ? 48 : 24))) {
    throw misuse(
      `--from takes a network such as 203.0.113.0/24 (or wider) or 2001:db8:1::/48 (or wider), or an e-mail ` +
        `domain such as example.com, not "${text}".`,
      usage,
    );
  }
  const list = new BlockList();
  list.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4');
  return ({ network }) => {
    const start = network?.split('/')[0] ?? '';
    return isIP(start) === version && list.check(start, version === 6 ? 'ipv6' : 'ipv4');
  };
}
