import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import { type LanguageTag, languageOf, languageTags } from '#portal/languages/languages.ts';
import { createTranslator } from '#portal/languages/translator.ts';
import { say } from '#text/write/said.ts';
import { attributes, formula, html, type Piece } from '#portal/html.ts';
import { readAssets } from '#portal/asset-files.ts';
import { findMissing, listSaidTexts } from '../kit/said-texts.ts';
import { startTestService } from '../kit/harness.ts';
import { measureProcessorMs } from '../kit/processor.ts';

const shared = startTestService({ limiter: { check: () => unlimited } });

async function open(path: string, language: string, cookie = ''): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': language, cookie };
  return (await (await shared).send(path, { headers })).text();
}

const sentence = (page: string) =>
  /<span class="sentence">(.*?)<\/span>/s
    .exec(page)![1]!
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');

describe('a page in another language', () => {
  test('answers in it, in the numbers of the reader', async () => {
    const path =
      '/calculators/mortgage?home_price=350000&down_payment=70000&interest_rate=6.5&loan_term=30&currency=EUR';
    // Published by a peer's documentation: 1,769.79 a month.
    assert.equal(sentence(await open(path, 'de-DE')), 'Sie würden monatlich 1.769,79 € zahlen');
    assert.match(sentence(await open(path, 'ja-JP')), /€1,769\.79/);
    assert.match(sentence(await open(path, 'es-MX')), /^Pagarías .*1,769\.79/);
    assert.match(sentence(await open(path, 'fr-CA')), /^Vous paieriez .*1 769,79 €/);
  });

  test('says which it is, names its title in it, and leaves what programs read', async () => {
    const page = await open('/calculators/mortgage', 'de');
    assert.match(page, /<html\s+lang="de"/);
    assert.match(page, /<title>Baufinanzierungsrechner – Centwise<\/title>/);
    assert.match(page, /<meta name="description" content="Monatsrate, Zinsen /);
    assert.match(page, /&quot;home_price&quot;: 400000/);
    assert.match(page, /Kellison, The Theory of Interest/);
  });

  test('is chosen by the reader against the browser, and back', async () => {
    const service = await shared;
    assert.match(await open('/', 'en-US', 'language=de'), /<html\s+lang="de"/);
    assert.match(await open('/', 'de', 'language=en'), /<html\s+lang="en"/);
    assert.match(await open('/', 'de', 'language=xx'), /<html\s+lang="de"/);
    assert.match(await open('/', 'nl, de;q=0.8, en;q=0.5'), /<html\s+lang="de"/);
    assert.match(await open('/', 'nl, sv'), /<html\s+lang="en"/);
    const body = new URLSearchParams({ language: 'ja', 'return-to': '/calculators/sip' });
    const chosen = await service.send('/language', { method: 'POST', body });
    assert.equal(chosen.status, 303);
    assert.equal(chosen.headers.get('location'), '/calculators/sip');
    assert.match(chosen.headers.get('set-cookie')!, /^language=ja; Path=\/; SameSite=Lax; Secure;/);
    const unknown = new URLSearchParams({ language: '__proto__', 'return-to': '//elsewhere.example' });
    const refused = await service.send('/language', { method: 'POST', body: unknown });
    assert.equal(refused.headers.get('location'), '/');
    assert.match(refused.headers.get('set-cookie')!, /^language=; .*Max-Age=0/);
  });

  test('writes numbers as that language does where the browser asks for another one', async () => {
    const page = await open('/calculators/mortgage', 'en-US', 'language=de');
    assert.match(sentence(page), /^Sie würden monatlich 2\.128,97\s\$ zahlen$/);
  });

  test('finds calculators by words of the language', async () => {
    for (const [words, language, id] of [
      ['hypothek', 'de', 'mortgage'],
      ['住宅ローン', 'ja', 'mortgage'],
      ['hipotecas', 'es', 'mortgage'],
      ['mortgage', 'de', 'mortgage'],
    ] as const) {
      const page = await open(`/?${new URLSearchParams({ q: words })}`, language);
      assert.match(page, new RegExp(`<li>\\s*<a href="/calculators/${id}"`), words);
    }
  });

  test('leaves what people have called something, and never takes it for HTML', async () => {
    const name = '<b>Visa</b> & {} \ue000 “x”';
    const query = new URLSearchParams({
      'cards.0.name': name,
      'cards.0.credit_limit': '5000',
      'cards.0.balance': '100',
    });
    const page = await open(`/calculators/credit-utilization?${query}`, 'de');
    assert.match(page, /&lt;b&gt;Visa&lt;\/b&gt; &amp; \{\}/);
    assert.doesNotMatch(page, /<b>Visa|undefined/);
  });

  test('says what is wrong in it, and leaves what was typed', async () => {
    const message = (page: string, field: string) =>
      new RegExp(`id="${field}-message"[^>]*>([^]*?)</p>`).exec(page)![1]!.replaceAll(/<[^>]*>/g, '');
    const page = await open(
      '/calculators/mortgage?home_price=450,000&down_payment=no&interest_rate=₹7000&loan_term=30.5&currency=USD',
      'de',
    );
    assert.match(
      message(page, 'home_price'),
      /^„450,000“ ist nicht eindeutig: Bitte schreiben Sie 450000 oder 450\./,
    );
    assert.match(
      message(page, 'down_payment'),
      /^Erforderlich: eine Zahl von 0 bis 1\.000\.000\.000\.000; eingegeben: „no“\./,
    );
    assert.match(message(page, 'loan_term'), /eingegeben: „30,5“\./);
    const foreign = await open('/calculators/mortgage?home_price=₹450000&down_payment=9&currency=USD', 'de');
    assert.match(message(foreign, 'home_price'), /, der Währung aller Beträge: .* In INR rechnen/);
    const empty = await open('/currency?amount=&from=USD&to=EUR', 'en');
    assert.match(message(empty, 'amount'), /^Please enter a number /);
  });

  test('has its own decimal point in descriptions of fields, and “to” between the numbers of rows', async () => {
    assert.match(await open('/calculators/auto-lease', 'de'), />Etwa 0,00125\. Von 0 bis 0,4\.</);
    assert.match(await open('/calculators/health-insurance', 'de'), / 1 bis 8 Zeilen; /);
  });

  test('is one for problems, too', async () => {
    assert.match(
      await open('/calculators/mortgag', 'de'),
      /Seite nicht gefunden[^]*Meinten Sie <a href="\/calculators\/mortgage">/,
    );
    assert.match(await open('/nowhere', 'en', 'language=ja'), /ページが見つかりません/);
  });

  test('has an address, which is remembered, reaches no calculator, and is known to search engines', async () => {
    const service = await shared;
    const reply = await service.send('/calculators/mortgage?language=de', {
      headers: { 'accept-language': 'ja' },
    });
    assert.match(reply.headers.get('set-cookie')!, /^language=de; Path=/);
    const page = await reply.text();
    assert.match(page, /<html\s+lang="de"/);
    assert.doesNotMatch(page, /class="fault"/);
    assert.match(page, /rel="canonical" href="[^"]*\/calculators\/mortgage\?language=de"/);
    assert.match(page, /hreflang="fr" href="[^"]*\/calculators\/mortgage\?language=fr"/);
    assert.match(page, /hreflang="x-default" href="[^"]*\/calculators\/mortgage"/);
    assert.match(await open('/?language=xx', 'fr'), /<html\s+lang="fr"/);
    assert.doesNotMatch(await open('/docs', 'de'), /hreflang/);
    assert.match(await open('/sitemap.xml', ''), /calculators\/mortgage\?language=ja<\/loc>/);
    const body = new URLSearchParams({ language: 'fr', 'return-to': '/calculators/sip?language=de&years=9' });
    const chosen = await service.send('/language', { method: 'POST', body });
    assert.equal(chosen.headers.get('location'), '/calculators/sip?years=9');
  });

  test('names currencies as Unicode does, and not after their plural', () => {
    const { text } = languageOf('es');
    assert.equal(text('Turkish Lira'), 'lira turca');
    assert.equal(text('British Pound'), 'libra esterlina');
    assert.equal(text('US dollars'), 'dólares estadounidenses');
  });

  test('has another word where a calculator means another thing than the others', () => {
    const { pageHtml } = languageOf('de');
    const label = html`<label>Coinsurance</label>`;
    assert.equal(pageHtml(label), '<label>Kostenbeteiligung</label>');
    assert.equal(pageHtml(label, 'health-insurance'), '<label>Kostenbeteiligung</label>');
    assert.equal(pageHtml(label, 'home-insurance'), '<label>Mindestversicherungsquote</label>');
  });

  test('says how often a year a payment is due', () => {
    const said = (tag: LanguageTag) => languageOf(tag).text('Monthly – 12 a year');
    assert.equal(said('ja'), '毎月 – 年12回');
    assert.equal(said('de'), 'Monatlich – 12 pro Jahr');
  });

  test('takes an example apart at its items, and the reasons of a difference one by one', () => {
    const { text } = languageOf('ja');
    assert.equal(
      text('Annual expenses $60,000.00, annual return 7% per year'),
      '年間支出$60,000.00、年間収益率7%（年あたり）',
    );
    assert.match(
      text('the annual rate is 9% rather than 8% and the principal is $2 rather than $1'),
      /年利率が8%ではなく9%、元金が\$1ではなく\$2/,
    );
  });

  test('takes no longer for a text that is like many sentences at once', () => {
    const { text } = languageOf('de');
    const long = 'the a in b by c and d is e higher than with '.repeat(2_000).trim();
    assert.ok(measureProcessorMs(() => assert.equal(text(long), long)) < 2_000);
  });
});

/** Of all phrases: a calculator has about half a percent of them. */
const MAX_MISSING_SHARE = 0.03;

describe('every language', () => {
  test('has words for all that pages say, but for a few calculators that are new', () => {
    const texts = listSaidTexts();
    assert.ok(texts.length > 5_000);
    for (const tag of languageTags) {
      const words = languageOf(tag).allPhrases;
      const missing = findMissing(words, texts);
      const listed = missing.map(({ place, phrase }) => `${tag} ${place}: ${phrase}`);
      assert.deepEqual(
        listed.filter((_, index) => missing[index]!.place.endsWith('.ts')),
        [],
      );
      assert.ok(missing.length < Object.keys(words).length * MAX_MISSING_SHARE, listed.join('\n'));
    }
  });

  test('has words for what scripts say', () => {
    const phrases = Object.values(readAssets()).flatMap((source) =>
      [...source.matchAll(/\b(?:(?:say|speak|show)\(|sayLabel\(\w+,)\s*'([^']+)'/g)].map(
        ([, phrase]) => phrase!,
      ),
    );
    assert.ok(phrases.includes('Link copied') && phrases.includes('Printed on {} from {}'));
    for (const tag of languageTags) {
      const { shared: own } = languageOf(tag).phrases;
      assert.deepEqual(
        phrases.filter((phrase) => !Object.hasOwn(own, phrase)),
        [],
        tag,
      );
    }
  });

  test('has a place for each number and name of a phrase', () => {
    for (const tag of languageTags) {
      for (const [phrase, written] of Object.entries(languageOf(tag).allPhrases)) {
        const count = phrase.split('{}').length - 1;
        const numbered = [...written.matchAll(/\{(\d+)\}/g)].map(([, number]) => Number(number));
        const isInOrder = numbered.length === 0 && written.split('{}').length - 1 === count;
        const isNumbered =
          !written.includes('{}') && new Set(numbered).size === count && Math.max(0, ...numbered) <= count;
        assert.ok(isInOrder || isNumbered, `${tag}: ${phrase} => ${written}`);
      }
    }
  });
});

describe('a translator', () => {
  const words = {
    'You would pay {} a month': 'Sie würden {} im Monat zahlen',
    '{} years': '{} Jahre',
    'Interest rate': 'Zinssatz',
    '{1} before {2}': '',
    'Rows for {}': 'Zeilen: {}',
    'See the {} of {}': '{2}: {1}',
    'See the steps of {}, of {}': '{}, {}: Schritte',
    'From {} to {}': 'Von {} bis {}',
    '{} to {}': '{} in {}',
    'and more': 'und mehr',
    No: 'Nein',
    steps: 'Schritte',
    'Rule of 72': '72er-Regel',
    otherwise: 'sonst',
  };
  const missing: string[] = [];
  const translator = createTranslator(words, {
    language: 'de',
    onMissing: (phrase) => missing.push(phrase),
  });
  const { text } = translator;
  /** On one line, however the template is. */
  const write = (piece: Piece) => translator.html(piece).replaceAll(/\n/g, '');

  test('reads sentences with elements and numbers in them', () => {
    assert.equal(
      write(html`<p>You would pay <strong>${'$2,128.97'}</strong> a month.</p>`),
      '<p>Sie würden <strong>$2,128.97</strong> im Monat zahlen.</p>',
    );
    assert.equal(
      write(html`<p>See the <a href="#x">steps</a> of ${3}.</p>`),
      '<p>3: <a href="#x">Schritte</a>.</p>',
    );
    assert.equal(text('Rows for interest rate'), 'Zeilen: Zinssatz');
    assert.equal(text('interest rate 7%, 30 years'), 'Zinssatz 7%, 30 Jahre');
    assert.equal(text('Rule of 72'), '72er-Regel');
    assert.equal(text('Until Sep 24, 2026'), 'Until Sep 24, 2026');
    assert.equal(
      write(
        html`<p>
          See the steps of <span><b>3 years</b>,</span> of 5
        </p>`,
      ),
      '<p><span><b>3 Jahre</b></span>, 5: Schritte</p>',
    );
  });

  test('puts values into the phrase of a text', () => {
    const inner = say`${'interest rate'} ${'7%'}`;
    assert.equal(text(say`You would pay ${'$1,000'} a month`), 'Sie würden $1,000 im Monat zahlen');
    assert.equal(text(say`Rows for ${inner}`), 'Zeilen: Zinssatz 7%');
    assert.equal(
      write(html`<p title="${say`Rows for ${'steps'}`}">${say`Rows for ${html`<b>${'<5>'}</b>`}`}</p>`),
      '<p title="Zeilen: Schritte">Zeilen: <b>&lt;5&gt;</b></p>',
    );
  });

  test('takes sentences apart before the names within them', () => {
    assert.equal(text('Interest rate. From 0 to 100, and more.'), 'Zinssatz. Von 0 bis 100, und mehr.');
    assert.equal(text('No'), 'Nein');
  });

  test('puts a space before the double marks of French', () => {
    const french = createTranslator({ Rate: 'Taux', Term: 'Durée' }, { language: 'fr' });
    assert.equal(french.text('Rate: 5; term?'), 'Taux\u00a0: 5\u00a0; durée\u00a0?');
  });

  test('writes no spaces and wide marks in Japanese', () => {
    const japanese = createTranslator(
      { Rate: '金利', years: '年', 'Choose {}, or {}': '{}か、{}を選択', why: '理由' },
      { language: 'ja' },
    );
    assert.equal(japanese.text('Rate: 5 years. Why?'), '金利：5年。理由？');
    assert.equal(
      japanese.html(html`<p>Choose <b>5 years</b>, or <b>${'rate'}</b>.</p>`),
      '<p><b>5年</b>か、<b>金利</b>を選択。</p>',
    );
    assert.equal(japanese.text('Visa 5 Gold'), 'Visa 5 Gold');
  });

  test('reads attributes, and leaves code', () => {
    assert.equal(
      write(
        html`<label ${attributes({ title: 'Interest rate' })}
          ><code>steps</code> <input placeholder="${30} years"
        /></label>`,
      ),
      '<label  title="Zinssatz"><code>steps</code> <input placeholder="30 Jahre"/></label>',
    );
    assert.equal(
      write(formula('<math><mi>steps</mi><mtext>otherwise</mtext><mtext>steps</mtext></math>')),
      '<math><mi>steps</mi><mtext>sonst</mtext><mtext>steps</mtext></math>',
    );
  });

  test('tells what has no words', () => {
    assert.deepEqual(missing, ['Until']);
  });
});
