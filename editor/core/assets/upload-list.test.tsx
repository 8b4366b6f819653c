import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { byRole } from '../../testing/roles.ts';
import type { Upload } from '../api/upload.ts';
import { EditorProvider, useEditor } from '../hooks/editor-context.tsx';
import { type OpenPart, openInEditor } from '../hooks/testing/open-in-editor.tsx';
import { createUploadQueue, type UploadQueue } from '../uploads/upload-queue.ts';
import { UploadList } from './upload-list.tsx';

let part: OpenPart;
let uploads: UploadQueue;
/** Ends the upload that is running. */
let running: { readonly sent: () => void; readonly fail: () => void };
afterEach(() => part.close());

/** The server gives no reason. */
const upload: Upload = ({ onSent }) =>
  new Promise((_, reject) => {
    running = { sent: onSent, fail: () => reject(new Error('')) };
  });

function Part() {
  const editor = useEditor();
  return (
    <EditorProvider editor={{ ...editor, uploads }}>
      <UploadList />
    </EditorProvider>
  );
}

beforeEach(async () => {
  let ids = 0;
  uploads = createUploadQueue({ upload, newId: () => `upload-${ids++}`, onReady: () => {} });
  part = await openInEditor(<Part />);
  await act(async () => void uploads.add([new File(['x'], 'kiln.jpg')]));
});

const send = () => act(async () => running.sent());
const fail = () => act(async () => running.fail());
const cancel = () => act(async () => uploads.cancel('upload-0'));
/** The text of the file's row. */
const row = () => part.container.querySelector('li')?.textContent ?? '';

describe('a file that is uploaded', () => {
  it('R-FILE-FLOW-01: has a text for each state', async () => {
    const texts = [row()];
    await fail();
    texts.push(row());
    await act(async () => uploads.retry('upload-0'));
    await send();
    texts.push(row());
    await cancel();
    texts.push(row());
    expect(texts.map((text) => /(?<=kiln\.jpg).*(?= · )/.exec(text)?.[0])).toEqual([
      'Uploading',
      'Error uploading: File upload failed to complete',
      'Processing…',
      'File processing cancelled',
    ]);
  });

  it('R-FILE-ERR-01: says that its processing failed', async () => {
    await send();
    await fail();
    expect(row()).toContain('kiln.jpgFile processing failed to complete ·');
  });

  it('R-FILE-ERR-02: says that its upload failed', async () => {
    await fail();
    expect(row()).toContain('File upload failed to complete ·');
  });

  it('R-FILE-ERR-03: labels an error of the upload', async () => {
    await fail();
    expect(row()).toContain('kiln.jpgError uploading:');
  });

  it('is dismissed after it failed, or tried again', async () => {
    await fail();
    const press = (name: string) => act(async () => byRole(part.container, { role: 'button', name }).click());
    await press('Retry kiln.jpg');
    expect(row()).toContain('Uploading');
    await fail();
    await press('Dismiss kiln.jpg');
    expect(row()).toBe('');
  });

  it('R-FILE-ERR-06: says that its processing was canceled', async () => {
    await send();
    await cancel();
    expect(row()).toContain('kiln.jpgFile processing cancelled ·');
  });
});
