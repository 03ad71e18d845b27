/**
 * Runs a calculator of a Centwise service.
 *
 * @param {string} calculator The id of the calculator, as "mortgage".
 * @param {string} output The result that is wanted, as "monthly_payment".
 * @param {Array<Array<string|number>>} inputs A range with a name and a value in each row; rows without a name are skipped.
 * @return {number|string} The result.
 * @customfunction
 */
function CENTWISE(calculator, output, inputs) {
  const properties = PropertiesService.getScriptProperties();
  const values = Object.fromEntries(inputs.filter(([name, value]) => name !== '' && value !== ''));
  const response = UrlFetchApp.fetch(
    `${properties.getProperty('CENTWISE_URL')}/calculate/${encodeURIComponent(calculator)}`,
    {
      method: 'post',
      contentType: 'application/json',
      headers: { Authorization: `Bearer ${properties.getProperty('CENTWISE_KEY')}` },
      payload: JSON.stringify(values),
      // The text of a problem says more than that there is one.
      muteHttpExceptions: true,
    },
  );
  const reply = JSON.parse(response.getContentText());
  if (response.getResponseCode() !== 200) {
    throw new Error(
      [reply.detail, ...(reply.errors || []).map((one) => `${one.pointer} ${one.detail}`)].join(' '),
    );
  }
  if (!(output in reply))
    throw new Error(`${calculator} has ${Object.keys(reply).join(', ')}; not ${output}.`);
  return reply[output];
}
