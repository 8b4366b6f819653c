import { z } from 'zod';
import {
  CONTENT_STATUSES,
  type ContentStatus,
} from '../../../formatters/vocabulary/content/content-status.ts';

/** The state of a page or item (data model 13). A document without a status is published. */
export const statusSchema = z.enum(CONTENT_STATUSES);

export type Status = ContentStatus;

interface Dated {
  readonly status?: Status | undefined;
  readonly publishOn?: number | undefined;
}

/** The time at which a site is viewed: `now` in epoch milliseconds; `drafts` includes content hidden from visitors. */
export interface Viewing {
  readonly now: number;
  readonly drafts: boolean;
}

/** When the next of these documents appears, in epoch milliseconds. Undefined when none is scheduled. */
export function nextAppearance(documents: readonly Dated[], { now, drafts }: Viewing): number | undefined {
  if (drafts) return undefined;
  let next: number | undefined;
  for (const { status, publishOn } of documents) {
    if (status !== 'Scheduled' || publishOn === undefined || publishOn <= now) continue;
    next = Math.min(next ?? publishOn, publishOn);
  }
  return next;
}

/**
 * Whether visitors see it. Scheduled content appears at its time; without a time it never does. "Deprecated" marks retired page
 * types, which are still published.
 */
export function isPublished({ status = 'Published', publishOn }: Dated, { now, drafts }: Viewing): boolean {
  if (drafts) return true;
  if (status === 'Scheduled') return publishOn !== undefined && publishOn <= now;
  return status === 'Published' || status === 'Deprecated';
}
