import { z } from 'zod';
import { idSchema } from './id.ts';

/** Products that one rule can name. */
export const MAX_ACCESS_PRODUCTS = 50;

/**
 * Who may see a page, or a collection and everything in it: visitors who are signed in to their account, or those of them who have
 * bought one of these products.
 */
export const accessSchema = z.discriminatedUnion(
  'for',
  [
    z.strictObject({ for: z.literal('members') }),
    z.strictObject({
      for: z.literal('customers'),
      productIds: z.array(idSchema).min(1).max(MAX_ACCESS_PRODUCTS),
    }),
  ],
  { error: 'must be for "members" or for "customers" of "productIds"' },
);

export type Access = z.infer<typeof accessSchema>;

interface ProtectionFields {
  readonly password?: string | undefined;
  readonly access?: Access | undefined;
}

/** For `refine`: a document has a password or an audience. */
export function hasOneProtection({ password, access }: ProtectionFields): boolean {
  return password === undefined || access === undefined;
}

/** Reported at the audience. */
export const ONE_PROTECTION = {
  path: ['access'],
  message: 'must not be combined with "password": remove one of them',
};
