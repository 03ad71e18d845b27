import assert from 'node:assert/strict';
import { test } from 'node:test';
import { framesSetting, plansSetting } from './setting-values.ts';

test('the quotas of plans are two numbers for each that has some', () => {
  const { free, standard } = plansSetting.parse('free=5/999999999');
  assert.deepEqual([free.burst, free.day, standard.burst, standard.day], [5, 999_999_999, 600, 100_000]);
  for (const text of [
    'free',
    'free=1',
    'free=0/5',
    'unlimited=1/2',
    'gold=1/2',
    'free=1/2,',
    'free=5/9999999999',
  ])
    assert.throws(
      () => plansSetting.parse(text),
      /use requests per minute and per day of free or standard, such as free=60/,
      text,
    );
});

test('the sites of frames are origins, also of all hosts below one', () => {
  const sites = 'https://a.example http://*.b.example:8080';
  assert.equal(framesSetting.parse(sites), sites);
  for (const text of ['*', 'a.example', 'https://a.example/path', "'self'", 'https://a.example;', 'https:'])
    assert.throws(() => framesSetting.parse(text), /use origins such as https:\/\/example\.com/, text);
});
