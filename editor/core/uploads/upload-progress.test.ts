import { expect, it } from 'vitest';
import { NO_UPLOADS, uploadProgress } from './upload-progress.ts';
import type { UploadEntry } from './upload-queue.ts';
import type { UploadState } from './upload-state.ts';

const entry = (id: string, state: UploadState, progress = 0): UploadEntry => ({
  id,
  file: new File([], `${id}.jpg`),
  state,
  progress,
  message: '',
});

/** The texts that are announced while the entries change: repeated ones are not. */
function textsOf(...steps: readonly (readonly UploadEntry[])[]): readonly string[] {
  const texts: string[] = [];
  let last = NO_UPLOADS;
  for (const entries of steps) {
    last = uploadProgress(last, entries);
    if (last.text !== (texts.at(-1) ?? '')) texts.push(last.text);
  }
  return texts;
}

it('counts the files of a batch, not their percents', () => {
  expect(
    textsOf(
      [entry('a', 'uploading'), entry('b', 'waiting')],
      [entry('a', 'uploading', 0.4), entry('b', 'waiting')],
      [entry('a', 'processing', 1), entry('b', 'uploading', 0.2)],
      [entry('a', 'ready'), entry('b', 'uploading', 0.9)],
      [entry('a', 'ready'), entry('b', 'ready')],
    ),
  ).toEqual(['0 of 2 files uploaded', '1 of 2 files uploaded', '2 files uploaded.']);
});

it('counts files that are added while others are in progress', () => {
  expect(
    textsOf(
      [entry('a', 'uploading')],
      [entry('a', 'ready'), entry('b', 'uploading')],
      [entry('a', 'ready'), entry('b', 'ready')],
    ).slice(1),
  ).toEqual(['1 of 2 files uploaded', '2 files uploaded.']);
});

it('forgets a batch when the next one starts, and starts without one', () => {
  const done = [entry('a', 'ready'), entry('b', 'upload-failed')];
  expect(textsOf(done, [...done, entry('c', 'uploading')], [...done, entry('c', 'ready')])).toEqual([
    '0 of 1 files uploaded',
    '1 file uploaded.',
  ]);
});

it('names failures', () => {
  const states = (a: UploadState, b: UploadState) => [entry('a', a), entry('b', b)];
  const start = states('uploading', 'uploading');
  expect(textsOf(start, states('ready', 'upload-failed')).at(-1)).toBe(
    '1 file uploaded. 1 file couldn’t be uploaded.',
  );
  expect(textsOf(start, states('upload-failed', 'processing-failed')).at(-1)).toBe(
    '2 files couldn’t be uploaded.',
  );
});
