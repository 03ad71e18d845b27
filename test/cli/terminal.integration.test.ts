import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { hashKey, issueKey } from '#access/keys.ts';
import { openDatabase } from '#platform/sqlite.ts';
import { runProgram, temporaryFolder } from '../kit/process.ts';
import { openSqliteStore } from '../kit/stores.ts';

// Red, a line that begins again, another row, the other writing direction, a hidden tag, and an 8-bit ESC [.
const hostile = '\u001b[31m\rx\nreq_0000000000000001\u202e\u{e0041}\u009b2K';
const escaped = '\\u001b[31m\\u000dx\\u000areq_0000000000000001\\u202e\\udb40\\udc41\\u009b2K';

const dataDir = await temporaryFolder();
after(() => rmSync(dataDir, { recursive: true }));

/** What a command prints, with a store in which somebody has got hostile text into every column. */
async function run(...args: string[]): Promise<string> {
  const { stdout, stderr } = await runProgram(args, { DATA_DIR: dataDir });
  const printed = stdout + stderr;
  for (const character of printed.matchAll(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu))
    assert.fail(`U+${character[0].codePointAt(0)!.toString(16)} in ${JSON.stringify(printed)}`);
  return printed;
}

describe('what commands print', () => {
  test('holds nothing that a terminal obeys, whatever is stored or read', async () => {
    const store = openSqliteStore(openDatabase(join(dataDir, 'centwise.sqlite')));
    const created_at = '2026-11-20T08:15:00.000Z';
    const id = 'req_0000000000000000';
    const decision = { status: 'pending', decided_at: null, key_id: null } as const;
    const request = { id, email: hostile, purpose: hostile, network: null, created_at, ...decision };
    await store.addRequest(request, 10);
    const order = { plan: 'free', test: false, createdAt: new Date(0), expiresAt: null } as const;
    const { key, record } = issueKey({ ...order, name: hostile, note: hostile });
    await store.create(record, hashKey(key));
    await store.close();

    const list = await run('requests', 'list');
    assert.equal(list.trimEnd().split('\n').length, 2);
    assert.ok(list.includes(`${escaped}  ${escaped}`), list);
    assert.deepEqual(JSON.parse(await run('requests', 'list', '--json')), [request]);
    assert.ok((await run('keys', 'list')).includes(escaped));
    assert.match(await run('keys', 'show', record.id), /^note +\\u001b\[31m\\u000dx\\u000areq_/m);
    assert.ok((await run('keys', 'revoke', record.id)).includes('"\\u001b[31m'));
    assert.ok((await run('requests', 'reject', id)).includes('\\u001b[31m'));

    const file = join(dataDir, 'rates.csv');
    for (const text of [
      `Date,${hostile.replaceAll('\n', '')},\n`,
      `Date,USD,\n"${hostile}",1,\n`,
      `<x ${hostile}`,
      hostile,
      `KEY,${hostile}`,
    ]) {
      writeFileSync(file, text);
      assert.match(await run('rates', 'import', file), /is not imported/);
    }
    assert.match(await run('calc', hostile), /\\u001b\[31m/);
  });
});
