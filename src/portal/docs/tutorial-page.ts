import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { calculationPath } from '#api/paths.ts';
import { scheduleColumns } from '#calculate/schedule/schedule.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import { calculatorPath } from '#portal/calculator/calculator-files.ts';
import { shellQuote } from '#portal/code-samples.ts';
import { html, type Html } from '#portal/html.ts';
import type { WriteDocsPage } from './docs-layout.ts';
import { guidePath } from './guide-list.ts';

/** From zero to an amortization table; a test runs its commands. Undefined for a catalogue without loans. */
export function createTutorialPage(
  catalogue: readonly AnyCalculator[],
  writePage: WriteDocsPage,
): ((request: DocumentRequest) => Reply) | undefined {
  const calculator = catalogue.find(({ schedule }) => schedule?.kind === 'loan');
  return (
    calculator &&
    (({ origin }) =>
      writePage({
        title: 'Tutorial',
        description: 'From zero to an amortization table in five minutes.',
        origin,
        path: '/docs/tutorial',
        main: writeMain(calculator, `${origin}/v1`),
      }))
  );
}

function writeMain(calculator: AnyCalculator, base: string): Html {
  const { id, name, examples } = calculator;
  const address = `${base}${calculationPath(id)}`;
  const body = shellQuote(JSON.stringify(examples[0].input));
  const call = (query: string, more: string) =>
    [
      `curl -sS -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' ${more}\\`,
      `  ${shellQuote(address + query)} \\`,
      `  -d ${body}`,
    ].join('\n');
  const columns = scheduleColumns(calculator);
  const interest = columns.indexOf('interest') + 1;
  return html`<h1>From zero to an amortization table in five minutes</h1>
    <p class="lead">
      You need a terminal with <code>curl</code>. The tests of this service run every command below.
    </p>
    <h2>1. A key</h2>
    <p>
      Every call needs a key. If you run the service yourself, its first start wrote one to
      <code>.centwise/first-key</code>; otherwise <a href="/access">request one</a>. Put it into a variable,
      so that no command, and so not the history of your shell, contains it. After this command, paste the key
      and press Enter:
    </p>
    ${block('read -rs KEY && export KEY', 'text')}
    <p>
      A service on your own machine has a certificate that your machine does not trust yet. Tell
      <code>curl</code> where it is, from the folder in which you started the service:
    </p>
    ${block('export CURL_CA_BUNDLE=.centwise/tls/ca.pem', 'text')}
    <h2>2. The first call</h2>
    <p>List the calculators:</p>
    ${block(`curl -sS -H "Authorization: Bearer $KEY" ${base}/calculators`)}
    <p>
      The reply is a list. Each entry has an <code>endpoint</code>, below <code>/v1</code>. This tutorial
      takes the ${name.replace(/ Calculator$/, '').toLowerCase()}.
    </p>
    <h2>3. A calculation</h2>
    <p>Amounts are plain numbers and rates are in percent: 7 means 7 percent per year.</p>
    ${block(call('', ''))}
    <p>The reply, rounded once at the very end:</p>
    ${block(JSON.stringify(examples[0].output), 'json')}
    <p>The same numbers are on <a href="${calculatorPath(id)}">its page</a>, where you can change them.</p>
    <h2>4. The amortization table</h2>
    <p>
      <code>include=schedule</code> adds a row for every month, <code>interval=year</code> one for every year,
      and <code>Accept: text/csv</code> makes it a file for a spreadsheet:
    </p>
    ${block(call('?include=schedule', `-H 'Accept: text/csv' -o schedule.csv `))}
    ${block('head -n 4 schedule.csv')}
    <h2>5. Check it</h2>
    <p>
      Each cell is exact and rounded once, so the interest in all rows is the total in the reply but for some
      cents, and the final balance is 0:
    </p>
    ${block(`awk -F, 'NR > 1 { sum += $${interest} } END { printf "%.2f %s\\n", sum, $${columns.length} }' schedule.csv`)}
    <p>
      With <code>"payment_rounding": "cent"</code> the rows are the books of a lender, in which everything
      adds up to the last cent.
    </p>
    <p>
      That is all. Next: <a href="${guidePath('calls')}">every kind of call with its reply</a>, the
      <a href="/docs/calculators/${id}">reference of this calculator</a>, or
      <a href="/docs">all operations</a>. When a call has an error, the reply says what is wrong and what
      would be accepted.
    </p>`;
}

function block(text: string, language = 'sh'): Html {
  return html`<pre
    tabindex="0"
    aria-label="Command or reply"
  ><code class="language-${language}">${text}</code></pre>`;
}
