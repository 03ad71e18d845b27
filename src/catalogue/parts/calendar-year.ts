/** The calendar year of a day d, counted from 1 January 1970: Hinnant, chrono-compatible date algorithms. */
export const calendarYear = `
  era(d)     = floor((d + 719468)/146097)                                   // Periods of 400 years since 1 March of year 0
  doe(d)     = d + 719468 − 146097·era(d)                                   // Day of the period
  yoe(d)     = floor((doe(d) − floor(doe(d)/1460) + floor(doe(d)/36524) − floor(doe(d)/146096))/365)    // Year of the period
  doy(d)     = doe(d) − 365·yoe(d) − floor(yoe(d)/4) + floor(yoe(d)/100)    // Day of the year that begins in March
  year_of(d) = yoe(d) + 400·era(d) + 1                                      if doy(d) ≥ 306    // Calendar year
             = yoe(d) + 400·era(d)                                          otherwise
` as const;
