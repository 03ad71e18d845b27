import { compileAnsweredCourse, compileCourse } from '#core/equations/compile/course.ts';
import type { Program } from '#core/equations/language/program.ts';
import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { courseTexts, type Course, type Schedule } from '#catalogue/declare/schedule.ts';

export type CourseOf = <N>(a: Arithmetic<N>, values: InputValues, moneyDecimals: number) => Course<N>;

/** The course of a schedule, which equations state, or code that they call. */
export function createCourse(program: Program, schedule: Schedule): CourseOf {
  if (schedule.course !== undefined) return compileAnsweredCourse(program, schedule.course) as CourseOf;
  const courseOver = compileCourse(program, courseTexts(schedule)!);
  return (a, values, decimals) => {
    const { at, ...course } = courseOver(a, values, decimals);
    const none = a.of(0);
    const pointOf = (values: Readonly<Record<string, typeof none>>) => {
      // A table has neither, but it may have a column of that name.
      if (schedule.balance === undefined) return { balance: none, flow: none, columns: values };
      const { balance = none, flow = none, ...columns } = values;
      return { balance, flow, columns };
    };
    return { ...course, at: (period) => pointOf(at(period)) };
  };
}
