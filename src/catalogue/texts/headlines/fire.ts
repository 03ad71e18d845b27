import type { Headlines } from './headlines.ts';

export const fireHeadlines: Headlines = {
  fire: [
    { when: 'years_to_fire > 0', say: 'You could retire in {years_to_fire}, with savings of {fire_number}' },
    { say: 'You could retire now: your savings cover the {fire_number} that you need' },
  ],
  'lean-fire': [
    {
      when: 'years_to_fire > 0',
      say: 'You could retire on a frugal budget in {years_to_fire}, with savings of {fire_number}',
    },
    { say: 'You could retire on a frugal budget now: your savings cover the {fire_number} that you need' },
  ],
  'fat-fire': [
    {
      when: 'years_to_fire > 0',
      say: 'You could retire in comfort in {years_to_fire}, with savings of {fire_number}',
    },
    { say: 'You could retire in comfort now: your savings cover the {fire_number} that you need' },
  ],
  'fire-progress': [
    {
      when: 'fire_shortfall > 0',
      say: 'You have {progress_pct} of the savings that you need, and {fire_shortfall} to go',
    },
    { say: 'You have {progress_pct} of the savings that you need' },
  ],
  'financial-independence': [
    {
      when: 'years_to_fire > 0',
      say: 'Work would be optional in {years_to_fire}, with savings of {fire_number}',
    },
    { say: 'Work is optional now: your savings cover the {fire_number} that you need' },
  ],
  'coast-fire': [
    {
      when: 'coast_shortfall = 0',
      say: 'You could stop saving now: your savings would grow to {projected_corpus} by age {retirement_age}',
    },
    { when: 'years_to_coast', say: 'You could stop saving in {years_to_coast}, by age {coast_age}' },
    { say: 'You are {coast_shortfall} short of what it takes to stop saving today' },
  ],
  'barista-fire': [
    {
      when: 'years_to_barista > 0',
      say: 'You could switch to part-time work in {years_to_barista}, with savings of {barista_number}',
    },
    { say: 'You could switch to part-time work now: your savings cover the {barista_number} that you need' },
  ],
  'savings-rate': [
    {
      when: 'years_to_fire > 0',
      say: 'You could retire in {years_to_fire} by saving {savings_rate} of your income',
    },
    { say: 'You could retire now: your savings cover the {fire_number} that you need' },
  ],
};
