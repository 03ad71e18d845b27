/** United States, 26 U.S.C. 219(b)(5): the limit of all individual retirement accounts together. */
export const iraFigures = {
  ira_limit: 'Contribution limit of all individual retirement accounts together',
  ira_catch_up_50: 'Addition to the limit from the age of 50',
} as const;

export const iraLimit = `
  annual_contribution_limit = ira_limit + ira_catch_up_50    if current_age ≥ 50
                            = ira_limit                      otherwise
` as const;
