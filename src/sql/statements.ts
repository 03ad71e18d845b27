import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { FieldKind, OutputField } from '#catalogue/declare/fields.ts';
import { scheduleColumns, textColumns } from '#calculate/schedule/schedule.ts';
import { argumentNames } from './functions.ts';
import { formsOf, functionName, type Made } from './made-functions.ts';

/** The engines for which functions can be created. */
export const creators = {
  clickhouse: createClickhouse,
  bigquery: createBigquery,
  snowflake: createSnowflake,
  redshift: createRedshift,
} as const;

/** How an engine writes the types of arguments and of answers. */
interface Types {
  readonly inputs: Readonly<Record<'number' | 'integer' | 'boolean' | 'date' | 'json' | 'text', string>>;
  /** A number with these decimals at most. */
  readonly decimal: (decimals: number) => string;
  /** The whole result, and schedules. */
  readonly json: string;
  readonly text: string;
  readonly date: string;
}

const bigquery: Types = {
  inputs: {
    number: 'FLOAT64',
    integer: 'INT64',
    boolean: 'BOOL',
    date: 'DATE',
    json: 'JSON',
    text: 'STRING',
  },
  decimal: () => 'NUMERIC',
  json: 'JSON',
  text: 'STRING',
  date: 'DATE',
};

const snowflake: Types = {
  inputs: {
    number: 'FLOAT',
    integer: 'INTEGER',
    boolean: 'BOOLEAN',
    date: 'DATE',
    json: 'VARIANT',
    text: 'VARCHAR',
  },
  decimal: (decimals) => `NUMBER(38, ${decimals})`,
  json: 'VARIANT',
  text: 'VARCHAR',
  date: 'DATE',
};

const redshift: Types = {
  inputs: {
    number: 'FLOAT8',
    integer: 'BIGINT',
    boolean: 'BOOLEAN',
    date: 'VARCHAR',
    json: 'VARCHAR(MAX)',
    text: 'VARCHAR',
  },
  decimal: (decimals) => `DECIMAL(38, ${decimals})`,
  json: 'VARCHAR(MAX)',
  text: 'VARCHAR(MAX)',
  date: 'VARCHAR',
};

const nullable = (type: string) => `Nullable(${type})`;
const clickhouse: Types = {
  inputs: {
    number: nullable('Float64'),
    integer: nullable('Int64'),
    boolean: nullable('Bool'),
    date: nullable('Date32'),
    json: nullable('String'),
    text: nullable('String'),
  },
  decimal: (decimals) => nullable(`Decimal(38, ${decimals})`),
  json: nullable('String'),
  text: nullable('String'),
  date: nullable('Date32'),
};

/** Money of any currency has no more decimals. */
const MONEY_DECIMALS = 4;

function inputType(kind: FieldKind, { inputs }: Types): string {
  if (kind === 'real') return inputs.number;
  if (kind === 'integer' || kind === 'boolean' || kind === 'date') return inputs[kind];
  return kind === 'list' || kind === 'records' ? inputs.json : inputs.text;
}

function outputType({ kind, decimals }: OutputField, types: Types): string {
  if (kind === 'number') return types.decimal(decimals === 'currency' ? MONEY_DECIMALS : decimals);
  if (kind === 'date' || kind === 'text') return types[kind];
  return types.json;
}

/** Each argument with its type. */
function typedArguments(calculator: AnyCalculator, types: Types): readonly (readonly [string, string])[] {
  return argumentNames(calculator).map((name) => [name, inputType(calculator.input[name]!.kind, types)]);
}

function answerType({ output }: AnyCalculator, { form }: Made, types: Types): string {
  return form === 'result' || form === 'schedule' ? types.json : outputType(output[form]!, types);
}

/** A statement for each function of a calculator. */
function createEach(calculator: AnyCalculator, write: (made: Made, name: string) => string): string {
  return formsOf(calculator)
    .map((made) => write(made, functionName(calculator, made)))
    .join('\n');
}

function createBigquery(calculator: AnyCalculator, url: string): string {
  const list = typedArguments(calculator, bigquery).map((one) => one.join(' '));
  return createEach(
    calculator,
    (made, name) => `CREATE OR REPLACE FUNCTION DATASET.${name}(${list.join(', ')})
RETURNS ${answerType(calculator, made, bigquery)}
REMOTE WITH CONNECTION \`PROJECT.LOCATION.CONNECTION\`
OPTIONS (
  endpoint = '${url}/v1/sql/bigquery/${calculator.id}',
  user_defined_context = [('output', '${made.form}')],
  max_batching_rows = ${made.rows}
);
`,
  );
}

function createSnowflake(calculator: AnyCalculator, url: string): string {
  const list = typedArguments(calculator, snowflake).map((one) => one.join(' '));
  return createEach(
    calculator,
    (made, name) => `CREATE OR REPLACE EXTERNAL FUNCTION ${name}(${list.join(', ')})
RETURNS ${answerType(calculator, made, snowflake)} NULL
CALLED ON NULL INPUT
IMMUTABLE
API_INTEGRATION = CENTWISE
MAX_BATCH_ROWS = ${made.rows}
COMPRESSION = GZIP
AS '${url}/v1/sql/snowflake/${calculator.id}?output=${made.form}';
`,
  );
}

/** The address of the service is in the function of AWS Lambda, which finds the calculator by the name. */
function createRedshift(calculator: AnyCalculator): string {
  const list = typedArguments(calculator, redshift).map(([, type]) => type);
  return createEach(
    calculator,
    (made, name) => `CREATE OR REPLACE EXTERNAL FUNCTION ${name}(${list.join(', ')})
RETURNS ${answerType(calculator, made, redshift)}
STABLE
LAMBDA 'centwise'
IAM_ROLE default
RETRY_TIMEOUT 20000
MAX_BATCH_ROWS ${made.rows};
`,
  );
}

/** The functions in the configuration of a server, which calls the command over a pipe. */
function createClickhouse(calculator: AnyCalculator): string {
  const list = typedArguments(calculator, clickhouse).map(
    ([name, type]) => `    <argument><name>${name}</name><type>${type}</type></argument>`,
  );
  return createEach(
    calculator,
    (made, name) => `  <function>
    <type>executable_pool</type>
    <name>${name}</name>
${list.join('\n')}
    <return_name>result</return_name>
    <return_type>${clickhouseType(calculator, made)}</return_type>
    <format>JSONEachRow</format>
    <command>exec centwise batch ${calculator.id} - --format ndjson --answer ${made.form} --jobs 1</command>
    <execute_direct>0</execute_direct>
    <pool_size>2</pool_size>
    <max_command_execution_time>${POOL_SECONDS}</max_command_execution_time>
    <command_read_timeout>${POOL_SECONDS * 1000}</command_read_timeout>
  </function>`,
  );
}

/** In which a block of rows must be answered. */
const POOL_SECONDS = 60;

/** The whole result is a tuple of the outputs and the error, and a schedule an array of its rows. */
function clickhouseType(calculator: AnyCalculator, made: Made): string {
  const { output, schedule } = calculator;
  if (made.form === 'result') {
    const outputs = Object.entries(output).map(([name, one]) => `${name} ${outputType(one, clickhouse)}`);
    return `Tuple(${[...outputs, `error ${clickhouse.text}`].join(', ')})`;
  }
  if (made.form !== 'schedule') return answerType(calculator, made, clickhouse);
  const cells = scheduleColumns(calculator).map((name) => {
    const declared = schedule!.columns?.[name]?.output;
    if (name === 'period') return 'period UInt32';
    if (textColumns.has(name)) return `${name} String`;
    const type =
      declared === undefined ? clickhouse.decimal(MONEY_DECIMALS) : outputType(declared, clickhouse);
    return `${name} ${type.replace(/^Nullable\((.*)\)$/, '$1')}`;
  });
  return `Array(Tuple(${cells.join(', ')}))`;
}

/** What the functions of one calculator, or of several, stand in. */
export const frames: Readonly<Record<keyof typeof creators, readonly [before: string, after: string]>> = {
  clickhouse: ['<functions>', '</functions>'],
  bigquery: [
    `-- Cloud Run passes the token of BigQuery on; a proxy in front of the service has to put the key in its place:
--   proxy_set_header Authorization "Bearer KEY";
`,
    '',
  ],
  snowflake: [
    `-- The gateway of the API integration has to add the header "Authorization: Bearer KEY".
`,
    '',
  ],
  redshift: [
    `-- The function of AWS Lambda (Node), with CENTWISE_URL and CENTWISE_KEY in its environment:
--   export const handler = async (event) => {
--     const [name, output = ''] = event.external_function.split('centwise_').at(-1).split('__');
--     const url = \`\${process.env.CENTWISE_URL}/v1/sql/redshift/\${name.replaceAll('_', '-')}\`;
--     const query = output === '' ? '' : \`?output=\${output}\`;
--     const headers = {
--       authorization: \`Bearer \${process.env.CENTWISE_KEY}\`,
--       'content-type': 'application/json',
--     };
--     const reply = await fetch(url + query, { method: 'POST', headers, body: JSON.stringify(event) });
--     return reply.text();
--   };
`,
    '',
  ],
};
