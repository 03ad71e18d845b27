// A calculator in a frame of another site: has the colors that were asked for, and tells its height.

const root = document.documentElement;
const { accent, theme } = root.dataset;

const partsOf = (color) => color.match(/[0-9a-f]{2}/gi).map((digits) => Number.parseInt(digits, 16));

/** WCAG 2.2: relative luminance and contrast ratio. */
function luminanceOf(color) {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The color, as much darker or lighter as text of it needs to be read on paper. */
function readable(color, paper, end) {
  const mixed = (share) => color.map((part) => Math.round(part + (end - part) * share));
  const isRead = (one) => {
    const [dark, light] = [luminanceOf(one), luminanceOf(paper)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05) >= 4.5;
  };
  let share = 0;
  while (share < 1 && !isRead(mixed(share))) share += 0.1;
  return `rgb(${mixed(Math.min(share, 1)).join(' ')})`;
}

if (theme !== undefined) root.style.colorScheme = theme;
if (accent !== undefined) {
  const color = partsOf(accent);
  const [onLight, onDark] = [readable(color, [238, 245, 242], 0), readable(color, [26, 29, 32], 255)];
  root.style.setProperty('--accent', `light-dark(${onLight}, ${onDark})`);
  root.style.setProperty('--on-accent', 'light-dark(#ffffff, #000000)');
}

const tellHeight = () => parent.postMessage({ centwise: document.body.offsetHeight }, '*');
new ResizeObserver(tellHeight).observe(document.body);
