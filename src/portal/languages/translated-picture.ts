import type { Picture } from '#picture/picture.ts';
import type { Language } from './languages.ts';

/** A picture that says what it shows in a language, which is drawn with room for these words. */
export function pictureIn({ tag, text }: Language, picture: Picture): Picture {
  const { title, description, x, y, series, goal, mark, kinksOf } = picture;
  return {
    ...picture,
    title: text(title),
    description: text(description),
    x: {
      ...x,
      name: text(x.name),
      yearsName: text('Year'),
      language: tag,
      labels: x.scale === 'name' ? x.labels.map(text) : x.labels,
      ...(x.unit !== undefined && { unit: text(x.unit) }),
    },
    y: { ...y, name: text(y.name) },
    series: series.map((one) => ({ ...one, name: text(one.name) })),
    ...(goal !== undefined && { goal: { ...goal, name: text(goal.name) } }),
    ...(kinksOf !== undefined && { kinksOf: text(kinksOf) }),
    ...(mark !== undefined && {
      mark: { ...mark, ...(mark.label !== undefined && { label: text(mark.label) }) },
    }),
  };
}
