import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EditorProvider, useEditor } from '../hooks/editor-context.tsx';
import { type OpenPart, openInEditor } from '../hooks/testing/open-in-editor.tsx';
import { FILE_EXTENSIONS } from './file-rules.ts';
import { useAddFiles } from './use-add-files.ts';

let part: OpenPart;
let addFiles: (files: readonly File[]) => readonly string[];

function Part() {
  addFiles = useAddFiles();
  return null;
}

/** A site that allows one megabyte. */
function SmallSite() {
  const editor = useEditor();
  return (
    <EditorProvider editor={{ ...editor, site: { ...editor.site, maxUploadBytes: 1e6 } }}>
      <Part />
    </EditorProvider>
  );
}

const fileOf = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name);
const add = (...files: readonly File[]) => act(async () => addFiles(files));
/** The notice, without its buttons. */
const notice = () => document.querySelector('[role="alertdialog"]')?.textContent ?? '';

beforeEach(async () => {
  part = await openInEditor(<SmallSite />);
});
afterEach(() => part.close());

describe('a file that is added', () => {
  it('is rejected with the maximum size of the site when it is larger (R-FILE-MSG-03)', async () => {
    expect(await add(fileOf('kiln.jpg', 1_000_001))).toEqual([]);
    expect(notice()).toBe('The file kiln.jpg is too large. The maximum allowed file size is 1 MB.');
  });

  it('is rejected when its type is not supported (R-FILE-MSG-02)', async () => {
    expect(await add(fileOf('a.exe'))).toEqual([]);
    expect(notice()).toContain('The file a.exe does not appear to be a supported file');
  });

  it('is uploaded otherwise, also next to rejected ones', async () => {
    expect(await add(fileOf('a.exe'), fileOf('kiln.jpg', 1_000_000))).toHaveLength(1);
    const names = part.editor.uploads.entries.getState().map(({ file }) => file.name);
    expect(names).toEqual(['kiln.jpg']);
  });
});

it('the supported types of files are those of the specification, and AVIF (R-FILE-MSG-05)', () => {
  const images = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg'];
  const documents = ['pdf', 'docx', 'xlsx', 'pptx', 'txt', 'csv'];
  expect(FILE_EXTENSIONS).toEqual([...images, ...documents, 'mp3', 'm4a', 'woff', 'woff2']);
});
