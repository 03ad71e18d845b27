import type { Picture } from '#picture/picture.ts';
import { heatOption } from './heat.ts';
import type { Canvas, Drawing } from './layout.ts';
import { drawLines } from './lines.ts';

/** The ECharts option for a chart of a size. */
export function chartOption(picture: Picture, canvas: Canvas): Drawing {
  if (picture.form === 'heat') return { option: heatOption(picture, canvas) };
  return drawLines(picture, canvas);
}
