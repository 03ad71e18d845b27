// What others make of the OpenAPI document: Spectral finds nothing, and what two generators of TypeScript
// clients write lets a program read results by name and refuses a wrong name. Their packages have a lock file
// of their own: openapi-typescript needs an older TypeScript than this project.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { startTestService } from './kit/harness.ts';
import { skipFor } from './kit/skips.ts';

const root = new URL('../', import.meta.url).pathname;
const run = promisify(execFile);

const openapiFetch = `
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';
const client = createClient<paths>({ baseUrl: 'https://localhost:8443/v1' });
const body: components['schemas']['MortgageInput'] = { home_price: 4e5, down_payment: 8e4, interest_rate: 7, loan_term: 30 };
const { data, error } = await client.POST('/calculate/mortgage', { params: { query: { include: ['schedule'], interval: 'year' } }, body });
if (data === undefined) {
  const lines: string[] = [error.detail, ...(error.errors ?? []).map(({ pointer, detail }) => pointer + detail)];
  throw new Error(lines.join() + error.status.toFixed());
}
const payment: number = data.monthly_payment;
const interest: number[] = (data.schedule ?? []).map((row) => row.interest);
// @ts-expect-error There is no such result.
const none = data.monthly_paymnt;
// @ts-expect-error A number is no text.
await client.POST('/calculate/mortgage', { body: { ...body, home_price: '400000' } });
const id = 'mortgage';
const csv = await client.POST('/calculate/{id}/schedule.csv', { params: { path: { id } }, body: { ...body }, parseAs: 'text' });
const text: string | undefined = csv.data;
const known: Partial<components['schemas']['MortgageInput']> = { down_payment: 8e4, payment_rounding: 'cent' };
type Question = components['schemas']['SolveRequest'];
const question: Question = { solve_for: 'home_price', target: { monthly_payment: 2000 }, inputs: known };
const solved = await client.POST('/solve/{id}', { params: { path: { id } }, body: question });
const value: number | undefined = solved.data?.value;
const wrong: Question[] = [
  // @ts-expect-error No calculator has such an input.
  { ...question, inputs: { lone_term: 30 } },
  // @ts-expect-error A number is no text.
  { ...question, inputs: { loan_term: '30' } },
  // @ts-expect-error There is no such target.
  { ...question, target: { monthly_paymnt: 1 } },
];
await client.POST('/sweep/{id}', { params: { path: { id } }, body: { inputs: known, vary: [{ field: 'loan_term', values: [15, 30] }] } });
// @ts-expect-error No calculator has such an input.
await client.POST('/sweep/{id}', { params: { path: { id } }, body: { inputs: known, vary: [{ field: 'lone_term', values: [15] }] } });
await client.GET('/calculate/{id}', { params: { path: { id }, query: { inputs: { ...body } } } });
const loan: components['schemas']['LoanPayoffInput'] = { balance: 1e5, annual_rate: 5, monthly_payment: 900 };
const rates = await client.GET('/currency/rates', { params: { query: { base: 'EUR', symbols: ['USD'] } } });
const rate: number | undefined = rates.data?.rates['USD'];
console.log(payment, interest, none, text, value, wrong, loan, rate);
`;

const heyApi = `
import { calculateMortgage, calculateCsv, solve } from './hey/index.ts';
const body = { home_price: 4e5, down_payment: 8e4, interest_rate: 7, loan_term: 30 };
const { data, error } = await calculateMortgage({ body, query: { include: ['schedule'] } });
if (data === undefined) throw new Error(error.detail + error.status.toFixed() + (error.errors ?? []).map(({ pointer }) => pointer).join());
const payment: number = data.monthly_payment;
const interest: number[] = (data.schedule ?? []).map((row) => row.interest);
// @ts-expect-error There is no such result.
const none = data.monthly_paymnt;
// @ts-expect-error A number is no text.
await calculateMortgage({ body: { ...body, home_price: '400000' } });
const csv: string | undefined = (await calculateCsv({ path: { id: 'mortgage' }, body })).data;
const solved = await solve({ path: { id: 'mortgage' }, body: { solve_for: 'home_price', target: { monthly_payment: 2000 }, inputs: {} } });
const value: number | undefined = solved.data?.value;
// @ts-expect-error No calculator has such an input.
await solve({ path: { id: 'mortgage' }, body: { solve_for: 'home_price', target: { monthly_payment: 2000 }, inputs: { lone_term: 1 } } });
// @ts-expect-error There is no such target.
await solve({ path: { id: 'mortgage' }, body: { solve_for: 'home_price', target: { monthly_paymnt: 2000 }, inputs: {} } });
console.log(payment, interest, none, csv, value);
`;

const compilerOptions = {
  strict: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: [],
  skipLibCheck: true,
  allowImportingTsExtensions: true,
};

const bin = (name: string) => join(folder, 'node_modules/.bin', name);

/** Checks the types of a program in the folder. */
async function check(name: string, program: string): Promise<void> {
  await writeFile(join(folder, `${name}.ts`), program);
  const project = join(folder, `${name}.json`);
  await writeFile(project, JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', project], { cwd: folder }).catch(
    ({ stdout }: { stdout: string }) => assert.fail(stdout),
  );
}

/** Why there are no generators: without a network, packages may be missing. */
async function install(): Promise<string | false> {
  for (const name of ['package.json', 'package-lock.json'])
    await copyFile(join(root, 'test/generators', name), join(folder, name));
  try {
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
    return false;
  } catch (error) {
    return skipFor('the packages cannot be installed', { cause: error });
  }
}

const folder = await mkdtemp(join(tmpdir(), 'centwise-generators-'));
const skip = await install();

describe('the OpenAPI document', { skip }, () => {
  before(async () => {
    const service = await startTestService();
    await writeFile(
      join(folder, 'openapi.json'),
      await (await service.send('/openapi.json')).arrayBuffer().then((bytes) => new Uint8Array(bytes)),
    );
  });

  after(() => rm(folder, { recursive: true, force: true }));

  test('has nothing that the rules of Spectral for OpenAPI warn of', async () => {
    await writeFile(join(folder, 'ruleset.yaml'), 'extends: ["spectral:oas"]\n');
    const flags = ['--fail-severity=hint', '-r', 'ruleset.yaml', 'openapi.json'];
    await run(bin('spectral'), ['lint', ...flags], { cwd: folder }).catch(({ stdout }: { stdout: string }) =>
      assert.fail(stdout),
    );
  });

  test('gives openapi-fetch types that know each result', async () => {
    await run(bin('openapi-typescript'), ['openapi.json', '-o', 'schema.d.ts'], { cwd: folder });
    await check('fetched', openapiFetch);
  });

  test('gives the client of Hey API types that know each result', async () => {
    await run(bin('openapi-ts'), ['-i', 'openapi.json', '-o', 'hey'], { cwd: folder });
    await check('hey-program', heyApi);
  });
});
