import type { AnyDeclaration } from '#catalogue/declare/define.ts';
import type { Headline } from '#catalogue/declare/headline.ts';
import { businessHeadlines, currencyHeadlines } from './business.ts';
import { fireHeadlines } from './fire.ts';
import type { Headlines } from './headlines.ts';
import { investingHeadlines } from './investing.ts';
import { loanHeadlines } from './loans.ts';
import { insuranceHeadlines, personalFinanceHeadlines, taxHeadlines } from './personal.ts';
import { realEstateHeadlines } from './real-estate.ts';
import { retirementHeadlines } from './retirement.ts';
import { savingsHeadlines } from './savings.ts';

/**
 * The headlines of the calculators that are built in, beside their declarations: the library, which returns
 * numbers, does without these sentences.
 */
export const headlines: Headlines = {
  ...businessHeadlines,
  ...currencyHeadlines,
  ...fireHeadlines,
  ...insuranceHeadlines,
  ...investingHeadlines,
  ...loanHeadlines,
  ...personalFinanceHeadlines,
  ...realEstateHeadlines,
  ...retirementHeadlines,
  ...savingsHeadlines,
  ...taxHeadlines,
};

/** Undefined for a calculator of an operator that declares none. */
export function headlineOf({ id, headline }: Pick<AnyDeclaration, 'id' | 'headline'>): Headline | undefined {
  return headline ?? (Object.hasOwn(headlines, id) ? headlines[id] : undefined);
}
