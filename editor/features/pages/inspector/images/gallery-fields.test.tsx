import { afterEach, expect, it } from 'vitest';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { BLOCK_TYPE } from '../../../../../formatters/vocabulary/content/block-type.ts';
import { type OpenPart, openInEditor, waitUntil } from '../../../../core/hooks/testing/open-in-editor.tsx';
import { GalleryFields } from './gallery-fields.tsx';

const ABOUT: DocKey = 'page:about';

let part: OpenPart;
afterEach(() => part.close());

/** Shows the fields of a gallery block with these options and returns their text. */
async function showFields(options: object): Promise<string> {
  const value = { assetIds: ['pot'], options };
  const body = { title: 'About', blocks: { pots: { kind: BLOCK_TYPE.gallery, value } } };
  part = await openInEditor(<GalleryFields doc={ABOUT} at={['blocks', 'pots', 'value']} />, {
    docs: [{ key: ABOUT, rev: 1, updatedAt: 0, updatedBy: 'test', body }],
  });
  const text = () => part.container.textContent ?? '';
  await waitUntil(() => text().includes('Layout'));
  return text();
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
