/**
 * Runs a calculator of a Centwise service.
 *
 * @param {string} calculator The id of the calculator, such as "mortgage".
 * @param {string} output The result to show, such as "monthly_payment".
 * @param {Array<Array<string|number>>} inputs A range with a name and a value in each row; rows without a name are skipped.
 * @return {number|string} The result.
 * @customfunction
 */
function CENTWISE(calculator, output, inputs) {
  const values = Object.fromEntries(inputs.filter(([name, value]) => name !== '' && value !== ''));
  const { status, reply } = callCentwise_(`calculate/${encodeURIComponent(calculator)}`, values);
  if (status !== 200) throw new Error(explainProblem_(reply));
  return pickOutput_(calculator, output, reply);
}

/**
 * Runs a calculator for every row of a table, in one request.
 *
 * @param {string} calculator The id of the calculator, such as "mortgage".
 * @param {string} output The result to show, such as "monthly_payment".
 * @param {Array<Array<string|number>>} table A range whose first row has the names of the inputs, with at most 1,000 rows below.
 * @return {Array<Array<number|string>>} The result of each row below the first, or what is wrong with it.
 * @customfunction
 */
function CENTWISE_ROWS(calculator, output, table) {
  const [names, ...rows] = table;
  const items = rows.map((row, id) => {
    const filled = names.map((name, column) => [name, row[column]]).filter((entry) => !entry.includes(''));
    return { id, calculator, inputs: Object.fromEntries(filled) };
  });
  const asked = items.filter(({ inputs }) => Object.keys(inputs).length > 0);
  const { status, reply } = callCentwise_('batch', { items: asked });
  if (status !== 200) throw new Error(explainProblem_(reply));
  const cells = rows.map(() => ['']);
  for (const { id, result, problem } of reply.items)
    cells[id] = [problem ? explainProblem_(problem) : pickOutput_(calculator, output, result)];
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

function pickOutput_(calculator, output, reply) {
  if (output in reply) return reply[output];
  throw new Error(`${calculator} has ${Object.keys(reply).join(', ')}; not ${output}.`);
}
