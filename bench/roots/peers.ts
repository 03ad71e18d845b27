import { askPython, installPackages } from '../packages.ts';
import type { Drawn } from './flows.ts';

const packages = ['xirr@1.1.0', 'node-irr@2.0.5', '@formulajs/formulajs@4.6.1'];

/** Rates in percent; prepared once for each set of cash flows, so that only the search is measured. */
export interface Peer {
  readonly name: string;
  /** By dates; undefined where the library has no such function. */
  readonly dated?: (drawn: Drawn) => () => number;
  /** In equal periods. */
  readonly periodic?: (drawn: Drawn) => () => number;
  /** Of a level annuity: a period's rate. */
  readonly annuity?: (periods: number, payment: number, present: number) => number;
}

interface Formulas {
  readonly XIRR: (amounts: readonly number[], dates: readonly Date[], guess: number) => unknown;
  readonly IRR: (amounts: readonly number[]) => unknown;
  readonly RATE: (periods: number, payment: number, present: number) => unknown;
}

/** Installs the libraries into this folder. */
export async function loadPeers(folder: string): Promise<readonly Peer[]> {
  const load = await installPackages(folder, packages);
  const xirr = load('xirr') as (flows: readonly { when: Date; amount: number }[]) => number;
  const nodeIrr = load('node-irr') as {
    readonly irr: (amounts: readonly number[]) => number;
    readonly xirr: (flows: readonly { date: Date; amount: number }[]) => { readonly rate: number };
  };
  const formulas = load('@formulajs/formulajs') as Formulas;
  const datesOf = ({ dates }: Drawn) => dates.map((text) => new Date(text));
  return [
    {
      name: 'xirr',
      dated: (drawn) => {
        const dates = datesOf(drawn);
        const flows = drawn.amounts.map((amount, index) => ({ when: dates[index]!, amount }));
        return () => 100 * xirr(flows);
      },
    },
    {
      name: 'node-irr',
      dated: (drawn) => {
        const dates = datesOf(drawn);
        const flows = drawn.amounts.map((amount, index) => ({ date: dates[index]!, amount }));
        return () => 100 * ((1 + nodeIrr.xirr(flows).rate) ** 365 - 1);
      },
      periodic:
        ({ amounts }) =>
        () =>
          100 * nodeIrr.irr(amounts),
    },
    {
      name: 'formulajs',
      dated: (drawn) => {
        const dates = datesOf(drawn);
        return () => 100 * Number(formulas.XIRR(drawn.amounts, dates, 0.1));
      },
      periodic:
        ({ amounts }) =>
        () =>
          100 * Number(formulas.IRR(amounts)),
      annuity: (...given) => 100 * Number(formulas.RATE(...given)),
    },
  ];
}

/** The rates of QuantLib by dates, and the time of the last one; undefined where Python has no QuantLib. */
export function askQuantLib(
  samples: readonly Drawn[],
): { readonly rates: readonly (number | null)[]; readonly microseconds: number } | undefined {
  return askPython('roots/quantlib.py', samples) as never;
}
