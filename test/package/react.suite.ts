import assert from 'node:assert/strict';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { launchBrowser, withoutBrowser } from '../kit/browser.ts';
import { installPackage, npmSettings, run } from '../kit/package.ts';
import { examples } from '../examples/files.ts';

const slow = { timeout: 900_000, skip: withoutBrowser };
const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };

test('the React form calculates in the browser, and says what is wrong with each field', slow, async () => {
  const { folder, tarball } = await installPackage();
  const form = join(folder, 'react');
  await cp(`${examples}react`, form, {
    recursive: true,
    filter: (path) => !/node_modules|dist|package-lock/.test(path.slice(examples.length)),
  });
  await run('npm', ['install', '--prefix', form, '--no-audit', '--no-fund', tarball], npmSettings());
  await run('npm', ['run', 'build', '--prefix', form, '--', '--logLevel', 'error']);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      const path = pathname === '/' ? '/index.html' : pathname;
      const contentType = types[path.slice(path.lastIndexOf('.') + 1)];
      if (contentType === undefined) return route.abort();
      await route.fulfill({ contentType, body: await readFile(join(form, 'dist', path)) });
    });
    await page.goto('https://form.example/');
    const status = page.getByRole('status');
    await status.filter({ hasText: '$2,128.97 a month, $446,428.47 interest in total' }).waitFor();
    // 320,000 at 6 percent over 30 years, as the README has it.
    await page.getByLabel('Interest rate').fill('6');
    await status.filter({ hasText: '$1,918.56 a month' }).waitFor();
    await page.getByLabel('Loan term').fill('thirty');
    await page.getByText('must be a whole number from 1 to 100 (years); got the string "thirty"').waitFor();
    assert.equal(await page.getByLabel('Loan term').getAttribute('aria-invalid'), 'true');
    await page.getByLabel('Home price').fill('');
    await page.getByText('is required').waitFor();
    assert.equal(await status.innerText(), 'Please correct the fields.');
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
});
