// Typing in a closed list finds the first option with a word that begins so: "rup" finds INR – Indian Rupee.
// Without this script, only the first letters of an option are followed.

const PAUSE_MS = 1000;

for (const list of document.querySelectorAll('select[data-find]')) {
  let typed = '';
  let timer;
  list.addEventListener('keydown', (event) => {
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (!isLetter || event.ctrlKey || event.metaKey || event.altKey) return;
    clearTimeout(timer);
    timer = setTimeout(() => (typed = ''), PAUSE_MS);
    typed += event.key.toLowerCase();
    const found = [...list.options].find((option) => beginsWord(option.text.toLowerCase(), typed));
    event.preventDefault();
    if (found === undefined || found.selected) return;
    found.selected = true;
    for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }));
  });
}

function beginsWord(text, start) {
  return ` ${text}`.includes(` ${start}`);
}
