import { isCodeIn } from '../code-table.ts';

/** Roles of the people who work on a site; 5 is unused. */
export const CONTRIBUTOR_ROLE = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  'store-manager': 8,
  scheduling: 9,
  viewer: 10,
  'campaigns-editor': 11,
  'scheduling-viewer': 12,
  'scheduling-editor': 13,
  none: 14,
  'website-manager': 15,
  'draft-editor': 16,
} as const;

export type ContributorRole = (typeof CONTRIBUTOR_ROLE)[keyof typeof CONTRIBUTOR_ROLE];

export function isContributorRole(value: unknown): value is ContributorRole {
  return isCodeIn(CONTRIBUTOR_ROLE, value);
}
