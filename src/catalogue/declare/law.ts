/** What a reply says of the law that it rests on. */
export interface LawStatement {
  readonly id: string;
  readonly name: string;
  /** That of its amounts, whatever the request names. */
  readonly currency: string;
  /** The first and the last day on which the figures that decide the answer apply. */
  readonly valid_from: string;
  readonly valid_to: string;
  /** The day on which somebody last held the figures against their sources. */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone. */
  readonly single?: readonly string[];
  /** Whether an operator has replaced some of them. */
  readonly own?: true;
}

/** Statements by the inputs that decide them, in tables as those of figures. */
export interface Law {
  readonly by: readonly string[];
  readonly ranges?: readonly string[];
  /** Whether a reply may rest on no law, as by a rate of the caller. */
  readonly isOptional?: boolean;
  readonly values: unknown;
}

/** Its tables are made for the first reply, so that a start does not wait for them. */
export function makeLaw(chain: Omit<Law, 'values'>, make: () => unknown): Law {
  let values: unknown;
  return {
    ...chain,
    get values() {
      return (values ??= make());
    },
  };
}
