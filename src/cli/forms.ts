import { defineForm } from './command.ts';

// The forms of commands whose modules are loaded only when they run; help and completion need the forms.

const json = 'Print the reply of the API as JSON';
const chart = 'Draw a chart: in a terminal with characters, otherwise as SVG';
const noInput = 'Never ask for missing inputs';

export const calcForm = defineForm({
  command: 'calc',
  operands: ['CALCULATOR', '[--FIELD VALUE …]'],
  texts: {
    schedule: ['INTERVAL', 'Add the schedule: month, year or period, as the calculator has'],
    picture: ['NAME', 'Draw this chart, where a calculator has several'],
  },
  flags: {
    explain: 'Add every step of the calculation with its numbers, and the assumptions',
    chart,
    json,
    csv: 'Print the schedule as CSV',
    'no-input': noInput,
  },
});

export const equationsForm = defineForm({
  command: 'equations',
  operands: ['CALCULATOR', '[--FIELD VALUE …]'],
  flags: { code: 'Add the code that is made of the equations', 'no-input': noInput },
});

export const solveForm = defineForm({
  command: 'solve',
  operands: ['CALCULATOR', 'FIELD', 'RESULT=VALUE', '[--FIELD VALUE …]'],
  flags: { json, 'no-input': noInput },
});

export const sweepForm = defineForm({
  command: 'sweep',
  operands: ['CALCULATOR', 'FIELD=VALUES', '[FIELD=VALUES]', '[--FIELD VALUE …]'],
  texts: { outputs: ['LIST', 'Results to show, separated by commas; all, unless given'] },
  flags: { chart: `${chart}; needs one result`, json, csv: 'Print the results as CSV', 'no-input': noInput },
});

export const searchForm = defineForm({
  command: 'calc',
  texts: { search: ['WORDS', 'List the calculators that match', 'required'] },
});

export const batchForm = defineForm({
  command: 'batch',
  operands: ['CALCULATOR', 'FILE|-'],
  texts: {
    format: ['csv|ndjson', 'The format, where the name of the file does not say it (.csv, .ndjson, .jsonl)'],
    schedule: ['month|year|period', 'Answer schedules: of CSV their rows, after the id of each row'],
    answer: ['OUTPUT|result|error|schedule', 'Answer lines of a database engine, each with this alone'],
    output: ['FILE', 'Write the results to a file'],
    parquet: ['FILE', 'Write schedules as Parquet, whose amounts are exact decimals'],
    jobs: ['NUMBER', 'How many threads calculate; as many as there are processors, unless given'],
  },
});

export const askForm = defineForm({ command: 'ask', operands: ['QUESTION'], flags: { json } });
export const sqlForm = defineForm({
  command: 'sql',
  operands: ['ENGINE', '[CALCULATOR]'],
  texts: { url: ['ADDRESS', 'Address at which the engine reaches the service'] },
});

export const convertForm = defineForm({
  command: 'convert',
  operands: ['AMOUNT', 'FROM', 'TO'],
  texts: { date: ['YYYY-MM-DD', 'Use the rates of this day'] },
  flags: { json },
});

export const mcpForm = defineForm({
  command: 'mcp',
  texts: {
    tools: ['LIST', 'Tools for these calculators: IDs separated by commas, names of other tools, or all'],
    category: ['LIST', 'Tools for the calculators of these categories'],
  },
});

export const completionForm = defineForm({ command: 'completion', operands: ['bash|zsh|fish'] });

export const configForm = defineForm({
  command: 'config',
  flags: { markdown: 'Print the page docs/settings.md, which has the defaults alone' },
});

export const backupForm = defineForm({
  command: 'backup',
  operands: ['FOLDER'],
  texts: { keep: ['NUMBER', 'Delete all but this many copies in the folder, the oldest first'] },
});
