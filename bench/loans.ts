// Published loans beside libraries for loans: how many each can state and meets to the cent, and which
// features of a loan it has: `npm run bench -- loans`. It installs loanjs, financial, formulajs, amortize and
// fundamental-js from npm into a temporary folder, and asks QuantLib where Debian has quantlib-python.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { features } from './loans/features.ts';
import { loadLoanPeers, packages } from './loans/peers.ts';
import {
  addsUp,
  isMet,
  keepAccount,
  type Kept,
  kindOf,
  kinds,
  type LoanInput,
  type Published,
  readPublished,
} from './loans/published.ts';
import { hasEqualPeriods, keepWith, planOf } from './loans/stages.ts';
import { formatTable } from './table.ts';

/** Centwise or a library: the ways in which it keeps a loan, none where its parameters cannot state it. */
interface Program {
  readonly name: string;
  /** Undefined where it is not installed. */
  readonly keep: ((input: LoanInput) => readonly Kept[]) | undefined;
}

const NOT_INSTALLED = '–';
// Between two local dates formulajs counts a day too many or too few where clocks have changed.
process.env['TZ'] = 'UTC';

/** A loan that a program can state; it is met where one of the ways has each published figure. */
interface Stated {
  readonly loan: Published;
  readonly first: Kept;
  readonly isMet: boolean;
}

function state({ keep }: Program, loans: readonly Published[]): readonly Stated[] | undefined {
  return (
    keep &&
    loans.flatMap((loan) => {
      const ways = keep(loan.input);
      const first = ways[0];
      return first === undefined ? [] : [{ loan, first, isMet: ways.some((kept) => isMet(loan, kept)) }];
    })
  );
}

/** "Met of stated", of each kind and of all. */
function tellLoans(
  loans: readonly Published[],
  programs: readonly Program[],
  all: readonly (readonly Stated[] | undefined)[],
): string {
  const kindFor = ({ input }: Published) => kindOf(input, hasEqualPeriods(input));
  const row = (name: string, isCounted: (loan: Published) => boolean) => {
    const cells = all.map((stated) => {
      const counted = stated?.filter(({ loan }) => isCounted(loan));
      if (counted === undefined) return NOT_INSTALLED;
      return counted.length === 0
        ? 'none'
        : `${counted.filter((one) => one.isMet).length} of ${counted.length}`;
    });
    return [name, String(loans.filter(isCounted).length), ...cells];
  };
  const head = ['met to the cent, of those it can state', 'loans', ...programs.map(({ name }) => name)];
  const ofKinds = kinds.map((kind) => row(kind, (loan) => kindFor(loan) === kind));
  return formatTable(head, [...ofKinds, row('all', () => true)]);
}

function tellFeatures(programs: readonly Program[], all: readonly (readonly Stated[] | undefined)[]): string {
  const rows = features.map(({ name, input, isRight }) => {
    const cells = programs.map(({ keep }) => {
      if (keep === undefined) return NOT_INSTALLED;
      const ways = keep(input);
      if (ways.length === 0) return 'no';
      return ways.some(isRight) ? 'yes' : 'differs';
    });
    return [name, ...cells];
  });
  const sums = all.map((stated) => {
    if (stated === undefined) return NOT_INSTALLED;
    const adding = stated.filter(({ loan, first }) => addsUp(loan.input, first));
    return adding.length === stated.length ? 'yes' : `in ${adding.length} of ${stated.length}`;
  });
  const head = ['feature', ...programs.map(({ name }) => name)];
  return formatTable(head, [...rows, ['rows that add up to the cent', ...sums]]);
}

const notes = `yes: run, with the right figures. differs: run, with other figures. no: its documented parameters do not state
this, so nothing was run. –: not installed.

Unrounded figures are rounded in each of several ways, and one that meets is enough; only for "rows that add up" is
each figure rounded by itself. From a due date on at which the rate or the balance changes, a loan of its own is asked
for. Of financial, formulajs and QuantLib, which have functions for single figures, each period is also asked for by
itself. What a caller would write is not counted: a function for an instalment, as loanjs takes one, or an account
with interest between any two dates, which formulajs and QuantLib calculate.
`;

const folder = mkdtempSync(join(tmpdir(), 'centwise-loans-'));
try {
  const peers = await loadLoanPeers(folder);
  const loans = readPublished();
  const programs: readonly Program[] = [
    { name: 'Centwise', keep: (input) => [keepAccount(input)] },
    ...peers.map(({ name, answer }) => ({
      name,
      keep: answer && ((input: LoanInput) => keepWith(answer, planOf(input))),
    })),
  ];
  const all = programs.map((program) => state(program, loans));
  process.stdout.write(`Published loans, beside ${packages.join(', ')}\n\n`);
  process.stdout.write(`${tellLoans(loans, programs, all)}\n${tellFeatures(programs, all)}\n${notes}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
