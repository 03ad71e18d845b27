/** The reply to a sweep; numbers are decimal texts. */
export interface SweepReply {
  readonly axes: readonly { readonly field: string; readonly values: readonly string[] }[];
  readonly rows: readonly SweepRow[];
  readonly warnings?: readonly { readonly detail: string }[];
}

export type SweepRow = Readonly<Record<string, unknown>> & { readonly problem?: { readonly detail: string } };

/** A column for each varied input and each result that a row has, with the reason where there is none. */
export function sweepRows({ axes, rows }: SweepReply, names: readonly string[]) {
  const shown = names.filter((name) =>
    rows.some((row) => row[name] !== undefined && !Array.isArray(row[name])),
  );
  const hasProblems = rows.some(({ problem }) => problem !== undefined);
  const columns = [...axes.map(({ field }) => field), ...shown];
  const cells = (row: SweepReply['rows'][number]) => columns.map((column) => (row[column] ?? '') as string);
  return {
    header: [...columns, ...(hasProblems ? ['problem'] : [])],
    rows: rows.map((row) => [...cells(row), ...(hasProblems ? [row.problem?.detail ?? ''] : [])]),
  };
}
