import { expect, it } from 'vitest';
import {
  canCancel,
  canRetry,
  canTransition,
  hasFailed,
  isInProgress,
  type UploadState,
} from './upload-state.ts';

const STATES = [
  'waiting',
  'uploading',
  'upload-complete',
  'processing',
  'ready',
  'upload-failed',
  'processing-failed',
  'processing-cancelled',
  'cancelled',
] as const;

const those = (matches: (state: UploadState) => boolean) => STATES.filter(matches);

it('an upload goes through its states in order, and can stop at each', () => {
  const path = ['waiting', 'uploading', 'upload-complete', 'processing', 'ready'] as const;
  for (const from of path)
    expect(
      those((to) => canTransition(from, to)).filter((to) => (path as readonly string[]).includes(to)),
    ).toEqual(path.slice(path.indexOf(from) + 1, path.indexOf(from) + 2));
});

it('is canceled until the server has its bytes, or while the server processes it', () => {
  expect(those(canCancel)).toEqual(['waiting', 'uploading', 'processing']);
  expect(those((state) => canTransition(state, 'cancelled'))).toEqual(['waiting', 'uploading']);
  expect(those((state) => canTransition(state, 'processing-cancelled'))).toEqual(['processing']);
});

it('fails while it is sent or processed', () => {
  expect(those((state) => canTransition(state, 'upload-failed'))).toEqual(['uploading']);
  expect(those((state) => canTransition(state, 'processing-failed'))).toEqual(['processing']);
  expect(those(hasFailed)).toEqual(['upload-failed', 'processing-failed']);
});

it('can be retried after it has ended without a file, unless the file itself was rejected', () => {
  const ended = ['upload-failed', 'processing-failed', 'processing-cancelled', 'cancelled'];
  expect(those((state) => canRetry({ state }))).toEqual(ended);
  expect(those((state) => canRetry({ state, isFinal: true }))).toEqual([]);
});

it('is lost by leaving the page until the file is ready', () => {
  expect(those(isInProgress)).toEqual(['waiting', 'uploading', 'upload-complete', 'processing']);
});
