import { isCodeIn } from '../code-table.ts';

/** Publishing state of content (R-ENUM-VAL-29). */
export const WORKFLOW_STATE = {
  published: 1,
  draft: 2,
  'needs-review': 3,
  scheduled: 4,
  private: 5,
} as const;

export type WorkflowState = (typeof WORKFLOW_STATE)[keyof typeof WORKFLOW_STATE];

export function isWorkflowState(value: unknown): value is WorkflowState {
  return isCodeIn(WORKFLOW_STATE, value);
}

/** Published content has no badge, so only the other states are listed. */
export const CONTENT_STATUSES = ['Scheduled', 'Needs Review', 'Draft', 'Private'] as const;

export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** Pages can also be of a type that is no longer offered. */
export type PageStatus = ContentStatus | 'Deprecated';

/** The dashboard badge of a content item; `undefined` when published. */
export function contentStatus(state: WorkflowState): ContentStatus | undefined {
  switch (state) {
    case WORKFLOW_STATE.draft:
      return 'Draft';
    case WORKFLOW_STATE['needs-review']:
      return 'Needs Review';
    case WORKFLOW_STATE.scheduled:
      return 'Scheduled';
    case WORKFLOW_STATE.private:
      return 'Private';
    default:
      return undefined;
  }
}

/** The dashboard badge of a page. `Deprecated` does not hide a page. */
export function pageStatus(page: {
  readonly state: WorkflowState;
  readonly isDeprecated: boolean;
}): PageStatus | undefined {
  return contentStatus(page.state) ?? (page.isDeprecated ? 'Deprecated' : undefined);
}

export function isPublished(page: { readonly state: WorkflowState }): boolean {
  return page.state === WORKFLOW_STATE.published;
}
