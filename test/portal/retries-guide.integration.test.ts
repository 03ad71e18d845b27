// The Python function of the guide does what the table before it says.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { finish } from '../kit/process.ts';
import { withoutPython } from '../python.ts';

const guide = readFileSync(new URL('../../docs/guides/limits-and-retries.md', import.meta.url), 'utf8');
const program = /^```python\n(.*?)^```$/ms.exec(guide)![1]!;
const slow = { skip: await withoutPython('3.9') };

/** Calls `send`, and prints the status or the error, and the delays without their random part. */
const call = `
import json, sys, types
delays = []
random = types.SimpleNamespace(random=lambda: 0)
time = types.SimpleNamespace(sleep=delays.append)
try:
    outcome = send(sys.argv[1], timeout=5).status
except urllib.error.HTTPError as error:
    outcome = error.code
except OSError as error:
    outcome = type(error).__name__
print(json.dumps([outcome, delays]))
`;

/** A status, with the seconds of Retry-After where it has one; "none" for a connection that breaks. */
type Answer = number | readonly [status: number, retryAfter: number] | 'none';

/** What the function makes of a server that answers so, and how often it asks. */
async function run(answers: readonly Answer[]): Promise<unknown> {
  let asked = 0;
  const server = createServer((request, response) => {
    const answer = answers[asked++] ?? 200;
    if (answer === 'none') request.destroy();
    else write(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { code, stdout, stderr } = await finish('python3', ['-c', program + call, address], {
      PATH: process.env['PATH'] ?? '',
      no_proxy: '*',
    });
    assert.equal(code, 0, stderr);
    return [...(JSON.parse(stdout) as unknown[]), asked];
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function write(response: ServerResponse, answer: Exclude<Answer, 'none'>): void {
  const [status, retryAfter] = typeof answer === 'number' ? [answer] : answer;
  response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }).end();
}

describe('the function for retries in the guide', slow, () => {
  for (const [name, answers, outcome, delays] of [
    ['repeats 408 at once', [408], 200, [0]],
    [
      'repeats 429 and 503 after Retry-After',
      [
        [429, 7],
        [503, 1],
      ],
      200,
      [7, 1],
    ],
    ['does not repeat 429 without Retry-After', [429], 429, []],
    ['does not wait for the quota of a day', [[429, 7200]], 429, []],
    ['repeats 500 once', [500], 200, [1]],
    ['does not repeat a second 500', [500, 'none', 500], 500, [1, 2]],
    ['repeats 502, 503 and 504 of a proxy with growing delays', [502, 503, 504], 200, [1, 2, 4]],
    ['repeats a failed connection with growing delays', ['none', 'none', 'none', 'none'], 200, [1, 2, 4, 8]],
    ['ends after five attempts', [503, 503, 503, 503, 503], 503, [1, 2, 4, 8]],
    ['does not repeat other errors of the caller', [422], 422, []],
  ] as const satisfies readonly (readonly [string, readonly Answer[], unknown, readonly number[]])[]) {
    test(name, slow, async () => {
      assert.deepEqual(await run(answers), [outcome, delays, delays.length + 1]);
    });
  }
});
