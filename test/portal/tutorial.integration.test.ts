import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { curl, finish, startProcess, temporaryFolder, withoutCurl } from '../kit/process.ts';

describe('the tutorial', { skip: withoutCurl }, () => {
  test('has commands that do what it says', async () => {
    const folder = await temporaryFolder();
    const service = await startProcess(folder);
    try {
      const { body } = await curl(service, '/docs/tutorial');
      const commands = [...body.matchAll(/<code class="language-sh">([\s\S]*?)<\/code>/g)].map(([, code]) =>
        unescape(code!),
      );
      const replies = [...body.matchAll(/<code class="language-json">([\s\S]*?)<\/code>/g)].map(([, code]) =>
        unescape(code!),
      );
      const environment = {
        KEY: service.key!,
        CURL_CA_BUNDLE: join(service.dataDir, 'tls', 'ca.pem'),
        PATH: process.env['PATH']!,
      };
      const outputs: string[] = [];
      for (const command of commands) {
        const { code, stdout, stderr } = await finish(
          'bash',
          ['-c', `cd '${folder}' && ${command}`],
          environment,
        );
        assert.equal(code, 0, `${command}\n${stderr}`);
        outputs.push(stdout);
      }
      const [list, result, , head, sum] = outputs;
      assert.equal((JSON.parse(list!) as unknown[]).length, catalogue.length);
      const shown = JSON.parse(replies[0]!) as Record<string, unknown>;
      assert.deepEqual(JSON.parse(result!), shown);
      assert.match(head!, /^period,/);
      assert.equal(
        (await readFile(join(folder, 'schedule.csv'), 'utf8')).startsWith(head!.slice(0, 10)),
        true,
      );
      // The sum of the interest is the total that the page shows, but for the rounding of its cells.
      const [interest, balance] = sum!.trim().split(' ');
      assert.ok(Math.abs(Number(interest) - Number(shown['total_interest'])) < 1);
      assert.equal(Number(balance), 0);
    } finally {
      await service.stop();
      await rm(folder, { recursive: true });
    }
  });
});

function unescape(text: string): string {
  const characters: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&amp;': '&',
  };
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => characters[entity]!);
}
