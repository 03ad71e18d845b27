/**
 * Percentages of the cost that the Modified Accelerated Cost Recovery System (MACRS) of the United States
 * takes each year: as published by the Internal Revenue Service, Publication 946 (2024), Appendix A, tables
 * for property in service since 1987. They are declining-balance shares (200 percent up to 10
 * years, then 150) that turn straight-line, rounded so that each column adds up to 100; some are off by the
 * last digit or two, and are what a tax return has.
 */
const percentages: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  half_year: {
    3: [33.33, 44.45, 14.81, 7.41],
    5: [20, 32, 19.2, 11.52, 11.52, 5.76],
    7: [14.29, 24.49, 17.49, 12.49, 8.93, 8.92, 8.93, 4.46],
    10: [10, 18, 14.4, 11.52, 9.22, 7.37, 6.55, 6.55, 6.56, 6.55, 3.28],
    15: [5, 9.5, 8.55, 7.7, 6.93, 6.23, 5.9, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 2.95],
    20: [
      3.75, 7.219, 6.677, 6.177, 5.713, 5.285, 4.888, 4.522, 4.462, 4.461, 4.462, 4.461, 4.462, 4.461, 4.462,
      4.461, 4.462, 4.461, 4.462, 4.461, 2.231,
    ],
  },
  mid_quarter_1: {
    3: [58.33, 27.78, 12.35, 1.54],
    5: [35, 26, 15.6, 11.01, 11.01, 1.38],
    7: [25, 21.43, 15.31, 10.93, 8.75, 8.74, 8.75, 1.09],
    10: [17.5, 16.5, 13.2, 10.56, 8.45, 6.76, 6.55, 6.55, 6.56, 6.55, 0.82],
    15: [8.75, 9.13, 8.21, 7.39, 6.65, 5.99, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 0.74],
    20: [
      6.563, 7, 6.482, 5.996, 5.546, 5.13, 4.746, 4.459, 4.459, 4.459, 4.459, 4.46, 4.459, 4.46, 4.459, 4.46,
      4.459, 4.46, 4.459, 4.46, 0.565,
    ],
  },
  mid_quarter_2: {
    3: [41.67, 38.89, 14.14, 5.3],
    5: [25, 30, 18, 11.37, 11.37, 4.26],
    7: [17.85, 23.47, 16.76, 11.97, 8.87, 8.87, 8.87, 3.34],
    10: [12.5, 17.5, 14, 11.2, 8.96, 7.17, 6.55, 6.55, 6.56, 6.55, 2.46],
    15: [6.25, 9.38, 8.44, 7.59, 6.83, 6.15, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 2.21],
    20: [
      4.688, 7.148, 6.612, 6.116, 5.658, 5.233, 4.841, 4.478, 4.463, 4.463, 4.463, 4.463, 4.463, 4.463, 4.462,
      4.463, 4.462, 4.463, 4.462, 4.463, 1.673,
    ],
  },
  mid_quarter_3: {
    3: [25, 50, 16.67, 8.33],
    5: [15, 34, 20.4, 12.24, 11.3, 7.06],
    7: [10.71, 25.51, 18.22, 13.02, 9.3, 8.85, 8.86, 5.53],
    10: [7.5, 18.5, 14.8, 11.84, 9.47, 7.58, 6.55, 6.55, 6.56, 6.55, 4.1],
    15: [3.75, 9.63, 8.66, 7.8, 7.02, 6.31, 5.9, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 3.69],
    20: [
      2.813, 7.289, 6.742, 6.237, 5.769, 5.336, 4.936, 4.566, 4.46, 4.46, 4.46, 4.46, 4.461, 4.46, 4.461,
      4.46, 4.461, 4.46, 4.461, 4.46, 2.788,
    ],
  },
  mid_quarter_4: {
    3: [8.33, 61.11, 20.37, 10.19],
    5: [5, 38, 22.8, 13.68, 10.94, 9.58],
    7: [3.57, 27.55, 19.68, 14.06, 10.04, 8.73, 8.73, 7.64],
    10: [2.5, 19.5, 15.6, 12.48, 9.98, 7.99, 6.55, 6.55, 6.56, 6.55, 5.74],
    15: [1.25, 9.88, 8.89, 8, 7.2, 6.48, 5.9, 5.9, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.17],
    20: [
      0.938, 7.43, 6.872, 6.357, 5.88, 5.439, 5.031, 4.654, 4.458, 4.458, 4.458, 4.458, 4.458, 4.458, 4.458,
      4.458, 4.458, 4.459, 4.458, 4.459, 3.901,
    ],
  },
};

/** The last year of the longest recovery period. */
const MAX_YEARS = 21;
const years = Array.from({ length: MAX_YEARS }, (_, index) => index + 1);

/** The percentages of a recovery period and a convention, by year: 0 after the last one. */
export const macrsTable = {
  description:
    'the percentages of IRS Publication 946, Appendix A, tables A-1 (half-year convention) to A-5 (mid-quarter convention, ' +
    'fourth quarter), for each year of the recovery period and the one after it',
  answers: Object.fromEntries(years.map((year) => [`year_${year}`, 'number'])) as Readonly<
    Record<`year_${number}`, 'number'>
  >,
  of(_: unknown, recoveryYears: number, convention: string) {
    const column = percentages[convention]![recoveryYears]!;
    return Object.fromEntries(years.map((year) => [`year_${year}`, column[year - 1] ?? 0]));
  },
} as const;

/** The equation of the percentage in year k of a `table` that `macrsTable` answered; 0 without one. */
export const macrsPercentage = `
  p(k) = table.year_1     if table is given and k = 1    // Percentage of the cost that is depreciated in year k
       = table.year_2     if table is given and k = 2
       = table.year_3     if table is given and k = 3
       = table.year_4     if table is given and k = 4
       = table.year_5     if table is given and k = 5
       = table.year_6     if table is given and k = 6
       = table.year_7     if table is given and k = 7
       = table.year_8     if table is given and k = 8
       = table.year_9     if table is given and k = 9
       = table.year_10    if table is given and k = 10
       = table.year_11    if table is given and k = 11
       = table.year_12    if table is given and k = 12
       = table.year_13    if table is given and k = 13
       = table.year_14    if table is given and k = 14
       = table.year_15    if table is given and k = 15
       = table.year_16    if table is given and k = 16
       = table.year_17    if table is given and k = 17
       = table.year_18    if table is given and k = 18
       = table.year_19    if table is given and k = 19
       = table.year_20    if table is given and k = 20
       = table.year_21    if table is given and k = 21
       = 0                otherwise
` as const;
