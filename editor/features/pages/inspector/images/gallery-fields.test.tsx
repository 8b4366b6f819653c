// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import type { Doc } from '../../../../../compiler/model/index.ts';
import { BLOCK_TYPE } from '../../../../../formatters/vocabulary/content/block-type.ts';
import { EditorProvider } from '../../../../core/hooks/editor-context.tsx';
import { createMemorySite } from '../../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../../testing/open-app.tsx';
import { ToastProvider } from '../../../../ui/overlays/toast.tsx';
import { GalleryFields } from './gallery-fields.tsx';

let app: TestApp;
let root: Root;
const panel = document.createElement('div');

afterEach(async () => {
  await act(async () => root.unmount());
  panel.remove();
  await app.close();
});

/** Shows the fields of a gallery block with these options and returns their text. */
async function showFields(options: object): Promise<string> {
  const cell = { col: 1, span: 24, row: 1, rows: 1 };
  const body = {
    pageType: 1,
    title: 'About',
    urlId: 'about',
    sections: { top: { order: 'a0' } },
    blocks: {
      pots: {
        kind: BLOCK_TYPE.gallery,
        section: 'top',
        order: 'a0',
        layout: { desktop: cell, phone: cell },
        value: { assetIds: ['pot'], options },
      },
    },
  };
  const page: Doc = { key: 'page:about', rev: 1, updatedAt: 0, updatedBy: 'test', body };
  app = await openApp({ path: '/config', site: createMemorySite({ docs: [page], now: () => 0 }) });
  document.body.append(panel);
  root = createRoot(panel);
  await act(async () =>
    root.render(
      <ToastProvider>
        <EditorProvider editor={app.editor}>
          <GalleryFields doc="page:about" at={['blocks', 'pots', 'value']} />
        </EditorProvider>
      </ToastProvider>,
    ),
  );
  return panel.textContent ?? '';
}

const GRID = ['Columns', 'Spacing (px)', 'Square thumbnails'];
const SCROLLABLE = ['Show arrows', 'Autoplay'];
const STRIP = ['Thumbnail height (px)', 'Space above thumbnails (px)'];
const ALIGNMENT = ['Alignment of the current image'];
const STACK = ['Maximum width (px)'];
const ALL = [GRID, SCROLLABLE, STRIP, ALIGNMENT, STACK].flat();

it.each([
  ['grid', GRID],
  ['slideshow', [...SCROLLABLE, ...STRIP]],
  ['slider', [...SCROLLABLE, ...ALIGNMENT]],
  ['stacked', STACK],
])('a gallery has the fields of its layout only: %s', async (design, expected) => {
  const text = await showFields({ design });
  expect(ALL.filter((label) => text.includes(label))).toEqual(expected);
});

it.each([
  [{}, 'Aspect ratio', false],
  [{ 'square-thumbs': false }, 'Aspect ratio', true],
  [{ 'square-thumbs': false, 'auto-crop': false }, 'Aspect ratio', false],
  [{ design: 'slider' }, 'Seconds per image', false],
  [{ design: 'slider', autoplay: true }, 'Seconds per image', true],
  [{}, 'Caption position', true],
  [{ 'show-meta': false }, 'Caption position', false],
  [{}, 'Lightbox colors', false],
  [{ lightbox: true }, 'Lightbox colors', true],
  [{}, 'Image links', true],
  [{ lightbox: true }, 'Image links', false],
])('with the options %j, the field "%s" is shown: %s', async (options, label, isShown) => {
  expect((await showFields(options)).includes(label)).toBe(isShown);
});
