import { defineForm } from './command.ts';

// The forms of commands whose modules are loaded only when they run; help and completion need the forms.

const json = 'Print the reply of the API as JSON';

export const calcForm = defineForm({
  command: 'calc',
  operands: ['CALCULATOR', '[--FIELD VALUE …]'],
  texts: {
    schedule: ['INTERVAL', 'Add the schedule: month or year'],
    'solve-for': ['FIELD', 'Find this field; as centwise solve'],
    target: ['OUTPUT=VALUE', 'Result that the field is found for'],
  },
  flags: {
    explain: 'Add every step of the calculation with its numbers, and the assumptions',
    chart: 'Draw the schedule as a chart (SVG)',
    json,
    csv: 'Print the schedule as CSV',
  },
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
    output: ['FILE', 'Write the results to a file'],
    jobs: ['NUMBER', 'How many threads calculate; as many as there are processors, unless given'],
  },
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
