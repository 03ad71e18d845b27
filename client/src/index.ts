export { Centwise, type CentwiseOptions } from './centwise.ts';
export {
  CentwiseCertificateError,
  CentwiseError,
  CentwiseNetworkError,
  CentwiseProblem,
  CentwiseProtocolError,
  CentwiseTimeout,
  type ProblemDocument,
  type ProblemFault,
} from './errors.ts';
export type { Fetch } from './transport.ts';
export type * from './calculators.ts';
export type * from './types.ts';
