import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { startTestService } from '../kit/harness.ts';

test('/openapi.json is valid by a public validator (Redocly), without a warning', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'centwise-openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    const service = await startTestService();
    await writeFile(file, await (await service.send('/openapi.json')).text());
    await writeFile(join(folder, 'redocly.yaml'), 'extends: [recommended]\n');
    const cli = new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url).pathname;
    const environment = {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    const options = { cwd: folder, env: environment };
    const { stderr } = await promisify(execFile)('node', [cli, 'lint', file, '--format=stylish'], options);
    assert.match(stderr, /Your API description is valid/);
    assert.doesNotMatch(stderr, /You have/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
