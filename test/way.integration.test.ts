// The functions between socket and reply are as many as docs/architecture.md says, and are those.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { environmentOf, finish, findNode } from './kit/process.ts';

const MAX_FILES = 20;
const MAX_FUNCTIONS = 40;

const root = new URL('../', import.meta.url).pathname;

test(
  'one calculation runs the functions in docs/architecture.md and no others',
  { skip: await findNode() },
  async () => {
    const args = ['scripts/run.mjs', 'test/kit/way.ts'];
    const { code, stdout, stderr } = await finish('node', args, environmentOf({ RUNTIME: 'node' }));
    assert.equal(code, 0, stderr);
    const ran = JSON.parse(stdout) as string[];
    const text = readFileSync(`${root}docs/architecture.md`, 'utf8');
    const section = /\n## The way of one request\n([^]*?)\n## /.exec(text)![1]!;
    const listed = [...section.matchAll(/`([\w/-]+\.ts)` \(([^)]+)\)/g)].flatMap(([, file, names]) =>
      names!.split(', ').map((name) => `${file} ${name}`),
    );
    assert.deepEqual(listed.toSorted(), ran.toSorted());
    assert.ok(new Set(ran.map((one) => one.split(' ')[0])).size <= MAX_FILES);
    assert.ok(ran.length <= MAX_FUNCTIONS);
  },
);
