import { isCodeIn } from '../code-table.ts';

/** What a folder in the navigation does when it is opened. */
export const FOLDER_BEHAVIOR = { index: 1, redirect: 2, none: 3, variation: 4 } as const;

export type FolderBehavior = (typeof FOLDER_BEHAVIOR)[keyof typeof FOLDER_BEHAVIOR];

export function isFolderBehavior(value: unknown): value is FolderBehavior {
  return isCodeIn(FOLDER_BEHAVIOR, value);
}
