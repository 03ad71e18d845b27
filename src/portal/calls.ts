import { html, type Html } from './html.ts';

/** One call of the API as a reader may want to have it. */
export interface CallText {
  readonly language: string;
  readonly text: string;
}

/** A longer body has a line for each of its members. */
const LONGEST_LINE = 72;

/** The same POST by curl, in TypeScript and in Python, with the key in the variable KEY. */
export function writeCalls(address: string, body: object): readonly CallText[] {
  const json = JSON.stringify(body);
  const pretty = JSON.stringify(body, undefined, 2);
  const isLong = json.length > LONGEST_LINE;
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

/** A word of the shell, whatever is in it. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Each call in a box of its own; the first is open. */
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
