import { z } from 'zod';

/**
 * Ids are used unescaped in class names, element ids and file names, so they contain only characters that are safe in all of
 * them.
 */
export const idSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'must be letters, digits, - and _, at most 100 of them');

export type Id = z.infer<typeof idSchema>;

/** Fractional order keys, compared as plain strings, so that concurrent moves do not conflict. */
export const orderSchema = z.string().min(1).max(200);
