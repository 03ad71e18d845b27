/**
 * Runs a calculator of a Centwise service.
 *
 * @param {string} calculator The id of the calculator, such as "mortgage".
 * @param {string} output The result to show, such as "monthly_payment".
 * @param {Array<Array<string|number|Date>>} inputs A range with a name and a value in each row; rows without a name are
 *   skipped. A list has its values in the columns after its name, or in one cell with commas between them.
 * @param {boolean} [acceptWarnings] Whether values that look like a mistake, such as a rate of 0.07, are meant.
 * @return {number|string} The result.
 * @customfunction
 */
function CENTWISE(calculator, output, inputs, acceptWarnings) {
  const filled = inputs.map(([name, ...cells]) => [name, valueOf_(cells)]);
  const values = Object.fromEntries(filled.filter(([name, value]) => name !== '' && value !== ''));
  const { status, reply } = callCentwise_(`calculate/${encodeURIComponent(calculator)}`, values);
  if (status !== 200) throw new Error(explainProblem_(reply));
  return pickOutput_(calculator, output, reply, acceptWarnings);
}

/**
 * Runs a calculator for every row of a table, in one request.
 *
 * @param {string} calculator The id of the calculator, such as "mortgage".
 * @param {string} output The result to show, such as "monthly_payment".
 * @param {Array<Array<string|number>>} table A range whose first row has the names of the inputs, with at most 1,000 rows below.
 * @param {boolean} [acceptWarnings] Whether values that look like a mistake, such as a rate of 0.07, are meant.
 * @return {Array<Array<number|string>>} The result of each row below the first, or what is wrong with it.
 * @customfunction
 */
function CENTWISE_ROWS(calculator, output, table, acceptWarnings) {
  const [names, ...rows] = table;
  const items = rows.map((row, id) => {
    const filled = names.map((name, column) => [name, valueOf_([row[column]])]);
    return { id, calculator, inputs: Object.fromEntries(filled.filter((entry) => !entry.includes(''))) };
  });
  const asked = items.filter(({ inputs }) => Object.keys(inputs).length > 0);
  const { status, reply } = callCentwise_('batch', { items: asked });
  if (status !== 200) throw new Error(explainProblem_(reply));
  const cells = rows.map(() => ['']);
  for (const { id, result, problem } of reply.items) {
    const warning = acceptWarnings ? undefined : explainWarnings_(result);
    const fault = problem ? explainProblem_(problem) : warning;
    cells[id] = [fault === undefined ? pickOutput_(calculator, output, result, true) : fault];
  }
  return cells;
}

/** The key is in the header alone: addresses are logged along the way. */
function callCentwise_(path, body) {
  const properties = PropertiesService.getScriptProperties();
  const response = UrlFetchApp.fetch(`${properties.getProperty('CENTWISE_URL')}/${path}`, {
    method: 'post',
    contentType: 'application/json',
    headers: { Authorization: `Bearer ${properties.getProperty('CENTWISE_KEY')}` },
    payload: JSON.stringify(body),
    // The text of a problem says more than that there is one.
    muteHttpExceptions: true,
  });
  return { status: response.getResponseCode(), reply: JSON.parse(response.getContentText()) };
}

function explainProblem_({ detail, errors = [] }) {
  return [detail, ...errors.map((one) => `${one.pointer} ${one.detail}`)].join(' ');
}

/** A cell shows nothing but a number, so what looks like a mistake is an error. */
function explainWarnings_({ warnings = [] } = {}) {
  return warnings.length === 0 ? undefined : warnings.map(({ detail }) => detail).join(' ');
}

/** A value as JSON has it: a day as its date, several cells or a text with commas as a list. */
function valueOf_(cells) {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length > 1) return filled.map((cell) => valueOf_([cell]));
  const [value = ''] = filled;
  if (Object.prototype.toString.call(value) === '[object Date]') {
    return Utilities.formatDate(value, SpreadsheetApp.getActive().getSpreadsheetTimeZone(), 'yyyy-MM-dd');
  }
  if (typeof value !== 'string') return value;
  if (/^\s*\[/.test(value)) return JSON.parse(value);
  return /^[-+\d.,e\s]*,[-+\d.,e\s]*$/i.test(value) ? value.split(',').map(Number) : value;
}

function pickOutput_(calculator, output, reply, acceptWarnings) {
  const warning = acceptWarnings ? undefined : explainWarnings_(reply);
  if (warning !== undefined) throw new Error(warning);
  if (output in reply) return reply[output];
  throw new Error(`${calculator} has ${Object.keys(reply).join(', ')}; not ${output}.`);
}
