import { say } from '#text/write/said.ts';
import { axisName, describePicture, markName, type Picture, type Series } from '#picture/picture.ts';
import { neededDecimals } from '#text/write/shown-decimals.ts';
import { Problem } from '#calculate/check/problem.ts';
import type { DrawForCaller } from '#http/route.ts';
import { type ChartRange, cropPicture } from './chart-range.ts';
import { attributes, html, trusted, type Html, type Piece } from '#portal/html.ts';
import { writeKinks } from './kinks.ts';
import type { Language } from '#portal/languages/languages.ts';
import { pictureIn } from '#portal/languages/translated-picture.ts';
import type { Reader } from '#portal/reader/reader.ts';

/** The script of pages with a chart. */
export const CHART_SCRIPT = 'charts.js';

/** A chart at the widths at which pages show it: the style sheet chooses. */
export interface PageDrawings {
  /** Of a chart that may have the width of the whole page. */
  readonly broad?: string;
  readonly wide: string;
  readonly narrow: string;
}

/** A chart of a calculation, drawn for its page. */
export interface DrawnPicture {
  /** What is shown of it, of which the drawings are. */
  readonly picture: Picture;
  readonly whole: Picture;
  readonly drawings: PageDrawings;
}

/** A chart whose numbers are written as the reader does. */
export function forReader(picture: Picture, { typing }: Reader): Picture {
  const locale = typing?.shown.locale;
  if (locale === undefined) return picture;
  const { mark } = picture;
  const name = mark && markName(mark.at, mark.sign, locale);
  const written = { ...picture, locale, ...(mark !== undefined && { mark: { ...mark, name: name! } }) };
  return { ...written, description: describePicture(written) };
}

export async function drawAllForPage(
  draw: DrawForCaller,
  pictures: readonly Picture[],
  range: ChartRange | undefined,
  language: Language | undefined,
): Promise<readonly DrawnPicture[]> {
  const drawn: DrawnPicture[] = [];
  for (const whole of pictures) {
    const picture = cropPicture(whole, range);
    const drawings = await drawForPage(draw, picture, { language });
    if (drawings !== undefined) drawn.push({ picture, whole, drawings });
  }
  return drawn;
}

interface Drawing {
  readonly hasWholeWidth?: boolean;
  readonly language?: Language | undefined;
}

/** Draws a chart for a page, which also works without it: a chart that cannot be drawn now is left out. */
export async function drawForPage(
  draw: DrawForCaller,
  picture: Picture,
  { hasWholeWidth = false, language }: Drawing = {},
): Promise<PageDrawings | undefined> {
  const named = { ...picture, isNamedBeside: hasToggles(picture) };
  const drawn = language === undefined ? named : pictureIn(language, named);
  try {
    const [wide, narrow] = await Promise.all([draw(drawn, 'wide'), draw(drawn, 'narrow')]);
    return { wide, narrow, ...(hasWholeWidth && { broad: await draw(drawn, 'broad') }) };
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** What is written beside a chart. */
export interface Beside {
  readonly files?: Html;
  readonly ranges?: Html | undefined;
  /** What is shown in place of the values of the chart, which has fewer. */
  readonly table?: Html;
  readonly isOpen?: boolean;
}

/** A chart with its values as a table, from which the script reads what it says of a place in the chart. */
export function writeChart(
  picture: Picture,
  { broad, wide, narrow }: PageDrawings,
  reader: Reader,
  { files, ranges, table, isOpen = false }: Beside = {},
): Html {
  const label = say`Chart: ${picture.title}`;
  // The name of the calculator is already above the chart.
  const [, caption] = picture.title.split(': ');
  return html`<div class="chart">
    ${caption !== undefined && html`<p class="caption">${caption}</p>`}
    <figure
      ${attributes({ id: `drawing${picture.name ?? ''}`, tabindex: 0, role: 'group', 'aria-label': label, 'data-unit': picture.y.currency })}
    >
      ${broad !== undefined && html`<div class="at-broad">${withoutStyles(broad)}</div>`}
      <div class="at-wide">${withoutStyles(wide)}</div>
      <div class="at-narrow">${withoutStyles(narrow)}</div>
      ${hasToggles(picture) && writeLineNames(picture, wide)}
      ${
        hasReadout(picture) &&
        html`<div class="readout" role="status"></div>
          <p
            class="reading"
            data-hint="Hover, tap or press ← and → to read values."
            data-tap-hint="Tap the chart to read its values."
          ></p>`
      }
    </figure>
    ${ranges} ${writeKinks(picture, reader)}
    <details${attributes({ 'data-name': `chart-table${picture.name ?? ''}`, open: isOpen })}>
      <summary>${files === undefined ? html`View as a table` : html`Table and downloads`}</summary>
      ${
        files &&
        html`<p class="tools">
          ${files} <button class="link" type="button" data-save-png hidden>Download PNG</button>
        </p>`
      }
      ${table}
      <div${attributes({ 'data-values': true, hidden: table !== undefined })}>${writeTable(picture, reader)}</div>
    </details>
  </div>`;
}

/** Whether a place on the x axis of the drawing is a row of the table. */
function hasReadout({ form }: Picture): boolean {
  return form === 'lines' || form === 'areas' || form === 'columns';
}

/** As many series have different colors. */
const MAX_TOGGLES = 8;

/** Whether the script makes a button for each series, which hides and shows it. */
function hasToggles(picture: Picture): boolean {
  const { length } = picture.series;
  return hasReadout(picture) && length > 1 && length <= MAX_TOGGLES;
}

/**
 * The names of the lines with their colors, which the drawing has in their order. A band lies in those before
 * it, so that its mark has all of their colors.
 */
function writeLineNames({ series }: Picture, svg: string): Html {
  const inks = / data-lines="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? [];
  return html`<p class="lines">
    ${series.map(({ name, from }, index) => {
      const mark = `fill-${inks[index]} stroke-${inks[index]}`;
      const shades = inks.filter((_, place) => place <= index && series[place]?.from !== undefined);
      return html`<span data-ink="${inks[index]}"
        ><svg class="${mark}" aria-hidden="true">
          ${from === undefined ? html`<rect />` : shades.map((ink) => html`<rect class="band fill-${ink}" />`)}</svg
        >${name}</span
      >`;
    })}
  </p>`;
}

/** The policy of a page blocks the style sheet of a drawing: portal.css has rules for the same classes. */
function withoutStyles(svg: string): Html {
  return trusted(svg.replace(/<style>[\s\S]*?<\/style>/, ''));
}

/** More rows make a page slow; the schedule's CSV file has them all. */
const MAX_ROWS = 600;

function writeTable({ title, x, y, series }: Picture, reader: Reader): Html {
  const isHeat = y.labels !== undefined;
  const isPercent = x.unit?.startsWith('%') === true;
  const nameOf = (text: string) => {
    if (x.scale !== 'number') return reader.date(text);
    return isPercent ? reader.percent(text) : reader.number(text);
  };
  const most = y.sign === '%' ? MAX_PERCENT_DECIMALS : MAX_DECIMALS;
  const known = series.flatMap(({ values, from = [] }) => [...values, ...from].flatMap((one) => one ?? []));
  const least = neededDecimals(most, known.map(decimalOf));
  const format = (value: number) => {
    const decimal = decimalOf(value);
    if (y.isMoney === true) return reader.amount(decimal, y.currency);
    return y.sign === '%' ? reader.percent(decimal, most, least) : reader.number(decimal, most, least);
  };
  const cell = ({ values, from }: Series, index: number): Piece => {
    const value = values[index];
    if (value === null || value === undefined) return html`<td></td>`;
    const text = format(value);
    return html`<td>${from === undefined ? text : `${format(from[index]!)} – ${text}`}</td>`;
  };
  const corner = isHeat ? `${x.name} / ${y.name}` : isPercent ? x.name : axisName(x);
  // A second chart has a title of its own.
  const label = ['Values of the chart', ...title.split(': ').slice(1)].join(': ');
  // The end tags of rows and cells may be left out.
  return html`<div class="table schedule" role="region" aria-label="${label}" tabindex="0">
    <table>
      <caption class="hidden">
        ${title}
      </caption>
      <thead>
        <tr>
          ${corner === '' ? html`<td></td>` : html`<th scope="col">${corner}</th>`}
          ${series.map(({ name }) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${x.labels.slice(0, MAX_ROWS).map(
          (label, index) =>
            html`<tr>
              <th scope="row">${nameOf(label)}</th>
              ${series.map((one) => cell(one, index))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** More than people read in a table of a chart. */
const [MAX_DECIMALS, MAX_PERCENT_DECIMALS] = [4, 2];

/** More digits are those of the arithmetic of doubles. */
const DIGITS = 15;

function decimalOf(value: number): string {
  return String(Number(value.toPrecision(DIGITS)));
}
