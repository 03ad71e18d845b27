import { ballArithmetic } from '#core/arithmetic/ball.ts';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import type { Evaluator } from '#catalogue/run/evaluate.ts';
import type { PictureDeclaration } from '#catalogue/declare/pictures.ts';
import type { Steps } from '#base/steps.ts';
import { barsPicture, columnsPicture, itemsPicture, listPicture, stepsPicture } from './declared-pictures.ts';
import { curvePicture } from './curve-picture.ts';
import { type Label, type Picture, titleOf } from './picture.ts';
import { nameOf, picturesOf } from '#catalogue/declare/picture-names.ts';
import type { Source } from './picture-values.ts';
import type { Calculation } from '#calculate/result/result.ts';
import { type Interval, fillSchedule } from '#calculate/schedule/schedule.ts';
import { schedulePicture } from './schedule-picture.ts';

/** What draws needs besides the calculation. */
export interface PictureMeans {
  readonly calculator: AnyCalculator;
  readonly evaluator: Evaluator;
  readonly calculate: (values: InputValues) => Calculation;
  readonly prepare?: (values: InputValues) => Steps<unknown>;
  readonly label: Label;
}

/**
 * The pictures of a calculation, in their order; without those whose values it lacks, and with a name only
 * that one.
 */
export function* drawnPictures(
  means: PictureMeans,
  calculation: Calculation,
  interval: Interval,
  name?: string,
): Steps<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const [index, declared] of picturesOf(means.calculator).entries()) {
    if (name !== undefined && name !== nameOf(declared)) continue;
    const picture = yield* drawDeclared(declared, means, calculation, interval);
    if (picture === undefined) continue;
    const title = index === 0 ? picture.title : ownTitle(picture, declared, means);
    pictures.push({ ...picture, title, name: nameOf(declared) });
  }
  return pictures;
}

/** The title of a picture beside the first one, which has that of the calculator. */
function ownTitle(
  { title, form, series }: Picture,
  declared: PictureDeclaration,
  { calculator, label }: PictureMeans,
): string {
  if (title !== titleOf(calculator)) return title;
  // The series of bars has the title itself as its name.
  if (declared.kind === 'bars') return `${title}: ${label(declared.of.at(-1)!)}`;
  // The areas of a course add up to its balance.
  const parts = form === 'areas' ? label('balance') : series[0]!.name;
  return `${title}: ${declared.kind === 'items' ? label(declared.list) : parts}`;
}

function* drawDeclared(
  declared: PictureDeclaration,
  means: PictureMeans,
  calculation: Calculation,
  interval: Interval,
): Steps<Picture | undefined> {
  const { calculator, evaluator, label } = means;
  const { results, currency, moneyDecimals } = calculation;
  const source: Source = {
    calculator,
    values: evaluator.complete(calculation.values),
    results,
    currency,
    label,
  };
  const rows = () => fillSchedule(calculator, evaluator, calculation, interval);
  switch (declared.kind) {
    case 'schedule': {
      const strands =
        calculator.schedule?.bands &&
        evaluator.course(ballArithmetic, calculation.values, moneyDecimals)?.strands;
      const totals =
        calculator.schedule?.items === undefined && calculator.schedule?.kind !== 'table'
          ? yield* fillSchedule(calculator, evaluator, calculation, interval, true)
          : undefined;
      const parts = { rows: yield* rows(), totals };
      return schedulePicture(calculator, parts, interval, calculation, label, strands);
    }
    case 'columns':
      return columnsPicture(declared, source, yield* rows(), interval);
    case 'curve':
      return yield* curvePicture(declared, source, means, calculation.values);
    case 'bars':
      return barsPicture(declared, source);
    case 'steps':
      return stepsPicture(declared, source);
    case 'items':
      return itemsPicture(declared, source);
    case 'list':
      return listPicture(declared, source);
  }
}
