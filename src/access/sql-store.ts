import {
  query,
  readOptional,
  readText,
  type Row,
  type Sql,
  type SqlValue,
  type Statement,
} from '#storage/sql.ts';
import type { KeyRecord } from './keys.ts';
import { formatQuotas, parseQuotas } from './plans.ts';
import type { AccessRequest, AccessStore, KeyStore, RequestStore, UsageStore } from './store.ts';

/** A key is looked up while its caller waits; every other statement may take longer. */
const LOOKUP_MS = 200;
const STATEMENT_MS = 5_000;
/** How long a batch may be sent again before its instance is forgotten. */
const FORGET_FLUSHES_AFTER_MS = 30 * 86_400_000;

const keyColumns =
  'id, name, plan, quotas, scopes, note, prefix, last_four, created_at, expires_at, revoked_at, ' +
  'previous_last_four, previous_expires_at';
const requestColumns = 'id, email, purpose, network, status, created_at, decided_at, key_id';

/** One row that is held to the end of the transaction, so that requests are added one after the other. */
const lockRequests = 'UPDATE access_schema SET version = version';

/** The oldest of the network with the most, where too many are pending; unknown networks are one each. */
const deleteSurplusRequest = `DELETE FROM access_requests WHERE id = (
    SELECT id FROM access_requests WHERE status = 'pending' AND COALESCE(network, id) = (
      SELECT COALESCE(network, id) FROM access_requests WHERE status = 'pending'
      GROUP BY 1 ORDER BY COUNT(*) DESC, MIN(created_at), 1 LIMIT 1
    ) ORDER BY created_at, id LIMIT 1
  ) AND (SELECT COUNT(*) FROM access_requests WHERE status = 'pending') > CAST($1 AS BIGINT)`;

/** Keys, usage and requests in an SQL database whose schema is up to date. */
export function createAccessStore(sql: Sql): AccessStore {
  return {
    ...createKeyStore(sql),
    ...createUsageStore(sql),
    ...createRequestStore(sql),
    close: () => sql.close(),
  };
}

function createKeyStore(sql: Sql): KeyStore {
  const update = async (text: string, values: readonly SqlValue[]): Promise<KeyRecord | undefined> => {
    const where = 'WHERE id = $1 AND revoked_at IS NULL';
    const [row] = await ask(sql, `UPDATE keys SET ${text} ${where} RETURNING ${keyColumns}`, values);
    return row && readKey(row);
  };

  return {
    async create(record, keyHash) {
      await sql.run([insertKey(record, keyHash)], STATEMENT_MS);
    },
    async find(id) {
      const [row] = await ask(sql, `SELECT ${keyColumns} FROM keys WHERE id = $1`, [id]);
      return row && readKey(row);
    },
    async findByHash(keyHash) {
      const text = `SELECT ${keyColumns}, hash FROM keys WHERE hash = $1 OR previous_hash = $1`;
      const [row] = await ask(sql, text, [keyHash], LOOKUP_MS);
      return row && readSecret(row, keyHash);
    },
    async list() {
      return (await ask(sql, `SELECT ${keyColumns} FROM keys ORDER BY created_at, id`)).map(readKey);
    },
    revoke: (id, revokedAt) => update('revoked_at = $2', [id, revokedAt]),
    rotate: (id, { hash, lastFour }, graceEndsAt) =>
      update(
        `previous_hash = hash, previous_last_four = last_four, previous_expires_at = $2,
         hash = $3, last_four = $4`,
        [id, graceEndsAt, hash, lastFour],
      ),
    change: (id, { name, plan, scopes, note, expires_at, quotas }) =>
      update(
        `name = COALESCE($2, name), plan = COALESCE($3, plan), scopes = COALESCE($4, scopes),
         note = COALESCE($5, note), expires_at = CASE $6 WHEN 'keep' THEN expires_at ELSE $7 END,
         quotas = CASE $8 WHEN 'keep' THEN quotas ELSE $9 END`,
        [
          id,
          name ?? null,
          plan ?? null,
          scopes?.join(' ') ?? null,
          note ?? null,
          expires_at === undefined ? 'keep' : 'set',
          expires_at ?? null,
          quotas === undefined ? 'keep' : 'set',
          quotas ? formatQuotas(quotas) : null,
        ],
      ),
    async readChanges(since) {
      if (since === undefined) {
        const [row] = await ask(sql, 'SELECT COALESCE(MAX(revision), 0) AS revision FROM key_changes');
        return { revision: Number(row?.['revision']), keyIds: 'all' };
      }
      const text = 'SELECT revision, key_id FROM key_changes WHERE revision >= $1 ORDER BY revision';
      const rows = await ask(sql, text, [since]);
      // The last change that was seen is gone: this is not the history it belonged to.
      if (since > 0 && Number(rows[0]?.['revision']) !== since) return this.readChanges(undefined);
      const fresh = rows.filter((row) => Number(row['revision']) > since);
      return {
        revision: Number(rows.at(-1)?.['revision'] ?? since),
        keyIds: [...new Set(fresh.map((row) => readText(row, 'key_id')))],
      };
    },
  };
}

function createUsageStore(sql: Sql): UsageStore {
  return {
    async addUsage({ instance, sequence, entries, flushedAt }) {
      const forgetBefore = new Date(Date.parse(flushedAt) - FORGET_FLUSHES_AFTER_MS).toISOString();
      const statements: Statement[] = [
        // Holds the instance's row until the end, so that of two tries of one batch one counts.
        {
          text: `INSERT INTO usage_flushes (instance, sequence, flushed_at) VALUES ($1, 0, $2)
                 ON CONFLICT (instance) DO UPDATE SET flushed_at = excluded.flushed_at`,
          values: [instance, flushedAt],
        },
        // In one order everywhere, so that two instances do not wait for each other.
        ...entries
          .toSorted((a, b) => compare(a.keyId, b.keyId) || compare(a.day, b.day))
          .map(({ keyId, day, requests }) => ({
            text: `INSERT INTO usage (key_id, day, requests) SELECT $1, $2, CAST($3 AS BIGINT)
                   WHERE (SELECT sequence FROM usage_flushes WHERE instance = $4) < CAST($5 AS BIGINT)
                   ON CONFLICT (key_id, day) DO UPDATE SET requests = usage.requests + excluded.requests`,
            values: [keyId, day, requests, instance, sequence],
          })),
        {
          text: `UPDATE usage_flushes SET sequence = CAST($2 AS BIGINT)
                 WHERE instance = $1 AND sequence < CAST($2 AS BIGINT)`,
          values: [instance, sequence],
        },
      ];
      if (sequence === 1) {
        statements.push({ text: 'DELETE FROM usage_flushes WHERE flushed_at < $1', values: [forgetBefore] });
      }
      await sql.run(statements, STATEMENT_MS);
    },
    async readUsage(keyId, firstDay, lastDay) {
      const text = 'SELECT day, requests FROM usage WHERE key_id = $1 AND day BETWEEN $2 AND $3 ORDER BY day';
      const rows = await ask(sql, text, [keyId, firstDay, lastDay]);
      return rows.map((row) => ({ day: readText(row, 'day'), requests: Number(row['requests']) }));
    },
    async readLastUse() {
      const rows = await ask(sql, 'SELECT key_id, MAX(day) AS day FROM usage GROUP BY key_id');
      return new Map(rows.map((row) => [readText(row, 'key_id'), readText(row, 'day')]));
    },
  };
}

function createRequestStore(sql: Sql): RequestStore {
  return {
    async addRequest({ id, email, purpose, network, created_at }, maxPending) {
      const insert = `INSERT INTO access_requests (id, email, purpose, network, status, created_at)
        VALUES ($1, $2, $3, $4, 'pending', $5) ON CONFLICT DO NOTHING RETURNING id`;
      const [, added] = await sql.run(
        [
          { text: lockRequests, values: [] },
          { text: insert, values: [id, email, purpose, network, created_at] },
          { text: deleteSurplusRequest, values: [maxPending] },
        ],
        STATEMENT_MS,
      );
      return added!.length > 0;
    },
    async findRequest(id) {
      const [row] = await ask(sql, `SELECT ${requestColumns} FROM access_requests WHERE id = $1`, [id]);
      return row && readRequest(row);
    },
    async listRequests() {
      const text = `SELECT ${requestColumns} FROM access_requests ORDER BY created_at, id`;
      return (await ask(sql, text)).map(readRequest);
    },
    async approveRequest(id, decidedAt, key, keyHash) {
      const insert = insertKey(
        key,
        keyHash,
        `WHERE EXISTS (SELECT 1 FROM access_requests WHERE key_id = $1)`,
      );
      const [rows] = await sql.run([decide(id, 'approved', decidedAt, key.id), insert], STATEMENT_MS);
      return rows?.[0] && readRequest(rows[0]);
    },
    async rejectRequest(id, decidedAt) {
      const [rows] = await sql.run([decide(id, 'rejected', decidedAt, null)], STATEMENT_MS);
      return rows?.[0] && readRequest(rows[0]);
    },
    async rejectRequests(ids, decidedAt) {
      const statements = ids.map((id) => decide(id, 'rejected', decidedAt, null));
      return (await sql.run(statements, STATEMENT_MS)).flat().map(readRequest);
    },
  };
}

function ask(sql: Sql, text: string, values: readonly SqlValue[] = [], deadlineMs = STATEMENT_MS) {
  return query(sql, text, values, deadlineMs);
}

function insertKey(record: KeyRecord, keyHash: string, condition = ''): Statement {
  const { id, name, plan, scopes, note, prefix, last_four, created_at, expires_at, revoked_at, quotas } =
    record;
  return {
    text: `INSERT INTO keys
      (id, hash, name, plan, scopes, note, prefix, last_four, created_at, expires_at, revoked_at, quotas)
      SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 ${condition}`,
    values: [
      id,
      keyHash,
      name,
      plan,
      scopes.join(' '),
      note,
      prefix,
      last_four,
      created_at,
      expires_at,
      revoked_at,
      quotas && formatQuotas(quotas),
    ],
  };
}

function decide(id: string, status: string, decidedAt: string, keyId: string | null): Statement {
  return {
    text: `UPDATE access_requests SET status = $2, decided_at = $3, key_id = $4, network = NULL
      WHERE id = $1 AND status = 'pending' RETURNING ${requestColumns}`,
    values: [id, status, decidedAt, keyId],
  };
}

function readKey(row: Row): KeyRecord {
  const previousLastFour = readOptional(row, 'previous_last_four');
  return {
    id: readText(row, 'id'),
    name: readText(row, 'name'),
    plan: readText(row, 'plan'),
    quotas: parseQuotas(readOptional(row, 'quotas') ?? '') ?? null,
    scopes: readText(row, 'scopes').split(' ').filter(Boolean),
    note: readText(row, 'note'),
    prefix: readText(row, 'prefix'),
    last_four: readText(row, 'last_four'),
    created_at: readText(row, 'created_at'),
    expires_at: readOptional(row, 'expires_at'),
    revoked_at: readOptional(row, 'revoked_at'),
    previous:
      previousLastFour === null
        ? null
        : { last_four: previousLastFour, expires_at: readText(row, 'previous_expires_at') },
  };
}

/** As the record counts for one of its secrets. */
function readSecret(row: Row, keyHash: string): KeyRecord {
  const record = readKey(row);
  if (row['hash'] === keyHash || record.previous === null) return record;
  const { expires_at } = record.previous;
  const endsFirst = record.expires_at !== null && record.expires_at < expires_at;
  return { ...record, expires_at: endsFirst ? record.expires_at : expires_at };
}

function readRequest(row: Row): AccessRequest {
  return {
    id: readText(row, 'id'),
    email: readText(row, 'email'),
    purpose: readText(row, 'purpose'),
    network: readOptional(row, 'network'),
    status: readText(row, 'status') as AccessRequest['status'],
    created_at: readText(row, 'created_at'),
    decided_at: readOptional(row, 'decided_at'),
    key_id: readOptional(row, 'key_id'),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
