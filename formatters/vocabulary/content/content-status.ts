/** States of a page or item, in display order. `Deprecated` marks retired kinds of pages, which are still published. */
export const CONTENT_STATUSES = [
  'Published',
  'Draft',
  'Scheduled',
  'Needs Review',
  'Private',
  'Deprecated',
] as const;

export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** The states as templates see them (R-ENUM-VAL-29). */
export const WORKFLOW_STATE: Readonly<Record<ContentStatus, number>> = {
  Published: 1,
  Draft: 2,
  'Needs Review': 3,
  Scheduled: 4,
  Private: 5,
  Deprecated: 1,
};
