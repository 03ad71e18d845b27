import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import { readDeclaration } from '#catalogue/own/declaration.ts';
import { startTestService } from '../kit/harness.ts';
import { changed } from './tutorial.ts';

test('a file may say what its calculator answers and what it is for, and its page says so', async () => {
  const headline = 'You would have {future_value} with the bonus';
  const about = 'For savings to which an employer adds a bonus.';
  const { calculator } = readDeclaration(changed({ headline, about }));
  assert.equal(calculator!.headline, headline);
  const service = await startTestService({ limiter: { check: () => unlimited } }, [calculator!]);
  const reply = await service.send('/calculators/own-bonus-savings', { headers: { accept: 'text/html' } });
  const page = await reply.text();
  assert.ok(page.includes(`<p>${about}</p>`));
  assert.match(page.replaceAll(/<[^>]*>/g, ''), /You would have \$1,356\.91 with the bonus/);
});
