import { z } from 'zod';
import type { EmailFailure } from '../../../../formatters/vocabulary/api/emails.ts';

/** Epoch milliseconds. */
export const time = z.int();

export const count = z.int().min(0);

export const text = z.string();

export const empty = z.strictObject({});

export const numbers = z.record(text, z.int());

export const pages = { hasNextPage: z.boolean(), nextPageCursor: text.exactOptional() };

export const emailFailure: z.ZodType<EmailFailure> = z.strictObject({
  reason: text,
  retryOn: time.exactOptional(),
});
