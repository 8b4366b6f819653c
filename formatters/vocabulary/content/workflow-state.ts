import { isCodeIn } from '../code-table.ts';

/** How far content is on its way to the visitors (R-ENUM-VAL-29). */
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

/** Content in a shown state carries no badge, so the list names only the others. */
export const CONTENT_STATUSES = ['Scheduled', 'Needs Review', 'Draft', 'Private'] as const;

export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** A page can also be of a kind that new sites no longer offer. */
export type PageStatus = ContentStatus | 'Deprecated';

/** The badge of a piece of content in the dashboard; none when it is published. */
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

/** The badge of a page. `Deprecated` hides nothing: such a page is published like any other. */
export function pageStatus(page: {
  readonly state: WorkflowState;
  readonly isDeprecated: boolean;
}): PageStatus | undefined {
  return contentStatus(page.state) ?? (page.isDeprecated ? 'Deprecated' : undefined);
}

export function isPublished(page: { readonly state: WorkflowState }): boolean {
  return page.state === WORKFLOW_STATE.published;
}
