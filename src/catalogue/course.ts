import { compileAnsweredCourse, compileCourse } from '#core/equations/course.ts';
import type { Program } from '#core/equations/program.ts';
import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import type { InputValues } from './define.ts';
import { courseTexts, type Course, type Schedule } from './schedule.ts';

export type CourseOf = <N>(a: Arithmetic<N>, values: InputValues, moneyDecimals: number) => Course<N>;

/** The course of a schedule, which equations state, or code that they call. */
export function createCourse(program: Program, schedule: Schedule): CourseOf {
  if (schedule.course !== undefined) return compileAnsweredCourse(program, schedule.course) as CourseOf;
  const courseOver = compileCourse(program, courseTexts(schedule)!);
  const isVarying = schedule.isVarying === true;
  return (a, values, decimals) => {
    const { at, ...course } = courseOver(a, values, decimals);
    const none = a.of(0);
    // A table may have a column of that name.
    if (schedule.balance === undefined) {
      return { ...course, isVarying, at: (period) => ({ balance: none, flow: none, columns: at(period) }) };
    }
    return {
      ...course,
      isVarying,
      at: (period) => {
        const { balance = none, flow = none, ...columns } = at(period);
        return { balance, flow, columns };
      },
    };
  };
}
