import { html, type Html } from './html.ts';

/** One API call in a language. */
export interface CallText {
  readonly language: string;
  readonly text: string;
}

/** A longer body is written with one member per line. */
const MAX_LINE_CHARACTERS = 72;

/** The POST with curl, TypeScript and Python, with the key in the variable KEY. */
export function writeCalls(address: string, body: object): readonly CallText[] {
  const json = JSON.stringify(body);
  const pretty = JSON.stringify(body, undefined, 2);
  const isLong = json.length > MAX_LINE_CHARACTERS;
  return [
    {
      language: 'curl',
      text: [
        `curl ${shellQuote(address)} \\`,
        `  -H "Authorization: Bearer $KEY" \\`,
        `  -H 'Content-Type: application/json' \\`,
        `  -d ${shellQuote(isLong ? pretty : json)}`,
      ].join('\n'),
    },
    {
      language: 'TypeScript',
      text: [
        `const response = await fetch(${JSON.stringify(address)}, {`,
        `  method: 'POST',`,
        `  headers: {`,
        '    Authorization: `Bearer ${process.env.KEY}`,',
        `    'Content-Type': 'application/json',`,
        `  },`,
        `  body: JSON.stringify(${pretty.replaceAll('\n', '\n  ')}),`,
        `});`,
        `console.log(response.status, await response.json());`,
      ].join('\n'),
    },
    {
      language: 'Python',
      text: [
        `import json, os, urllib.request`,
        ``,
        `body = ${pretty}`,
        `request = urllib.request.Request(`,
        `    ${JSON.stringify(address)},`,
        `    data=json.dumps(body).encode(),`,
        `    headers={`,
        `        "Authorization": f"Bearer {os.environ['KEY']}",`,
        `        "Content-Type": "application/json",`,
        `    },`,
        `)`,
        `with urllib.request.urlopen(request) as response:`,
        `    print(json.load(response))`,
      ].join('\n'),
    },
  ];
}

/** Quotes a text as one word of the shell. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Each call in its own box; the first is open. */
export function writeCallBoxes(calls: readonly CallText[]): Html {
  return html`${calls.map(
    ({ language, text }, index) =>
      html`<details class="call" name="call" ${index === 0 && html`open`}>
        <summary>${language}</summary>
        <div class="code">
          <button type="button" class="quiet copy" data-copy="call-${index}" hidden>Copy</button>
          <pre tabindex="0" aria-label="${language}"><code id="call-${index}" data-live>${text}</code></pre>
        </div>
      </details>`,
  )}`;
}
