// Charts work without this script. With it, a small table says the values at the place that is pointed at,
// tapped or chosen with the arrow keys, as the table below the chart has them, their lines can be hidden, and
// they can be downloaded as PNG.

import { say, sayLabel } from './said.js';

/** The drawing, and the place that is shown in it. */
function rowsOf(figure) {
  return figure.parentElement.querySelectorAll('[data-values] tbody tr');
}

/** The drawing on the screen: of the two, the style sheet shows one. */
function drawingOf(figure) {
  return [...figure.querySelectorAll('svg[data-plot]')].find((svg) => svg.getClientRects().length > 0);
}

/**
 * The area of a drawing: its sides, whether the first and last value are at its edges, and the places of the
 * values from 0 to 1, where these are not at even distances.
 */
function plotOf(svg) {
  const [left, right, top, bottom, edge] = svg.dataset.plot.split(' ');
  const places = svg.dataset.places?.split(' ').map(Number);
  return { left: +left, right: +right, top: +top, bottom: +bottom, isEdge: edge === 'edge', places };
}

/** Where the value of a row is in the drawing. */
function placeOf({ left, right, isEdge, places }, index, count) {
  if (places !== undefined) return left + (right - left) * places[index];
  if (isEdge) return left + ((right - left) * index) / Math.max(1, count - 1);
  return left + ((right - left) * (index + 0.5)) / count;
}

function indexAt(svg, clientX, count) {
  const box = svg.getBoundingClientRect();
  const plot = plotOf(svg);
  const x = ((clientX - box.left) / box.width) * svg.viewBox.baseVal.width;
  const share = (x - plot.left) / (plot.right - plot.left);
  if (plot.places !== undefined) return nearest(plot.places, share);
  const index = plot.isEdge ? Math.round(share * (count - 1)) : Math.floor(share * count);
  return Math.min(count - 1, Math.max(0, index));
}

/** The index of the place that is nearest to a share of the drawing. */
function nearest(places, share) {
  const distances = places.map((place) => Math.abs(place - share));
  return distances.indexOf(Math.min(...distances));
}

/** A small table of a row of the values, with the color of each line: "Year 12", "Balance 251,000.12". */
function tableOf(figure, row, inks) {
  const heads = [...row.closest('table').tHead.rows[0].cells].map((cell) => cell.textContent.trim());
  const [place, ...values] = [...row.cells].map((cell) => cell.textContent.trim());
  const hidden = hiddenLines.get(nameOf(figure));
  const table = document.createElement('table');
  table.createCaption().textContent = `${heads[0]} ${place}`;
  table.caption.append(withClass('span', figure.dataset.unit ?? ''));
  for (const [index, value] of values.entries()) {
    if (value === '' || hidden?.has(index) === true) continue;
    const line = table.insertRow();
    const name = line.appendChild(document.createElement('th'));
    name.scope = 'row';
    const mark = name.appendChild(svgPart('svg', { class: `fill-${inks[index]}`, 'aria-hidden': true }));
    mark.append(svgPart('circle', { cx: 5, cy: 5, r: 5 }));
    name.append(heads[index + 1]);
    line.insertCell().textContent = value;
  }
  return table;
}

function withClass(name, text) {
  return Object.assign(document.createElement(name), { textContent: text, className: 'unit' });
}

function svgPart(name, own) {
  const part = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(own)) part.setAttribute(key, value);
  return part;
}

/**
 * Shows the values of a row beside a rule at its place; only what the keys choose is announced, because a
 * pointer moves too fast to listen.
 */
function show(figure, index, isAnnounced) {
  const svg = drawingOf(figure);
  const readout = figure.querySelector('.readout');
  const rows = rowsOf(figure);
  const row = rows[index];
  if (svg === undefined || readout === null || row === undefined) return;
  figure.dataset.index = String(index);
  chosenPlaces.set(nameOf(figure), index);
  const plot = plotOf(svg);
  const x = placeOf(plot, index, rows.length);
  const inks = svg.dataset.lines.split(' ');
  const dots = plot.isEdge || plot.places !== undefined ? inks.flatMap((ink) => dotOf(svg, ink, x)) : [];
  figure.querySelector('.rule')?.remove();
  const rule = svg.appendChild(svgPart('g', { class: 'rule' }));
  rule.append(svgPart('line', { x1: x, x2: x, y1: plot.top, y2: plot.bottom }), ...dots);
  readout.setAttribute('aria-live', isAnnounced ? 'polite' : 'off');
  readout.replaceChildren(tableOf(figure, row, inks));
  const [box, frame] = [svg.getBoundingClientRect(), figure.getBoundingClientRect()];
  const scale = box.width / svg.viewBox.baseVal.width;
  const at = box.left - frame.left + x * scale;
  const width = readout.offsetWidth;
  const left = x > (plot.left + plot.right) / 2 ? at - GAP - width : at + GAP;
  readout.style.left = `${Math.max(0, Math.min(left, frame.width - width))}px`;
  readout.style.top = `${box.top - frame.top + plot.top * scale}px`;
}

/** Between the rule and the values, in pixels. */
const GAP = 10;

/** How often a line is halved to find its point above a place. */
const HALVINGS = 20;

/** The point of a line at a place; none in its gaps, and of what is no line. */
function dotOf(svg, ink, x) {
  const path = svg.querySelector(`path.stroke-${ink}`);
  if (path === null || path.matches('.off')) return [];
  let [from, to] = [0, path.getTotalLength()];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (from + to) / 2;
    if (path.getPointAtLength(middle).x < x) from = middle;
    else to = middle;
  }
  const point = path.getPointAtLength(to);
  const isThere = Math.abs(point.x - x) < 1;
  return isThere ? [svgPart('circle', { class: `fill-${ink}`, cx: x, cy: point.y, r: 4 })] : [];
}

/** Charts whose values stay shown when the pointer is elsewhere, by their names: tapped, or read by keys. */
const pinned = new Set();

function hide(figure) {
  delete figure.dataset.index;
  chosenPlaces.delete(nameOf(figure));
  pinned.delete(nameOf(figure));
  figure.querySelector('.rule')?.remove();
  figure.querySelector('.readout').replaceChildren();
}

function showAt(event) {
  const figure = event.target.closest?.('.chart figure');
  if (figure === null || figure === undefined) return;
  const svg = drawingOf(figure);
  if (svg === undefined || !svg.contains(event.target)) return;
  if (event.type === 'pointerdown') pinned.add(nameOf(figure));
  show(figure, indexAt(svg, event.clientX, rowsOf(figure).length), false);
}

function leaveChart({ target, relatedTarget, pointerType }) {
  const figure = target.closest?.('.chart figure[data-index]');
  const isLeft = pointerType === 'mouse' && figure?.contains(relatedTarget) === false;
  if (isLeft && !pinned.has(nameOf(figure))) hide(figure);
}

const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -Infinity, End: Infinity };

function step(event) {
  const figure = event.target;
  if (!figure.matches('.chart figure')) return;
  if (event.key === 'Escape' && figure.dataset.index !== undefined) return hide(figure);
  if (!(event.key in steps)) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const count = rowsOf(figure).length;
  if (drawingOf(figure) === undefined || count === 0) return;
  event.preventDefault();
  const current = figure.dataset.index;
  const start = current === undefined ? (steps[event.key] > 0 ? -1 : count) : Number(current);
  const index = Math.min(count - 1, Math.max(0, start + steps[event.key]));
  pinned.add(nameOf(figure));
  show(figure, index, true);
}

/**
 * The places of the lines that are hidden, by the names of the charts: they stay so when a result changes.
 */
const hiddenLines = new Map();

function nameOf(figure) {
  return figure.getAttribute('aria-label');
}

/** The place that is shown in each chart, by its name: a chart that is drawn again shows it, too. */
const chosenPlaces = new Map();

/** Makes a button of the name of each line, which hides and shows it; the axis stays as it is drawn. */
function makeToggles(place) {
  const figure = place.closest('figure');
  if (!hiddenLines.has(nameOf(figure))) hiddenLines.set(nameOf(figure), new Set());
  place.setAttribute('role', 'group');
  sayLabel(place, 'Lines shown');
  place.replaceChildren(...[...place.children].map(makeToggle));
  for (const index of [...place.children].keys()) showLine(figure, index);
}

function makeToggle(name) {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.ink = name.dataset.ink;
  button.append(...name.childNodes);
  return button;
}

/** Shows a line and its mark, or hides it. */
function showLine(figure, index) {
  const button = figure.querySelectorAll('.lines button')[index];
  const isHidden = hiddenLines.get(nameOf(figure)).has(index);
  const { ink } = button.dataset;
  button.setAttribute('aria-pressed', String(!isHidden));
  for (const part of figure.querySelectorAll(`svg[data-lines] :is(.fill-${ink}, .stroke-${ink})`))
    hidePart(part, isHidden);
  if (figure.dataset.index !== undefined) show(figure, Number(figure.dataset.index), false);
}

/** Hides or shows a part of a drawing, and of a mark at the end of a line also the name that follows it. */
function hidePart(part, isHidden) {
  part.classList.toggle('off', isHidden);
  // A text for each line of the name.
  let next = part.nextElementSibling;
  while (next?.matches('text[text-anchor="start"]')) {
    next.classList.toggle('off', isHidden);
    next = next.nextElementSibling;
  }
}

function toggleLine(button) {
  const figure = button.closest('figure');
  const index = [...button.parentElement.children].indexOf(button);
  const hidden = hiddenLines.get(nameOf(figure));
  if (!hidden.delete(index)) hidden.add(index);
  showLine(figure, index);
}

function completeCharts() {
  document.querySelectorAll('.chart .lines:not([role])').forEach(makeToggles);
  for (const figure of document.querySelectorAll('.chart figure:not([data-index])')) {
    const index = chosenPlaces.get(nameOf(figure));
    if (index !== undefined) show(figure, index, false);
  }
}

completeCharts();
new MutationObserver(completeCharts).observe(document.querySelector('main'), {
  childList: true,
  subtree: true,
});

document.documentElement.dataset.readout = '';
// A result that changes replaces its chart, so the page listens, and not the chart.
document.addEventListener('pointermove', showAt);
document.addEventListener('pointerdown', showAt);
document.addEventListener('pointerout', leaveChart);
document.addEventListener('keydown', step);

/** Twice the size of the file, for sharp screens. */
const PNG_SCALE = 2;

/** Draws the SVG file on a canvas with the color of the page behind it. */
async function savePng(link) {
  const image = new Image();
  image.src = link.href;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * PNG_SCALE;
  canvas.height = image.naturalHeight * PNG_SCALE;
  const context = canvas.getContext('2d');
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  const save = document.createElement('a');
  save.href = URL.createObjectURL(blob);
  save.download = `${new URL(link.href).pathname.split('/').at(-2)}.png`;
  save.click();
  setTimeout(() => URL.revokeObjectURL(save.href), 10_000);
}

document.addEventListener('click', (event) => {
  const line = event.target.closest?.('.chart .lines button');
  if (line !== null && line !== undefined) toggleLine(line);
  const button = event.target.closest?.('[data-save-png]');
  const link = button?.parentElement.querySelector('a[download]');
  if (link === null || link === undefined) return;
  const name = button.textContent;
  savePng(link).catch(() => {
    button.textContent = say('The chart could not be saved');
    setTimeout(() => (button.textContent = name), 3000);
  });
});
