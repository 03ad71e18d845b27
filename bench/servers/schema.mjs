// What a mortgage call must have, for those who check by zod.
import { z } from 'zod';

export const input = z.strictObject({
  home_price: z.number().min(0).max(1e12),
  down_payment: z.number().min(0).max(1e12),
  interest_rate: z.number().min(0).max(1000),
  loan_term: z.int().min(1).max(100),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});
