import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { runSqlCommand } from '#cli/commands/sql.ts';
import { CommandError } from '#cli/arguments.ts';
import { startTestService } from '../kit/harness.ts';

function printed(...args: readonly string[]): string {
  const texts: string[] = [];
  assert.equal(
    runSqlCommand(args, catalogue, (text) => texts.push(text)),
    0,
  );
  return texts.join('\n');
}

/** The texts between parentheses after the name of each function. */
function argumentsOf(text: string, name: string): readonly string[] {
  const [, list] = new RegExp(`FUNCTION (?:DATASET\\.)?${name}\\(((?:[^()]|\\([^()]*\\))*)\\)`).exec(text)!;
  return list!.split(/, (?![^(]*\))/);
}

describe('the statements of an engine', () => {
  for (const engine of ['bigquery', 'snowflake', 'redshift']) {
    test(`create functions with all inputs of each calculator for ${engine}`, () => {
      const text = printed(engine);
      assert.doesNotMatch(text, /undefined|null|NaN|\[object/);
      for (const { id, input, output, schedule } of catalogue) {
        const name = `centwise_${id.replaceAll('-', '_')}`;
        const forms = ['', '__result', ...(schedule === undefined ? [] : ['__schedule'])];
        for (const form of forms) {
          const given = argumentsOf(text, `${name}${form}`);
          assert.equal(given.length, Object.keys(input).length, id);
          if (engine !== 'redshift')
            assert.deepEqual(
              given.map((one) => one.split(' ')[0]),
              Object.keys(input),
            );
        }
        if (engine === 'bigquery') assert.ok(text.includes(`[('output', '${Object.keys(output)[0]}')]`), id);
      }
    });
  }

  test('name the address of the service, and refuse what is none', () => {
    assert.match(
      printed('bigquery', 'emi', '--url', 'https://api.example.com/'),
      /'https:\/\/api\.example\.com\/v1\/sql\/bigquery\/emi'/,
    );
    for (const args of [
      ['oracle'],
      [],
      ['bigquery', 'emo'],
      ['bigquery', 'emi', 'cagr'],
      ['bigquery', '--url', "https://a'b"],
      ['snowflake', '--url', 'a b'],
    ])
      assert.throws(() => printed(...args), CommandError);
  });

  test('for Redshift have a function of AWS Lambda that answers it', async () => {
    const service = await startTestService();
    const code = printed('redshift', 'coast-fire')
      .split('\n')
      .filter((line) => line.startsWith('--   '))
      .map((line) => line.slice(5))
      .join('\n');
    const env = { CENTWISE_URL: 'https://localhost:8443', CENTWISE_KEY: (await service.createKey()).key };
    const fetchIt = (url: string, init: RequestInit) =>
      service.send(url.slice(env.CENTWISE_URL.length), init);
    // oxlint-disable-next-line typescript/no-implied-eval -- the text that operators copy.
    const create = new Function('process', 'fetch', code.replace('export const handler =', 'return')) as (
      process: object,
      fetch: unknown,
    ) => (event: object) => Promise<string>;
    const handler = create({ env }, fetchIt);
    const ask = async (external_function: string, row: readonly unknown[]) =>
      JSON.parse(await handler({ external_function, num_records: 1, arguments: [row] })) as {
        readonly results: readonly unknown[];
      };
    assert.deepEqual(await ask('public.centwise_emi', [500_000, 10.5, 60]), {
      success: true,
      num_records: 1,
      results: [10_746.95],
    });
    const { results } = await ask('centwise_emi__result', [500_000, 10.5, 60]);
    assert.match(results[0] as string, /"total_interest":144817.01/);
    const { input, examples } = catalogue.find(({ id }) => id === 'coast-fire')!;
    const row = Object.keys(input).map((name) => examples[0].input[name] ?? null);
    const { results: coast } = await ask('public.centwise_coast_fire', row);
    assert.deepEqual(coast, [examples[0].output['coast_number']]);
  });
});
