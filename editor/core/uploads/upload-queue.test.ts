import { describe, expect, it } from 'vitest';
import type { Doc } from '../../../compiler/model/index.ts';
import { ApiFailure } from '../api/api-failure.ts';
import type { UploadRequest } from '../api/upload.ts';
import { createUploadQueue } from './upload-queue.ts';
import {
  canCancel,
  canRetry,
  canTransition,
  hasFailed,
  isInProgress,
  type UploadState,
} from './upload-state.ts';

const STATES: readonly UploadState[] = [
  'waiting',
  'uploading',
  'upload-complete',
  'processing',
  'ready',
  'upload-failed',
  'processing-failed',
  'processing-cancelled',
  'cancelled',
];

interface SentUpload extends UploadRequest {
  /** The server has created the asset. */
  readonly finish: () => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

/** A queue whose server responds on demand. */
function openQueue() {
  const sent: SentUpload[] = [];
  const ready: string[] = [];
  let ids = 0;
  const queue = createUploadQueue({
    newId: () => `${++ids}`,
    onReady: ({ key }) => ready.push(key),
    upload: (request) =>
      new Promise((resolve, reject) => {
        const doc: Doc = { key: `asset:${request.file.name}`, rev: 1, updatedAt: 0, updatedBy: '', body: {} };
        const settled = async () => {
          for (let turn = 0; turn < 5; turn++) await Promise.resolve();
        };
        const finish = () => {
          resolve(doc);
          return settled();
        };
        const fail = (error: Error) => {
          reject(error);
          return settled();
        };
        sent.push({ ...request, finish, fail });
      }),
  });
  const add = (...names: readonly string[]) => queue.add(names.map((name) => new File([], name)));
  const states = () => queue.entries.getState().map(({ state }) => state);
  const first = () => queue.entries.getState()[0];
  return { ...queue, add, sent, ready, states, first };
}

describe('the state of an upload', () => {
  it('changes only as files are processed (R-FILE-FLOW-02)', () => {
    const allowed = STATES.flatMap((from) =>
      STATES.filter((to) => canTransition(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(allowed).toEqual([
      'waiting > uploading',
      'waiting > cancelled',
      'uploading > upload-complete',
      'uploading > upload-failed',
      'uploading > cancelled',
      'upload-complete > processing',
      'processing > ready',
      'processing > processing-failed',
      'processing > processing-cancelled',
      'upload-failed > waiting',
      'processing-failed > waiting',
      'processing-cancelled > waiting',
      'cancelled > waiting',
    ]);
  });

  it('decides what a user can do', () => {
    expect({
      cancel: STATES.filter(canCancel),
      retry: STATES.filter((state) => canRetry({ state })),
      retryFinal: STATES.filter((state) => canRetry({ state, isFinal: true })),
    }).toEqual({
      cancel: ['waiting', 'uploading', 'processing'],
      retry: ['upload-failed', 'processing-failed', 'processing-cancelled', 'cancelled'],
      retryFinal: [],
    });
  });

  it('decides what leaving the page would lose, and what has failed', () => {
    expect(STATES.filter(isInProgress)).toEqual(['waiting', 'uploading', 'upload-complete', 'processing']);
    expect(STATES.filter(hasFailed)).toEqual(['upload-failed', 'processing-failed']);
  });
});

describe('the upload queue', () => {
  it('uploads three files at a time, in order', async () => {
    const { add, sent, states } = openQueue();
    expect(add('a', 'b', 'c', 'd', 'e')).toEqual(['1', '2', '3', '4', '5']);
    expect(states()).toEqual(['uploading', 'uploading', 'uploading', 'waiting', 'waiting']);
    await sent[1]?.finish();
    expect(states()).toEqual(['uploading', 'ready', 'uploading', 'uploading', 'waiting']);
    expect(sent.map(({ file }) => file.name)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('counts a file that the server processes as one of the three', () => {
    const { add, sent, states } = openQueue();
    add('a', 'b', 'c', 'd');
    sent[0]?.onSent();
    expect(states()).toEqual(['processing', 'uploading', 'uploading', 'waiting']);
  });

  it('shows the progress of a file until its asset exists', async () => {
    const { add, sent, first, ready } = openQueue();
    add('a');
    sent[0]?.onProgress(0.4);
    expect(first()).toMatchObject({ state: 'uploading', progress: 0.4 });
    sent[0]?.onSent();
    expect(first()).toMatchObject({ state: 'processing', progress: 1 });
    sent[0]?.onProgress(0.5);
    expect(first()).toMatchObject({ progress: 1 });
    await sent[0]?.finish();
    expect(first()).toMatchObject({ state: 'ready', progress: 1, assetId: 'a', message: '' });
    expect(ready).toEqual(['asset:a']);
  });

  it('needs no report that all bytes are sent', async () => {
    const { add, sent, states } = openQueue();
    add('a');
    await sent[0]?.finish();
    expect(states()).toEqual(['ready']);
  });

  it('distinguishes failed uploads from failed processing', async () => {
    const { add, sent, states, ready } = openQueue();
    add('a', 'b');
    await sent[0]?.fail(new Error('No connection'));
    sent[1]?.onSent();
    await sent[1]?.fail(new Error('Not an image'));
    expect(states()).toEqual(['upload-failed', 'processing-failed']);
    expect(ready).toEqual([]);
  });

  it.each([
    [413, false],
    [415, false],
    [500, true],
    [400, true],
  ])('after the status %s offers a retry: %s', async (status, isRetried) => {
    const { add, sent, first, retry } = openQueue();
    add('a');
    await sent[0]?.fail(new ApiFailure('rejected', status, { message: 'Why' }));
    expect(first()).toMatchObject({ state: 'upload-failed', message: 'Why' });
    retry('1');
    expect(first()?.state).toBe(isRetried ? 'uploading' : 'upload-failed');
  });

  it('starts a retried upload from the beginning', async () => {
    const { add, sent, first, retry } = openQueue();
    add('a');
    sent[0]?.onProgress(0.9);
    await sent[0]?.fail(new Error('No connection'));
    retry('1');
    expect(first()).toMatchObject({ state: 'uploading', progress: 0, message: '' });
    await sent[1]?.finish();
    expect(first()?.state).toBe('ready');
  });

  it('continues with the next file after a failed or canceled one', async () => {
    const { add, sent, states, cancel } = openQueue();
    add('a', 'b', 'c', 'd', 'e');
    await sent[0]?.fail(new Error('No connection'));
    cancel('2');
    expect(states()).toEqual(['upload-failed', 'cancelled', 'uploading', 'uploading', 'uploading']);
  });

  it('cancels an upload and its processing', () => {
    const { add, sent, states, cancel } = openQueue();
    add('a', 'b', 'c', 'd');
    sent[1]?.onSent();
    for (const id of ['4', '1', '2', 'missing']) cancel(id);
    expect(states()).toEqual(['cancelled', 'processing-cancelled', 'uploading', 'cancelled']);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  });

  it('does not cancel what is done', async () => {
    const { add, sent, states, cancel } = openQueue();
    add('a');
    await sent[0]?.finish();
    cancel('1');
    expect(states()).toEqual(['ready']);
    expect(sent[0]?.signal.aborted).toBe(false);
  });

  it('removes a dismissed file, cancels its upload and starts the next one', async () => {
    const { add, sent, states, dismiss, ready } = openQueue();
    add('a', 'b', 'c', 'd');
    dismiss('1');
    expect([states(), sent[0]?.signal.aborted]).toEqual([['uploading', 'uploading', 'uploading'], true]);
    await sent[1]?.finish();
    dismiss('2');
    expect(sent[1]?.signal.aborted).toBe(false);
    expect([states().length, ready]).toEqual([2, ['asset:b']]);
  });
});
