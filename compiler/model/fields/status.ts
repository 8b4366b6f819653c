import { z } from 'zod';

/** The states of a page or item (data model 13). A document without a status is published. */
export const statusSchema = z.enum([
  'Published',
  'Draft',
  'Scheduled',
  'Needs Review',
  'Private',
  'Deprecated',
]);

export type Status = z.infer<typeof statusSchema>;

interface Dated {
  readonly status?: Status | undefined;
  readonly publishOn?: number | undefined;
}

/** When a site is looked at: `now` in epoch milliseconds; `drafts` shows what visitors do not see. */
export interface Viewing {
  readonly now: number;
  readonly drafts: boolean;
}

/**
 * Whether visitors see it. Scheduled content appears when its time has come; without a time it never does. Deprecated
 * is a badge for retired kinds of page: they are still published.
 */
export function isPublished({ status = 'Published', publishOn }: Dated, { now, drafts }: Viewing): boolean {
  if (drafts) return true;
  if (status === 'Scheduled') return publishOn !== undefined && publishOn <= now;
  return status === 'Published' || status === 'Deprecated';
}
