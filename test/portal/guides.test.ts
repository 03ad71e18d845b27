// What the guides show is what the service answers.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import { plans } from '#access/plans.ts';
import { problemSchema } from '#api/documents/openapi-problems.ts';
import { problemKinds } from '#calculate/check/problem-kinds.ts';
import { guideFiles, guidePath } from '#portal/docs/guide-list.ts';
import { renderMarkdown } from '#portal/docs/markdown.ts';
import { writeHtml } from '#portal/html.ts';
import { startTestService } from '../kit/harness.ts';
import { drawQuarter } from '../kit/quarters.ts';

const root = new URL('../../', import.meta.url);
const guides = [
  ...globSync('docs/guides/*.md', { cwd: root }).toSorted(),
  'docs/addresses-and-text.md',
  'docs/files.md',
  'docs/simulation.md',
];
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const shared = startTestService({ limiter: { check: () => unlimited } });
const reader = { headers: { accept: 'text/html' } };

interface Shown {
  readonly command: string;
  readonly kind: string | undefined;
  readonly reply: string | undefined;
}

function callsOf(file: string): readonly Shown[] {
  const pattern = /^```sh\n(.*?)^```\n(?:\n```(json|http|csv|text)\n(.*?)^```\n)?/gms;
  return [...read(file).matchAll(pattern)].map(([, command, kind, reply]) => {
    return { command: command!, kind, reply };
  });
}

/** Sends what a curl command of a guide would send. */
async function send(command: string, service: Awaited<ReturnType<typeof startTestService>>) {
  const path = /https:\/\/localhost:8443([^\s']*)/.exec(command)![1]!;
  const body = /(?:-d|--data-binary) '([^']*)'/.exec(command)?.[1];
  const named = [...command.matchAll(/-H '([\w-]+): ([^']*)'/g)];
  const headers = Object.fromEntries(named.map(([, name, value]) => [name!.toLowerCase(), value!]));
  return service.call(path, body, headers);
}

test('every guide is served, and has a place in the navigation', async () => {
  const files: readonly string[] = Object.values(guideFiles);
  assert.deepEqual(
    guides.filter((file) => !files.includes(file.slice('docs/'.length))),
    [],
  );
  const service = await shared;
  for (const [name, file] of Object.entries(guideFiles)) {
    const text = await (await service.send(guidePath(name), reader)).text();
    const title = read(`docs/${file}`).split('\n')[0]!.slice(2);
    assert.ok(text.includes(`<h1>${title}</h1>`), name);
    assert.match(text, new RegExp(`href="${guidePath(name)}" +aria-current="page"`), name);
  }
});

for (const file of guides) {
  for (const { command, kind, reply } of drawQuarter(callsOf(file))) {
    test(`${file}: ${command.split('\n')[0]!.slice(0, 60)} … answers as it shows`, async () => {
      const service = kind === 'http' ? await startTestService() : await shared;
      const response =
        kind === 'http'
          ? await service.send('/v1/usage', {
              headers: { authorization: `Bearer ${(await service.createKey('free')).key}` },
            })
          : await send(command, service);
      const text = await response.text();
      if (kind === 'http') {
        for (const line of reply!.trim().split('\n')) {
          const [name, ...value] = line.split(': ');
          assert.equal(response.headers.get(name!), value.join(': '));
        }
      } else if (kind === 'json') {
        assertHolds(JSON.parse(text), JSON.parse(reply!));
      } else if (kind !== undefined) {
        assert.equal(text.replaceAll('\r\n', '\n'), reply);
      } else {
        assert.equal(response.status, 200, text);
      }
    });
  }
}

/** Lists are compared place by place: the service's may be longer. */
function assertHolds(actual: unknown, expected: unknown): void {
  if (typeof expected !== 'object' || expected === null) {
    const own = typeof expected === 'string' ? expected.replace(/^https:\/\/[^/]*/, '') : expected;
    assert.deepEqual(typeof actual === 'string' ? actual.replace(/^https:\/\/[^/]*/, '') : actual, own);
    return;
  }
  for (const [name, value] of Object.entries(expected))
    assertHolds((actual as Record<string, unknown>)[name], value);
}

describe('the search of the documentation', () => {
  const find = async (words: string) => {
    const service = await shared;
    const response = await service.send(`/docs/search?q=${encodeURIComponent(words)}`, reader);
    assert.equal(response.status, 200);
    const text = (await response.text()).split('<main')[1]!;
    return [...text.matchAll(/<h2>\s*<a href="([^"]*)"/g)].map(([, address]) => address!);
  };

  test('finds guides, references and problem types by title, section, text and status, in spite of typing errors', async () => {
    for (const [words, address] of [
      ['quickstart', '/docs/guides/quickstart'],
      ['day count', '/docs/guides/dates-and-day-counts#day-counts'],
      ['retry', '/docs/guides/limits-and-retries#what-to-retry'],
      ['certifcate', '/docs/guides/certificates'],
      ['CORS', '/docs/guides/authentication#browsers-and-cors'],
      ['python client', '/docs/guides/python'],
      ['webhook', '/docs/guides/operations#requests-for-keys'],
      ['invalid-input', '/docs/problems/invalid-input'],
      ['mrotgage', '/docs/calculators/mortgage'],
      ['guyton klinger', '/docs/calculators/withdrawal-comparison'],
    ] as const)
      assert.equal((await find(words))[0], address, words);
    assert.ok((await find('422')).includes('/docs/problems/no-solution'));
  });

  test('says so when nothing is found, and shows words as text', async () => {
    const service = await shared;
    const text = await (await service.send('/docs/search?q=%3Cxyzzyq%3E', reader)).text();
    assert.match(text, /No page matches “&lt;xyzzyq&gt;”/);
    assert.deepEqual(await find(''), []);
  });
});

test('every guide and problem type is Markdown too, with links to Markdown and the code as it is', async () => {
  const service = await shared;
  const fences = (text: string) => text.match(/^```.*?^```$/gms) ?? [];
  const texts = new Map<string, string>();
  for (const name of Object.keys(guideFiles)) {
    const reply = await service.send(`${guidePath(name)}.md`);
    const text = await reply.text();
    assert.equal(reply.status, 200, name);
    assert.equal(reply.headers.get('content-type'), 'text/markdown; charset=utf-8');
    assert.deepEqual(fences(text), fences(read(`docs/${guideFiles[name as keyof typeof guideFiles]}`)), name);
    texts.set(`${guidePath(name)}.md`, text);
  }
  for (const [path, text] of texts) {
    for (const [, target] of text.matchAll(/\]\(([^)\s#]+)/g))
      assert.ok(texts.has(target!) || /^(?:https:|\/docs\b.*\.md$)/.test(target!), `${path}: ${target}`);
  }
  for (const [code, { title }] of Object.entries(problemKinds)) {
    const text = await (await service.send(`/docs/problems/${code}.md`)).text();
    assert.ok(text.startsWith(`# ${title}\n`), code);
  }
});

test('every curl command has the certificate of a local service, and the key from the variable KEY', () => {
  for (const file of [...guides, 'README.md']) {
    for (const [, block] of read(file).matchAll(/^```(?:sh|bash)\n(.*?)^```$/gms)) {
      for (const command of block!.split(/^(?=curl )/m).filter((text) => text.startsWith('curl '))) {
        assert.match(command, /--cacert \.centwise\/tls\/ca\.pem/, `${file}: ${command}`);
        if (command.includes('Bearer'))
          assert.match(command, /"Authorization: Bearer \$KEY"/, `${file}: ${command}`);
      }
    }
    assert.doesNotMatch(read(file), /^ {4,}curl |\$CENTWISE_KEY|^export KEY=/m, file);
  }
});

test('the guide on errors names every member of a problem', () => {
  const members = [...read('docs/guides/errors.md').matchAll(/^\| ((?:`[\w-]+`,? ?)+) +\|/gm)].flatMap(
    ([, names]) => [...names!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!),
  );
  assert.deepEqual(members.toSorted(), Object.keys(problemSchema.properties).toSorted());
});

test('the guides state the quotas of the plans', () => {
  const text = read('docs/guides/limits-and-retries.md').replaceAll(',', '');
  for (const name of ['free', 'standard'] as const)
    assert.match(text, new RegExp(`\`${name}\` +\\| +${plans[name].burst} \\| +${plans[name].day} \\|`));
});

test('every link of the documentation leads to a page and a section of it', async () => {
  const service = await shared;
  const texts = new Map<string, string>();
  const open = async (path: string) => {
    if (!texts.has(path)) {
      const response = await service.send(path, reader);
      assert.equal(response.status, 200, path);
      texts.set(path, await response.text());
    }
    return texts.get(path)!;
  };
  const pages = [
    ...Object.keys(guideFiles).map(guidePath),
    ...Object.keys(problemKinds).map((code) => `/docs/problems/${code}`),
    '/docs/tutorial',
    '/docs/problems',
  ];
  for (const page of pages) {
    const main = (await open(page)).split('<main')[1]!;
    for (const [, link] of main.matchAll(/href="([^"]*)"/g)) {
      const [path, section] = link!.replace(/^https:\/\/localhost(?::\d+)?(?=\/)/, '').split('#');
      if (path!.startsWith('https:')) continue;
      const text = await open(path === '' ? page : path!);
      if (section !== undefined) assert.ok(text.includes(`id="${section}"`), `${page}: ${link}`);
    }
  }
});

describe('Markdown', () => {
  const render = (text: string) =>
    writeHtml(
      renderMarkdown(`# Title\n\n${text}`, (target) => (target === 'none' ? undefined : `/to/${target}`))
        .main,
    );

  test('becomes headings with addresses, paragraphs, lists and code', () => {
    assert.equal(render('## A `b` c').trim(), '<h2 id="a-b-c">A <code>b</code> c</h2>');
    assert.equal(
      render('one\ntwo **three** _four_ a_b_c'),
      '<p>one two <strong>three</strong> <em>four</em> a_b_c</p>',
    );
    assert.match(render('- one\n  more\n- two'), /<ul>\s*<li>one more<\/li><li>two<\/li>\s*<\/ul>/);
    assert.equal(render('`DATA_DIR` `a_b`'), '<p><code>DATA_<wbr />DIR</code> <code>a_b</code></p>');
    assert.match(render('```sh\na && b\n```'), /class="language-sh">a &amp;&amp; b<\/code>/);
  });

  test('has no HTML of its own', () => {
    assert.equal(render('<script>'), '<p>&lt;script&gt;</p>');
    assert.equal(render('[a"b](x"y)'), '<p><a href="/to/x&quot;y">a&quot;b</a></p>');
    assert.equal(render('[here](none)'), '<p>here</p>');
  });

  test('has tables with columns of numbers, and bars in cells', () => {
    const table = render('| a | b |\n| --- | --: |\n| `x\\|y` | 1 |');
    assert.match(table, /<td *><code>x\|y<\/code><\/td><td +class="number">1<\/td>/);
  });
});
