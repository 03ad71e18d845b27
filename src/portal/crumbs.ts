import { categoryTexts } from '#catalogue/texts/categories.ts';
import type { AnyCalculator, Category } from '#catalogue/declare/define.ts';
import type { Crumb } from './page-facts.ts';

/**
 * The page of a category; its path has a folder of its own, as a category may have the name of a calculator.
 */
export function categoryPath(category: Category): string {
  return `/categories/${category}`;
}

export const homeCrumb: Crumb = { name: 'Calculators', path: '/' };

/** The pages above a calculator. */
export function crumbsOf({ category }: AnyCalculator): readonly Crumb[] {
  return [
    homeCrumb,
    { name: categoryTexts[category].title.replace(/ Calculators$/, ''), path: categoryPath(category) },
  ];
}
