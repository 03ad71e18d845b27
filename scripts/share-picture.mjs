// Draws the picture of shared links, 1200 × 630 pixels, with Chromium: node scripts/share-picture.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = new URL('../src/portal/static/', import.meta.url);
const icon = readFileSync(new URL('icon.svg', folder), 'utf8');
const page = `<!doctype html>
<style>
  body { margin: 0; width: 1200px; height: 630px; display: grid; align-content: center; justify-items: center; background: #0b6657; }
  svg { width: 200px; margin-left: -16px; }
  p { margin: 0; color: #fff; font: 700 116px/1.2 'Liberation Sans', Arial, sans-serif; letter-spacing: -2px; }
  small { margin-top: 16px; color: #d6ece6; font: 38px/1.3 'Liberation Sans', Arial, sans-serif; }
</style>
${icon}
<p>Centwise</p>
<small>Financial calculators that are right to the last cent</small>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await tab.setContent(page);
writeFileSync(fileURLToPath(new URL('share.png', folder)), await tab.screenshot());
await browser.close();
