import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { calculate, CentwiseProblem } from 'centwise';

const fields = {
  home_price: 'Home price',
  down_payment: 'Down payment',
  interest_rate: 'Interest rate, % a year',
  loan_term: 'Loan term, years',
};
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The result, or what is wrong with each field. */
function answer(texts) {
  try {
    return { result: calculate('mortgage', readInputs(texts)), faults: {} };
  } catch (error) {
    if (!(error instanceof CentwiseProblem)) throw error;
    return {
      faults: Object.fromEntries(error.errors.map(({ pointer, detail }) => [pointer.slice(1), detail])),
    };
  }
}

/** An empty field is left out, and what is not a number stays a text, so that the calculator names both. */
function readInputs(texts) {
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(
    filled.map(([name, text]) => [name, Number.isNaN(Number(text)) ? text : Number(text)]),
  );
}

function Mortgage() {
  const [texts, setTexts] = useState({
    home_price: '400000',
    down_payment: '80000',
    interest_rate: '7',
    loan_term: '30',
  });
  const { result, faults } = answer(texts);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h1>Mortgage</h1>
      {Object.entries(fields).map(([name, label]) => (
        <p key={name}>
          <label htmlFor={name}>{label}</label>{' '}
          <input
            id={name}
            inputMode="decimal"
            value={texts[name]}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
            aria-invalid={name in faults}
            aria-describedby={`${name}-fault`}
          />{' '}
          <span id={`${name}-fault`}>{faults[name]}</span>
        </p>
      ))}
      <p role="status">
        {result === undefined
          ? 'Please correct the fields.'
          : `${money.format(result.monthly_payment)} a month, ${money.format(result.total_interest)} interest in total`}
      </p>
    </form>
  );
}

createRoot(document.getElementById('root')).render(<Mortgage />);
