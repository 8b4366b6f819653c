import { isCodeIn } from '../code-table.ts';

/** The source of a page background. */
export const BACKGROUND_SOURCE = { upload: 1, instagram: 2, video: 3, none: 4 } as const;

export type BackgroundSource = (typeof BACKGROUND_SOURCE)[keyof typeof BACKGROUND_SOURCE];

export function isBackgroundSource(value: unknown): value is BackgroundSource {
  return isCodeIn(BACKGROUND_SOURCE, value);
}
