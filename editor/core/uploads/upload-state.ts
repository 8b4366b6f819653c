/** States of an upload (R-FILE-FLOW-01, -02). */
export type UploadState =
  | 'waiting'
  | 'uploading'
  | 'upload-complete'
  | 'processing'
  | 'ready'
  | 'upload-failed'
  | 'processing-failed'
  | 'processing-cancelled'
  | 'cancelled';

const NEXT: Readonly<Record<UploadState, readonly UploadState[]>> = {
  waiting: ['uploading', 'cancelled'],
  uploading: ['upload-complete', 'upload-failed', 'cancelled'],
  'upload-complete': ['processing'],
  processing: ['ready', 'processing-failed', 'processing-cancelled'],
  ready: [],
  // Retrying.
  'upload-failed': ['waiting'],
  'processing-failed': ['waiting'],
  'processing-cancelled': ['waiting'],
  cancelled: ['waiting'],
};

export function canTransition(from: UploadState, to: UploadState): boolean {
  return NEXT[from].includes(to);
}

/** Returns whether an upload can be retried with a chance of success. */
export function canRetry({
  state,
  isFinal = false,
}: {
  readonly state: UploadState;
  readonly isFinal?: boolean;
}): boolean {
  return !isFinal && canTransition(state, 'waiting');
}

/** Returns whether an upload is in progress, so that leaving the page would lose it. */
export function isInProgress(state: UploadState): boolean {
  return (
    state === 'waiting' || state === 'uploading' || state === 'upload-complete' || state === 'processing'
  );
}

export function hasFailed(state: UploadState): boolean {
  return state === 'upload-failed' || state === 'processing-failed';
}

/** Returns whether an upload can be canceled. */
export function canCancel(state: UploadState): boolean {
  return canTransition(state, 'cancelled') || canTransition(state, 'processing-cancelled');
}
