import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { pictureNames } from '#catalogue/declare/picture-names.ts';

/** The values of the include parameter. */
export type Include = 'schedule' | 'chart' | 'explanation' | 'assumptions';

export const allIncludes: readonly Include[] = ['schedule', 'chart', 'explanation', 'assumptions'];

export function includesOf(calculator: AnyCalculator): readonly Include[] {
  return [
    ...(calculator.schedule === undefined ? [] : ['schedule' as const]),
    ...(pictureNames(calculator).length > 0 ? ['chart' as const] : []),
    'explanation',
    'assumptions',
  ];
}
