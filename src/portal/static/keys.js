// Keys that the number pads of phones lack, within the field that has the focus: one for the sign, and one that
// shows the whole keyboard, for 450k, 20% or 6 7/8.

import { form } from './fields.js';
import { sayLabel } from './said.js';

const keys = document.createElement('span');
keys.className = 'keys';
const sign = makeKey(changeSign);
const board = makeKey(changeBoard);

let field;

export function watchKeys() {
  sign.textContent = '±';
  sayLabel(sign, 'Change the sign');
  // Without scripts, fields that take a sign show the whole keyboard.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target !== field && target.matches('input[data-signed]')) target.inputMode = 'decimal';
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target.form !== form || !target.matches('.control > input[inputmode]')) return;
    field = target;
    sign.hidden = field.dataset.signed === undefined;
    nameBoard();
    field.after(keys);
  });
  document.addEventListener('focusout', () => {
    field = undefined;
    keys.remove();
  });
}

function makeKey(press) {
  const key = document.createElement('button');
  key.type = 'button';
  key.className = 'quiet';
  // The field keeps the focus, and its keyboard.
  key.addEventListener('mousedown', (event) => event.preventDefault());
  key.addEventListener('click', press);
  keys.append(key);
  return key;
}

function changeSign() {
  const bare = field.value.replace(/^\s*[-−]/, '');
  field.value = bare === field.value ? `-${bare}` : bare;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isWhole = () => field.inputMode === 'text';

function changeBoard() {
  field.inputMode = isWhole() ? 'decimal' : 'text';
  nameBoard();
}

function nameBoard() {
  board.textContent = isWhole() ? '123' : 'abc';
  if (isWhole()) sayLabel(board, 'Show digits');
  else sayLabel(board, 'Show letters');
}
