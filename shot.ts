import { chromium } from 'playwright-core';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  headless: true,
  args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
});
const list = JSON.parse(process.argv[2]!);
for (const [name, width, scheme, lang, q] of list) {
  const c = await b.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width, height: width < 500 ? 844 : 800 },
    colorScheme: scheme,
    locale: lang,
    javaScriptEnabled: true,
  });
  const p = await c.newPage();
  await p.goto('https://localhost:18543/' + (q ? '?q=' + encodeURIComponent(q) : ''), {
    waitUntil: 'networkidle',
  });
  await p.screenshot({ path: `/tmp/ask/${name}.png` });
  await c.close();
}
await b.close();
