import { t } from '../strings/core-strings.ts';
import type { UploadEntry } from './upload-queue.ts';
import { hasFailed, isInProgress } from './upload-state.ts';

/** The uploads of one batch: those added until none is in progress. */
export interface UploadProgress {
  readonly ids: ReadonlySet<string>;
  readonly isInProgress: boolean;
  /** "1 of 3 files uploaded", or an empty string before the first upload. */
  readonly text: string;
}

export const NO_UPLOADS: UploadProgress = { ids: new Set(), isInProgress: false, text: '' };

/** Returns the progress after the entries have changed, or `last` when its text is still right. */
export function uploadProgress(last: UploadProgress, entries: readonly UploadEntry[]): UploadProgress {
  const inProgress = entries.filter(({ state }) => isInProgress(state)).map(({ id }) => id);
  // Nothing has happened since the last batch ended.
  if (!last.isInProgress && inProgress.length === 0) return last;
  const ids = new Set(last.isInProgress ? [...last.ids, ...inProgress] : inProgress);
  const text = progressText(
    entries.filter(({ id }) => ids.has(id)),
    inProgress.length > 0,
  );
  const isSame =
    text === last.text && ids.size === last.ids.size && last.isInProgress === inProgress.length > 0;
  return isSame ? last : { ids, isInProgress: inProgress.length > 0, text };
}

function progressText(batch: readonly UploadEntry[], isMoving: boolean): string {
  const done = batch.filter(({ state }) => state === 'ready').length;
  if (isMoving) return t('uploads.progress', { done, count: batch.length });
  const failed = batch.filter(({ state }) => hasFailed(state)).length;
  const texts = [
    ...(done > 0 || failed === 0 ? [t('uploads.done', { count: done })] : []),
    ...(failed > 0 ? [t('uploads.failed', { count: failed })] : []),
  ];
  return texts.join(' ');
}
