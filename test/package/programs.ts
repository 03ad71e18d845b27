/** Programs that run where the package is installed. */

export const pageProgram = `
import { calculate, CentwiseProblem, solve } from 'centwise';
import { monteCarlo } from 'centwise/monte-carlo';
import { mortgage } from 'centwise/mortgage';
const house = { down_payment: 80000, interest_rate: 7, loan_term: 30 };
const { value } = solve('mortgage', { solve_for: 'home_price', target: { monthly_payment: 2000 }, inputs: house });
let code;
try {
  mortgage(house);
} catch (error) {
  if (error instanceof CentwiseProblem) code = error.code;
}
const { emi } = calculate('emi', { principal: 500000, annual_rate: 10.5, tenure_months: 60 });
globalThis.simulate = monteCarlo;
globalThis.answer = [mortgage({ ...house, home_price: 400000 }).monthly_payment, emi, value, code].join(' ');
`;

export const typesProgram = `
import { calculate, schedule, solve } from 'centwise';
import { mortgage } from 'centwise/mortgage';
const inputs = { initial_value: 1, final_value: 2, years: 3 };
const house = { home_price: 1, down_payment: 0, interest_rate: 1, loan_term: 1 };
export const rate: number = calculate('cagr', inputs).cagr;
export const payment: number = mortgage(house).monthly_payment;
export const balance: number | undefined = schedule('mortgage', house, { interval: 'year' })[0]?.balance;
export const steps: number = calculate('cagr', inputs, { include: ['explanation'] }).explanation.steps.length;
export const price: number = solve('mortgage', { solve_for: 'home_price', target: { monthly_payment: 1 }, inputs: {} }).value;
// @ts-expect-error: the calculator has no such input
calculate('cagr', { ...inputs, yeers: 3 });
// @ts-expect-error: an amount is a number
mortgage({ ...house, home_price: '1' });
// @ts-expect-error: there is no such calculator
calculate('cagrr', inputs);
// @ts-expect-error: the calculator has no schedule
schedule('cagr', inputs);
// @ts-expect-error: the engine draws no charts
calculate('mortgage', house, { include: ['chart'] });
// @ts-expect-error: what is not included is not in the results
calculate('cagr', inputs).explanation;
// @ts-expect-error: no search finds a word
solve('mortgage', { solve_for: 'payment_rounding', target: { monthly_payment: 1 }, inputs: {} });
`;

export const wrongProgram = `
import assert from 'node:assert/strict';
import { calculate, CentwiseProblem, explain, schedule, solve, sweep } from 'centwise';
import { mortgage } from 'centwise/mortgage';
const house = { home_price: 400000, down_payment: 80000, interest_rate: 7, loan_term: 30 };
const problemOf = (run) => {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof CentwiseProblem, String(error));
    return error;
  }
  assert.fail('nothing was refused');
};
for (const inputs of [undefined, null, 7, 'x', [], () => 1, new Date(), NaN]) {
  assert.equal(problemOf(() => calculate('mortgage', inputs)).code, 'invalid-input');
  assert.equal(problemOf(() => mortgage(inputs)).code, 'invalid-input');
}
const { errors } = problemOf(() => mortgage({ home_price: 400000n, interest_rate: NaN, loan_term: 30.5, term: 1 }));
assert.deepEqual(errors.map(({ pointer, code }) => pointer + ' ' + code), [
  '/down_payment required', '/home_price wrong-type', '/interest_rate wrong-type', '/loan_term wrong-type', '/term unknown-field',
]);
assert.match(errors[1].detail, /got the bigint 400000n$/);
assert.match(errors[2].detail, /got NaN$/);
assert.match(problemOf(() => calculate('mortage', house)).detail, /did you mean mortgage/);
for (const id of [undefined, null, 'constructor', '__proto__', {}]) {
  assert.equal(problemOf(() => calculate(id, house)).code, 'not-found');
}
assert.deepEqual(problemOf(() => calculate('mortgage', house, { include: ['chart'] })).errors[0].parameter, 'include');
for (const [options, message] of [
  [{ includes: ['schedule'] }, 'Unknown option "includes"; did you mean include?'],
  [{ include: 'schedule' }, /^include must be a list of strings, .* got "schedule"[.]$/],
  [null, 'The options must be an object; got null.'],
]) assert.throws(() => calculate('mortgage', house, options), { name: 'TypeError', message });
assert.throws(() => schedule('mortgage', house, { intervall: 'year' }), { name: 'TypeError', message: /did you mean interval/ });
assert.equal(problemOf(() => schedule('mortgage', house, { interval: 'day' })).errors[0].parameter, 'interval');
assert.equal(problemOf(() => schedule('cagr', { initial_value: 1, final_value: 2, years: 1 })).detail, 'cagr has no schedule.');
assert.match(problemOf(() => calculate('mortgage', null)).detail, /^The inputs must be /);
assert.match(problemOf(() => mortgage(null)).detail, /^The inputs must be /);
assert.equal(problemOf(() => explain('mortgage', { ...house, down_payment: 500000 })).errors[0].pointer, '/down_payment');
assert.equal(problemOf(() => solve('mortgage', { solve_for: 'currency' })).code, 'invalid-input');
assert.equal(problemOf(() => sweep('mortgage', { inputs: house, vary: 7 })).code, 'invalid-input');
assert.equal(problemOf(() => calculate('loan-payoff', { balance: 1200, annual_rate: 10, monthly_payment: 10 })).code, 'goal-unreachable');
console.log('refused');
`;

/** Every golden case, or one of every few, in a program where the package is installed. */
export const goldenProgram = `
import { readFileSync } from 'node:fs';
import { calculate, calculators, CentwiseProblem } from 'centwise';
import { compare } from './every.js';
const golden = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8'));
const alone = {};
for (const { id } of calculators) {
  const { CentwiseProblem: _, ...exported } = await import('centwise/' + id);
  [alone[id]] = Object.values(exported);
}
const { cases, differing } = compare(calculate, alone, golden, CentwiseProblem, Number(process.argv[2]));
console.log(cases, differing.join('\\n'));
`;
