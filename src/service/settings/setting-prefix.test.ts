import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readSettings } from './settings.ts';

describe('a setting with the prefix CENTWISE_', () => {
  test('comes before the name without it, which other programs may share', () => {
    const settings = readSettings({
      HOST: 'x86_64-conda-linux-gnu',
      CENTWISE_HOST: '127.0.0.2',
      PORT: '9000',
    });
    assert.deepEqual([settings.host, settings.port], ['127.0.0.2', 9000]);
    assert.throws(
      () => readSettings({ CENTWISE_PROT: '1' }),
      /CENTWISE_PROT: is not a setting; did you mean CENTWISE_PORT\?/,
    );
    assert.doesNotThrow(() =>
      readSettings({ CENTWISE_COMMAND: './centwise', CENTWISE_KEY: 'x', CENTWISE_MCP_URL: 'x' }),
    );
  });
});
